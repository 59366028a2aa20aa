extension UIButton {
  /// The contents and the style of a button.
  ///
  /// A button with a configuration is drawn by it. The title and the image for the normal state are
  /// displayed where the configuration has none.
  ///
  /// Sizes follow iOS 26 (`cat-button-configuration-plain` and others): a medium button has 10
  /// points above and below its title, and 12 at the sides. The insets of other sizes, the radii of
  /// corners, and the dimming while the button is highlighted are chosen.
  public struct Configuration: Equatable {
    /// The styles of colors.
    enum Style: Sendable {
      case plain, gray, tinted, filled
    }

    let style: Style

    /// The title and the text below it; see UIButton.Configuration+Titles.swift.
    var texts = Texts()
    /// The functions from standard to displayed attributes and colors.
    var transformers = Transformers()
    /// The treatment of a title that does not fit: with a mode that wraps lines, the default, the
    /// title has as many lines as it needs; with another mode it has one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The treatment of a subtitle that does not fit, like ``titleLineBreakMode``.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// A Boolean value that indicates whether an activity indicator is displayed in place of the
    /// image. The default is `false`.
    public var showsActivityIndicator = false
    /// The image, or `nil` (the default) to use the image of the button's state. Symbols and images
    /// of the automatic rendering mode have the foreground color.
    public var image: UIImage?
    /// The configuration of symbols without one of their own; `nil`, the default, for the font of
    /// the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The edge of the titles at which the image is placed. The default is `leading`.
    ///
    /// - Precondition: It is one edge.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the titles, in points. The default is 0.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle with each other. The default is `automatic`.
    public var titleAlignment = TitleAlignment.automatic
    /// The minimum width that the image takes, in points. A narrower image is in its center. The
    /// default is 0. An image above or below the titles ignores it.
    public var imageReservation: CGFloat = 0
    /// The distances of the contents from the edges of the button, in points. The default is
    /// determined by ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? buttonSize.contentInsets }
      set { ownContentInsets = newValue }
    }
    private var ownContentInsets: NSDirectionalEdgeInsets?

    /// The color of the titles and the image, or `nil` (the default) to use the color of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the style derives the background, or `nil` (the default) to use the
    /// color of the style. A plain button has no background.
    public var baseBackgroundColor: UIColor?
    /// The background. A color of its own takes precedence over the color of the style, which `nil`
    /// stands for. The radius is 5.95 points by default.
    public var background: UIBackgroundConfiguration
    /// The shape of the background's corners. The default is `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button. The default is `medium`.
    public var buttonSize = Size.medium
    /// The mark behind the titles. The default is `automatic`.
    public var indicator = Indicator.automatic
    /// A Boolean value that indicates whether a selected button has other colors. The default is
    /// `true`.
    public var automaticallyUpdateForSelection = true

    /// A Boolean value that indicates whether the colors were made for the state of a button; see
    /// ``updated(for:)``.
    var hasColorsOfState = false

    /// The font of the title in an interface file, or `nil` to use the font of ``buttonSize``.
    var titleFont: UIFont?

    private init(_ style: Style) {
      self.style = style
      background = .clear()
      background.backgroundColor = nil
      background.cornerRadius = 5.95
    }

    /// Returns a configuration of a button without a background, in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration of a button with a gray background, in the tint color.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration of a button with a background of the tint color at 18 %, in the tint
    /// color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration of a button with a background of the tint color, in white.
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Returns a configuration of a button without a border, which is drawn as a plain one.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration of a bordered button, which is drawn as a gray one.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration of a bordered button in the tint color, which is drawn as a tinted
    /// one.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration of a prominent bordered button, which is drawn as a filled one.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Sets ``contentInsets`` to the insets of ``buttonSize``.
    public mutating func setDefaultContentInsets() { ownContentInsets = nil }
  }
}

extension UIButton.Configuration {
  /// The marks of a button with a menu.
  public enum Indicator: Int, Sendable {
    /// The indicator of a pop-up button for a pop-up button, and none for other buttons.
    case automatic = 0
    /// None.
    case none = 1
    /// The two arrows of a pop-up button.
    case popup = 2
  }

  /// The sizes of a button.
  public enum Size: Sendable {
    /// The usual size.
    case medium
    /// A size below the usual one.
    case small
    /// The minimum size.
    case mini
    /// A size above the usual one.
    case large

    fileprivate var contentInsets: NSDirectionalEdgeInsets {
      switch self {
      case .mini, .small:
        NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var titleStyle: UIFont.TextStyle {
      switch self {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }

    var subtitleStyle: UIFont.TextStyle {
      switch self {
      case .mini, .small: .caption1
      case .medium, .large: .footnote
      }
    }
  }

  /// The shapes of a background's corners.
  public enum CornerStyle: Sendable {
    /// The radius of the background.
    case fixed
    /// The radius of the background, scaled with the preferred content size category.
    case dynamic
    /// A small radius: 5 points.
    case small
    /// A medium radius: 8 points.
    case medium
    /// A large radius: 12 points.
    case large
    /// Half of the height.
    case capsule
  }

  /// The alignments of a title and a subtitle with each other.
  public enum TitleAlignment: Sendable {
    /// In the center if the image is above or below the titles, otherwise `leading`.
    case automatic
    /// At the leading edge.
    case leading
    /// In the center.
    case center
    /// At the trailing edge.
    case trailing
  }
}
