/// A batch of changes that fits the data, and where everything is after it.
///
/// - Complexity: to make, O(sections + changes · log changes); items that are not named cost nothing.
struct BatchPlan {
  let changes: BatchChanges
  private let sections: PlaceMap
  private let newPlaceOfMovedSection: [Int: Int]
  private let oldPlaceOfMovedSection: [Int: Int]
  /// What changes within a section that stays, by its place before the update.
  private let items: [Int: PlaceMap]
  private let newPlaceOfMovedItem: [IndexPath: IndexPath]
  private let oldPlaceOfMovedItem: [IndexPath: IndexPath]
  private let reloadedSections: Set<Int>

  /// Checks a batch against the counts of items before and after it.
  init(_ changes: BatchChanges, from old: [Int], to new: [Int]) throws(BatchUpdateError) {
    self.changes = changes
    try changes.checkSections(from: old.count, to: new.count)
    sections = PlaceMap(
      removed: changes.deletedSections + changes.movedSections.map(\.from),
      filled: changes.insertedSections + changes.movedSections.map(\.to))
    newPlaceOfMovedSection = Dictionary(
      uniqueKeysWithValues: changes.movedSections.map { ($0.from, $0.to) })
    oldPlaceOfMovedSection = Dictionary(
      uniqueKeysWithValues: changes.movedSections.map { ($0.to, $0.from) })
    reloadedSections = Set(changes.reloadedSections)
    try changes.checkItems(from: old, to: new)
    newPlaceOfMovedItem = Dictionary(
      uniqueKeysWithValues: changes.movedItems.map { ($0.from, $0.to) })
    oldPlaceOfMovedItem = Dictionary(
      uniqueKeysWithValues: changes.movedItems.map { ($0.to, $0.from) })

    var removed: [Int: [Int]] = [:]
    var filled: [Int: [Int]] = [:]
    for path in changes.deletedItems + changes.movedItems.map(\.from) {
      removed[path.section, default: []].append(path.item)
    }
    for path in changes.insertedItems + changes.movedItems.map(\.to) {
      filled[path.section, default: []].append(path.item)
    }
    let tally = ItemTally(changes)
    var items: [Int: PlaceMap] = [:]
    let isPlain =
      changes.deletedSections.isEmpty && changes.insertedSections.isEmpty
      && changes.movedSections.isEmpty
    for section in old.indices {
      // Most sections are neither named nor moved.
      if isPlain, old[section] == new[section], removed[section] == nil, filled[section] == nil {
        continue
      }
      guard let place = Self.newSection(section, sections, newPlaceOfMovedSection) else { continue }
      let gone = removed[section] ?? []
      let come = filled[place] ?? []
      if !gone.isEmpty || !come.isEmpty {
        items[section] = PlaceMap(removed: gone, filled: come)
      }
      if !reloadedSections.contains(section) {
        try tally.check(section, place, from: old[section], to: new[place])
      }
    }
    self.items = items
  }

  private static func newSection(_ section: Int, _ map: PlaceMap, _ moved: [Int: Int]) -> Int? {
    moved[section] ?? map.new(ofOld: section)
  }

  // MARK: - Places

  /// Where a section is after the update; nil if it is gone.
  func newSection(_ section: Int) -> Int? {
    Self.newSection(section, sections, newPlaceOfMovedSection)
  }

  /// Where a section was before the update; nil if it is new.
  func oldSection(_ section: Int) -> Int? {
    oldPlaceOfMovedSection[section] ?? sections.old(ofNew: section)
  }

  /// Where an item is after the update; nil if it is gone, or its section is shown anew.
  func newItem(_ path: IndexPath) -> IndexPath? {
    if let moved = newPlaceOfMovedItem[path] { return moved }
    guard !reloadedSections.contains(path.section), let section = newSection(path.section) else {
      return nil
    }
    guard let map = items[path.section] else {
      return IndexPath(item: path.item, section: section)
    }
    return map.new(ofOld: path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item was before the update; nil if it is new, or its section is shown anew.
  func oldItem(_ path: IndexPath) -> IndexPath? {
    if let moved = oldPlaceOfMovedItem[path] { return moved }
    guard let section = oldSection(path.section), !reloadedSections.contains(section) else {
      return nil
    }
    guard let map = items[section] else { return IndexPath(item: path.item, section: section) }
    return map.old(ofNew: path.item).map { IndexPath(item: $0, section: section) }
  }

  // MARK: - What others hear

  /// The change by identity.
  var dataChange: DataChange {
    let reloadedItems = Set(changes.reloadedItems.compactMap(newItem))
    let reloadedPlaces = Set(reloadedSections.compactMap(newSection))
    return DataChange(
      newItem: newItem, newSection: newSection, reloadsSection: { reloadedPlaces.contains($0) },
      reloadsItem: { reloadedItems.contains($0) },
      reconfiguredItems: changes.reconfiguredItems.compactMap(newItem), oldItem: oldItem,
      oldSection: oldSection, edits: { edits }, itemEdits: { keepsSections ? edits : nil },
      isCounted: true)
  }

  /// Whether every section stays in its place and is not shown anew.
  private var keepsSections: Bool {
    changes.deletedSections.isEmpty && changes.insertedSections.isEmpty
      && changes.movedSections.isEmpty && changes.reloadedSections.isEmpty
  }

  private var edits: DataEdits {
    DataEdits(
      deleted: changes.deletedItems, inserted: changes.insertedItems, moved: changes.movedItems,
      reloaded: changes.reloadedItems.lazy.compactMap { path in
        newItem(path).map { (path, $0) }
      })
  }

  /// What the layout is told: what goes, then what comes, moves, and is shown anew.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    var result: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) {
      result.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }
    for section in changes.deletedSections.sorted() { add(.delete, .wholeSection(section), nil) }
    for path in changes.deletedItems.sorted() { add(.delete, path, nil) }
    for section in changes.insertedSections.sorted() { add(.insert, nil, .wholeSection(section)) }
    for path in changes.insertedItems.sorted() { add(.insert, nil, path) }
    for move in changes.movedSections {
      add(.move, .wholeSection(move.from), .wholeSection(move.to))
    }
    for move in changes.movedItems { add(.move, move.from, move.to) }
    for section in changes.reloadedSections {
      add(.reload, .wholeSection(section), newSection(section).map(IndexPath.wholeSection))
    }
    for path in changes.reloadedItems { add(.reload, path, newItem(path)) }
    return result
  }
}
