import CollectionLayout

/// The changes of items in sections that stay, one by one.
struct DataEdits {
  /// By section before, the items that go, are moved away or shown anew, in ascending order.
  private var removed: [Int: [Int]] = [:]
  /// By section after, the items that come, are moved here or shown anew, in ascending order.
  private var inserted: [Int: [Int]] = [:]
  /// The items that are moved and not shown anew.
  private(set) var moved: [(from: IndexPath, to: IndexPath)] = []

  /// - Parameters:
  ///   - moved: the items that are moved.
  ///   - reloaded: the items that are shown anew, moved or not.
  init(
    deleted: some Sequence<IndexPath>, inserted: some Sequence<IndexPath>,
    moved: some Sequence<(from: IndexPath, to: IndexPath)>,
    reloaded: some Sequence<(from: IndexPath, to: IndexPath)>
  ) {
    let anew = Set(reloaded.map(\.from))
    for path in deleted { removed[path.section, default: []].append(path.item) }
    for path in inserted { self.inserted[path.section, default: []].append(path.item) }
    for item in moved where !anew.contains(item.from) { self.moved.append(item) }
    for item in self.moved + Array(reloaded) {
      removed[item.from.section, default: []].append(item.from.item)
      self.inserted[item.to.section, default: []].append(item.to.item)
    }
    for section in removed.keys { removed[section]!.sort() }
    for section in self.inserted.keys { self.inserted[section]!.sort() }
  }

  /// The sections in which items come or go, where all sections stay in their places.
  var sections: Set<Int> { Set(removed.keys).union(inserted.keys) }

  /// How many items each of those sections gains; below zero for one that loses some.
  var growths: [(section: Int, growth: Int)] {
    sections.map { ($0, (inserted[$0]?.count ?? 0) - (removed[$0]?.count ?? 0)) }
  }

  /// What becomes of the items of a section that stays.
  ///
  /// - Parameters:
  ///   - section: its place before.
  ///   - place: its place after.
  func items(ofSection section: Int, nowAt place: Int) -> LayoutItemChange {
    LayoutItemChange(removed: removed[section] ?? [], inserted: inserted[place] ?? [])
  }
}
