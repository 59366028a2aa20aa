/// The view controllers that an unwind segue can return to.
@MainActor
enum UnwindSearch {
  /// Returns the nearest view controller behind another one that handles an unwind action.
  ///
  /// The search proceeds, as UIKit's documentation describes, from the children of a container in
  /// the order from the source back, to the container, and to the presenting view controller.
  static func destination(
    ofAction name: String, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    var current = source
    while true {
      if let parent = current.parent {
        for child in parent.children.reversed() where child !== current {
          if let found = handler(of: name, in: child, from: source, sender: sender) { return found }
        }
        if handles(name, parent, from: source, sender: sender) { return parent }
        current = parent
      } else if let presenting = current.presentingViewController {
        if let found = handler(of: name, in: presenting, from: source, sender: sender) {
          return found
        }
        current = presenting
      } else {
        return nil
      }
    }
  }

  private static func handler(
    of name: String, in controller: UIViewController, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    for child in controller.children.reversed() {
      if let found = handler(of: name, in: child, from: source, sender: sender) { return found }
    }
    return handles(name, controller, from: source, sender: sender) ? controller : nil
  }

  private static func handles(
    _ name: String, _ controller: UIViewController, from source: UIViewController, sender: Any?
  ) -> Bool {
    let selector = InterfaceRegistry.action(name, of: controller)
    return selector.method(of: controller) != nil
      && controller.canPerformUnwindSegueAction(selector, from: source, sender: sender)
  }

  /// Dismisses and pops what is displayed over a view controller.
  static func unwind(
    from source: UIViewController, to destination: UIViewController, animated: Bool
  ) {
    if presenter(of: source, around: destination) {
      var presenting: UIViewController? = destination
      while let current = presenting, current.presentedViewController == nil {
        presenting = current.parent
      }
      presenting?.dismiss(animated: animated)
    }
    if let navigation = destination.navigationController,
      let index = navigation.viewControllers.firstIndex(where: { $0 === destination }),
      index < navigation.viewControllers.count - 1
    {
      navigation.popToViewController(destination, animated: animated)
    }
  }

  /// Returns whether the source is presented over the destination or an ancestor of it.
  private static func presenter(
    of source: UIViewController, around destination: UIViewController
  ) -> Bool {
    var ancestor: UIViewController? = destination
    while let current = ancestor {
      if let presented = current.presentedViewController {
        var inner: UIViewController? = source
        while let view = inner {
          if view === presented { return true }
          inner = view.parent ?? view.presentingViewController
        }
      }
      ancestor = current.parent
    }
    return false
  }
}
