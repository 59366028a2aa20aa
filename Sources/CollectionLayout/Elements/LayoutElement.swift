/// An element of a solved layout: an item, a header, a badge or a background, with its frame.
public struct LayoutElement: Hashable, Sendable {
  /// The category of an element.
  public enum Category: Hashable, Sendable {
    /// An item of data.
    case item
    /// A supplementary item of an item or a group.
    case supplementary(kind: LayoutElementKind)
    /// A boundary item of a section, such as a header.
    case boundary(kind: LayoutElementKind)
    /// A boundary item of the whole content.
    case globalBoundary(kind: LayoutElementKind)
    /// A background of a section.
    case decoration(kind: LayoutElementKind)
  }

  /// The category.
  public var category: Category
  /// The index of the section; zero for a boundary item of the whole content.
  public var section: Int
  /// The index of the element: the index of an item in its section, the index of a supplementary
  /// item among the items of its kind in the section, in layout order, the index of a background in
  /// the section's list, or zero for a boundary item.
  public var index: Int
  /// The frame in points, in the coordinates of the content.
  public var frame: LayoutRect
  /// The depth; higher values are in front.
  public var zIndex: Int

  /// Creates an element.
  @inlinable
  public init(category: Category, section: Int, index: Int, frame: LayoutRect, zIndex: Int) {
    self.category = category
    self.section = section
    self.index = index
    self.frame = frame
    self.zIndex = zIndex
  }
}
