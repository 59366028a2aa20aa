/// A rectangle in a compositional layout: the frame of one item of data, or a group of further
/// items.
///
///     let item = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
///     item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the item, relative to its container: the group that contains it.
  public let layoutSize: NSCollectionLayoutSize

  /// Insets of the item's frame, applied after positioning; adjacent items do not move.
  ///
  /// In a group, they inset the container of the subitems instead. Insets along an axis with an
  /// estimated dimension are ignored, as UIKit's documentation states. The default is zero.
  @exclusivity(unchecked)
  public var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet { DescriptionChanges.note() }
  }

  /// The spacing around the item, outside its slot. The item stores a copy. The default, which
  /// `nil` also stands for, is a fixed zero on all edges.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { storedEdgeSpacing ?? Self.noEdgeSpacing }
    set { storedEdgeSpacing = .some(newValue) }
  }

  /// The edge spacing; `nil` until one is set.
  @exclusivity(unchecked)
  private(set) var storedEdgeSpacing: NSCollectionLayoutEdgeSpacing?? {
    didSet { DescriptionChanges.note() }
  }

  private static let noEdgeSpacing = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

  /// Supplementary items of the item, anchored to its frame, such as badges. The default is an
  /// empty array.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  @exclusivity(unchecked)
  var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = [] {
    didSet { DescriptionChanges.note() }
  }

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with supplementary items, which it copies.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    super.init()
    if !supplementaryItems.isEmpty {
      storedSupplementaryItems = supplementaryItems.map(\.copied)
    }
  }

  /// Creates a copy of another item, with another size if one is given.
  init(copying other: NSCollectionLayoutItem, layoutSize: NSCollectionLayoutSize? = nil) {
    self.layoutSize = layoutSize ?? other.layoutSize
    contentInsets = other.contentInsets
    storedEdgeSpacing = other.storedEdgeSpacing
    if !other.storedSupplementaryItems.isEmpty {
      storedSupplementaryItems = other.storedSupplementaryItems.map(\.copied)
    }
    super.init()
  }

  /// Returns a copy with another size.
  func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(copying: self, layoutSize: layoutSize)
  }

  /// Appends the values of the item other than its own size.
  func describeContent(into words: inout DescriptionWords, kinds: inout ElementKindTable) {
    words.append(0)
  }

  /// Returns a copy with the same size, insets, spacing, and supplementary items.
  public func copy(with zone: NSZone? = nil) -> Any { resized(to: layoutSize) }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Returns a copy of the same class.
  var copied: NSCollectionLayoutSupplementaryItem { copy() as! NSCollectionLayoutSupplementaryItem }
}
