/// The scene of a storyboard that a view controller was loaded from.
@MainActor
final class InterfaceScene {
  let storyboard: UIStoryboard
  private let node: InterfaceNode
  private let loader: InterfaceLoader
  /// The objects that bar button items and recognizers send their segues to.
  private var triggers: [SegueTrigger] = []
  private var topLevelObjects: [AnyObject] = []

  init(storyboard: UIStoryboard, node: InterfaceNode, loader: InterfaceLoader) {
    self.storyboard = storyboard
    self.node = node
    self.loader = loader
  }

  private var controller: UIViewController? { loader.owner as? UIViewController }

  // MARK: The view

  /// Creates the objects of the scene beside the view controller, such as gesture recognizers.
  func loadTopLevelObjects() {
    for other in node.parent?.children ?? [] where other !== node {
      if let object = loader.object(for: other) { topLevelObjects.append(object) }
    }
  }

  /// A Boolean value that indicates whether the scene has a view.
  var hasView: Bool { node.child("view") != nil }

  /// Creates the view, passes it to a closure, and connects what was created.
  func loadView(_ use: (UIView) -> Void) {
    guard let child = node.child("view"), let view = loader.view(for: child) else { return }
    use(view)
    loader.finish()
    loader.releaseObjects()
  }

  // MARK: Segues

  /// Returns the segue of an identifier.
  private func segue(withIdentifier identifier: String) -> InterfaceNode? {
    var found: InterfaceNode?
    // Gesture recognizers lie beside the view controller.
    for root in node.parent?.children ?? [node] {
      root.visit { part in
        if found == nil, part.name == "segue", values(of: part).text("identifier") == identifier {
          found = part
        }
      }
    }
    return found
  }

  /// The relationships of a name, such as the first view controller of a navigation controller.
  func related(_ relationship: String) -> [UIViewController] {
    node.list("segues").compactMap { segue in
      let values = values(of: segue)
      guard values.word("kind") == "relationship", values.word("relationship") == relationship,
        let id = values.text("destination")
      else { return nil }
      return storyboard.controller(ofElement: id, creator: nil)
    }
  }

  private func values(of node: InterfaceNode) -> InterfaceValues { loader.values(of: node) }

  /// Performs the segue of an identifier.
  func perform(withIdentifier identifier: String, sender: Any?) {
    guard let segue = segue(withIdentifier: identifier) else {
      fatalError(
        "Receiver (<\(type(of: controller as Any))>) has no segue with identifier '\(identifier)' in "
          + "\(loader.document.file); set the identifier of the segue in Interface Builder.")
    }
    perform(segue, sender: sender)
  }

  /// Makes an object the trigger of a segue.
  func addTrigger(_ segue: InterfaceNode, _ object: AnyObject) {
    let kind = values(of: segue).word("kind")
    guard kind != "relationship", kind != "embed" else { return }
    switch object {
    case let control as UIControl:
      let events: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(
        UIAction { [weak self] action in self?.performIfAllowed(segue, sender: action.sender) },
        for: events)
    case let recognizer as UIGestureRecognizer:
      let trigger = SegueTrigger(self, segue)
      triggers.append(trigger)
      recognizer.addTarget(trigger, action: SegueTrigger.action)
    case let item as UIBarButtonItem:
      let trigger = SegueTrigger(self, segue)
      triggers.append(trigger)
      item.target = trigger
      item.action = SegueTrigger.action
    case let cell as UICollectionViewCell:
      cell.selectionSegue = { [weak self] cell in self?.performIfAllowed(segue, sender: cell) }
    case let cell as UITableViewCell:
      let perform: (UITableViewCell) -> Void = { [weak self] cell in
        self?.performIfAllowed(segue, sender: cell)
      }
      if values(of: segue).word("trigger") == "accessoryAction" {
        cell.accessorySegue = perform
      } else {
        cell.selectionSegue = perform
      }
    default: break
    }
  }

  /// Performs a segue that the user began, if the view controller allows it.
  func performIfAllowed(_ segue: InterfaceNode, sender: Any?) {
    let identifier = values(of: segue).text("identifier") ?? ""
    guard let controller,
      controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    else { return }
    perform(segue, sender: sender)
  }

