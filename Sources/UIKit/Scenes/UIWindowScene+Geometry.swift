// swift-format-ignore-file: TypeNamesShouldBeCapitalized

extension UIWindowScene {
  /// The preferred geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The preferred orientations; `nil` for the current one.
    var preferredOrientations: UIInterfaceOrientationMask? { nil }

    /// The preferred geometry of a scene on iOS.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The preferred orientations; `nil` for the current one.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences without orientations.
      public override init() { super.init() }

      /// Creates preferences with orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      override var preferredOrientations: UIInterfaceOrientationMask? { interfaceOrientations }
    }
  }

  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The coordinates of the scene.
    public let coordinateSpace: any UICoordinateSpace
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    init(coordinateSpace: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation) {
      self.coordinateSpace = coordinateSpace
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  func rotate(to preferences: GeometryPreferences) throws(GeometryError) {
    guard let settings, let preferred = preferences.preferredOrientations else { return }
    let orientations: [Device.Orientation] = [.portrait, .landscape]
    let possible = orientations.filter {
      preferred.contains(UIInterfaceOrientationMask($0.interfaceOrientation))
        || ($0 == .landscape && !preferred.isDisjoint(with: .landscape))
    }
    guard settings.device.slug != "custom", let first = possible.first else {
      throw .noSuchOrientation
    }
    guard !supportedOrientations.isDisjoint(with: preferred) else { throw .unsupportedOrientation }
    if !possible.contains(settings.orientation) {
      resize(to: settings.device, orientation: first)
    }
  }

  /// The orientations that the app and the view controller in front support; the orientations of
  /// the app if the two have none in common.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let supported = application.supportedInterfaceOrientations(for: keyWindow)
    guard let controller = keyWindow?.orientationController else { return supported }
    let common = supported.intersection(controller.supportedInterfaceOrientations)
    return common.isEmpty ? supported : common
  }

  /// Turns the scene if its orientation is not supported.
  func turnToSupportedOrientation() {
    guard let settings, settings.device.slug != "custom" else { return }
    let supported = supportedOrientations
    func isSupported(_ orientation: Device.Orientation) -> Bool {
      orientation == .landscape
        ? !supported.isDisjoint(with: .landscape)
        : supported.contains(UIInterfaceOrientationMask(orientation.interfaceOrientation))
    }
    guard !isSupported(settings.orientation),
      let other = [Device.Orientation.portrait, .landscape].first(where: isSupported)
    else { return }
    resize(to: settings.device, orientation: other)
  }
}

extension UIWindow {
  /// The view controller that decides about the orientation: the last one that covers the screen.
  fileprivate var orientationController: UIViewController? {
    guard let rootViewController else { return nil }
    let covering = rootViewController.presentationsAbove.last {
      ($0.presentationStyle.removesPresenter
        || $0.presentedViewController.modalPresentationStyle == .overFullScreen)
        && $0.stage != .dismissing
    }
    return covering?.presentedViewController ?? rootViewController
  }
}

extension UIInterfaceOrientationMask {
  /// The orientations that a view controller supports if it does not say so itself.
  @MainActor
  static func standard(for controller: UIViewController) -> UIInterfaceOrientationMask {
    controller.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

/// An error of a change of a scene's geometry.
enum GeometryError: Error, CustomStringConvertible {
  case noSuchOrientation
  case unsupportedOrientation

  var description: String {
    switch self {
    case .noSuchOrientation: "The screen of the scene has none of the preferred orientations."
    case .unsupportedOrientation: "The app supports none of the preferred orientations."
    }
  }
}
