/// An index path that is stored, compared and hashed as two numbers.
///
/// `IndexPath` reads each index through its own storage. Index paths of layout elements have two
/// indexes, or one for boundary items of a whole layout. Longer ones also keep an array of all
/// their indexes.
struct PackedIndexPath: Hashable {
  private(set) var section: Int
  private(set) var item: Int
  /// All indexes if there are more than two, otherwise `nil`.
  private var indexes: [Int]?

  /// The value of a missing index.
  private static let none = Int.min

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Creates an index path of one index.
  init(index: Int) {
    section = index
    item = Self.none
  }

  init(_ indexPath: IndexPath) {
    let count = indexPath.count
    section = count > 0 ? indexPath[0] : Self.none
    item = count > 1 ? indexPath[1] : Self.none
    if count > 2 { indexes = Array(indexPath) }
  }

  /// The number of indexes.
  var count: Int {
    if let indexes { return indexes.count }
    return item != Self.none ? 2 : section != Self.none ? 1 : 0
  }

  var indexPath: IndexPath {
    if let indexes { return IndexPath(indexes: indexes) }
    if section == Self.none { return IndexPath() }
    let first = IndexPath(index: section)
    // Unlike `IndexPath(indexes:)`, this makes no array.
    return item == Self.none ? first : first.appending(item)
  }

  /// Returns whether an index path precedes another one, both of two indexes.
  func isBefore(_ other: PackedIndexPath) -> Bool {
    guard indexes == nil, other.indexes == nil else { return false }
    return section < other.section || section == other.section && item < other.item
  }

  static func == (one: PackedIndexPath, other: PackedIndexPath) -> Bool {
    guard one.section == other.section, one.item == other.item else { return false }
    if one.indexes == nil, other.indexes == nil { return true }
    return one.indexes == other.indexes
  }

  // Longer index paths that begin with the same two indexes are rare.
  func hash(into hasher: inout Hasher) {
    hasher.combine(section &* 0x1_0000_01B3 &+ item)
  }
}
