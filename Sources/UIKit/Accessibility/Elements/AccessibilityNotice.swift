/// A notification to assistive technology that a host presents.
package enum AccessibilityNotice {
  /// A text to announce.
  case announcement(String)
  /// The element to move to; `nil` if the screen has none.
  case focus(UIResponder?)
}

extension UIWindow {
  /// The number of notices that wait for a host. Older ones are dropped.
  private static let noticeLimit = 100

  func add(_ notice: AccessibilityNotice) {
    if waitingNotices.count == Self.noticeLimit { waitingNotices.removeFirst() }
    waitingNotices.append(notice)
  }

  /// Returns the notices since the last call.
  package func takeAccessibilityNotices() -> [AccessibilityNotice] {
    defer { waitingNotices = [] }
    return waitingNotices
  }

  /// Records the element that assistive technology or the keyboard is at, or `nil` for none.
  func moveAccessibilityFocus(to element: UIResponder?) {
    let before = accessibilityFocus
    guard before !== element else { return }
    accessibilityFocus = element
    before?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
  }
}
