/// The view controllers of a file of Interface Builder, and the segues between them.
///
/// The file was compiled with the app; see `InterfaceFiles`. Constraints and autoresizing adapt the
/// frames for the device of the designer to the real one.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let document: InterfaceDocument
  private let bundle: Bundle?

  /// Creates a storyboard of a name.
  ///
  /// - Precondition: A module of the program has a storyboard of the name; otherwise UIKit also
  ///   raises an exception.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.init(name: name, bundle: storyboardBundleOrNil, module: nil)
  }

  /// - Parameter module: The module that is preferred if several have a storyboard of the name.
  private convenience init(name: String, bundle: Bundle?, module: String?) {
    guard
      let document = InterfaceRegistry.document(named: name, isStoryboard: true, module: module)
    else {
      fatalError(
        "Could not find a storyboard named '\(name)' in bundle "
          + "\((bundle ?? .main).bundlePath); compile the file with the module that contains it.")
    }
    self.init(document, bundle: bundle)
  }

  init(_ document: InterfaceDocument, bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
    super.init()
  }

  /// Creates the view controller that is displayed first; `nil` if the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// Creates the view controller that is displayed first with a function, which returns `nil` for
  /// one created by `init(coder:)`.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let id = document.initialViewController else { return nil }
    let controller = controller(ofElement: id, creator: creator)
    return controller.map { typed($0) }
  }

  /// Creates the view controller of an identifier.
  ///
  /// - Precondition: The storyboard has a view controller of the identifier; otherwise UIKit also
  ///   raises an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// Creates the view controller of an identifier with a function, which returns `nil` for one
  /// created by `init(coder:)`.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let node = document.scenes.flatMap(\.children).first {
      $0.values["storyboardIdentifier"].isText(identifier)
    }
    guard let node, let controller = controller(of: node, creator: creator) else {
      fatalError(
        "Storyboard (\(document.file)) doesn't contain a view controller with identifier "
          + "'\(identifier)'; set the Storyboard ID in Interface Builder.")
    }
    return typed(controller)
  }

  private func typed<ViewController>(_ controller: UIViewController) -> ViewController {
    guard let typed = controller as? ViewController else {
      fatalError(
        "A view controller of \(document.file) is a \(type(of: controller)), but a "
          + "\(ViewController.self) was asked for; correct its class in Interface Builder.")
    }
    return typed
  }

  // MARK: Scenes

  /// Creates the view controller of an element, for previews of scenes without an identifier.
  ///
  /// - Parameter id: The `id` of the element in the file.
  /// - Precondition: The storyboard has a view controller of the identity.
  @_spi(Lowering)
  public func _instantiateViewController(ofElement id: String) -> UIViewController {
    guard let controller = controller(ofElement: id, creator: nil) else {
      fatalError("Storyboard (\(document.file)) doesn't contain a view controller '\(id)'.")
    }
    return controller
  }

  /// Creates the view controller of an element.
  func controller(
    ofElement id: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    document.nodes[id].flatMap { controller(of: $0, creator: creator) }
  }

  private func controller(
    of node: InterfaceNode, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if node.name == "viewControllerPlaceholder" { return referenced(node) }
    let loader = InterfaceLoader(
      document, bundle: bundle, storyboard: self, owner: nil, ownerID: "")
    // The scene is made by init(coder:), so that a view controller has its storyboard there.
    guard
      let controller = loader.object(for: node, creator: creator) as? UIViewController
    else { return nil }
    loader.setOwner(controller, id: node.id)
    controller.interfaceScene?.loadTopLevelObjects()
    loader.finish()
    return controller
  }

  /// Creates the view controller of another storyboard that a reference names.
  private func referenced(_ node: InterfaceNode) -> UIViewController? {
    guard case .text(let name)? = node.values["storyboardName"] else {
      fatalError(
        "\(document.file):\(node.line): the storyboard reference \(node.id) names no storyboard; "
          + "choose one in Interface Builder.")
    }
    let storyboard = UIStoryboard(name: name, bundle: bundle, module: document.module)
    if case .text(let identifier)? = node.values["referencedIdentifier"] {
      return storyboard.instantiateViewController(withIdentifier: identifier)
    }
    return storyboard.instantiateInitialViewController()
  }
}
