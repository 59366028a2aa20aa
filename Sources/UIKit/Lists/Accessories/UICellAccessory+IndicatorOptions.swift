extension UICellAccessory {
  /// The options of an arrow.
  public struct DisclosureIndicatorOptions {
    var values = AccessoryOptions()

    /// A Boolean value that indicates whether the place of the accessory is kept empty. `false` by
    /// default.
    public var isHidden: Bool {
      get { values.isHidden }
      set { values.isHidden = newValue }
    }
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension {
      get { values.width }
      set { values.width = newValue }
    }
    /// The color of the accessory; `nil`, the default, for that of the system.
    public var tintColor: UIColor? {
      get { values.tintColor }
      set { values.tintColor = newValue }
    }

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      values.set(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The options of a button for details.
  public struct DetailOptions {
    var values = AccessoryOptions()

    /// A Boolean value that indicates whether the place of the accessory is kept empty. `false` by
    /// default.
    public var isHidden: Bool {
      get { values.isHidden }
      set { values.isHidden = newValue }
    }
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension {
      get { values.width }
      set { values.width = newValue }
    }
    /// The color of the accessory; `nil`, the default, for that of the system.
    public var tintColor: UIColor? {
      get { values.tintColor }
      set { values.tintColor = newValue }
    }

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      values.set(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    var values = AccessoryOptions()

    /// A Boolean value that indicates whether the place of the accessory is kept empty. `false` by
    /// default.
    public var isHidden: Bool {
      get { values.isHidden }
      set { values.isHidden = newValue }
    }
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension {
      get { values.width }
      set { values.width = newValue }
    }
    /// The color of the accessory; `nil`, the default, for that of the system.
    public var tintColor: UIColor? {
      get { values.tintColor }
      set { values.tintColor = newValue }
    }

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      values.set(isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The options of the arrow of an outline.
  public struct OutlineDisclosureOptions {
    /// The part of the cell that expands and collapses the item.
    public enum Style: Hashable, Sendable {
      /// That of a header if the cell is one, otherwise that of a cell.
      case automatic
      /// The whole cell, which then cannot be selected.
      case header
      /// The accessory.
      case cell
    }

    var values = AccessoryOptions()

    /// The part of the cell that expands and collapses the item. `.automatic` by default.
    public var style: Style {
      get { values.outlineStyle }
      set { values.outlineStyle = newValue }
    }
    /// A Boolean value that indicates whether the place of the accessory is kept empty. `false` by
    /// default.
    public var isHidden: Bool {
      get { values.isHidden }
      set { values.isHidden = newValue }
    }
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension {
      get { values.width }
      set { values.width = newValue }
    }
    /// The color of the accessory; `nil`, the default, for that of the system.
    public var tintColor: UIColor? {
      get { values.tintColor }
      set { values.tintColor = newValue }
    }

    /// Creates options. `nil` stands for the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      values.set(isHidden, reservedLayoutWidth, tintColor)
      values.outlineStyle = style ?? .automatic
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    var values = AccessoryOptions(width: .actual)

    /// A Boolean value that indicates whether the place of the accessory is kept empty. `false` by
    /// default.
    public var isHidden: Bool {
      get { values.isHidden }
      set { values.isHidden = newValue }
    }
    /// The width in whose middle the accessory lies. `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension {
      get { values.width }
      set { values.width = newValue }
    }
    /// The color of the accessory; `nil`, the default, for that of the system.
    public var tintColor: UIColor? {
      get { values.tintColor }
      set { values.tintColor = newValue }
    }
    /// The font. That of body text by default.
    public var font: UIFont {
      get { values.font ?? .preferredFont(forTextStyle: .body) }
      set { values.font = newValue }
    }
    /// A Boolean value that indicates whether the font follows the text size of the user. `true` by
    /// default.
    public var adjustsFontForContentSizeCategory: Bool {
      get { values.adjustsFont }
      set { values.adjustsFont = newValue }
    }

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      values.set(isHidden, reservedLayoutWidth, tintColor)
      values.font = font
      values.adjustsFont = adjustsFontForContentSizeCategory ?? true
    }
  }
}
