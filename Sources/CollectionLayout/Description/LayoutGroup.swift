/// The description of a group: a rectangle that contains items and nested groups.
///
/// ```swift
/// let cell = LayoutItem(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
/// let row = LayoutGroup(
///   axis: .horizontal, width: .fractionalWidth(1), height: .absolute(100), items: [cell])
/// ```
public struct LayoutGroup: Hashable, Sendable {
  /// The content of a group.
  public enum Content: Hashable, Sendable {
    /// Items and groups that follow each other along an axis.
    case sequence(LayoutSequence)
    /// Items with frames that the caller computed; at least one.
    case custom([LayoutCustomItem])
  }

  /// The width, relative to the container or the group around this one.
  public var width: LayoutDimension
  /// The height, relative to the container or the group around this one.
  public var height: LayoutDimension
  /// The distances between the group's edges and its content. Insets along an estimated axis have
  /// no effect.
  public var contentInsets: LayoutInsets
  /// The spacing outside the group.
  public var edgeSpacing: LayoutEdgeSpacing
  /// The content of the group.
  public var content: Content
  /// The badges and other views that are attached to the group.
  public var supplementaryItems: [LayoutSupplementaryItem]

  /// Creates the description of a group.
  public init(
    width: LayoutDimension, height: LayoutDimension, content: Content,
    contentInsets: LayoutInsets = LayoutInsets(),
    edgeSpacing: LayoutEdgeSpacing = LayoutEdgeSpacing(),
    supplementaryItems: [LayoutSupplementaryItem] = []
  ) {
    self.width = width
    self.height = height
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.content = content
    self.supplementaryItems = supplementaryItems
  }

  /// Creates a group of items and nested groups that follow each other along an axis.
  ///
  /// - Precondition: There is at least one subitem, and the count of a repetition is at least one.
  public init(
    axis: LayoutAxis, width: LayoutDimension, height: LayoutDimension, subitems: [LayoutSubitem],
    repetition: LayoutSequence.Repetition = .untilFull,
    interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: LayoutInsets = LayoutInsets()
  ) {
    self.init(
      width: width, height: height,
      content: .sequence(
        LayoutSequence(
          axis: axis, subitems: subitems, repetition: repetition,
          interItemSpacing: interItemSpacing)), contentInsets: contentInsets)
  }

  /// Creates a group of items that follow each other along an axis.
  ///
  /// - Precondition: There is at least one item, and the count of a repetition is at least one.
  public init(
    axis: LayoutAxis, width: LayoutDimension, height: LayoutDimension, items: [LayoutItem],
    repetition: LayoutSequence.Repetition = .untilFull,
    interItemSpacing: LayoutSpacing = .fixed(0), contentInsets: LayoutInsets = LayoutInsets()
  ) {
    self.init(
      axis: axis, width: width, height: height, subitems: items.map(LayoutSubitem.item),
      repetition: repetition, interItemSpacing: interItemSpacing, contentInsets: contentInsets)
  }

  /// Creates a group that contains a single item and has its size.
  ///
  /// The edge spacing of the item becomes the edge spacing of the group.
  public init(_ item: LayoutItem) {
    var inner = item
    inner.edgeSpacing = LayoutEdgeSpacing()
    if item.width.fractionAxis != nil { inner.width = .fractionalWidth(1) }
    if item.height.fractionAxis != nil { inner.height = .fractionalHeight(1) }
    self.init(
      width: item.width, height: item.height,
      content: .sequence(
        LayoutSequence(axis: .vertical, subitems: [.item(inner)], repetition: .repeated(1))),
      edgeSpacing: item.edgeSpacing)
  }

  /// The dimension along an axis.
  @inlinable
  public subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }
}
