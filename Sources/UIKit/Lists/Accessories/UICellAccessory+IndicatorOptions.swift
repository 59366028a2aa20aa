extension UICellAccessory {
  /// The options of an arrow.
  public struct DisclosureIndicatorOptions {
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var values: AccessoryOptions {
      AccessoryOptions(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a button for details.
  public struct DetailOptions {
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var values: AccessoryOptions {
      AccessoryOptions(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a button with a menu.
  public struct PopUpMenuOptions {
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.actual` by default (chosen).
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var values: AccessoryOptions {
      AccessoryOptions(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of a checkmark.
  public struct CheckmarkOptions {
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var values: AccessoryOptions {
      AccessoryOptions(isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The options of the arrow of an outline.
  public struct OutlineDisclosureOptions {
    /// The part of the cell that expands and collapses the item.
    public enum Style: Hashable, Sendable {
      /// The style of a header if the cell is one, otherwise the style of a cell.
      case automatic
      /// The whole cell, which then cannot be selected.
      case header
      /// The accessory.
      case cell
    }

    /// The part of the cell that expands and collapses the item. `.automatic` by default.
    public var style: Style
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?

    /// Creates options. `nil` stands for the default.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }

    var values: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, outlineStyle: style)
    }
  }

  /// The options of a text.
  public struct LabelOptions {
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.actual` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?
    /// The font. The default is the font of body text.
    public var font: UIFont
    /// A Boolean value that indicates whether the font follows the text size of the user. `true` by
    /// default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var values: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, font: font,
        adjustsFont: adjustsFontForContentSizeCategory)
    }
  }
}
