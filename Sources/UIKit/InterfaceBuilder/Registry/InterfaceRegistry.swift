/// The classes and interface files of all modules of the program.
///
/// Both methods may be called on any thread when the program is loaded. They store the closures,
/// which are called on the main actor when the first nib or storyboard is used.
@_spi(Lowering) public enum InterfaceRegistry {
  private static let entries = InterfaceEntries()

  /// Registers the classes of a module.
  public static func register(
    module: String, classes: @escaping @MainActor @Sendable () -> [InterfaceClass]
  ) {
    entries.add(module: module, classes: classes)
  }

  /// Registers a nib or a storyboard of a module.
  public static func register(
    module: String, document name: String,
    _ make: @escaping @MainActor @Sendable () -> InterfaceDocument
  ) {
    entries.add(module: module, document: name, make)
  }

  /// Returns the document of a name.
  ///
  /// - Parameter module: The module that is preferred if several have one of the name.
  @MainActor
  static func document(
    named name: String, isStoryboard: Bool, module: String?
  ) -> InterfaceDocument? {
    RegisteredDocuments.shared.update(from: entries)
    let known = (RegisteredDocuments.shared.documents[name] ?? []).map(\.document)
      .filter { $0.isStoryboard == isStoryboard }
    return known.first { $0.module == module } ?? known.first
  }

  /// Returns the class of a name in Interface Builder, for objects of a document.
  @MainActor
  static func type(named name: String, module: String?, document: InterfaceDocument)
    -> InterfaceClass?
  {
    let classes = RegisteredClasses.shared
    classes.update(from: entries)
    let known = classes.byName[name] ?? []
    let found =
      known.first { $0.module == module } ?? known.first { $0.module == document.module }
      ?? known.first
    return found.flatMap { classes.byType[$0.type] }
  }

  /// Returns the descriptions of the class of an object and of its superclasses, from the most
  /// derived one.
  @MainActor
  static func classes(of object: AnyObject) -> [InterfaceClass] {
    RegisteredClasses.shared.update(from: entries)
    var found: [InterfaceClass] = []
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let known = RegisteredClasses.shared.byType[ObjectIdentifier(current)] {
        found.append(known)
      }
      type = _getSuperclass(current)
    }
    return found
  }

  /// Returns the method of an action for an object.
  @MainActor
  static func action(_ name: String, of object: AnyObject) -> Selector {
    for known in classes(of: object) {
      if let selector = known.actions[name] { return selector }
    }
    return Selector(name)
  }
}

/// The registrations of modules.
private final class InterfaceEntries: @unchecked Sendable {
  struct Classes {
    var module: String
    var make: @MainActor @Sendable () -> [InterfaceClass]
  }
  struct Document {
    var module: String
    var name: String
    var make: @MainActor @Sendable () -> InterfaceDocument
  }

  private let lock = NSLock()
  /// Read and written with the lock held.
  private var storedClasses: [Classes] = []
  private var storedDocuments: [Document] = []

  func add(module: String, classes: @escaping @MainActor @Sendable () -> [InterfaceClass]) {
    lock.withLock { storedClasses.append(Classes(module: module, make: classes)) }
  }

  func add(
    module: String, document name: String,
    _ make: @escaping @MainActor @Sendable () -> InterfaceDocument
  ) {
    lock.withLock { storedDocuments.append(Document(module: module, name: name, make: make)) }
  }

  /// Returns the registrations of classes after a number of them.
  func classes(from index: Int) -> ArraySlice<Classes> {
    lock.withLock { storedClasses[index...] }
  }

  /// Returns the registrations of documents after a number of them.
  func documents(from index: Int) -> ArraySlice<Document> {
    lock.withLock { storedDocuments[index...] }
  }
}

/// The classes that were registered until the last lookup.
@MainActor
private final class RegisteredClasses {
  static let shared = RegisteredClasses()
  var byName: [String: [(module: String, type: ObjectIdentifier)]] = [:]
  /// The descriptions of each class as one.
  var byType: [ObjectIdentifier: InterfaceClass] = [:]
  private var count = 0

  init() {
    for type in StandardClasses.all { byType[ObjectIdentifier(type.type)] = type }
  }

  func update(from entries: InterfaceEntries) {
    for entry in entries.classes(from: count) {
      count += 1
      for type in entry.make() {
        let key = ObjectIdentifier(type.type)
        byName[type.name, default: []].append((entry.module, key))
        byType[key]?.add(type)
        if byType[key] == nil { byType[key] = type }
      }
    }
  }
}

/// The documents that were registered until the last lookup. Each is made when its name is used.
@MainActor
private final class RegisteredDocuments {
  @MainActor
  final class Entry {
    private let make: @MainActor () -> InterfaceDocument
    private(set) lazy var document = make()
    init(_ make: @escaping @MainActor () -> InterfaceDocument) { self.make = make }
  }

  static let shared = RegisteredDocuments()
  var documents: [String: [Entry]] = [:]
  private var count = 0

  func update(from entries: InterfaceEntries) {
    for entry in entries.documents(from: count) {
      count += 1
      documents[entry.name, default: []].append(Entry(entry.make))
    }
  }
}
