import Testing

@testable import UIKit

/// A split view controller in a window, with the calls of its delegate.
@MainActor
final class SplitScreen: UISplitViewControllerDelegate {
  let split: UISplitViewController
  var events: [String] = []
  var top: UISplitViewController.Column?
  /// The values of ``UISplitViewController/isCollapsed`` in the calls.
  var collapsed: [Bool] = []
  private(set) var window: UIWindow!
  let first = UIViewController()
  let second = UIViewController()
  let third = UIViewController()

  init(
    _ style: UISplitViewController.Style = .doubleColumn, device: String = "ipad-10",
    orientation: Device.Orientation = .portrait, playsAnimations: Bool = false,
    user: UserTraits = UserTraits(), _ change: (UISplitViewController) -> Void = { _ in }
  ) {
    split = UISplitViewController(style: style)
    let split = split
    (first.title, second.title, third.title) = ("First", "Second", "Third")
    split.delegate = self
    if style == .unspecified {
      split.viewControllers = [first, third]
    } else {
      split.setViewController(first, for: .primary)
      if style == .tripleColumn { split.setViewController(second, for: .supplementary) }
      split.setViewController(third, for: .secondary)
    }
    change(split)
    window = UIWindow(
      device: .named(device)!, orientation: orientation, user: user,
      playsAnimations: playsAnimations
    ) { split }
  }

  func take() -> [String] {
    defer { events = [] }
    return events
  }

  func wait() {
    window.animationClock.advance(by: 1)
    window.layoutIfNeeded()
  }

  /// Makes the interface compact or regular.
  func setCompact(_ isCompact: Bool) {
    window.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
    window.layoutIfNeeded()
  }

  /// The names of the view controllers of a stack, with stacks in brackets.
  func names(_ controller: UIViewController?) -> String {
    guard let navigation = controller as? UINavigationController else {
      return controller?.title ?? "none"
    }
    return "[" + navigation.viewControllers.map(names).joined(separator: ", ") + "]"
  }

  private func note(_ event: String) {
    events.append(event)
    collapsed.append(split.isCollapsed)
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { note("willChangeTo(\(displayMode.rawValue))") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { note("willShow(\(column.rawValue))") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { note("willHide(\(column.rawValue))") }

  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { note("didShow(\(column.rawValue))") }

  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { note("didHide(\(column.rawValue))") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    note("topColumn(\(proposedTopColumn.rawValue))")
    return top ?? proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { note("didExpand") }
}
