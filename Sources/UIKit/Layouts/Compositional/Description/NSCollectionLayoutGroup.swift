/// Boxes in a row or a column, repeated within the group's room, or items at places of the app's
/// own.
///
/// Fractions of the subitems refer to the group's size without its content insets and, along the
/// group's own axis, without the spacing between items (conformance cases `charon-007` to
/// `charon-023`).
@preconcurrency @MainActor
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Axis {
    case horizontal, vertical
  }

  enum Repetition {
    /// The list over and over until the next box does not fit.
    case untilFull
    /// One box so many times, each with an equal share of the group.
    case divided(Int)
    /// One box so many times at its own size.
    case repeated(Int)
  }

  let axis: Axis
  let repetition: Repetition
  /// What says where items lie, in a custom group; nil in any other.
  let itemProvider: NSCollectionLayoutGroupCustomItemProvider?

  /// The boxes that are repeated, in order. A group of a subitem and a count has one, a custom
  /// group has none.
  public let subitems: [NSCollectionLayoutItem]

  /// Room between every two neighbours along the group's axis; none where it is nil, as by default.
  @exclusivity(unchecked)
  public var interItemSpacing: NSCollectionLayoutSpacing? {
    didSet { DescriptionChanges.note() }
  }

  /// Views that belong to the group and are placed by its frame less its content insets; copies are
  /// stored. None by default.
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue.map(\.copied) }
  }

  /// A group of boxes, which it keeps: pass copies.
  private init(
    _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, copies subitems: [NSCollectionLayoutItem],
    _ repetition: Repetition
  ) {
    require(
      !subitems.isEmpty,
      "A group needs at least 1 subitem; give it the items that it is to repeat.")
    if case .divided(let count) = repetition { Self.check(count) }
    if case .repeated(let count) = repetition { Self.check(count) }
    self.axis = axis
    self.repetition = repetition
    self.subitems = subitems
    itemProvider = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) {
    axis = .horizontal
    repetition = .untilFull
    subitems = []
    self.itemProvider = itemProvider
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private init(copying other: NSCollectionLayoutGroup, layoutSize: NSCollectionLayoutSize) {
    axis = other.axis
    repetition = other.repetition
    subitems = other.subitems
    interItemSpacing = other.interItemSpacing
    itemProvider = other.itemProvider
    super.init(copying: other, layoutSize: layoutSize)
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

  /// A copy with the same boxes.
  var copied: NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(copying: self, layoutSize: layoutSize)
  }

  override func describeContent(
    into words: inout DescriptionWords, kinds: inout ElementKindTable
  ) { describeBoxes(into: &words, kinds: &kinds) }

  // MARK: - Custom places

  /// A group whose items lie where a closure says, as many as it says.
  ///
  ///     NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
  ///       let width = environment.container.effectiveContentSize.width
  ///       return [NSCollectionLayoutGroupCustomItem(frame: CGRect(…))]
  ///     }
  ///
  /// Like any group it is repeated until the section's data is used up, and may be part of another
  /// one. Its last repetition is not shortened to the items in it (conformance case `charon-060`).
  /// Where the closure returns no places, the group shows nothing.
  ///
  /// - Parameter itemProvider: called once for every distinct section whenever the layout is
  ///   solved. The container that it is given is the group's size, resolved in the size of the
  ///   whole collection view, with the group's content insets; along an estimated axis these are
  ///   zero.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize, itemProvider: itemProvider)
  }

  // MARK: - Rows

  /// A row that repeats a list of boxes until the next one does not fit. What does not fit begins
  /// the next group, from the front of the list.
  ///
  /// - Precondition: there is at least one subitem.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(.horizontal, layoutSize, copies: copies(of: subitems), .untilFull)
  }

  /// A row of so many equal boxes. Each is an equal share of the group's width without spacing,
  /// whatever width the subitem names.
  ///
  /// - Precondition: the count is at least 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    check(count)
    let share = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(count)),
      heightDimension: subitem.layoutSize.heightDimension)
    return Self(.horizontal, layoutSize, copies: [subitem.resized(to: share)], .divided(count))
  }

  /// A row of one box so many times, at the size that the box itself names. That they fit is for
  /// the caller to see to; those that do not fit stick out.
  ///
  /// - Precondition: the count is at least 1.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(
      .horizontal, layoutSize, copies: [subitem.resized(to: subitem.layoutSize)], .repeated(count))
  }

  // MARK: - Columns

  /// A column that repeats a list of boxes until the next one does not fit. What does not fit
  /// begins the next group, from the front of the list.
  ///
  /// - Precondition: there is at least one subitem.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    Self(.vertical, layoutSize, copies: copies(of: subitems), .untilFull)
  }

  /// A column of so many equal boxes. Each is an equal share of the group's height without spacing,
  /// whatever height the subitem names.
  ///
  /// - Precondition: the count is at least 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    check(count)
    let share = NSCollectionLayoutSize(
      widthDimension: subitem.layoutSize.widthDimension,
      heightDimension: .fractionalHeight(1 / CGFloat(count)))
    return Self(.vertical, layoutSize, copies: [subitem.resized(to: share)], .divided(count))
  }

  /// A column of one box so many times, at the size that the box itself names. That they fit is for
  /// the caller to see to; those that do not fit stick out.
  ///
  /// - Precondition: the count is at least 1.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    Self(
      .vertical, layoutSize, copies: [subitem.resized(to: subitem.layoutSize)], .repeated(count))
  }
}
