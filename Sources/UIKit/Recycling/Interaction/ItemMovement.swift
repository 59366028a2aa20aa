/// An item that is moved interactively, and the index paths that follow from its movement.
///
/// While an item is moved, the data stay as they are, and the collection view presents the item at
/// its target.
struct ItemMovement {
  /// The index path of the item in the data source.
  let original: IndexPath
  /// The index path at which the item is presented.
  var current: IndexPath
  /// The center of the item, in the coordinates of the content; `nil` for a gap, whose item lies
  /// where the layout puts it.
  var position: CGPoint?

  /// Returns the index path at which an item of the data source is presented.
  func presented(_ indexPath: IndexPath) -> IndexPath {
    Self.moved(indexPath, from: original, to: current)
  }

  /// Returns the index path of a presented item in the data source.
  func inDataSource(_ indexPath: IndexPath) -> IndexPath {
    Self.moved(indexPath, from: current, to: original)
  }

  /// Returns the counts at which the counts of the data source are presented.
  func presented(_ counts: [Int]) -> [Int] {
    Self.moved(counts, from: original, to: current)
  }

  /// Returns the counts of the data source for presented ones.
  func inDataSource(_ counts: [Int]) -> [Int] {
    Self.moved(counts, from: current, to: original)
  }

  /// Returns the counts after an item has moved.
  private static func moved(_ counts: [Int], from old: IndexPath, to new: IndexPath) -> [Int] {
    guard counts.indices.contains(old.section), counts.indices.contains(new.section) else {
      return counts
    }
    var moved = counts
    moved[old.section] -= 1
    moved[new.section] += 1
    return moved
  }

  /// Returns the index path of an item after another item has moved.
  static func moved(_ indexPath: IndexPath, from old: IndexPath, to new: IndexPath) -> IndexPath {
    guard indexPath.count == 2 else { return indexPath }
    guard indexPath != old else { return new }
    var item = indexPath.item
    if indexPath.section == old.section, item > old.item { item -= 1 }
    if indexPath.section == new.section, item >= new.item { item += 1 }
    return IndexPath(item: item, section: indexPath.section)
  }
}
