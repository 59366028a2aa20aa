import Testing

@testable import CollectionLayout

/// Prefix sums of sparse differences, compared with sums of an array.
struct ExtentSumsTests {
  @Test(
    arguments: [1, 2, 63, 64, 65, 1000, 1025, 20_000])
  func `sums and searches equal an array's`(count: Int) {
    var random = RepeatableRandom(seed: UInt64(count))
    var sums = OffsetTree(count: count)
    var differences = [Double](repeating: 0, count: count)
    #expect(sums.sum(before: count) == 0)
    for round in 0..<60 {
      let index = Int.random(in: 0..<count, using: &random)
      // Sums of integers do not depend on their order.
      differences[index] = Double(Int.random(in: -10...90, using: &random))
      sums[index] = differences[index]
      #expect(sums[index] == differences[index])
      var starts = [0.0]
      for index in 0..<count { starts.append(starts[index] + 10 + differences[index]) }
      for _ in 0..<20 {
        let index = Int.random(in: 0...count, using: &random)
        #expect(Double(index) * 10 + sums.sum(before: index) == starts[index], "round \(round)")
        let position = Double.random(in: -5...starts[count] + 5, using: &random).rounded()
        let naive = max(0, (0..<count).last { starts[$0] <= position } ?? 0)
        let found = sums.index(at: position) { Double($0) * 10 }
        #expect(found == naive, "at \(position) of \(count), round \(round)")
      }
      #expect(sums.total == starts[count] - Double(count) * 10)
      #expect(sums.brokenInvariant() == nil, "round \(round)")
    }
  }

  @Test func `sums depend on the differences alone, not on the order of changes`() {
    var random = RepeatableRandom(seed: 7)
    let count = 5000
    let entries = (0..<800).map { _ in
      (
        index: Int.random(in: 0..<count, using: &random),
        difference: Double.random(in: -44...100, using: &random)
      )
    }
    var last: [Int: Double] = [:]
    var one = OffsetTree(count: count)
    for entry in entries {
      one[entry.index] = entry.difference
      last[entry.index] = entry.difference
    }
    var other = OffsetTree(count: count)
    for index in last.keys.sorted(by: >) { other[index] = last[index]! }
    var bulk = OffsetTree(count: count)
    bulk.set(last.map { (index: $0.key, difference: $0.value) })
    for index in 0...count {
      #expect(one.sum(before: index) == other.sum(before: index))
      #expect(one.sum(before: index) == bulk.sum(before: index))
    }
    #expect(one.total == other.total)
    #expect(one.total == bulk.total)
  }

  @Test func `a copy keeps its sums`() {
    var one = OffsetTree(count: 100)
    one[3] = 5
    var other = one
    other[3] = 7
    other[90] = 1
    #expect(one.total == 5)
    #expect(other.total == 8)
    one.removeAll()
    #expect(one.isEmpty)
    #expect(other.sum(before: 90) == 7)
  }

  @Test func `a million lengths allocate nothing before the first change, and one chunk after it`()
  {
    var sums = OffsetTree(count: 1_000_000)
    #expect(sums.allocatedCount == 0)
    sums[999_999] = -13
    #expect(sums.allocatedCount <= 64)
    #expect(sums.sum(before: 999_999) == 0)
    #expect(sums.sum(before: 1_000_000) == -13)
  }
}
