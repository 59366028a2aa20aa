/// The background of a tab bar, and the appearance of its items.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image. Assigning one stores a copy.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = observed(newValue) }
  }
  private lazy var stacked = observed(UITabBarItemAppearance(style: .stacked))

  /// The appearance of items with the title beside the image in a wide bar. Assigning one stores a
  /// copy.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = observed(newValue) }
  }
  private lazy var inline = observed(UITabBarItemAppearance(style: .inline))

  /// The appearance of items with the title beside the image in a low bar. Assigning one stores a
  /// copy.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = observed(newValue) }
  }
  private lazy var compactInline = observed(UITabBarItemAppearance(style: .compactInline))

  /// The color of the background of the selected item; `nil`, the default, for a fill of the
  /// system.
  open var selectionIndicatorTintColor: UIColor? { didSet { appearanceDidChange?() } }

  /// Creates an appearance with the default background.
  public override init() { super.init() }

  /// Creates an appearance with the background and the shadow of another one; of an appearance of
  /// this class, with all its values.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UITabBarAppearance(barAppearance: self)
  }

  /// Returns the appearance of items in an arrangement.
  func items(in style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    }
  }
}
