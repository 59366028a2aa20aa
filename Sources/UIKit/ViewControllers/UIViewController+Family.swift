/// The parent and the children of a view controller.
struct ViewControllerFamily {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
}

extension UIViewController {
  /// The child view controllers, in order of addition.
  public var children: [UIViewController] { family.children }

  func adopt(_ child: UIViewController) {
    require(
      child !== self && !isContained(in: child),
      "\(type(of: child)) cannot be a child of itself or of its descendant; add it to another view "
        + "controller.")
    guard child.family.parent !== self else { return }
    child.willMove(toParent: self)
    if let old = child.family.parent {
      old.family.children.removeAll { $0 === child }
      child.family.parent = nil
    }
    family.children.append(child)
    child.family.parent = self
    child.invalidateTraitsOfFamily()
  }

  func leaveParent() {
    guard let parent = family.parent else { return }
    parent.family.children.removeAll { $0 === self }
    family.parent = nil
    invalidateTraitsOfFamily()
    didMove(toParent: nil)
  }

  private func isContained(in other: UIViewController) -> Bool {
    var step = family.parent
    while let current = step {
      if current === other { return true }
      step = current.family.parent
    }
    return false
  }

  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
  }

  /// Notifies the container if constraints decided the size of the view.
  func sizeOfViewChanged() {
    guard viewIfLoaded?.translatesAutoresizingMaskIntoConstraints == false else { return }
    let container: (any UIContentContainer)? = parent ?? presentation.own
    container?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }
}
