/// The counts that the data source gave, asked for once.
struct DataCounts {
  /// The items of each section; nil while the data source was not asked.
  var itemsBySection: [Int]?
}

extension UICollectionView {
  /// How many sections there are.
  var sectionCount: Int { loadedCounts.count }

  /// The number of items of each section.
  var itemCounts: [Int] { loadedCounts }

  /// How many items a section has.
  func itemCount(inSection section: Int) -> Int {
    let counts = loadedCounts
    require(
      counts.indices.contains(section),
      "The number of items in section \(section) was asked for, but the collection view has "
        + "\(counts.count) section(s); ask for a section from 0 on and below numberOfSections.")
    return counts[section]
  }

  /// Whether there is an item at an index path.
  func hasItem(at indexPath: IndexPath) -> Bool { hasItem(at: PackedIndexPath(indexPath)) }

  func hasItem(at place: PackedIndexPath) -> Bool {
    let counts = loadedCounts
    return place.count == 2 && counts.indices.contains(place.section)
      && (0..<counts[place.section]).contains(place.item)
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

  /// What is known of the data around an index path, for sentences of errors.
  func describeData(near indexPath: IndexPath) -> String {
    let counts = loadedCounts
    guard indexPath.count == 2 else {
      return
        "an item's index path has a section and an item, this one has \(indexPath.count) index(es)"
    }
    guard counts.indices.contains(indexPath.section) else {
      return "the collection view has \(counts.count) section(s)"
    }
    return
      "section \(indexPath.section) of \(counts.count) has \(counts[indexPath.section]) item(s)"
  }

  /// The counts; the data source is asked if it was not since the last change.
  private var loadedCounts: [Int] {
    if let known = counts.itemsBySection { return known }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    require(
      sections >= 0,
      "The data source returned \(sections) from numberOfSections(in:); return zero or more.")
    let loaded = (0..<sections).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      require(
        items >= 0,
        "The data source returned \(items) as the number of items in section \(section); return "
          + "zero or more.")
      return items
    }
    let presented = reordering.presentedCounts(loaded)
    counts.itemsBySection = presented
    return presented
  }

  /// Reports reloads that a data source asks for again and again while it makes views, so that none
  /// is ever shown. The layout pass gives up after some rounds.
  private func noteReload() {
    guard Self.answersUnderWay > 0, !pass.hasReportedReloads else { return }
    if pass.reloads.run != LayoutRun.number { pass.reloads = (LayoutRun.number, 0) }
    pass.reloads.count += 1
    guard pass.reloads.count == Self.reloadLimit else { return }
    pass.hasReportedReloads = true
    CompositionalLayoutLog.sink(
      "The data source called reloadData() \(Self.reloadLimit) times within one layout while it was "
        + "asked for views, so that none of \(sectionCount) section(s) is shown; call it once after the "
        + "data has changed, and not from collectionView(_:cellForItemAt:).")
  }

  /// The reloads from within requests in one run of layout passes that are reported.
  private static let reloadLimit = 20

  /// Forgets the data and all views; the next layout pass asks again.
  func dropEverything() {
    noteReload()
    reordering.reset()
    selection.reset(in: self)
    dropPrefetching()
    indexTitles.setNeedsTitles()
    counts.itemsBySection = nil
    visibleItems = [:]
    pass.generation += 1
    for entry in live.all { retire(entry) }
    noteReloadOfLayout()
  }
}
