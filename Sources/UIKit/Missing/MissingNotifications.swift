// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension UIApplication {
  /// Missing: There are no remote notifications on this platform.
  @available(*, unavailable, message: "There are no remote notifications on this platform.")
  public func registerForRemoteNotifications() { missing() }
  /// Missing: There are no remote notifications on this platform.
  @available(*, unavailable, message: "There are no remote notifications on this platform.")
  public func unregisterForRemoteNotifications() { missing() }
}
