/// The views that a collection view keeps alive, by what they show, and in their order in depth.
@MainActor
struct LiveViews {
  /// A view with what it shows.
  final class Entry {
    let view: UICollectionReusableView
    /// What the view shows.
    fileprivate(set) var key: ElementKey
    /// A copy of the attributes that the view was given. Another depth is for ``LiveViews/insert(_:)``.
    var attributes: UICollectionViewLayoutAttributes
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

  private var entries: [ElementKey: Entry] = [:]
  /// All entries from back to front. Of two with the same depth supplementary views are in front of cells,
  /// and cells in front of decoration views; of two of a sort, the one that came later is.
  private(set) var all: [Entry] = []

  /// The view of an element; nil while none is alive.
  subscript(key: ElementKey) -> Entry? { entries[key] }

  /// What the views show, from back to front.
  ///
  /// - Complexity: O(live views).
  var keys: [ElementKey] { all.map(\.key) }

  var isEmpty: Bool { all.isEmpty }

  /// Adds a view.
  ///
  /// - Returns: the view that it has to lie in front of, among those that lie in the same section's
  ///   row, or in none as it does; nil if it is behind all of them.
  /// - Complexity: O(live views), for moving the ones in front; O(log) comparisons.
  mutating func insert(_ entry: Entry) -> UIView? {
    let depth = entry.attributes.depth
    let index = all.partitioningIndex { $0.attributes.depth > depth }
    let row = entry.row
    let neighbour = all[..<index].last { $0.row == row }
    all.insert(entry, at: index)
    entries[entry.key] = entry
    entry.isLive = true
    return neighbour?.view
  }

  /// Takes a view away.
  ///
  /// - Complexity: O(live views).
  mutating func remove(_ entry: Entry) {
    guard entry.isLive else { return }
    entry.isLive = false
    entries[entry.key] = nil
    all.remove(at: all.firstIndex { $0 === entry }!)
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
    for element in elements { entries[element.key]?.isWanted = true }
    return all.filter { entry in
      defer { entry.isWanted = false }
      return !entry.isWanted
    }
  }
}

extension LiveViews.Entry {
  /// The section in whose row the view lies; nil where it lies in the collection view itself.
  @MainActor
  fileprivate var row: Int? { attributes.liesInRow ? key.indexPath.section : nil }
}

extension UICollectionViewLayoutAttributes {
  /// What decides which of two views is in front: the z index, and then the sort of view.
  fileprivate var depth: (Int, Int) {
    switch representedElementCategory {
    case .decorationView: (zIndex, 0)
    case .cell: (zIndex, 1)
    case .supplementaryView: (zIndex, 2)
    }
  }

  /// Whether the view lies behind the rows of sections that scroll across the layout: a background,
  /// or anything below depth zero.
  var liesBehindRows: Bool {
    zIndex < 0 || zIndex == 0 && representedElementCategory == .decorationView
  }
}
