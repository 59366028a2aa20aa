/// The views that a collection view keeps alive, by what they show, and in their order in depth.
@MainActor
struct LiveViews {
  /// A view with what it shows.
  struct Entry {
    let view: UICollectionReusableView
    /// A copy of the attributes that the view was given.
    var attributes: UICollectionViewLayoutAttributes
    /// Whether the view is within the bounds, and not only near them.
    var isDisplayed: Bool
    /// What the view was asked last about its size; nil where it is to be asked.
    var measurement: Measurement?
    /// Why it is to be asked.
    var cause = MeasuringCause.cameIntoSight
  }

  private var entries: [ElementKey: Entry] = [:]
  /// The keys from back to front. Of two with the same depth supplementary views are in front of
  /// cells, and cells in front of decoration views; of two of a sort, the one that came later is.
  private(set) var keys: [ElementKey] = []

  /// The view of an element; nil while none is alive.
  subscript(key: ElementKey) -> Entry? { entries[key] }

  /// All entries from back to front.
  ///
  /// - Complexity: O(live views).
  var all: [Entry] { keys.map { entries[$0]! } }

  /// Adds a view.
  ///
  /// - Returns: the view that it has to lie in front of, among those that lie in the same section's
  ///   row, or in none as it does; nil if it is behind all of them.
  /// - Complexity: O(live views), for moving the ones in front; O(log) comparisons.
  mutating func insert(_ entry: Entry, for key: ElementKey) -> UIView? {
    let index = place(ofDepth: entry.attributes.depth)
    keys.insert(key, at: index)
    entries[key] = entry
    let row = row(of: key)
    return keys[..<index].last { self.row(of: $0) == row }.map { entries[$0]!.view }
  }

  /// Takes a view away.
  ///
  /// - Complexity: O(live views).
  mutating func remove(_ key: ElementKey) -> Entry? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    keys.remove(at: keys.firstIndex(of: key)!)
    return entry
  }

  /// Gives an element's view new attributes of the same depth.
  mutating func setAttributes(_ attributes: UICollectionViewLayoutAttributes, of key: ElementKey) {
    entries[key]?.attributes = attributes
  }

  /// Says whether an element's view is within the bounds.
  mutating func setDisplayed(_ isDisplayed: Bool, _ key: ElementKey) {
    entries[key]?.isDisplayed = isDisplayed
  }

  /// Notes what a view answered about its size.
  mutating func setMeasurement(_ measurement: Measurement, of key: ElementKey) {
    entries[key]?.measurement = measurement
  }

  /// Has a view asked again about its size.
  mutating func forgetMeasurement(of key: ElementKey, because cause: MeasuringCause) {
    entries[key]?.measurement = nil
    entries[key]?.cause = cause
  }

  /// Has all views asked again about their sizes.
  mutating func forgetMeasurements(because cause: MeasuringCause) {
    for key in keys { forgetMeasurement(of: key, because: cause) }
  }

  /// Gives every view a new name.
  ///
  /// - Precondition: no two names become the same.
  mutating func rename(_ names: [ElementKey: ElementKey]) {
    var renamed: [ElementKey: Entry] = [:]
    renamed.reserveCapacity(entries.count)
    for (key, entry) in entries { renamed[names[key] ?? key] = entry }
    precondition(
      renamed.count == entries.count,
      "Two views would show the same element after an update; every item moves to a place of its "
        + "own."
    )
    entries = renamed
    for (place, key) in keys.enumerated() {
      if let name = names[key] { keys[place] = name }
    }
  }

  /// The section in whose row a view lies; nil where it lies in the collection view itself.
  private func row(of key: ElementKey) -> Int? {
    entries[key]!.attributes.liesInRow ? key.indexPath.section : nil
  }

  /// Where a view of a depth belongs: in front of all that are not in front of it.
  private func place(ofDepth depth: (Int, Int)) -> Int {
    keys.partitioningIndex { entries[$0]!.attributes.depth > depth }
  }
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
