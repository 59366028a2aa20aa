/// A box in a compositional layout: the place of one item of data, or a group of further boxes.
///
///     let item = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
///     item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size in terms of the container: the group that the item is in.
  public let layoutSize: NSCollectionLayoutSize

  /// What is taken off the item's frame once its place is known; neighbours do not move.
  ///
  /// In a group it makes the room for the subitems smaller instead. Insets along an axis whose
  /// dimension is estimated are ignored, as UIKit's documentation says. Zero by default.
  @exclusivity(unchecked)
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { DescriptionChanges.note() }
  }

  /// Room around the item, outside its slot; a copy is stored. A fixed zero on all edges by
  /// default, and where it is nil.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { storedEdgeSpacing ?? Self.noEdgeSpacing }
    set { storedEdgeSpacing = .some(newValue) }
  }

  /// The edge spacing, once it was set.
  @exclusivity(unchecked)
  private(set) var storedEdgeSpacing: NSCollectionLayoutEdgeSpacing?? {
    didSet { DescriptionChanges.note() }
  }

  private static let noEdgeSpacing = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

  /// Views that belong to the item and are placed by its frame, such as badges. None by default.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  @exclusivity(unchecked)
  var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = [] {
    didSet { DescriptionChanges.note() }
  }

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, with views that belong to it; copies are stored.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    super.init()
    if !supplementaryItems.isEmpty {
      storedSupplementaryItems = supplementaryItems.map(\.copied)
    }
  }

  /// A copy of another item, of another size where one is given.
  init(copying other: NSCollectionLayoutItem, layoutSize: NSCollectionLayoutSize? = nil) {
    self.layoutSize = layoutSize ?? other.layoutSize
    contentInsets = other.contentInsets
    storedEdgeSpacing = other.storedEdgeSpacing
    if !other.storedSupplementaryItems.isEmpty {
      storedSupplementaryItems = other.storedSupplementaryItems.map(\.copied)
    }
    super.init()
  }

  /// A copy that is of another size.
  func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(copying: self, layoutSize: layoutSize)
  }

  /// Appends what the item holds besides its own size.
  func describeContent(into words: inout DescriptionWords, kinds: inout ElementKindTable) {
    words.append(0)
  }

  /// A copy with the same size, insets, spacing and supplementary items.
  public func copy(with zone: NSZone? = nil) -> Any { resized(to: layoutSize) }
}

extension NSCollectionLayoutSupplementaryItem {
  /// A copy of the same class.
  var copied: NSCollectionLayoutSupplementaryItem { copy() as! NSCollectionLayoutSupplementaryItem }
}
