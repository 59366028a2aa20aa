/// The changes of the state of an app, on behalf of a host. Each calls the delegates in UIKit's
/// order, then posts the notification.
///
/// An app with scenes receives the calls for its scenes, and the application posts its
/// notifications when its first scene enters a state or its last one leaves it. An app without
/// scenes receives the calls in the delegate of the application.
extension UIApplication {
  /// A Boolean value that indicates whether the app has scenes; otherwise it has one, which
  /// outlives its display.
  package var hasScenes: Bool { launch?.hasScenes ?? false }

  /// Brings a scene to the foreground and makes it active. A scene that is active stays so.
  package func enterForeground(_ scene: UIWindowScene) {
    guard let launch, scene.activationState != .foregroundActive else { return }
    scene.activate()
    if scene.activationState != .foregroundInactive {
      let isFirst = !launch.hasEnteredForeground
      let appEnters = !isFirst && applicationState == .background
      if launch.hasScenes {
        scene.delegate?.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, scene)
      } else if appEnters {
        delegate?.applicationWillEnterForeground(self)
      }
      if appEnters { post(Self.willEnterForegroundNotification) }
      launch.hasEnteredForeground = true
      scene.activationState = .foregroundInactive
      for window in scene.windows where !window.isHidden { window.settleLayout() }
    }
    becomeActive(scene, launch)
  }

  private func becomeActive(_ scene: UIWindowScene, _ launch: ApplicationLaunch) {
    let appBecomesActive = applicationState != .active
    scene.activationState = .foregroundActive
    if launch.hasScenes {
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
    if appBecomesActive { post(Self.didBecomeActiveNotification) }
  }

  /// Makes a scene inactive, such as before it enters the background.
  package func resignActive(_ scene: UIWindowScene) {
    guard let launch, scene.activationState == .foregroundActive else { return }
    scene.activate()
    let appResigns = scenes.allSatisfy { $0 === scene || $0.activationState != .foregroundActive }
    if launch.hasScenes {
      scene.delegate?.sceneWillResignActive(scene)
      post(UIScene.willDeactivateNotification, scene)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    if appResigns { post(Self.willResignActiveNotification) }
    scene.activationState = .foregroundInactive
  }

  /// Makes a scene inactive and moves it to the background. Its touches and keys are cancelled.
  package func enterBackground(_ scene: UIWindowScene) {
    resignActive(scene)
    guard let launch, scene.activationState == .foregroundInactive else { return }
    for window in scene.windows { window.cancelEvents() }
    scene.activationState = .background
    let appEnters = applicationState == .background
    if launch.hasScenes {
      scene.delegate?.sceneDidEnterBackground(scene)
      if let activity = scene.delegate?.stateRestorationActivity(for: scene) {
        scene.session.stateRestorationActivity = activity
      }
      post(UIScene.didEnterBackgroundNotification, scene)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    if appEnters { post(Self.didEnterBackgroundNotification) }
  }

  /// Moves a scene to the background, disconnects it, and releases its delegate. Its session can be
  /// connected again. The scene of an app without scenes stays connected.
  package func disconnect(_ scene: UIWindowScene) {
    enterBackground(scene)
    guard hasScenes, scenes.contains(where: { $0 === scene }) else { return }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    scene.delegate = nil
    scene.session.scene = nil
    scenes.removeAll { $0 === scene }
  }

  /// Removes a session whose scene was disconnected, as the user closes it for good.
  package func discard(_ session: UISceneSession) {
    guard let launch, let index = launch.sessions.firstIndex(where: { $0 === session }) else {
      return
    }
    activate(nil)
    launch.sessions.remove(at: index)
    delegate?.application(self, didDiscardSceneSessions: [session])
  }

  /// Disconnects all scenes, and calls the delegate's method for the end of the app.
  package func terminate() {
    activate(nil)
    for case let scene as UIWindowScene in scenes { disconnect(scene) }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  /// Opens a URL in a scene of the app.
  ///
  /// - Returns: A Boolean value that indicates whether a delegate received it; in an app without
  ///   scenes, whether it has opened it.
  package func open(_ url: URL, in scene: UIWindowScene) -> Bool {
    scene.activate()
    guard hasScenes else {
      return delegate?.application(self, open: url, options: [.openInPlace: false]) ?? false
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    return scene.delegate != nil
  }

  /// Delivers a memory warning: to the delegate, observers of the notification, the sources of
  /// memory pressure, and the view controllers of all windows.
  package func receiveMemoryWarning() {
    activate(nil)
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    MemoryPressureSources.shared.send(.warning)
    for window in windows { window.warnViewControllers() }
  }

  /// Calls the handlers of all background tasks for the end of their time.
  package func expireBackgroundTasks() {
    activate(nil)
    for handler in backgroundTasks.expirations { handler() }
  }

  private func post(_ name: Notification.Name, _ scene: UIScene? = nil) {
    NotificationCenter.default.post(name: name, object: scene ?? self)
  }
}
