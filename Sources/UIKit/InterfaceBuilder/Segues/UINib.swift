/// The objects of a file of Interface Builder, which can be created any number of times.
///
/// The file was compiled with the app; see `InterfaceFiles`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of options for creating objects.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects for the placeholders of external objects, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case file(String)
    case prototype(InterfaceNode, InterfaceLoader)
  }

  private let source: Source
  private let bundle: Bundle?

  /// Creates a nib of a name. The file is searched for when objects are created.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name)
    bundle = bundleOrNil
    super.init()
  }

  /// Creates a nib of a prototype of a scene.
  init(prototype node: InterfaceNode, _ loader: InterfaceLoader) {
    source = .prototype(node, loader)
    bundle = loader.bundle
    super.init()
  }

  /// Creates the objects of the nib, connects them, and sends them `awakeFromNib()`.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that File's Owner stands for.
  ///   - optionsOrNil: The external objects.
  /// - Returns: The objects at the top level, in the order of the file.
  /// - Precondition: A module of the program has a nib of the name, and the owner has the outlets
  ///   that it connects; otherwise UIKit also raises an exception.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    switch source {
    case .prototype(let node, let scene):
      let loader = InterfaceLoader(
        scene.document, bundle: scene.bundle, storyboard: scene.storyboard, owner: scene.owner,
        ownerID: scene.ownerID)
      let object = loader.object(for: node)
      loader.finish()
      return object.map { [$0] } ?? []
    case .file(let name):
      let owner = ownerOrNil.map { $0 as AnyObject }
      let module = owner.flatMap { ClassName.module(of: type(of: $0)) }
      guard
        let document = InterfaceRegistry.document(
          named: name, isStoryboard: false, module: module)
      else {
        fatalError(
          "Could not load NIB in bundle: '\((bundle ?? .main).bundlePath)' with name '\(name)'; "
            + "compile the file with the module that contains it.")
      }
      let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
      return Self.objects(of: document, bundle: bundle, owner: owner, external: external)
    }
  }

  /// Loads the view of a view controller.
  static func load(
    _ document: InterfaceDocument, bundle: Bundle?, controller: UIViewController
  ) {
    controller.nibObjects = objects(of: document, bundle: bundle, owner: controller, external: [:])
      .filter { !($0 is UIView) }.map { $0 as AnyObject }
  }

  private static func objects(
    of document: InterfaceDocument, bundle: Bundle?, owner: AnyObject?, external: [String: Any]
  ) -> [Any] {
    let nodes = document.scenes.flatMap(\.children)
    func placeholder(_ node: InterfaceNode) -> String? {
      guard node.name == "placeholder", case .text(let name)? = node.values["placeholderIdentifier"]
      else { return nil }
      return name
    }
    let ownerNode = nodes.first { placeholder($0) == "IBFilesOwner" }
    let loader = InterfaceLoader(
      document, bundle: bundle, storyboard: nil, owner: owner, ownerID: ownerNode?.id ?? "")
    for node in nodes {
      if let name = placeholder(node), let object = external[name] {
        loader.addExternal(object as AnyObject, id: node.id)
      }
    }
    let objects = nodes.filter { $0.name != "placeholder" }.compactMap { loader.object(for: $0) }
    loader.finish { if let ownerNode { loader.connectOwner(ownerNode) } }
    return objects
  }

  /// Creates the view of a registered nib.
  ///
  /// - Precondition: The nib has one object at the top level, a view of the kind.
  func makeReusableView(_ identifier: String, isCell: Bool) -> UICollectionReusableView {
    isCell
      ? makeView(identifier, of: UICollectionViewCell.self)
      : makeView(identifier, of: UICollectionReusableView.self)
  }

  /// Creates the cell, header or footer of a nib that is registered with a table view.
  ///
  /// - Precondition: The nib has one object at the top level, a view of the class with the
  ///   identifier or without one.
  func makeTableElement<View: TableElementView>(_ identifier: String, of type: View.Type) -> View {
    let view = makeView(identifier, of: type)
    let own = view.reuseIdentifier ?? ""
    require(
      own.isEmpty || own == identifier,
      "cell reuse indentifier in nib (\(own)) does not match the identifier used to register "
        + "the nib (\(identifier)); correct one of them: \(name).")
    view.elementState.reuseIdentifier = identifier
    return view
  }

  private func makeView<View: UIView>(_ identifier: String, of type: View.Type) -> View {
    let objects = instantiate(withOwner: nil)
    let views = objects.filter { $0 is UIView }
    guard views.count == 1, let view = views.first as? View else {
      fatalError(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(type) instance; \(name) contains "
          + "\(objects.map { "\(Swift.type(of: $0))" }.joined(separator: ", ")).")
    }
    return view
  }

  private var name: String {
    switch source {
    case .file(let name): "the nib '\(name)'"
    case .prototype(let node, let loader): "\(loader.document.file):\(node.line)"
    }
  }
}

extension Bundle {
  /// Creates the objects of a nib, connects them, and sends them `awakeFromNib()`.
  ///
  /// - Returns: The objects at the top level.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
