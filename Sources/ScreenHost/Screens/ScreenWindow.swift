import UIKit

/// The screen of one page: a scene on its own device, with a view controller or of an application.
@MainActor
final class ScreenWindow {
  private var settings: AccessibilitySettings
  /// The scene whose windows the page displays.
  let scene: UIWindowScene
  /// The window of a view controller; `nil` for the scene of an application.
  private let ownWindow: UIWindow?
  private let application: ApplicationScreens?
  /// The window with a sentence that is displayed while an application has none.
  private var notice: UIWindow?
  /// A Boolean value that indicates whether another page displays the scene of the application.
  private(set) var isTaken = false

  /// Displays a new view controller.
  init(
    showing make: @MainActor () -> UIViewController, on screen: SceneSettings,
    settings: AccessibilitySettings = []
  ) {
    self.settings = settings
    UIScreen.main.accessibilitySettings = settings
    let window = UIWindow(on: screen, rootViewController: make)
    ownWindow = window
    scene = window.windowScene!
    application = nil
  }

  /// Displays a scene of an application.
  init(
    of application: ApplicationScreens, on screen: SceneSettings,
    settings: AccessibilitySettings = []
  ) {
    self.settings = settings
    UIScreen.main.accessibilitySettings = settings
    let end = Weak<ScreenWindow>()
    scene = application.open(on: screen) { end.object?.isTaken = true }
    self.application = application
    ownWindow = nil
    end.object = self
  }

  /// Displays an example: its view controller, or a scene of its application.
  convenience init(
    of entry: GalleryEntry, on screen: SceneSettings, settings: AccessibilitySettings = []
  ) {
    if let application = entry.application {
      self.init(of: application, on: screen, settings: settings)
    } else {
      self.init(showing: entry.make, on: screen, settings: settings)
    }
  }

  private final class Weak<Object: AnyObject> {
    weak var object: Object?
  }

  /// The window that the page displays.
  var window: UIWindow { ownWindow ?? scene.displayedWindow ?? noticeWindow }

  /// The device of the screen.
  var device: Device { scene.settings?.device ?? .standard }

  /// Makes this the main screen. Several screens take turns.
  func makeCurrent() {
    UIScreen.main.accessibilitySettings = settings
    scene.activate()
  }

  /// Changes the size of a screen without a device; returns `false` if nothing changed.
  func resize(to size: CGSize) -> Bool {
    guard device.slug == "custom", size != scene.settings?.size else { return false }
    scene.resize(to: Device.custom(size: size, scale: device.scale))
    return true
  }

  /// Changes the screen to the one that the user has chosen.
  func configure(_ screen: SceneSettings, settings: AccessibilitySettings) {
    self.settings = settings
    makeCurrent()
    if screen.device != device || screen.orientation != scene.settings?.orientation {
      scene.resize(to: screen.device, orientation: screen.orientation)
    }
    scene.change(to: screen.style, user: screen.user)
  }

  /// Changes the appearance of the screen to light or dark.
  func setAppearance(isDark: Bool) {
    scene.change(to: isDark ? .dark : .light)
  }

  /// Returns the view with an identity, if the window has one.
  func view(withID id: Int) -> UIView? { window.view(withSceneID: id) }

  /// Prepares the content for a viewport and a half around the visible one, so that it exists when
  /// the page scrolls.
  func prepareAhead() {
    window.layoutIfNeeded()
    window.deliver(.prepareContent(screens: 1.5))
  }

  /// Cancels touches and releases the view controller, or the scene of the application.
  func close() {
    if let ownWindow {
      ownWindow.isHidden = true
      ownWindow.rootViewController = nil
    } else if !isTaken {
      application?.close(scene)
    }
  }

  /// The window with a sentence about the missing window of the application.
  private var noticeWindow: UIWindow {
    let screen = scene.settings ?? SceneSettings(device: .standard)
    if let notice, notice.windowScene?.settings?.device == screen.device,
      notice.bounds.size == screen.size
    {
      return notice
    }
    let sentence = scene.missingWindowSentence
    let window = UIWindow(on: screen) { NoticeViewController(sentence) }
    notice = window
    scene.activate()
    return window
  }
}

extension ClientMessage.Ready {
  /// The text size and the layout direction of the user, and the display of the keyboard.
  var traits: UserTraits {
    var traits = UserTraits()
    traits.contentSizeCategory = textSize
    traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    traits.showsKeyboard = showsKeyboard
    return traits
  }
}

/// A view controller with a sentence in the middle of the screen.
@MainActor
private final class NoticeViewController: UIViewController {
  private let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("NoticeViewController cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: view.bounds.insetBy(dx: 24, dy: 0))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.text = sentence
    view.addSubview(label)
  }
}
