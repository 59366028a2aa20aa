/// The scenes that hosts display.
extension UIWindowScene {
  /// The window that hosts display: the visible key window, or else the last visible one; `nil` if
  /// there is none.
  package var displayedWindow: UIWindow? {
    if let keyWindow, !keyWindow.isHidden { return keyWindow }
    return windows.last { !$0.isHidden }
  }

  /// Makes the scene's screen the main one, and the scene's application the shared one.
  package func activate() {
    if let settings { UIScreen.main.become(settings) }
    application.activate(self)
  }

  /// Changes the device or its orientation on behalf of a host's user, for the windows that fill
  /// the screen.
  package func resize(to device: Device, orientation: Device.Orientation = .portrait) {
    guard let before = settings else { return }
    let (space, interface, traits) = (coordinateSpace, interfaceOrientation, traitCollection)
    application.activate(self)
    for window in windows where window.bounds.size == before.size {
      window.resizeAlone(to: device, orientation: orientation)
    }
    change(to: device, orientation: orientation)
    noteUpdate(from: space, interface, traits)
  }

  /// Changes the device of the scene, and makes its screen the main one.
  func change(to device: Device, orientation: Device.Orientation) {
    guard let settings else {
      return UIScreen.main.become(SceneSettings(device: device, orientation: orientation))
    }
    self.settings = settings.on(device, orientation)
    activate()
  }

  /// Changes the light or dark style, the text size, the layout direction or the display of the
  /// keyboard on behalf of a host's user.
  ///
  /// - Parameters:
  ///   - style: The style; `nil` for the present one.
  ///   - user: The text size, the direction and the display of the keyboard; `nil` for the present
  ///     ones.
  package func change(to style: UIUserInterfaceStyle? = nil, user: UserTraits? = nil) {
    guard let before = settings else { return }
    let (style, user) = (style ?? before.style, user ?? before.user)
    guard before.style != style || before.user != user else { return }
    let (space, interface, traits) = (coordinateSpace, interfaceOrientation, traitCollection)
    settings = before.with(style, user)
    activate()
    for window in windows { window.setHostTraits(traitCollection) }
    if before.user.showsKeyboard != user.showsKeyboard {
      for window in windows { window.inputViewsMayHaveChanged() }
    }
    let category = traitCollection.preferredContentSizeCategory
    if category != traits.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
    noteUpdate(from: space, interface, traits)
  }

  private func noteUpdate(
    from space: any UICoordinateSpace, _ orientation: UIInterfaceOrientation,
    _ traits: UITraitCollection
  ) {
    guard
      space.bounds != coordinateSpace.bounds || orientation != interfaceOrientation
        || traits != traitCollection
    else { return }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
  }

  /// Returns the URLs that the app opened since the last call.
  package func takeOpenedURLs() -> [URL] {
    defer { openedURLs = [] }
    return openedURLs
  }

  /// Returns the text that the app copied to the general pasteboard since the last call; `nil` for
  /// none.
  package func takeCopiedText() -> String? {
    defer { copiedText = nil }
    return copiedText
  }
}

extension UIScreen {
  /// Changes the screen to the device, orientation and traits of a scene's settings.
  func become(_ settings: SceneSettings) {
    become(settings.device, orientation: settings.orientation, traits: settings.traits)
  }
}
