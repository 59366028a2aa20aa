/// The objects of a nib, of a scene of a storyboard, or of a prototype, while they are loaded.
///
/// The order follows UIKit's documentation: objects are created, with those within; their user
/// defined runtime attributes are set; outlets and actions are connected; then each object is sent
/// `awakeFromNib()`.
@MainActor
final class InterfaceLoader {
  let document: InterfaceDocument
  let bundle: Bundle?
  /// The storyboard of a scene; `nil` for a nib.
  let storyboard: UIStoryboard?
  /// The view controller of a scene, or the owner of a nib.
  private(set) weak var owner: AnyObject?
  private(set) var ownerID: String

  private var objects: [String: AnyObject] = [:]
  /// The objects that were created since the last connection, in order.
  private var created: [(node: InterfaceNode, object: AnyObject)] = []
  /// The objects with connections to objects that do not exist yet.
  private var waiting: [(node: InterfaceNode, connections: [InterfaceConnection])] = []
  /// The function that creates the object of a node in place of `init(coder:)`.
  private var creator: (node: InterfaceNode, create: (NSCoder) -> AnyObject?)?

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - owner: The object that exists already.
  ///   - ownerID: The identifier of that object.
  init(
    _ document: InterfaceDocument, bundle: Bundle?, storyboard: UIStoryboard?, owner: AnyObject?,
    ownerID: String
  ) {
    self.document = document
    self.bundle = bundle
    self.storyboard = storyboard
    self.owner = owner
    self.ownerID = ownerID
  }

  /// Sets the view controller of the scene, which exists now.
  func setOwner(_ owner: AnyObject, id: String) {
    self.owner = owner
    ownerID = id
    objects[id] = nil
  }

  /// Adds an object that exists already.
  func addExternal(_ object: AnyObject, id: String) { objects[id] = object }

  func values(of node: InterfaceNode) -> InterfaceValues {
    InterfaceValues(values: node.values, document: document, bundle: bundle)
  }

  // MARK: Objects

  /// Returns the object of an identifier, if it exists.
  func existing(_ id: String) -> AnyObject? { id == ownerID ? owner : objects[id] }

  /// Returns the object of a node, which is created if it does not exist.
  func object(for node: InterfaceNode) -> AnyObject? {
    if !node.id.isEmpty, let object = existing(node.id) { return object }
    guard let object = make(node) else { return nil }
    if !node.id.isEmpty { objects[node.id] = object }
    created.append((node, object))
    return object
  }

  /// Returns the object of a node, created by a function that returns `nil` for `init(coder:)`.
  func object(for node: InterfaceNode, creator: ((NSCoder) -> AnyObject?)?) -> AnyObject? {
    if let creator { self.creator = (node, creator) }
    return object(for: node)
  }

  /// Makes a view that exists the object of a node.
  func adopt(_ view: UIView, for node: InterfaceNode) {
    if !node.id.isEmpty { objects[node.id] = view }
    created.append((node, view))
  }

  /// Returns the view of a node; `nil` if its object is not a view.
  func view(for node: InterfaceNode) -> UIView? { object(for: node) as? UIView }

  private func make(_ node: InterfaceNode) -> AnyObject? {
    guard let standard = ObjectClasses.standard[node.name] else { return nil }
    let coder = InterfaceCoder(node, self)
    if let creator, creator.node === node {
      self.creator = nil
      if let object = creator.create(coder) { return object }
    }
    let (type, make): (AnyClass, (() -> NSObject)?) = objectClass(of: node, standard: standard)
    if let make { return make() }
    switch type {
    case let type as UIView.Type: return type.init(coder: coder)
    case let type as UIViewController.Type: return type.init(coder: coder)
    case let type as UICollectionViewLayout.Type: return type.init(coder: coder)
    case let type as UIBarItem.Type: return type.init(coder: coder)
    case let type as UINavigationItem.Type: return type.init(coder: coder)
    default:
      let object = ClassName.make(type)
      (object as? UIGestureRecognizer)?.decodeRecognizer(values(of: node))
      return object
    }
  }

  private func objectClass(
    of node: InterfaceNode, standard: AnyClass
  ) -> (AnyClass, make: (() -> NSObject)?) {
    guard let name = node.customClass else { return (standard, nil) }
    if let known = InterfaceRegistry.type(
      named: name, module: node.customModule, document: document)
    {
      check(known.type, of: node, standard: standard)
      return (known.type, known.make)
    }
    if let type = ClassName.find(name, module: node.customModule ?? document.module)
      ?? ClassName.find(name, module: document.module) ?? ClassName.find(name, module: "UIKit")
    {
      check(type, of: node, standard: standard)
      return (type, nil)
    }
    DeveloperLog.sink(
      "Unknown class \(name) in Interface Builder file: \(document.file):\(node.line), element "
        + "\(node.id). The object is a \(standard).")
    return (standard, nil)
  }

  private func check(_ type: AnyClass, of node: InterfaceNode, standard: AnyClass) {
    let root: AnyClass? =
      switch standard {
      case is UIView.Type: UIView.self
      case is UIViewController.Type: UIViewController.self
      default: nil
      }
    guard let root else { return }
    var ancestor: AnyClass? = type
    while let current = ancestor, current != root { ancestor = _getSuperclass(current) }
    require(
      ancestor != nil,
      "\(document.file):\(node.line): the class of the <\(node.name)> \(node.id) is \(type), which is "
        + "no \(root); choose another class in Interface Builder.")
  }

  // MARK: Connection

