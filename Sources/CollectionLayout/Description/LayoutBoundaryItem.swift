/// A header, a footer or a side view at an edge of a section or of the whole content.
public struct LayoutBoundaryItem: Hashable, Sendable {
  /// The kind of view.
  public var kind: LayoutElementKind
  /// The width, relative to the section.
  public var width: LayoutDimension
  /// The height, relative to the section.
  public var height: LayoutDimension
  /// The position across the section's width.
  public var horizontalAlignment: LayoutAlignment
  /// The position along the section's height.
  public var verticalAlignment: LayoutAlignment
  /// The offset from the aligned position.
  public var offset: LayoutPoint
  /// A Boolean value that indicates whether the section grows by the part of the item outside its
  /// content. Otherwise the item overlaps the content.
  public var extendsBoundary: Bool
  /// A Boolean value that indicates whether the item stays in the visible rectangle while a part of
  /// its section does.
  public var isPinned: Bool
  /// The distance between the edge of the section and an item outside its content, by which the
  /// section grows as well.
  public var outerPadding: Double
  /// The distances between the item's slot and its frame. Insets along an estimated axis have no
  /// effect.
  public var contentInsets: LayoutInsets
  /// The depth; higher values are in front.
  public var zIndex: Int

  /// Creates the description of a boundary item.
  public init(
    kind: LayoutElementKind, width: LayoutDimension, height: LayoutDimension,
    horizontalAlignment: LayoutAlignment = .center, verticalAlignment: LayoutAlignment = .center,
    offset: LayoutPoint = LayoutPoint(), extendsBoundary: Bool = true, isPinned: Bool = false,
    outerPadding: Double = 0, contentInsets: LayoutInsets = LayoutInsets(), zIndex: Int = 1
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.isPinned = isPinned
    self.outerPadding = outerPadding
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }

  /// The dimension along an axis.
  @inlinable
  public subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }

  /// Returns the alignment along an axis.
  @inlinable
  func alignment(_ axis: LayoutAxis) -> LayoutAlignment {
    axis == .horizontal ? horizontalAlignment : verticalAlignment
  }
}
