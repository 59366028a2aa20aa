extension UICellAccessory {
  /// The side of a custom view, and its position among the accessories there.
  public enum Placement {
    /// A closure that returns the index of a custom view among the displayed accessories of its
    /// side, from left to right in a left-to-right interface.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content; by default behind the other accessories there.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Behind the content; by default before the other accessories there.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before an accessory; behind all others if it is not displayed on that
    /// side (chosen).
    public static func position(before accessory: UICellAccessory) -> Position {
      { $0.firstIndex { $0.accessoryType == accessory.accessoryType } ?? $0.count }
    }

    /// Returns the position behind an accessory; behind all others if it is not displayed on that
    /// side (chosen).
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
          ?? accessories.count
      }
    }
  }

  /// A view of the app as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side and the position.
    public let placement: Placement
    /// A Boolean value that indicates whether the view is hidden, with its space kept empty.
    /// `false` by default.
    public var isHidden: Bool
    /// The width in whose middle the view lies. `.actual` by default, as in UIKit: a switch without
    /// a reserved width ends at the margin of its row.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color of the view, or `nil` (the default) to use the tint color of the cell.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether the view has the size of its frame, in place of the
    /// size that it prefers. `false` by default.
    public var maintainsFixedSize: Bool

    /// Creates a configuration. `nil` stands for the default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var values: AccessoryOptions {
      AccessoryOptions(
        isHidden: isHidden, width: reservedLayoutWidth, tintColor: tintColor, placement: placement,
        maintainsFixedSize: maintainsFixedSize)
    }
  }
}
