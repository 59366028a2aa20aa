/// An item of a tab bar: a title, an image, and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, BarAppearanceOwner {
  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeTabBarItem(from: coder)
    decodeBarItem(from: coder)
  }

  /// Creates an item with a title, an image, and a number that identifies it.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image, and an image for the selected item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item that the system describes. Its title and its image can be replaced (chosen).
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol)
    self.tag = tag
  }

  /// The image of the selected item; `nil`, the default, for ``UIBarItem/image``. Like that, it is
  /// a template unless its rendering mode is `alwaysOriginal`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemDidChange() } }
  }
  /// The distance of the title from its usual place. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      noteAssigned(.titlePositionAdjustment)
      if titlePositionAdjustment != oldValue { itemDidChange() }
    }
  }

  // MARK: The badge

  /// The text in a badge at the corner of the image; `nil`, the default, for no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
  /// The color of the badge, or `nil` (the default) to use the color of the appearance, or else
  /// red.
  open var badgeColor: UIColor? {
    didSet {
      noteAssigned(.badgeColor)
      itemDidChange()
    }
  }

  /// Sets the attributes of the text in the badge for a state, or `nil` to use the attributes of
  /// the normal state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    noteAssigned(.badgeTextAttributes, for: state)
    badgeAttributes[state] = textAttributes
    itemDidChange()
  }
  /// Returns the attributes of the text in the badge for a state, or else for the normal state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
  private var badgeAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()

  // MARK: Appearance

  /// The appearance of the bar while the item is selected, and of the item, or `nil` (the default)
  /// to use the bar's own. Assigning one stores a copy.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set {
      noteAssigned(.standardAppearance)
      setAppearance(\.standard, newValue)
    }
  }

  /// The appearance with content that ends at the edge of the bar, or `nil` (the default) to use
  /// the bar's own. Assigning one stores a copy.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      noteAssigned(.scrollEdgeAppearance)
      setAppearance(\.scrollEdge, newValue)
    }
  }
  var appearances = BarAppearances<UITabBarAppearance>()

  func appearancesDidChange() { itemDidChange() }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.badgeColor, \UITabBarItem.badgeColor),
      .init(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment),
      .init(.standardAppearance, \UITabBarItem.standardAppearance),
      .init(.scrollEdgeAppearance, \UITabBarItem.scrollEdgeAppearance),
      .init(.badgeTextAttributes) { (proxy: UITabBarItem, target, state) in
        target.setBadgeTextAttributes(proxy.badgeTextAttributes(for: state), for: state)
      },
    ]
  }
}
