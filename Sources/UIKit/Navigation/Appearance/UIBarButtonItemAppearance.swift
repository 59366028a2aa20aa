/// The appearance of the titles of bar button items, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, ObservedAppearance {
  /// The appearance in the normal state, which provides the attributes that the other states lack.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance while an item is touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of an item that is not enabled.
  public let disabled = UIBarButtonItemStateAppearance()

  var appearanceDidChange: (() -> Void)?

  /// Creates an appearance for plain items.
  public convenience override init() { self.init(style: .plain) }

  /// Creates an appearance for items of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    observe()
  }

  /// Removes the attributes and the offsets of all states.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.copyValues(of: nil) }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = UIBarButtonItemAppearance()
    result.normal.copyValues(of: normal)
    result.highlighted.copyValues(of: highlighted)
    result.disabled.copyValues(of: disabled)
    return result
  }

  private func observe() {
    for state in [normal, highlighted, disabled] {
      state.appearanceDidChange = { [weak self] in self?.appearanceDidChange?() }
    }
  }

  /// Returns the attributes of a title in a state.
  func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let own = self.state(state)
    return normal.titleTextAttributes.merging(own.titleTextAttributes) { $1 }
  }

  /// Returns the offset of a title in a state.
  func titleOffset(for state: UIControl.State) -> UIOffset {
    let own = self.state(state).titlePositionAdjustment
    return own == .zero ? normal.titlePositionAdjustment : own
  }

  private func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : normal
  }
}

/// The appearance of the titles of bar button items in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { appearanceDidChange?() }
  }
  /// The distance of titles from their usual place. The default is zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { appearanceDidChange?() } }

  var appearanceDidChange: (() -> Void)?

  fileprivate func copyValues(of other: UIBarButtonItemStateAppearance?) {
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
  }
}
