extension UICellAccessory {
  /// The options of a button that deletes.
  public struct DeleteOptions {
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?
    /// The color of the circle, or `nil` (the default) to use the system's color.
    public var backgroundColor: UIColor?

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var values: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// The options of a button that inserts.
  public struct InsertOptions {
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?
    /// The color of the circle, or `nil` (the default) to use the system's color.
    public var backgroundColor: UIColor?

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var values: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// The options of a circle for selection.
  public struct MultiselectOptions {
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?
    /// The color of the circle, or `nil` (the default) to use the system's color.
    public var backgroundColor: UIColor?

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var values: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// The options of a grip.
  public struct ReorderOptions {
    /// A Boolean value that indicates whether the accessory is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the accessory lies. `.standard` by default.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the accessory, or `nil` (the default) to use the system's color.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether a line separates the grip from other accessories
    /// before it. `true` by default.
    public var showsVerticalSeparator: Bool

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var values: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor,
        showsVerticalSeparator: showsVerticalSeparator)
    }
  }
}
