/// A badge or another view that belongs to an item or a group and is placed by it.
public struct LayoutSupplementaryItem: Hashable, Sendable {
  /// A number of the caller's that names the kind of view. Unique within a section.
  public var kind: LayoutElementKind
  /// The width: for an item's, in terms of the item's frame; for a group's, in terms of what the group
  /// itself is laid out in.
  public var width: LayoutDimension
  /// The height, in the same terms.
  public var height: LayoutDimension
  /// The point of the item or group that the supplementary item is put on.
  public var containerAnchor: LayoutAnchor
  /// The point of the supplementary item that is put there. Nil means the same edges as the container
  /// anchor's, so that the supplementary item lies inside.
  public var itemAnchor: LayoutAnchor?
  /// What is taken off the supplementary item's frame. Ignored along an estimated axis.
  public var contentInsets: LayoutInsets
  /// The order in depth; higher is in front.
  public var zIndex: Int

  /// A supplementary item.
  public init(
    kind: LayoutElementKind, width: LayoutDimension, height: LayoutDimension,
    containerAnchor: LayoutAnchor = LayoutAnchor(), itemAnchor: LayoutAnchor? = nil,
    contentInsets: LayoutInsets = LayoutInsets(), zIndex: Int = 1
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }

  /// The dimension along an axis.
  @inlinable
  public subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }
}
