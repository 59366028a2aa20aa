extension ApplicationLaunch {
  /// A Boolean value that indicates whether the app has scenes.
  var hasScenes: Bool { implicitScene == nil }

  /// Returns the configuration that the property list describes.
  func configuration(
    of entry: SceneManifest.Entry, for role: UISceneSession.Role
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: entry.name, sessionRole: role)
    complete(configuration)
    return configuration
  }

  /// Sets the classes of a configuration that are not set, from the property list.
  func complete(_ configuration: UISceneConfiguration) {
    guard let entry = manifest?.entry(named: configuration.name, for: configuration.role) else {
      return
    }
    if configuration.delegateClass == nil {
      configuration.delegateClass = find(entry.delegateClassName, "UISceneDelegateClassName")
    }
    if configuration.sceneClass == nil, entry.sceneClassName != "UIWindowScene" {
      configuration.sceneClass = find(entry.sceneClassName, "UISceneClassName")
    }
    if configuration.storyboard == nil, let name = entry.storyboardName {
      configuration.storyboard = UIStoryboard(name: name, bundle: nil)
    }
  }

  private func find(_ name: String?, _ key: String) -> AnyClass? {
    guard let name else { return nil }
    if let type = ClassName.find(name, module: program.module) { return type }
    DeveloperLog.sink(
      "The property list names the class '\(name)' as \(key), but there is none; name one at the "
        + "top level of a module, as in 'App.SceneDelegate'.")
    return nil
  }

  /// Creates the scene of a session.
  ///
  /// - Precondition: The class of its configuration is `UIWindowScene` or a subclass.
  func makeScene(
    _ session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UIWindowScene {
    let type: AnyClass = session.configuration.sceneClass ?? UIWindowScene.self
    guard let type = type as? UIWindowScene.Type else {
      fatalError(
        "\(type) cannot be the class of a scene with windows; set the sceneClass of the "
          + "configuration to a subclass of UIWindowScene, or to nil.")
    }
    return type.init(session: session, connectionOptions: options)
  }

  /// Creates the delegate of a scene, and calls its method for the connection.
  func connectDelegate(to scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
    guard hasScenes else { return }
    let configuration = scene.session.configuration
    guard let type = configuration.delegateClass else {
      let name = configuration.name.map { "'\($0)'" } ?? "without a name"
      DeveloperLog.sink(
        "The scene configuration \(name) has no class for the delegate; set its delegateClass, or "
          + "name one as UISceneDelegateClassName in Info.plist beside the executable.")
      return
    }
    guard let delegate = ClassName.make(type) as? any UISceneDelegate else {
      DeveloperLog.sink(
        "\(type) cannot be the delegate of a scene; declare it as 'class \(type): UIResponder, "
          + "UIWindowSceneDelegate'.")
      return
    }
    scene.delegate = delegate
    guard let storyboard = configuration.storyboard else {
      return delegate.scene(scene, willConnectTo: scene.session, options: options)
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    (delegate as? any UIWindowSceneDelegate)?.window = window
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    window.makeKeyAndVisible()
  }

  /// Writes a message about a scene without a visible window, or a window without a view
  /// controller.
  func reportMissingWindow(of scene: UIWindowScene) {
    if let window = scene.displayedWindow {
      guard window.rootViewController == nil else { return }
      DeveloperLog.sink(
        "\(type(of: window)) #\(window.sceneID) has no root view controller, so that it is empty; "
          + "set its rootViewController before makeKeyAndVisible().")
    } else {
      DeveloperLog.sink(scene.missingWindowSentence)
    }
  }
}

extension UIWindowScene {
  /// A sentence about the lack of a visible window, with the correction.
  package var missingWindowSentence: String {
    application.launch?.hasScenes == true
      ? "The scene has no visible window; create one in scene(_:willConnectTo:options:) with "
        + "UIWindow(windowScene:), keep it in a property, and call makeKeyAndVisible()."
      : "The app has no visible window; create one in application(_:didFinishLaunchingWithOptions:) "
        + "with UIWindow(frame: UIScreen.main.bounds), keep it in a property, and call "
        + "makeKeyAndVisible()."
  }
}
