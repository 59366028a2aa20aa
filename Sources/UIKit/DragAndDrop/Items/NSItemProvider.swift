/// The data of an item, as one or more types of data that are made when they are requested.
///
///     let provider = NSItemProvider(object: "Lavender" as NSString)
///     provider.loadObject(ofClass: String.self) { string, error in … }
///
/// Apple documentation: https://developer.apple.com/documentation/foundation/nsitemprovider
///
/// UIKit declares the class here because Foundation on Linux does not. Completion handlers run on a
/// queue in the background, as Foundation calls them.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// A closure that makes the data of a type.
  typealias DataLoader =
    @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  /// The domain of errors: see ``ErrorCode``.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of errors.
  public enum ErrorCode: Int, Sendable {
    /// An error without a further description.
    case unknownError = -1
    /// The item has no data of the type.
    case itemUnavailableError = -1000
    /// The data are of another type than the requested one.
    case unexpectedValueClassError = -1100
    /// The data cannot be converted.
    case unavailableCoercionError = -1200
  }

  private let lock = NSLock()
  private var loaders: [(identifier: String, load: DataLoader)] = []
  private var objects: [any NSItemProviderWriting] = []
  private var name: String?

  /// Creates a provider without data.
  public override init() { super.init() }

  /// Creates a provider of a value, as all types as which it can be written.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The suggested name of a file for the data; `nil`, the default, for none.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  // MARK: - Registration

  /// Adds a value, as all types as which it can be written.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    lock.withLock { objects.append(object) }
    nonisolated(unsafe) let object = object
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      add(identifier) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds a type of data, which a closure makes when they are requested.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) {
    add(typeIdentifier, loadHandler)
  }

  private func add(_ identifier: String, _ load: @escaping DataLoader) {
    lock.withLock { loaders.append((identifier, load)) }
  }

  /// The identifiers of the types of data, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] { lock.withLock { loaders.map(\.identifier) } }

  /// Returns whether there are data of a type, or of a type that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeConformance.conforms($0, to: typeIdentifier) }
  }

  // MARK: - Loading

  /// Loads the data of a type.
  ///
  /// - Parameter completionHandler: A closure that receives the data, or an error, in the
  ///   background.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let load = lock.withLock {
      loaders.first { TypeConformance.conforms($0.identifier, to: typeIdentifier) }?.load
    }
    DispatchQueue.global().async {
      guard let load else {
        completionHandler(nil, Self.error(.itemUnavailableError))
        progress.completedUnitCount = 1
        return
      }
      _ = load { data, error in
        completionHandler(data, error)
        progress.completedUnitCount = 1
      }
    }
    return progress
  }

  /// Returns whether a value of a type can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    source(for: aClass) != nil
  }

  /// Loads a value.
  ///
  /// - Parameter completionHandler: A closure that receives the value, or an error, in the
  ///   background.
  @_disfavoredOverload
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    switch source(for: aClass) {
    case .object(let object):
      nonisolated(unsafe) let object = object
      let progress = Progress(totalUnitCount: 1)
      DispatchQueue.global().async {
        completionHandler(object, nil)
        progress.completedUnitCount = 1
      }
      return progress
    case .data(let identifier):
      nonisolated(unsafe) let aClass = aClass
      return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(
            try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    case nil:
      return loadDataRepresentation(forTypeIdentifier: "") { completionHandler(nil, $1) }
    }
  }

  /// Loads a value type, such as a string.
  ///
  /// - Parameter completionHandler: A closure that receives the value, or an error, in the
  ///   background.
  @discardableResult
  public func loadObject<Value: _ItemProviderValue>(
    ofClass valueType: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: valueType as any NSItemProviderReading.Type) { value, error in
      completionHandler(value as? Value, error)
    }
  }

  /// The source of a value of a type.
  private enum Source {
    /// A registered value of the type.
    case object(any NSItemProviderReading)
    /// Data of a type that can be read.
    case data(String)
  }

  private func source(for type: any NSItemProviderReading.Type) -> Source? {
    func cast<Value: NSItemProviderReading>(_ type: Value.Type) -> (any NSItemProviderReading)? {
      lock.withLock { objects.lazy.compactMap { $0 as? Value }.first }
    }
    if let object = cast(type) { return .object(object) }
    let registered = registeredTypeIdentifiers
    for readable in type.readableTypeIdentifiersForItemProvider {
      if let found = registered.first(where: { TypeConformance.conforms($0, to: readable) }) {
        return .data(found)
      }
    }
    return nil
  }

  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}

extension NSItemProvider: NSCopying {
  /// Returns a provider of the same data.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let (loaders, objects, name) = lock.withLock { (self.loaders, self.objects, self.name) }
    copy.loaders = loaders
    copy.objects = objects
    copy.name = name
    return copy
  }
}
