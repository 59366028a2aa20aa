/// The views that a collection view keeps alive, by what they show, and in their order in depth.
@MainActor
struct LiveViews {
  /// A view with what it shows.
  @MainActor
  final class Entry {
    let view: UICollectionReusableView
    /// What the view shows.
    fileprivate(set) var key: ElementKey
    /// A copy of the attributes that the view was given. Another depth is for ``LiveViews/insert(_:)``.
    var attributes: UICollectionViewLayoutAttributes {
      didSet { if isLive { row = attributes.liesInRow ? key.place.section : nil } }
    }
    /// Whether the view is within the bounds, and not only near them.
    var isDisplayed = false
    /// What the view was asked last about its size; nil where it is to be asked.
    var measurement: Measurement?
    /// Why it is to be asked, or was asked last.
    var cause = MeasuringCause.cameIntoSight
    /// Whether it is among the live views.
    fileprivate(set) var isLive = false
    /// Whether it was found among those that are wanted.
    fileprivate var isWanted = false
    /// Its place in the order of depth, as long as it is among the live views.
    fileprivate var rank = LiveViews.Rank(zIndex: 0, level: 0, number: 0)
    /// The section in whose row the view lies; nil where it lies in the collection view itself.
    fileprivate var row: Int?

    init(
      _ view: UICollectionReusableView, _ key: ElementKey,
      _ attributes: UICollectionViewLayoutAttributes
    ) {
      self.view = view
      self.key = key
      self.attributes = attributes
    }

    /// Has the view asked again about its size.
    func forgetMeasurement(because cause: MeasuringCause) {
      measurement = nil
      self.cause = cause
    }
  }

  /// The place of a view in the order of depth: by z index, then by sort of view, then by the order of
  /// insertion. No two live views have the same.
  fileprivate struct Rank {
    var zIndex: Int
    var level: Int
    var number: Int

    func isBehind(_ other: Rank) -> Bool {
      if zIndex != other.zIndex { return zIndex < other.zIndex }
      if level != other.level { return level < other.level }
      return number < other.number
    }
  }

  /// The number of entries that were visited in search of a place since the program began. Tests
  /// compare it.
  static var visits = 0

  private var entries: [ElementKey: Entry] = [:]
  /// The number of insertions.
  private var inserted = 0
  /// All entries from back to front. Of two with the same depth supplementary views are in front of cells,
  /// and cells in front of decoration views; of two of a sort, the one that came later is.
  private(set) var all: [Entry] = []

  /// The view of an element; nil while none is alive.
  subscript(key: ElementKey) -> Entry? { entries[key] }

  /// The view of an element that is to be shown; nil while none is alive.
  func entry(of element: WantedElement) -> Entry? {
    // Views may have been made and taken away since the layout was asked.
    if let entry = element.entry, entry.isLive, entry.key == element.key { return entry }
    return entries[element.key]
  }

  /// What the views show, from back to front.
  ///
  /// - Complexity: O(live views).
  var keys: [ElementKey] { all.map(\.key) }

  var isEmpty: Bool { all.isEmpty }

  /// Adds a view.
  ///
  /// - Returns: the view that it has to lie in front of, among those that lie in the same section's
  ///   row, or in none as it does; nil if it is behind all of them.
  /// - Complexity: O(log *n*) entries visited, *n* the number of live views, and those of other rows
  ///   that lie in between.
  mutating func insert(_ entry: Entry) -> UIView? {
    inserted += 1
    entry.rank = entry.attributes.rank(number: inserted)
    let index = place(of: entry.rank)
    let row = entry.attributes.liesInRow ? entry.key.place.section : nil
    entry.row = row
    var behind = index - 1
    while behind >= 0, all[behind].row != row {
      Self.visits += 1
      behind -= 1
    }
    let neighbour = behind >= 0 ? all[behind].view : nil
    all.insert(entry, at: index)
    entries[entry.key] = entry
    entry.isLive = true
    return neighbour
  }

  /// Takes a view away.
  ///
  /// - Complexity: O(log *n*) entries visited, *n* the number of live views.
  mutating func remove(_ entry: Entry) {
    guard entry.isLive else { return }
    entry.isLive = false
    entries[entry.key] = nil
    let index = place(of: entry.rank)
    require(
      index < all.count && all[index] === entry,
      "The live views are out of order at \(entry.key.indexPath.sentenceName).")
    all.remove(at: index)
  }

  /// The number of entries behind a rank.
  private func place(of rank: Rank) -> Int {
    // Most views come in front of all others, or go from behind all others.
    if let last = all.last, last.rank.isBehind(rank) {
      Self.visits += 1
      return all.count
    }
    var (low, high) = (0, all.count)
    if high > 0, !all[0].rank.isBehind(rank) { return 0 }
    while low < high {
      Self.visits += 1
      let middle = (low + high) / 2
      if all[middle].rank.isBehind(rank) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Has all views asked again about their sizes.
  func forgetMeasurements(because cause: MeasuringCause) {
    for entry in all { entry.forgetMeasurement(because: cause) }
  }

  /// Gives views new names, and tells them.
  ///
  /// - Precondition: no two names become the same.
  mutating func rename(_ names: [(entry: Entry, name: ElementKey)]) {
    for (entry, name) in names {
      entry.key = name
      if entry.row != nil { entry.row = name.place.section }
      entry.view.shownElement = name
    }
    entries.removeAll(keepingCapacity: true)
    for entry in all {
      let other = entries.updateValue(entry, forKey: entry.key)
      require(
        other == nil,
        "Two views would show the same element after an update; every item moves to a place of its "
          + "own.")
    }
  }

  /// The entries that show none of some elements.
  ///
  /// - Complexity: O(live views + elements).
  func others(than elements: [WantedElement]) -> [Entry] {
    var found = 0
    for element in elements {
      if let entry = entry(of: element), !entry.isWanted {
        entry.isWanted = true
        found += 1
      }
    }
    var others: [Entry] = []
    if found < all.count { others.reserveCapacity(all.count - found) }
    for entry in all {
      if !entry.isWanted { others.append(entry) }
      entry.isWanted = false
    }
    return others
  }
}

extension UICollectionViewLayoutAttributes {
  /// What decides which of two views is in front.
  fileprivate func rank(number: Int) -> LiveViews.Rank {
    let level =
      switch representedElementCategory {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
    return LiveViews.Rank(zIndex: zIndex, level: level, number: number)
  }

  /// Whether the view lies behind the rows of sections that scroll across the layout: a background,
  /// or anything below depth zero.
  var liesBehindRows: Bool {
    zIndex < 0 || zIndex == 0 && representedElementCategory == .decorationView
  }
}
