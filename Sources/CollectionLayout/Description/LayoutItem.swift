/// The description of one item of data in a group.
public struct LayoutItem: Hashable, Sendable {
  /// The width, relative to the group.
  public var width: LayoutDimension
  /// The height, relative to the group.
  public var height: LayoutDimension
  /// The distances between the item's slot and its frame. Insets along an estimated axis have no
  /// effect.
  public var contentInsets: LayoutInsets
  /// The spacing outside the slot.
  public var edgeSpacing: LayoutEdgeSpacing
  /// The badges and other views that are attached to the item.
  public var supplementaryItems: [LayoutSupplementaryItem]

  /// Creates the description of an item.
  public init(
    width: LayoutDimension, height: LayoutDimension,
    contentInsets: LayoutInsets = LayoutInsets(),
    edgeSpacing: LayoutEdgeSpacing = LayoutEdgeSpacing(),
    supplementaryItems: [LayoutSupplementaryItem] = []
  ) {
    self.width = width
    self.height = height
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }

  /// The dimension along an axis.
  @inlinable
  public subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }
}