  private func perform(_ segue: InterfaceNode, sender: Any?) {
    guard let source = controller else { return }
    let values = values(of: segue)
    if values.word("kind") == "unwind" {
      return unwind(segue, from: source, sender: sender)
    }
    guard let destination = makeDestination(of: segue, sender: sender) else { return }
    if let style = values.word("modalPresentationStyle").flatMap({
      EnumerationWords.presentations[$0]
    }) {
      destination.modalPresentationStyle = style
    }
    if let style = values.word("modalTransitionStyle").flatMap({ EnumerationWords.transitions[$0] })
    {
      destination.modalTransitionStyle = style
    }
    let made = make(segue, from: source, to: destination)
    let isAnimated = values.flag("animates") ?? true
    switch values.word("kind") {
    case "show": made.transition = { source.show(destination, sender: sender) }
    case "showDetail":
      made.transition = { source.showDetailViewController(destination, sender: sender) }
    case "push":
      made.transition = {
        source.navigationController?.pushViewController(destination, animated: isAnimated)
      }
    case "custom", "customSegue": break
    default: made.transition = { source.present(destination, animated: isAnimated) }
    }
    source.prepare(for: made, sender: sender)
    UIView.performTransition(animated: isAnimated) { made.perform() }
  }

  /// Adds the view controller of an embed segue to the scene's.
  func embed(_ segue: InterfaceNode, in container: UIView) {
    guard let source = controller, values(of: segue).word("kind") == "embed",
      source.shouldPerformSegue(
        withIdentifier: values(of: segue).text("identifier") ?? "", sender: nil),
      let destination = makeDestination(of: segue, sender: nil)
    else { return }
    let made = make(segue, from: source, to: destination)
    made.transition = {
      source.addChild(destination)
      destination.view.frame = container.bounds
      destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(destination.view)
      destination.didMove(toParent: source)
    }
    source.prepare(for: made, sender: nil)
    made.perform()
  }

  private func make(
    _ segue: InterfaceNode, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let identifier = values(of: segue).text("identifier")
    guard let name = segue.customClass else {
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    let module = segue.customModule ?? loader.document.module
    let found: AnyClass? =
      InterfaceRegistry.type(named: name, module: segue.customModule, document: loader.document)?
      .type ?? ClassName.find(name, module: module)
    guard let type = found as? UIStoryboardSegue.Type else {
      fatalError(
        "\(loader.document.file):\(segue.line): the class '\(name)' of the segue \(segue.id) is no "
          + "subclass of UIStoryboardSegue; correct it in Interface Builder.")
    }
    return type.make(identifier, from: source, to: destination)
  }

  private func makeDestination(of segue: InterfaceNode, sender: Any?) -> UIViewController? {
    let values = values(of: segue)
    guard let id = values.text("destination") else { return nil }
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = values.text("destinationCreationSelector"), let source = controller {
      let selector = InterfaceRegistry.action(name, of: source)
      guard let method = selector.method(of: source) else {
        fatalError(
          "\(loader.document.file):\(segue.line): \(type(of: source)) has no segue action '\(name)'; "
            + "add the method with @IBSegueAction, or remove the action of the segue \(segue.id).")
      }
      let identifier = values.text("identifier")
      creator = { coder in
        method.call(source, SelectorArguments(coder, sender, identifier)) as? UIViewController
      }
    }
    return storyboard.controller(ofElement: id, creator: creator)
  }

  // MARK: Unwinding

  private func unwind(_ segue: InterfaceNode, from source: UIViewController, sender: Any?) {
    guard let name = values(of: segue).text("unwindAction") else { return }
    guard let destination = UnwindSearch.destination(ofAction: name, from: source, sender: sender)
    else {
      DeveloperLog.sink(
        "No view controller behind \(type(of: source)) has the unwind action '\(name)' of the segue "
          + "\(segue.id) in \(loader.document.file):\(segue.line).")
      return
    }
    let made = make(segue, from: source, to: destination)
    let isAnimated = values(of: segue).flag("animates") ?? true
    if segue.customClass == nil {
      made.transition = { UnwindSearch.unwind(from: source, to: destination, animated: isAnimated) }
    }
    source.prepare(for: made, sender: sender)
    InterfaceRegistry.action(name, of: destination).send(to: destination, sender: made)
    made.perform()
  }
}

/// The target of bar button items and gesture recognizers that perform a segue.
@MainActor
final class SegueTrigger {
  private weak var scene: InterfaceScene?
  private let segue: InterfaceNode

  static let action = Selector("performSegue(_:)", SegueTrigger.performSegue(_:))

  init(_ scene: InterfaceScene, _ segue: InterfaceNode) {
    self.scene = scene
    self.segue = segue
  }

  func performSegue(_ sender: Any) { scene?.performIfAllowed(segue, sender: sender) }
}

extension UIView {
  /// Performs a transition, without animations if it has none.
  fileprivate static func performTransition(animated: Bool, _ transition: () -> Void) {
    if animated { transition() } else { performWithoutAnimation(transition) }
  }
}
