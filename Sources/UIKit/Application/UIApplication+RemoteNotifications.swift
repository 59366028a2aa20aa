extension UIApplication {
  /// A Boolean value that indicates whether the app receives remote notifications: `false`.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Requests a registration for remote notifications, which no device of this library has.
  ///
  /// The delegate's `application(_:didFailToRegisterForRemoteNotificationsWithError:)` is called on
  /// the main queue later, with the error 3010 of the Cocoa domain, as in a simulator without
  /// remote notifications.
  public func registerForRemoteNotifications() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [
          NSLocalizedDescriptionKey: "This device does not receive remote notifications."
        ])
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Does nothing: there is no registration that it could end.
  public func unregisterForRemoteNotifications() {}
}
