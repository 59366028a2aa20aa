/// The appearance of the items of a tab bar, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, ObservedAppearance {
  /// The arrangements of the items of a bar.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image, in a wide bar.
    case inline
    /// The title beside the image, in a low bar.
    case compactInline
  }

  /// The appearance in the normal state. It provides the values that the other states lack.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of an item that is not enabled.
  public let disabled = UITabBarItemStateAppearance()

  var appearanceDidChange: (() -> Void)?

  /// Creates an appearance for items whose titles are below their images.
  public convenience override init() { self.init(style: .stacked) }

  /// Creates an appearance for items of an arrangement.
  public init(style: Style) {
    super.init()
    for state in states {
      state.appearanceDidChange = { [weak self] in self?.appearanceDidChange?() }
    }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled] }

  /// Removes the values of all states.
  open func configureWithDefault(for style: Style) {
    for state in states { state.copyValues(of: UITabBarItemStateAppearance()) }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = UITabBarItemAppearance()
    for (new, old) in zip(result.states, states) { new.copyValues(of: old) }
    return result
  }

  /// Returns the appearance in a state; the normal state provides its missing values.
  func look(for state: UIControl.State) -> TabItemLook {
    if state.contains(.disabled) { return disabled.look.merging(normal.look) }
    if state.contains(.selected) { return selected.look.merging(normal.look) }
    return normal.look
  }
}

/// The appearance of the items of a tab bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  var look = TabItemLook() { didSet { appearanceDidChange?() } }
  var appearanceDidChange: (() -> Void)?

  /// The attributes of titles. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { look.titleAttributes }
    set { look.titleAttributes = newValue }
  }
  /// The distance of titles from their usual place. The default is zero.
  open var titlePositionAdjustment: UIOffset {
    get { look.titleOffset ?? .zero }
    set { look.titleOffset = newValue }
  }
  /// The color of images that are templates, and of titles without a color of their own, or `nil`
  /// (the default) to use the color of the bar.
  open var iconColor: UIColor? {
    get { look.iconColor }
    set { look.iconColor = newValue }
  }
  /// The color of badges; `nil`, the default, for red.
  open var badgeBackgroundColor: UIColor? {
    get { look.badgeColor }
    set { look.badgeColor = newValue }
  }
  /// The attributes of the texts of badges. The default is empty.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { look.badgeAttributes }
    set { look.badgeAttributes = newValue }
  }
  /// The distance of the texts of badges from their usual place. The default is zero.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { look.badgeTitleOffset ?? .zero }
    set { look.badgeTitleOffset = newValue }
  }
  /// The distance of badges from their usual place. The default is zero.
  open var badgePositionAdjustment: UIOffset {
    get { look.badgeOffset ?? .zero }
    set { look.badgeOffset = newValue }
  }

  fileprivate func copyValues(of other: UITabBarItemStateAppearance) { look = other.look }
}

/// The values of the appearance of an item of a tab bar.
@MainActor
struct TabItemLook {
  var titleAttributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset: UIOffset?
  var iconColor: UIColor?
  var badgeColor: UIColor?
  var badgeAttributes: [NSAttributedString.Key: Any] = [:]
  var badgeTitleOffset: UIOffset?
  var badgeOffset: UIOffset?

  /// Returns this appearance, with the values of another one where it has none.
  func merging(_ other: TabItemLook) -> TabItemLook {
    TabItemLook(
      titleAttributes: other.titleAttributes.merging(titleAttributes) { $1 },
      titleOffset: titleOffset ?? other.titleOffset, iconColor: iconColor ?? other.iconColor,
      badgeColor: badgeColor ?? other.badgeColor,
      badgeAttributes: other.badgeAttributes.merging(badgeAttributes) { $1 },
      badgeTitleOffset: badgeTitleOffset ?? other.badgeTitleOffset,
      badgeOffset: badgeOffset ?? other.badgeOffset)
  }
}
