/// Activities and quick actions, on behalf of a host.
extension UIApplication {
  /// The quick actions in the app's property list, then those that the app added.
  package var quickActions: [UIApplicationShortcutItem] {
    let entries =
      launch?.program.information["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return entries.compactMap(UIApplicationShortcutItem.init(entry:)) + (shortcutItems ?? [])
  }

  /// Performs a quick action in a scene of the app.
  ///
  /// - Parameter completion: A closure that the delegate calls with a Boolean value that indicates
  ///   whether it has performed the action.
  package func perform(
    _ item: UIApplicationShortcutItem, in scene: UIWindowScene,
    completion: @escaping (Bool) -> Void
  ) {
    scene.activate()
    guard hasScenes else {
      guard let delegate else { return completion(false) }
      delegate.application(self, performActionFor: item, completionHandler: completion)
      return
    }
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate else {
      return completion(false)
    }
    delegate.windowScene(scene, performActionFor: item, completionHandler: completion)
  }

  /// Continues an activity in a scene of the app.
  ///
  /// - Returns: A Boolean value that indicates whether a delegate received it; in an app without
  ///   scenes, whether it has continued it.
  package func `continue`(_ activity: NSUserActivity, in scene: UIWindowScene) -> Bool {
    scene.activate()
    let isContinued: Bool
    if hasScenes {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegate?.scene(scene, continue: activity)
      isContinued = scene.delegate != nil
    } else {
      _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
      isContinued =
        delegate?.application(
          self, continue: activity,
          restorationHandler: { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
          }) ?? false
    }
    if isContinued { activity.delegate?.userActivityWasContinued(activity) }
    return isContinued
  }
}
