// Members that apps use often and that hosts cannot provide.
extension UIApplication {
  /// There is no service of remote notifications on this platform.
  @available(*, unavailable, message: "There are no remote notifications on this platform.")
  public func registerForRemoteNotifications() {
    fatalError("There are no remote notifications on this platform.")
  }

  /// There is no service of remote notifications on this platform.
  @available(*, unavailable, message: "There are no remote notifications on this platform.")
  public func unregisterForRemoteNotifications() {
    fatalError("There are no remote notifications on this platform.")
  }
}
