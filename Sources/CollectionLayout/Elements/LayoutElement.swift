/// One thing that a layout placed.
public struct LayoutElement: Hashable, Sendable {
  /// What was placed.
  public enum Category: Hashable, Sendable {
    /// An item of data.
    case item
    /// A supplementary item of an item or a group, by the kind its description names.
    case supplementary(kind: LayoutElementKind)
    /// A boundary item of a section, by kind.
    case boundary(kind: LayoutElementKind)
    /// A boundary item of the whole content, by kind.
    case globalBoundary(kind: LayoutElementKind)
    /// A background of a section, by kind.
    case decoration(kind: LayoutElementKind)
  }

  /// What was placed.
  public var category: Category
  /// The section it belongs to; zero for a boundary item of the whole content.
  public var section: Int
  /// Its index: of an item within its section; of a supplementary item among those of its kind in the
  /// section, in layout order; of a background in the section's list; of a boundary item zero.
  public var index: Int
  /// Where it lies, in points, in the coordinates of the content.
  public var frame: LayoutRect
  /// The order in depth; higher is in front.
  public var zIndex: Int

  /// An element.
  @inlinable
  public init(category: Category, section: Int, index: Int, frame: LayoutRect, zIndex: Int) {
    self.category = category
    self.section = section
    self.index = index
    self.frame = frame
    self.zIndex = zIndex
  }
}
