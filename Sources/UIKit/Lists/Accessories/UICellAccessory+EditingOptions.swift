extension UICellAccessory {
  /// The options of a button that deletes.
  public struct DeleteOptions {
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
    /// The color of the circle; `nil`, the default, for that of the system.
    public var backgroundColor: UIColor? {
      get { values.backgroundColor }
      set { values.backgroundColor = newValue }
    }

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      values.set(isHidden, reservedLayoutWidth, tintColor)
      values.backgroundColor = backgroundColor
    }
  }

  /// The options of a button that inserts.
  public struct InsertOptions {
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
    /// The color of the circle; `nil`, the default, for that of the system.
    public var backgroundColor: UIColor? {
      get { values.backgroundColor }
      set { values.backgroundColor = newValue }
    }

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      values.set(isHidden, reservedLayoutWidth, tintColor)
      values.backgroundColor = backgroundColor
    }
  }

  /// The options of a circle for selection.
  public struct MultiselectOptions {
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
    /// The color of the circle; `nil`, the default, for that of the system.
    public var backgroundColor: UIColor? {
      get { values.backgroundColor }
      set { values.backgroundColor = newValue }
    }

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      values.set(isHidden, reservedLayoutWidth, tintColor)
      values.backgroundColor = backgroundColor
    }
  }

  /// The options of a grip.
  public struct ReorderOptions {
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
    /// A Boolean value that indicates whether a line separates the grip from other accessories
    /// before it. `true` by default.
    public var showsVerticalSeparator: Bool {
      get { values.showsVerticalSeparator }
      set { values.showsVerticalSeparator = newValue }
    }

    /// Creates options. `nil` stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      values.set(isHidden, reservedLayoutWidth, tintColor)
      values.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
}