  /// Releases the objects, which their superviews and outlets own.
  func releaseObjects() { objects = [:] }

  /// Connects the objects that were created, and sends them `awakeFromNib()`.
  ///
  /// - Parameter connectOwner: Connects the owner.
  func finish(connectOwner: () -> Void = {}) {
    let batch = created
    created = []
    for (node, object) in batch {
      InterfaceConstraints.activate(node.list("constraints"), of: node, object, in: self)
    }
    for (node, object) in batch { SizeClassVariations.install(node, object, in: self) }
    for (node, object) in batch { setAttributes(of: node, object) }
    let retried = waiting
    waiting = []
    for (node, connections) in retried {
      if let object = existing(node.id) { connect(node, object, connections) }
    }
    connectOwner()
    for (node, object) in batch {
      connect(node, object, node.connections)
      addSegues(of: node, object)
    }
    for (_, object) in batch { Self.awake(object) }
    for (node, object) in batch where node.name == "containerView" {
      guard let view = object as? UIView, let scene = (owner as? UIViewController)?.interfaceScene
      else { continue }
      for segue in node.list("segues") { scene.embed(segue, in: view) }
    }
  }

  private static func awake(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let object as any _NibObject: object.awakeFromNib()
    default: break
    }
  }

  /// Connects the owner's outlets and actions of a nib.
  func connectOwner(_ node: InterfaceNode) {
    if let owner { connect(node, owner, node.connections) }
  }

  private func setAttributes(of node: InterfaceNode, _ object: AnyObject) {
    guard !node.attributes.isEmpty else { return }
    let classes = InterfaceRegistry.classes(of: object)
    let values = values(of: node)
    for (keyPath, value) in node.attributes {
      var problem =
        keyPath.hasPrefix("layer.") && keyPath.hasSuffix("Color")
        ? "a layer takes a CGColor, and the value is a UIColor, so that UIKit does not set it either; "
          + "set it in awakeFromNib()."
        : "this class is not key value coding-compliant for the key \(keyPath)."
      if let set = classes.lazy.compactMap({ $0.attribute(keyPath) }).first {
        guard let type = set(object, values.argument(value)) else { continue }
        problem = "the value is no \(type)."
      }
      DeveloperLog.sink(
        "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object))), "
          + "\(document.file):\(node.line), element \(node.id): \(problem)")
    }
  }

  private func connect(
    _ node: InterfaceNode, _ object: AnyObject, _ connections: [InterfaceConnection]
  ) {
    // The objects in the view of a scene are loaded later.
    var late: [InterfaceConnection] = []
    var collections: [(name: String, connections: [InterfaceConnection])] = []
    for connection in connections {
      switch connection.kind {
      case .outlet(let name):
        if let destination = target(connection.destination) {
          set(name, of: object, to: [destination], isCollection: false, node, connection.line)
        } else {
          late.append(connection)
        }
      case .collection(let name):
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].connections.append(connection)
        } else {
          collections.append((name, [connection]))
        }
      case .action(let name, let event):
        let destination = target(connection.destination)
        if destination != nil || isFirstResponder(connection.destination) {
          ActionConnection.connect(object, event: event, name, to: destination)
        } else {
          late.append(connection)
        }
      }
    }
    for (name, connections) in collections {
      let destinations = connections.compactMap { target($0.destination) }
      if destinations.count == connections.count {
        set(name, of: object, to: destinations, isCollection: true, node, connections[0].line)
      } else {
        late += connections
      }
    }
    if !late.isEmpty { waiting.append((node, late)) }
  }

  private func isFirstResponder(_ id: String) -> Bool {
    guard let node = document.nodes[id] else { return false }
    return node.values["placeholderIdentifier"].isText("IBFirstResponder")
  }

  private func addSegues(of node: InterfaceNode, _ object: AnyObject) {
    guard let scene = (owner as? UIViewController)?.interfaceScene else { return }
    for segue in node.list("segues") { scene.addTrigger(segue, object) }
  }

  /// Returns the object at the end of a connection.
  private func target(_ id: String) -> AnyObject? {
    if let object = existing(id) { return object }
    guard let node = document.nodes[id] else { return nil }
    if node.name == "placeholder", node.values["placeholderIdentifier"].isText("IBFilesOwner") {
      return owner
    }
    return InterfaceConstraints.guide(node, in: self)
  }

  private func set(
    _ name: String, of object: AnyObject, to destinations: [AnyObject], isCollection: Bool,
    _ node: InterfaceNode, _ line: Int
  ) {
    let classes = InterfaceRegistry.classes(of: object)
    let setters =
      isCollection
      ? classes.lazy.compactMap { $0.collection(name) }.first
      : classes.lazy.compactMap { $0.outlet(name) }.first
    guard let set = setters else {
      fatalError(
        "[\(type(of: object)) setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(name). The outlet is in \(document.file):\(line), element "
          + "\(node.id); correct its name, or disconnect it in Interface Builder.")
    }
    if let expected = set(object, InterfaceArgument(objects: destinations)) {
      if !isCollection, classes.first(where: { $0.outlet(name) != nil })?.isDelegate(name) == true {
        DeveloperLog.sink(
          "The \(type(of: destinations[0])) that \(document.file):\(line) connects to the outlet "
            + "'\(name)' of \(type(of: object)) does not adopt \(expected); the outlet is not set.")
        return
      }
      fatalError(
        "The outlet '\(name)' of \(type(of: object)) is of the type \(expected), but "
          + "\(document.file):\(line) connects it to a \(type(of: destinations[0])); correct one of "
          + "them.")
    }
  }
}
