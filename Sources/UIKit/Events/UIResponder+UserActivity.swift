/// The activity of a responder.
extension UIResponder: UIUserActivityRestoring {
  private static let activityKey = ActivityKey()

  /// The activity that the user performs with this responder; `nil`, the default, for none.
  ///
  /// The activity of a view controller is the current one while its view is displayed.
  public var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, Self.activityKey.pointer) as? NSUserActivity }
    set {
      let old = userActivity
      guard newValue !== old else { return }
      old?.remove(self)
      newValue?.add(self)
      objc_setAssociatedObject(
        self, Self.activityKey.pointer, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      guard (self as? UIViewController)?.isShown == true else { return }
      old?.resignCurrent()
      newValue?.becomeCurrent()
    }
  }
}

/// The address by which the activities of responders are associated with them.
private struct ActivityKey: @unchecked Sendable {
  let pointer = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension UIViewController {
  /// Makes the activity current when the view has appeared, and ends it when it has disappeared.
  func userActivityFollowsAppearance() {
    guard let activity = userActivity else { return }
    if isShown { activity.becomeCurrent() } else { activity.resignCurrent() }
  }

  fileprivate var isShown: Bool { appearance.stage == .appeared }
}
