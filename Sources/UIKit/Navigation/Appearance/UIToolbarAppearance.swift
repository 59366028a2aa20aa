/// The background of a toolbar, and the appearance of its items.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
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
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIToolbarAppearance(barAppearance: self)
  }
}
