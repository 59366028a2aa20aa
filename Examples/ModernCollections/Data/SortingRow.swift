/// A row of numbers that an insertion sort orders, one exchange of neighbors at a time.
struct SortingRow: Hashable, Sendable {
  /// A number in a row; equal values in different rows are different.
  struct Element: Hashable, Sendable {
    let row: Int
    let value: Int
  }

  private(set) var elements: [Element]
  /// The number of sorted elements at the start.
  private var sortedCount = 1
  /// The index of the element that is being inserted.
  private var position = 1

  /// Creates a row of the numbers below a count in an order that depends on a generator.
  init(row: Int, count: Int, using generator: inout SeededGenerator) {
    elements = (0..<count).map { Element(row: row, value: $0) }.shuffled(using: &generator)
  }

  /// A Boolean value that indicates whether the algorithm is done.
  var isSorted: Bool { sortedCount >= elements.count }

  /// Exchanges the element that is being inserted with its predecessor. If it is in order,
  /// exchanges the next element that is not.
  mutating func step() {
    while !isSorted {
      if position > 0, elements[position - 1].value > elements[position].value {
        elements.swapAt(position - 1, position)
        position -= 1
        return
      }
      sortedCount += 1
      position = sortedCount
    }
  }
}
