/// A section of a compositional layout: a group that repeats until the section's data is used up.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// The properties that are references.
  ///
  /// One structure is destroyed with fewer changes of reference counts than the same properties of
  /// an object.
  private struct Values {
    let group: NSCollectionLayoutGroup
    /// The scrolling properties; `nil` until they are first accessed.
    var scrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties?
    var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var decorationItems: [NSCollectionLayoutDecorationItem] = []
    var list: ListSection?
    var lanes: SectionLanes?
  }

  @exclusivity(unchecked)
  private var values: Values

  var group: NSCollectionLayoutGroup { values.group }

  /// Insets between the section's edges and its content, in points. Headers and footers are outside
  /// them.
  ///
  /// Across the axis along which the groups repeat, they reduce the container of a group; along
  /// that axis a group's fractional dimensions refer to the whole container (conformance cases
  /// `charon-042` to `charon-044`). The default is zero.
  @exclusivity(unchecked)
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { DescriptionChanges.note() }
  }

  /// The spacing between consecutive groups, in points. The default is zero.
  @exclusivity(unchecked)
  public var interGroupSpacing: CGFloat = 0 {
    didSet { DescriptionChanges.note() }
  }

  /// The reference for the section's insets across the layout's scroll axis. The default,
  /// `.automatic`, follows the layout's configuration.
  @exclusivity(unchecked)
  public var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet { DescriptionChanges.note() }
  }

  /// The orthogonal scrolling behavior of the section. The default is `.none`.
  ///
  /// With any other value the groups form one row across the scroll axis, which scrolls by itself
  /// in a scroll view among the collection view's subviews. Layout attributes contain positions in
  /// the unscrolled row. Headers, footers, and backgrounds do not scroll with the row.
  @exclusivity(unchecked)
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  {
    didSet { DescriptionChanges.note() }
  }

  /// The scrolling properties of the section's orthogonal row. Set the members of this object.
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    if let properties = values.scrollingProperties { return properties }
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    values.scrollingProperties = properties
    return properties
  }

  /// A handler called before the layout of the section's visible items: when the layout was solved,
  /// when the section's visible part has changed, and whenever its offset changes. The default is
  /// `nil`.
  ///
  /// Its arguments are the visible items, cells first and newly visible ones last; the offset; and
  /// the environment in which they scroll. In a section that scrolls orthogonally the offset is the
  /// scrolled distance, so an item appears at its frame less the offset; elsewhere it is the
  /// collection view's content offset. Changes to the items take effect immediately.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  {
    get { values.handler }
    set { values.handler = newValue }
  }

  /// Headers, footers, and side views. The section stores copies. The default is an empty array.
  ///
  /// Every supplementary item of a section, including the supplementary items of its items and
  /// groups, needs its own element kind.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { values.boundaryItems }
    set {
      values.boundaryItems = newValue.map {
        $0.copy() as! NSCollectionLayoutBoundarySupplementaryItem
      }
      DescriptionChanges.note()
    }
  }

  /// Backgrounds behind the whole section. The section stores copies. The default is an empty
  /// array.
  public var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { values.decorationItems }
    set {
      values.decorationItems = newValue.map { $0.copy() as! NSCollectionLayoutDecorationItem }
      DescriptionChanges.note()
    }
  }

  /// The list that the section displays; `nil` unless the section was created by
  /// ``list(using:layoutEnvironment:)``.
  var list: ListSection? {
    get { values.list }
    set { values.list = newValue }
  }

  /// The lanes of the items; `nil` if the group repeats for them.
  var lanes: SectionLanes? {
    get { values.lanes }
    set {
      values.lanes = newValue
      DescriptionChanges.note()
    }
  }

  /// The reference for the insets of boundary items across the layout's scroll axis. `.automatic`,
  /// the default, insets them by the section's content insets and its reference; `.none` leaves
  /// them the whole container; any other value applies that reference and no content insets.
  @exclusivity(unchecked)
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
    didSet { DescriptionChanges.note() }
  }

  /// A Boolean value that indicates whether the section's content insets apply to its boundary
  /// items. The default is `true`.
  ///
  /// UIKit deprecates it in favor of ``supplementaryContentInsetsReference``, whose `.none` is
  /// equivalent to `false`.
  public var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference == .automatic }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }

  /// Creates a section that repeats a group, which it copies.
  public init(group: NSCollectionLayoutGroup) {
    var group = group
    // A group without another owner cannot change after this; its supplementary items can.
    let isKept = isKnownUniquelyReferenced(&group) && group.supplementaryItemCount == 0
    values = Values(group: isKept ? group : group.copied)
    super.init()
  }

  /// Returns a copy with the same group, insets, boundary items, and decoration items.
  public func copy(with zone: NSZone? = nil) -> Any { copied }

  /// A copy with the same values.
  var copied: NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.values.scrollingProperties =
      values.scrollingProperties?.copy() as? UICollectionLayoutSectionOrthogonalScrollingProperties
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.list = list
    copy.lanes = lanes
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    return copy
  }
}
