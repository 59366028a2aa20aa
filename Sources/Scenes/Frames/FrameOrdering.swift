import Foundation

/// Sorts cells that arrive in roughly their order, and removes duplicates.
///
/// A layout is queried for its elements one slice of the content at a time. Cells of one slice are
/// close to each other, so nearly every cell can be written as soon as it arrives; only those ahead
/// of a missing cell are kept.
struct FrameOrdering {
  private let itemCounts: [Int]
  private var next: IndexPair?
  private var waiting: [IndexPair: FrameElement] = [:]
  private var others: ArraySlice<FrameElement>

  /// Creates an ordering for a collection view with a number of items in each section, and with
  /// other elements, which are sorted.
  init(itemCounts: [Int], others: [FrameElement]) {
    self.itemCounts = itemCounts
    self.others = others.sorted(by: FrameElement.precedes)[...]
    next = Self.first(in: itemCounts, from: 0)
  }

  /// Adds a cell and writes every element that can be written now.
  mutating func add(_ cell: FrameElement, write: (FrameElement) throws -> Void) rethrows {
    let place = IndexPair(section: cell.section, item: cell.item)
    guard place == next else {
      if !wasHandedOn(place) { waiting[place] = cell }
      return
    }
    try hand(on: cell, to: write)
    advance()
    guard !waiting.isEmpty else { return }
    while let expected = next, let cell = waiting.removeValue(forKey: expected) {
      try hand(on: cell, to: write)
      advance()
    }
  }

  /// Returns whether an index path was already written. A layout may also return cells that are not
  /// in the data; these have no position.
  private func wasHandedOn(_ place: IndexPair) -> Bool {
    guard itemCounts.indices.contains(place.section),
      (0..<itemCounts[place.section]).contains(place.item)
    else { return false }
    return next.map { place < $0 } ?? true
  }

  /// Writes the remaining elements.
  mutating func finish(write: (FrameElement) throws -> Void) rethrows {
    for cell in waiting.values.sorted(by: FrameElement.precedes) { try hand(on: cell, to: write) }
    waiting = [:]
    next = nil
    for element in others { try write(element) }
    others = []
  }

  private mutating func hand(
    on cell: FrameElement, to write: (FrameElement) throws -> Void
  ) rethrows {
    while let other = others.first, FrameElement.precedes(other, cell) {
      try write(other)
      others.removeFirst()
    }
    try write(cell)
  }

  private mutating func advance() {
    guard let place = next else { return }
    next =
      place.item + 1 < itemCounts[place.section]
      ? IndexPair(section: place.section, item: place.item + 1)
      : Self.first(in: itemCounts, from: place.section + 1)
  }

  private static func first(in itemCounts: [Int], from section: Int) -> IndexPair? {
    (section..<max(section, itemCounts.count)).first { itemCounts[$0] > 0 }
      .map { IndexPair(section: $0, item: 0) }
  }
}

/// A section and an item.
private struct IndexPair: Hashable, Comparable {
  var section: Int
  var item: Int

  static func < (first: IndexPair, second: IndexPair) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}
