/// The launch of an app and the connection of its scenes.
extension UIApplication {
  /// Creates the application and the delegate of a program, and calls the delegate's methods for
  /// the launch. The application is the shared one afterward.
  ///
  /// - Parameters:
  ///   - settings: The screen of the first scene.
  ///   - url: A URL to open. In an app with scenes, the first scene is connected with it instead.
  package static func launch(
    _ program: ApplicationProgram, on settings: SceneSettings, opening url: URL? = nil
  ) -> UIApplication {
    UIScreen.main.become(settings)
    let application = ClassName.make(program.principalClass) as! UIApplication
    let launch = ApplicationLaunch(program)
    application.launch = launch
    application.activate(nil)
    if launch.manifest == nil {
      let scene = UIWindowScene(settings: settings)
      scene.ownApplication = application
      launch.implicitScene = scene
    }
    launch.delegate =
      program.delegateClass.flatMap(ClassName.make) as? any UIApplicationDelegate
    application.delegate = launch.delegate
    application.finishLaunching(opening: launch.manifest == nil ? url : nil)
    return application
  }

  private func finishLaunching(opening url: URL?) {
    let options = url.map { [LaunchOptionsKey.url: $0 as Any] }
    let begins = delegate?.application(self, willFinishLaunchingWithOptions: options) ?? true
    let window = mainStoryboardWindow()
    let finishes = delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
    window?.makeKeyAndVisible()
    NotificationCenter.default.post(
      name: Self.didFinishLaunchingNotification, object: self,
      userInfo: options.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) })
    launch?.opensLaunchURL = begins && finishes
  }

  /// Creates the window of an app without scenes that names its main storyboard, and makes it the
  /// delegate's.
  private func mainStoryboardWindow() -> UIWindow? {
    guard let launch, launch.manifest == nil else { return nil }
    let information = launch.program.information
    let key = "UIMainStoryboardFile"
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let name = (isPad ? information[key + "~ipad"] : nil) ?? information[key]
    guard let name = name as? String else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    delegate?.window = window
    return window
  }

  /// Connects a scene, brings it to the foreground, and makes it active.
  ///
  /// An app without scenes has one, which is connected once.
  ///
  /// - Parameters:
  ///   - settings: The screen of the scene.
  ///   - session: A disconnected session to connect again; `nil` for a new one.
  ///   - request: The reason; `nil` for the user's choice of the app.
  package func connectScene(
    on settings: SceneSettings, session former: UISceneSession? = nil,
    for request: SceneRequest? = nil
  ) -> UIWindowScene {
    guard let launch else { fatalError("A scene was connected before the application's launch.") }
    activate(nil)
    let role = UISceneSession.Role.windowApplication
    let session =
      former
      ?? UISceneSession(
        role: role,
        configuration: launch.manifest?.entry(named: nil, for: role).map {
          launch.configuration(of: $0, for: role)
        } ?? UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions(request)
    let scene: UIWindowScene
    if former == nil, !configure(session, options, launch), let implicit = launch.implicitScene {
      scene = implicit
      launch.sessions = [implicit.session]
    } else {
      let windows = launch.implicitScene?.windows ?? []
      launch.implicitScene = nil
      for window in windows { NextTurn.run { [weak window] in window?.reportMissingScene() } }
      if former == nil { launch.sessions.append(session) }
      scene = launch.makeScene(session, options)
      scene.ownApplication = self
      session.scene = scene
    }
    scene.settings = settings
    scenes.append(scene)
    scene.activate()
    launch.connectDelegate(to: scene, options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    enterForeground(scene)
    if launch.hasScenes == false, case .url(let url)? = request, launch.opensLaunchURL {
      _ = open(url, in: scene)
    }
    launch.reportMissingWindow(of: scene)
    return scene
  }

  /// Sets the configuration of a new session.
  ///
  /// - Returns: `false` for an app without scenes: one without a manifest whose delegate does not
  ///   choose a configuration.
  private func configure(
    _ session: UISceneSession, _ options: UIScene.ConnectionOptions, _ launch: ApplicationLaunch
  ) -> Bool {
    let proposed = session.configuration
    let chosen =
      delegate?.application(self, configurationForConnecting: session, options: options) ?? proposed
    if chosen !== proposed { launch.complete(chosen) }
    session.configuration = chosen
    return launch.manifest != nil || chosen !== proposed
  }
}
