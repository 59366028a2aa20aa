import DiffableSnapshots
import Testing

/// The number of hashes of identifiers, which dominate the cost of a snapshot.
struct HashCountTests {
  /// An identifier that counts how often it is hashed.
  private struct Counted: Hashable {
    final class Counter { var hashes = 0 }

    let number: Int
    let counter: Counter

    static func == (a: Counted, b: Counted) -> Bool { a.number == b.number }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  /// Deletes, inserts and moves one item of a hundred.
  private func edited(_ count: Int) -> [Int] {
    var numbers: [Int] = []
    for number in 0..<count where number % 100 != 7 {
      numbers.append(number)
      if number % 100 == 50 { numbers.append(count + number) }
      if number % 100 == 90, number >= 160 {
        numbers.removeAll { $0 == number - 70 }
        numbers.append(number - 70)
      }
    }
    return numbers
  }

  @Test func `a new snapshot and its difference hash little more than each identifier once`() throws
  {
    let counter = Counted.Counter()
    func snapshot(_ numbers: [Int]) throws -> Snapshot<Int, Counted> {
      var snapshot = Snapshot<Int, Counted>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(numbers.map { Counted(number: $0, counter: counter) })
      return snapshot
    }
    let count = 2000
    let old = try snapshot(Array(0..<count))
    let numbers = edited(count)
    counter.hashes = 0
    let new = try snapshot(numbers)
    #expect(counter.hashes <= numbers.count * 11 / 10, "building: \(counter.hashes)")
    counter.hashes = 0
    let difference = new.difference(from: old)
    #expect(difference.deletedItems.count == count / 100)
    #expect(difference.insertedItems.count == count / 100)
    #expect(!difference.movedItems.isEmpty)
    #expect(counter.hashes <= count / 4, "comparing: \(counter.hashes)")
  }
}
