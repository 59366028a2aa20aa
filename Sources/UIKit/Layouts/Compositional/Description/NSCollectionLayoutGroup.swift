/// A row or column of items, repeated within the group's size, or items at custom frames.
///
/// Fractional dimensions of the subitems refer to the group's size inset by its content insets and,
/// along the group's own axis, less the spacing between items (conformance cases `charon-007` to
/// `charon-023`).
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Axis {
    case horizontal, vertical
  }

  enum Repetition {
    /// Repeats the list until the next item does not fit.
    case untilFull
    /// Repeats one item the given number of times, each with an equal share of the group.
    case divided(Int)
    /// Repeats one item the given number of times at its own size.
    case repeated(Int)
  }

  /// The stored properties of a group, which its copies share.
  ///
  /// One structure is copied and destroyed with fewer changes of reference counts than the same
  /// properties of an object.
  private struct Content {
    let axis: Axis
    let repetition: Repetition
    /// The repeated item of a group of a subitem and a count.
    var onlySubitem: NSCollectionLayoutItem?
    /// The repeated items, except the only one.
    var subitems: [NSCollectionLayoutItem] = []
    var itemProvider: NSCollectionLayoutGroupCustomItemProvider?
    var interItemSpacing: NSCollectionLayoutSpacing?
  }

  @exclusivity(unchecked)
  private var content: Content

  var axis: Axis { content.axis }
  var repetition: Repetition { content.repetition }
  /// A Boolean value that indicates whether a closure provides the items.
  var isCustom: Bool { content.itemProvider != nil }
  /// The closure that provides the items of a custom group; `nil` in any other group.
  var itemProvider: NSCollectionLayoutGroupCustomItemProvider? { content.itemProvider }

  /// The repeated items, in order. A group of a subitem and a count has one; a custom group has
  /// none.
  public var subitems: [NSCollectionLayoutItem] {
    if let item = content.onlySubitem { [item] } else { content.subitems }
  }

  /// The repeated item of a group of a subitem and a count; `nil` in any other group.
  var onlySubitem: NSCollectionLayoutItem? { content.onlySubitem }

  /// The spacing between adjacent items along the group's axis; `nil`, the default, for none.
  public var interItemSpacing: NSCollectionLayoutSpacing? {
    get { content.interItemSpacing }
    set {
      content.interItemSpacing = newValue
      DescriptionChanges.note()
    }
  }

  /// Supplementary items of the group, anchored to its frame inset by its content insets. The group
  /// stores copies. The default is an empty array.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue.map(\.copied) }
  }

  private init(_ layoutSize: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private init(
    copying other: borrowing NSCollectionLayoutGroup, layoutSize: NSCollectionLayoutSize
  ) {
    content = other.content
    super.init(copying: other, layoutSize: layoutSize)
  }

  /// Returns the content of a group that repeats copies of some items.
  private static func content(
    _ axis: Axis, copiesOf subitems: [NSCollectionLayoutItem]
  ) -> Content {
    require(
      !subitems.isEmpty,
      "A group needs at least 1 subitem; pass the items to repeat.")
    return Content(axis: axis, repetition: .untilFull, subitems: copies(of: subitems))
  }

  private static func copies(of items: [NSCollectionLayoutItem]) -> [NSCollectionLayoutItem] {
    // A loop: a closure for `map` would check at run time that it is on the main actor.
    var copies: [NSCollectionLayoutItem] = []
    copies.reserveCapacity(items.count)
    for item in items { copies.append(item.resized(to: item.layoutSize)) }
    return copies
  }

  private static func check(_ count: Int) {
    require(
      count >= 1,
      "A group that repeats its subitem needs a count of at least 1, but it was given \(count).")
  }

  override func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutGroup(copying: self, layoutSize: layoutSize)
  }

  /// Returns a copy with the same subitems.
  var copied: NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(copying: self, layoutSize: layoutSize)
  }

  override func describeContent(
    into words: DescriptionWords, kinds: inout ElementKindTable
  ) { describeBoxes(into: words, kinds: &kinds) }

  // MARK: - Custom frames

  /// Creates a group whose items have the frames that a closure returns.
  ///
  ///     NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
  ///       let width = environment.container.effectiveContentSize.width
  ///       return [NSCollectionLayoutGroupCustomItem(frame: CGRect(…))]
  ///     }
  ///
  /// Like any group, it repeats until the section's data is used up, and may be nested in another
  /// group. Its last repetition is not shortened to the items in it (conformance case
  /// `charon-060`). If the closure returns an empty array, the group displays nothing.
  ///
  /// - Parameter itemProvider: A closure called once for every distinct section whenever the layout
  ///   is solved. Its container is the group's size, resolved in the size of the whole collection
  ///   view, with the group's content insets; along an estimated axis these are zero.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(
      layoutSize,
      Content(axis: .horizontal, repetition: .untilFull, itemProvider: itemProvider))
  }

  // MARK: - Rows

  /// Creates a row that repeats a list of items until the next one does not fit. The next group
  /// begins at the front of the list.
  ///
  /// - Precondition: There is at least one subitem.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize, content(.horizontal, copiesOf: subitems))
  }

  /// Creates a row of a number of equal items. The width of each is an equal share of the group's
  /// width less the spacing; the subitem's own width is ignored.
  ///
  /// - Precondition: The count is at least 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    check(count)
    let share = NSCollectionLayoutSize.shared(
      width: .fractionalWidth(1 / CGFloat(count)),
      height: subitem.layoutSize.heightDimension)
    return Self(
      layoutSize,
      Content(
        axis: .horizontal, repetition: .divided(count), onlySubitem: subitem.resized(to: share)))
  }

  /// Creates a row that repeats one item a number of times at its own size. The layout does not
  /// check that they fit; items that do not fit extend beyond the group.
  ///
  /// - Precondition: The count is at least 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    check(count)
    return Self(
      layoutSize,
      Content(
        axis: .horizontal, repetition: .repeated(count),
        onlySubitem: subitem.resized(to: subitem.layoutSize)))
  }

  // MARK: - Columns

  /// Creates a column that repeats a list of items until the next one does not fit. The next group
  /// begins at the front of the list.
  ///
  /// - Precondition: There is at least one subitem.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(layoutSize, content(.vertical, copiesOf: subitems))
  }

  /// Creates a column of a number of equal items. The height of each is an equal share of the
  /// group's height less the spacing; the subitem's own height is ignored.
  ///
  /// - Precondition: The count is at least 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    check(count)
    let share = NSCollectionLayoutSize.shared(
      width: subitem.layoutSize.widthDimension,
      height: .fractionalHeight(1 / CGFloat(count)))
    return Self(
      layoutSize,
      Content(
        axis: .vertical, repetition: .divided(count), onlySubitem: subitem.resized(to: share)))
  }

  /// Creates a column that repeats one item a number of times at its own size. The layout does not
  /// check that they fit; items that do not fit extend beyond the group.
  ///
  /// - Precondition: The count is at least 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    check(count)
    return Self(
      layoutSize,
      Content(
        axis: .vertical, repetition: .repeated(count),
        onlySubitem: subitem.resized(to: subitem.layoutSize)))
  }
}
