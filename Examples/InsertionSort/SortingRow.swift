/// A row of numbers that sorts itself by insertion, one move at a time.
struct SortingRow: Hashable {
  /// A number of one row: numbers of different rows are different.
  struct Number: Hashable {
    let row: Int
    let value: Int
  }

  private(set) var numbers: [Number]
  /// The number of sorted elements at the beginning.
  private var sortedCount = 1

  /// Creates a row of the numbers from 0 in an arbitrary order, the same every time.
  init(row: Int, count: Int) {
    var numbers = (0..<count).map { Number(row: row, value: $0) }
    var state = UInt32(truncatingIfNeeded: row &* 7_919 &+ 12_345)
    for index in numbers.indices.reversed() {
      state = state &* 1_664_525 &+ 1_013_904_223
      numbers.swapAt(index, Int(state >> 16) % (index + 1))
    }
    self.numbers = numbers
  }

  /// A Boolean value that indicates whether the row is sorted.
  var isSorted: Bool { sortedCount >= numbers.count }

  /// Moves the next number to its position among the sorted ones.
  mutating func insertNext() {
    while !isSorted {
      let number = numbers[sortedCount]
      let place = numbers[..<sortedCount].firstIndex { $0.value > number.value }
      sortedCount += 1
      guard let place else { continue }
      numbers.remove(at: sortedCount - 1)
      numbers.insert(number, at: place)
      return
    }
  }
}
