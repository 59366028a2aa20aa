/// A badge or another view that is attached to an item or a group.
public struct LayoutSupplementaryItem: Hashable, Sendable {
  /// The kind of view. Kinds are unique within a section.
  public var kind: LayoutElementKind
  /// The width, relative to the frame of the item, or to the container of the group.
  public var width: LayoutDimension
  /// The height, relative to the same size.
  public var height: LayoutDimension
  /// The point of the item or the group at which the view is placed.
  public var containerAnchor: LayoutAnchor
  /// The point of the view that is placed there. If it is `nil`, it is at the same edges as the
  /// container anchor, so that the view is inside.
  public var itemAnchor: LayoutAnchor?
  /// The distances between the view's slot and its frame. Insets along an estimated axis have no
  /// effect.
  public var contentInsets: LayoutInsets
  /// The depth; higher values are in front.
  public var zIndex: Int

  /// Creates the description of an attached view.
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
