/// A title and an image for a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item of an interface file.
  public required init?(coder: NSCoder) { super.init() }

  /// The title; `nil`, the default, for none.
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// The image; `nil`, the default, for none. It is displayed in place of the title, as a template
  /// in the color of the item unless its rendering mode is `alwaysOriginal`.
  open var image: UIImage? { didSet { if image !== oldValue { itemDidChange() } } }
  /// The insets of the image from its standard frame, in points. The default is zero.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemDidChange() } }
  }
  /// A Boolean value that indicates whether the user can operate the item. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  /// A number that identifies the item. The default is 0.
  open var tag = 0

  /// Sets the attributes of the title for a state, or `nil` to use the attributes of the normal
  /// state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    noteAssigned(.titleTextAttributes, for: state)
    titleAttributes[state] = attributes
    itemDidChange()
  }
  /// Returns the attributes of the title for a state, or else for the normal state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
  private var titleAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()

  // MARK: Appearance proxies

  /// The properties that the app set: see AppearanceTarget.swift.
  var assigned = AssignedProperties()

  /// The properties that appearance proxies can set. Overrides add to `super`.
  class var appearanceProperties: [AppearanceProperty] {
    [
      .init(.titleTextAttributes) { (proxy: UIBarItem, target, state) in
        target.setTitleTextAttributes(proxy.titleTextAttributes(for: state), for: state)
      }
    ]
  }

  // MARK: Accessibility

  /// The words for assistive technology; by default, the title or the description of the image.
  open var accessibilityLabel: String? {
    get { ownAccessibilityLabel ?? standardAccessibilityLabel }
    set {
      ownAccessibilityLabel = newValue
      itemDidChange()
    }
  }
  private var ownAccessibilityLabel: String?
  /// A description of the result of the item's action; `nil`, the default, for none.
  open var accessibilityHint: String? { didSet { itemDidChange() } }
  /// An identifier for tests and tools, which is not presented to users.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }

  var standardAccessibilityLabel: String? { title ?? image?.accessibilityLabel }

  // MARK: Bars

  /// The part of a bar that displays the item; `nil` if none does.
  weak var presenter: (any BarItemPresenter)?

  func itemDidChange() { presenter?.itemDidChange() }
}

/// A part of a bar that displays an item.
@preconcurrency @MainActor
protocol BarItemPresenter: AnyObject {
  /// Called after the item changed.
  func itemDidChange()
}
