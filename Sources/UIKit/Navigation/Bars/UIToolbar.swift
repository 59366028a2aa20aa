/// A bar with items, usually at the bottom of a screen.
///
/// Items have backgrounds in the shape of capsules, as on iOS 26: neighbors with images share one.
/// On a device with an earlier system, they have none, and the bar has a background.
/// Flexible spaces divide the free room. The bar of a navigation controller has the toolbar items
/// of its view controllers; a bar of the app's own has items that the app sets.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarAppearanceOwner {
  /// The delegate. The bar of a navigation controller has none of the app's.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The navigation controller of the bar; `nil` for a bar of the app's own.
  weak var owner: (any ToolbarOwner)?
  private let background = BarBackgroundView()
  private let row = BarButtonRow(isTrailing: false)
  private var shownItems: [UIBarButtonItem] = []

  /// Creates a bar with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeToolbar(from: coder)
  }

  private func setUp() {
    addSubview(background)
    row.itemHasChanged = { [weak self] in self?.update() }
    update()
  }

  // MARK: Items

  /// The items from the leading edge on; `nil`, the default, for none. Setting them is not
  /// animated.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items. Animated, they are cross-dissolved.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let change = { [self] in
      shownItems = items ?? []
      update()
      layoutIfNeeded()
    }
    guard animated, window != nil else { return change() }
    UIView.transition(
      with: self, duration: NavigationBarChange.itemDuration, options: .transitionCrossDissolve,
      animations: change)
  }

  // MARK: Appearance

  /// The appearance with content below the bar. Assigning one stores a copy.
  ///
  /// Until one is assigned, the bar has no background except behind its items, as on iOS 26. On a
  /// device with an earlier system, it has the default one.
  open var standardAppearance: UIToolbarAppearance {
    get {
      standard(orElse: {
        let plain = UIToolbarAppearance()
        if isFloating { plain.configureWithTransparentBackground() }
        return plain
      })
    }
    set {
      noteAssigned(.standardAppearance)
      setAppearance(\.standard, newValue)
    }
  }
  /// The appearance in a compact-height environment; `nil`, the default, for
  /// ``standardAppearance``. Assigning one stores a copy.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set {
      noteAssigned(.compactAppearance)
      setAppearance(\.compact, newValue)
    }
  }
  /// The appearance with content that ends at the edge of the bar; `nil`, the default, for
  /// ``standardAppearance`` without a background. Assigning one stores a copy.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set {
      noteAssigned(.scrollEdgeAppearance)
      setAppearance(\.scrollEdge, newValue)
    }
  }
  /// The appearance in a compact-height environment with content that ends at the edge of the bar;
  /// `nil`, the default, for ``scrollEdgeAppearance``. Assigning one stores a copy.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      noteAssigned(.compactScrollEdgeAppearance)
      setAppearance(\.compactScrollEdge, newValue)
    }
  }
  var appearances = BarAppearances<UIToolbarAppearance>()

  func appearancesDidChange() { update() }

  /// A Boolean value that indicates whether content is visible through the background. The default
  /// is `true`. With `false`, the screens of a navigation controller end above the bar.
  open var isTranslucent = true {
    didSet {
      noteAssigned(.isTranslucent)
      guard isTranslucent != oldValue else { return }
      update()
      owner?.toolbarMayHaveChanged()
    }
  }
  /// The color of the background, which replaces the color of ``standardAppearance``. The default
  /// is `nil`.
  open var barTintColor: UIColor? {
    didSet {
      noteAssigned(.barTintColor)
      update()
    }
  }

  /// A Boolean value that indicates whether content ends at the edge of the bar, or above it.
  var isContentAtEdge = true { didSet { if isContentAtEdge != oldValue { update() } } }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  private var standard: UIToolbarAppearance {
    appearances.standard(isLow: isLow) ?? standardAppearance
  }

  private var scrollEdge: UIToolbarAppearance? { appearances.scrollEdge(isLow: isLow) }

  private var backgroundAtPresent: UIBarAppearance.Background {
    if isTranslucent, isContentAtEdge, owner != nil, barTintColor == nil {
      return scrollEdge?.background ?? UIBarAppearance.Background()
    }
    return standard.background.tinted(barTintColor, isTranslucent: isTranslucent)
  }

  /// Displays the present items and looks.
  private func update() {
    let look = isContentAtEdge ? scrollEdge ?? standard : standard
    let present = backgroundAtPresent
    background.show(present)
    hasBackground = present != UIBarAppearance.Background()
    row.show(shownItems, in: self) { button in
      button.length = metrics.itemLength
      button.contentColor = isFloating ? storedTint ?? .label : tintColor
      button.appearance =
        button.item.style == .prominent ? look.prominentButtonAppearance : look.buttonAppearance
      button.itemHasChanged = { [weak self] in self?.update() }
    }
    row.updateColors()
    setNeedsLayout()
  }

  private var hasBackground = false

  private var metrics: ToolbarMetrics { traitCollection.metrics.toolbar }

  private var isFloating: Bool { metrics.look == .floating }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    update()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The position of the bar: the delegate's, or at the bottom in a navigation controller.
  open var barPosition: UIBarPosition {
    owner == nil ? delegate?.position(for: self) ?? .any : .bottom
  }

  /// Returns the given width, and the height of a bar.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let overlap = barPosition == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(
      x: 0, y: -overlap, width: bounds.width, height: bounds.height + overlap)
    let margin = owner == nil ? metrics.sideMargin : metrics.floatingMargin
    let height = min(bounds.height, metrics.height)
    let y = owner == nil ? max(0, (bounds.height - height) / 2) : 0
    // The order follows the interface: `semanticContentAttribute` does not change it
    // (`ou-rtl-toolbar`).
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    row.distribute(
      from: margin + (isRightToLeft ? right : left),
      to: bounds.width - margin - (isRightToLeft ? left : right),
      spacing: metrics.itemSpacing
    ) { x, width in
      let frame = CGRect(x: x, y: y, width: width, height: height)
      return isRightToLeft ? frame.mirrored(in: bounds) : frame
    }
  }

  // Beside the items, what is below a bar without a background takes the touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !hasBackground && owner != nil ? nil : hit
  }

  // MARK: Accessibility

  // Assistive technology reads the items in their order.
  override var childrenInReadingOrder: [UIView] { [background] + row.platters }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.isTranslucent, \UIToolbar.isTranslucent),
      .init(.barTintColor, \UIToolbar.barTintColor),
      .init(.standardAppearance, \UIToolbar.standardAppearance),
      .init(.compactAppearance, \UIToolbar.compactAppearance),
      .init(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance),
      .init(.compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance),
    ]
  }
}

/// The delegate of a toolbar. All methods are optional.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The owner of a toolbar, which decides about its position.
@preconcurrency @MainActor
protocol ToolbarOwner: AnyObject {
  /// Called after the translucency of the bar changed.
  func toolbarMayHaveChanged()
}

extension UIToolbar {
  convenience init(dynamic marker: Int) { self.init(frame: .zero) }

  @_silgen_name("$s5UIKit9UIToolbarC7dynamicACSi_tcfC")
  private final class func construct(dynamic marker: Int) -> UIToolbar

  /// Returns a new bar of a class, created with its `init(frame:)`: see DynamicConstruction.swift.
  static func make(_ barClass: AnyClass?) -> UIToolbar {
    guard let barClass, barClass != UIToolbar.self else { return UIToolbar() }
    guard let known = barClass as? UIToolbar.Type else {
      fatalError("\(barClass) cannot be the class of a toolbar; pass UIToolbar or a subclass.")
    }
    return known.construct(dynamic: 0)
  }
}
