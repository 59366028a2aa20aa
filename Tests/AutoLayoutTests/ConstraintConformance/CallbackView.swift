import UIKit

/// A view that records the calls about its margins and its safe area.
final class CallbackView: UIView {
  private(set) var calls: [String] = []

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    calls.append("layoutMarginsDidChange")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    calls.append("safeAreaInsetsDidChange")
  }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}
