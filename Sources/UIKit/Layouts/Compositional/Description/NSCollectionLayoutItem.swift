/// A rectangle in a compositional layout: the frame of one item of data, or a group of further
/// items.
///
///     let item = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
///     item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The stored properties of an item, which its copies start with.
  ///
  /// One structure is copied and destroyed with fewer changes of reference counts than the same
  /// properties of an object.
  private struct Values {
    let layoutSize: NSCollectionLayoutSize
    var contentInsets = NSDirectionalEdgeInsets.zero
    /// The edge spacing, which is also `nil` until one is set.
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var isEdgeSpacingSet = false
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  }

  @exclusivity(unchecked)
  private var values: Values

  /// The size of the item, relative to its container: the group that contains it.
  public var layoutSize: NSCollectionLayoutSize { values.layoutSize }

  /// Insets of the item's frame, applied after positioning; adjacent items do not move.
  ///
  /// In a group, they inset the container of the subitems instead. Insets along an axis with an
  /// estimated dimension are ignored, as UIKit's documentation states. The default is zero.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { values.contentInsets }
    set {
      values.contentInsets = newValue
      DescriptionChanges.note()
    }
  }

  /// The spacing around the item, outside its slot. The item stores a copy. The default, which
  /// `nil` also stands for, is a fixed zero on all edges.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { values.isEdgeSpacingSet ? values.edgeSpacing : Self.noEdgeSpacing }
    set {
      values.edgeSpacing = newValue
      values.isEdgeSpacingSet = true
      DescriptionChanges.note()
    }
  }

  /// A Boolean value that indicates whether an edge spacing is set.
  final var hasEdgeSpacing: Bool { values.edgeSpacing != nil }

  /// The edge spacing; `nil` until one is set.
  final var storedEdgeSpacing: NSCollectionLayoutEdgeSpacing? { values.edgeSpacing }

  private static let noEdgeSpacing = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))

  /// Supplementary items of the item, anchored to its frame, such as badges. The default is an
  /// empty array.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  /// The number of supplementary items.
  final var supplementaryItemCount: Int { values.supplementaryItems.count }

  final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { values.supplementaryItems }
    set {
      values.supplementaryItems = newValue
      DescriptionChanges.note()
    }
  }

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with supplementary items, which it copies.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    values = Values(layoutSize: layoutSize)
    if !supplementaryItems.isEmpty {
      values.supplementaryItems = supplementaryItems.map(\.copied)
    }
    super.init()
  }

  /// Creates a copy of another item with another size.
  init(copying other: borrowing NSCollectionLayoutItem, layoutSize: NSCollectionLayoutSize) {
    values = Values(
      layoutSize: layoutSize, contentInsets: other.values.contentInsets,
      edgeSpacing: other.values.edgeSpacing, isEdgeSpacingSet: other.values.isEdgeSpacingSet)
    if !other.values.supplementaryItems.isEmpty {
      values.supplementaryItems = other.values.supplementaryItems.map(\.copied)
    }
    super.init()
  }

  /// Returns a copy with another size.
  func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(copying: self, layoutSize: layoutSize)
  }

  /// Appends the values of the item other than its own size.
  func describeContent(into words: DescriptionWords, kinds: inout ElementKindTable) {
    words.append(0)
  }

  /// Returns a copy with the same size, insets, spacing, and supplementary items.
  public func copy(with zone: NSZone? = nil) -> Any { resized(to: layoutSize) }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Returns a copy of the same class.
  var copied: NSCollectionLayoutSupplementaryItem { copy() as! NSCollectionLayoutSupplementaryItem }
}
