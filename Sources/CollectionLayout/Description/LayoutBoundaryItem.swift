/// A header, a footer or a side view, bound to the edge of a section or of the whole content.
public struct LayoutBoundaryItem: Hashable, Sendable {
  /// A number of the caller's that names the kind of view.
  public var kind: LayoutElementKind
  /// The width, in terms of the section.
  public var width: LayoutDimension
  /// The height, in terms of the section.
  public var height: LayoutDimension
  /// Where the item lies across the section's width.
  public var horizontalAlignment: LayoutAlignment
  /// Where the item lies along the section's height.
  public var verticalAlignment: LayoutAlignment
  /// Added to the aligned position.
  public var offset: LayoutPoint
  /// Whether the section grows by what would otherwise lie over its content.
  public var extendsBoundary: Bool
  /// Whether the item stays in the visible rectangle while any of its section is there.
  public var isPinned: Bool
  /// What is taken off the item's frame. Ignored along an estimated axis.
  public var contentInsets: LayoutInsets
  /// The order in depth; higher is in front.
  public var zIndex: Int

  /// A boundary item.
  public init(
    kind: LayoutElementKind, width: LayoutDimension, height: LayoutDimension,
    horizontalAlignment: LayoutAlignment = .center, verticalAlignment: LayoutAlignment = .center,
    offset: LayoutPoint = LayoutPoint(), extendsBoundary: Bool = true, isPinned: Bool = false,
    contentInsets: LayoutInsets = LayoutInsets(), zIndex: Int = 1
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.isPinned = isPinned
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }

  /// The dimension along an axis.
  @inlinable
  public subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }

  /// Where the item lies along an axis.
  @inlinable
  func alignment(_ axis: LayoutAxis) -> LayoutAlignment {
    axis == .horizontal ? horizontalAlignment : verticalAlignment
  }
}
