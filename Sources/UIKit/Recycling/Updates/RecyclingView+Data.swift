extension RecyclingView {
  // MARK: - Counts

  /// The number of sections, as they are presented.
  var sectionCount: Int { itemCounts.count }

  /// The number of items in each section, as they are presented.
  var itemCounts: [Int] { dataUpdates.counts(in: self) }

  /// Returns the number of items in a section, as they are presented.
  func itemCount(inSection section: Int) -> Int {
    let counts = itemCounts
    require(
      counts.indices.contains(section),
      "The number of \(words.item)s in section \(section) was asked for, but the \(words.view) has "
        + "\(counts.count) section(s); ask for a section from 0 on and below numberOfSections.")
    return counts[section]
  }

  /// Returns whether there is an item at an index path.
  func hasItem(at indexPath: IndexPath) -> Bool { hasItem(at: PackedIndexPath(indexPath)) }

  /// Returns whether there is an item at an index path.
  func hasItem(at path: PackedIndexPath) -> Bool {
    let counts = itemCounts
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// Returns the index path of the item that follows another one; `nil` after the last item.
  func indexPath(after indexPath: IndexPath) -> IndexPath? {
    if indexPath.item + 1 < itemCount(inSection: indexPath.section) {
      return IndexPath(item: indexPath.item + 1, section: indexPath.section)
    }
    return (indexPath.section + 1..<max(sectionCount, indexPath.section + 1))
      .first { itemCount(inSection: $0) > 0 }
      .map { IndexPath(item: 0, section: $0) }
  }

  /// Traps with a sentence unless there is an item at an index path.
  func requireItem(at indexPath: IndexPath, for purpose: @autoclosure () -> String) {
    require(
      hasItem(at: indexPath),
      "\(purpose()) \(indexPath.sentenceName) does not exist: \(describeData(near: indexPath)); use "
        + "an index path within these counts, and reload the data after it has changed.")
  }

  /// Returns the counts around an index path, in the words of messages.
  func describeData(near indexPath: IndexPath) -> String {
    let counts = itemCounts
    guard indexPath.count == 2 else {
      return
        "an item's index path has a section and an item, this one has \(indexPath.count) index(es)"
    }
    guard counts.indices.contains(indexPath.section) else {
      return "the \(words.view) has \(counts.count) section(s)"
    }
    return
      "section \(indexPath.section) of \(counts.count) has \(counts[indexPath.section]) \(words.item)(s)"
  }
}
