/// The background of a navigation bar, and the appearance of its titles and items.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles. The default is empty, for semibold text of 17 points in the color of
  /// labels.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange?() }
  }
  /// The attributes of large titles. The default is empty, for bold text of the large title's size
  /// in the color of labels.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange?() }
  }
  /// The distance of titles from their usual place. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { appearanceDidChange?() } }

  /// The appearance of plain items. Assigning one stores a copy.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { storedButtonAppearance }
    set { storedButtonAppearance = observed(newValue) }
  }
  private lazy var storedButtonAppearance = observed(UIBarButtonItemAppearance())

  /// The appearance of prominent items. Assigning one stores a copy.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { storedProminentAppearance }
    set { storedProminentAppearance = observed(newValue) }
  }
  private lazy var storedProminentAppearance = observed(
    UIBarButtonItemAppearance(style: .prominent))

  /// The appearance of prominent items, by its earlier name.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }

  /// Creates an appearance with the default background.
  public override init() { super.init() }

  /// Creates an appearance with the background and the shadow of another one; of an appearance of
  /// this class, with all its values.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }
}
