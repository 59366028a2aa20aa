/// A section of a compositional layout: a group that is repeated until the section's data is used
/// up.
@preconcurrency @MainActor
public final class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup

  /// Room between the section's edges and its content, in points. Headers and footers lie outside
  /// it.
  ///
  /// Across the axis along which groups follow each other it makes the room for a group smaller;
  /// along that axis a group's fractions refer to the whole container (conformance cases
  /// `charon-042` to `charon-044`). Zero by default.
  @exclusivity(unchecked)
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { DescriptionChanges.note() }
  }

  /// Room between every two groups, in points. Zero by default.
  @exclusivity(unchecked)
  public var interGroupSpacing: CGFloat = 0 {
    didSet { DescriptionChanges.note() }
  }

  /// What the section keeps clear of across the layout's scroll axis; `.automatic` by default,
  /// which follows the layout's configuration.
  @exclusivity(unchecked)
  public var contentInsetsReference = UIContentInsetsReference.automatic {
    didSet { DescriptionChanges.note() }
  }

  /// Whether the groups run across the layout's scroll axis, and how such a row comes to rest.
  /// `.none` by default.
  ///
  /// Any other value lays the groups out in one row across the scroll axis, which the user scrolls by
  /// itself: a scroll view among the collection view's subviews shows it. Layout attributes say
  /// where items lie in the unscrolled row. Headers, footers and backgrounds stay where they are.
  @exclusivity(unchecked)
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  {
    didSet { DescriptionChanges.note() }
  }

  /// How the row of a section that scrolls across the layout behaves under a finger. Set the members
  /// of this object.
  public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    if let storedScrollingProperties { return storedScrollingProperties }
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    storedScrollingProperties = properties
    return properties
  }

  /// The properties, once they were asked for.
  private var storedScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties?

  /// Called before the section's visible items are shown: when the layout was solved, when what is
  /// visible of the section has changed, and whenever its offset has. None by default.
  ///
  /// It is given the visible items, cells first, newly visible ones last; the offset; and the room
  /// that they scroll in. Where the section scrolls by itself the offset is how far it is
  /// scrolled, so that an item is seen at its frame less the offset; elsewhere it is the collection
  /// view's content offset. What is set on the items shows at once.
  @exclusivity(unchecked)
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Headers, footers and side views; copies are stored. None by default.
  ///
  /// No two supplementary items of a section may be of the same kind, those of its items and groups
  /// included.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { storedBoundaryItems }
    set {
      storedBoundaryItems = newValue.map {
        $0.copy() as! NSCollectionLayoutBoundarySupplementaryItem
      }
    }
  }

  /// Backgrounds behind the whole section; copies are stored. None by default.
  public var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { storedDecorationItems }
    set {
      storedDecorationItems = newValue.map { $0.copy() as! NSCollectionLayoutDecorationItem }
    }
  }

  /// What boundary items keep clear of across the layout's scroll axis. `.automatic`, the default,
  /// moves and narrows them by the section's content insets and its reference, `.none` leaves them
  /// the whole container, and any other value takes off what that value names and no content insets.
  @exclusivity(unchecked)
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
    didSet { DescriptionChanges.note() }
  }

  /// Whether boundary items are moved and narrowed by the section's content insets; true by
  /// default.
  ///
  /// UIKit deprecates it in favour of ``supplementaryContentInsetsReference``, whose `.none` is the
  /// same as false here.
  public var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference == .automatic }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }

  @exclusivity(unchecked)
  private(set) var storedBoundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { DescriptionChanges.note() }
  }
  @exclusivity(unchecked)
  private(set) var storedDecorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { DescriptionChanges.note() }
  }

  /// A section that repeats a group; a copy is stored.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.copied
    super.init()
  }

  /// A copy with the same group, insets, boundary items and decoration items.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.storedScrollingProperties =
      storedScrollingProperties?.copy() as? UICollectionLayoutSectionOrthogonalScrollingProperties
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    return copy
  }
}
