/// The basic symbols in whose rows a parametric symbol occurs, in ascending order.
///
/// Most columns have few symbols, which are stored without an allocation.
struct Column: Hashable, Sendable {
  private(set) var count = 0
  /// The first symbols, if there are at most eight.
  private var few = SIMD8<Int32>()
  /// The symbols, if there are more.
  private var many: [Int32] = []

  private var isSmall: Bool { count <= 8 }

  /// Adds a symbol that the column does not contain.
  mutating func insert(_ symbol: Symbol) {
    let index = index(of: symbol)
    if count < 8 {
      var position = count
      while position > index {
        few[position] = few[position - 1]
        position -= 1
      }
      few[index] = Int32(truncatingIfNeeded: symbol)
    } else {
      if count == 8 {
        many.removeAll(keepingCapacity: true)
        many.reserveCapacity(32)
        for position in 0..<8 { many.append(few[position]) }
      }
      many.insert(Int32(truncatingIfNeeded: symbol), at: index)
    }
    count += 1
  }

  /// Removes a symbol that the column contains.
  mutating func remove(_ symbol: Symbol) {
    let index = index(of: symbol)
    if isSmall {
      for position in index..<count - 1 { few[position] = few[position + 1] }
      few[count - 1] = 0
    } else {
      many.remove(at: index)
      if count == 9 {
        for position in 0..<8 { few[position] = many[position] }
        many = []
      }
    }
    count -= 1
  }

  /// Returns the index of a symbol, or the index at which to insert it.
  private func index(of symbol: Symbol) -> Int {
    if count > 0, self[count - 1] < symbol { return count }
    if isSmall {
      var index = 0
      while index < count, Int(few[index]) < symbol { index += 1 }
      return index
    }
    return many.indices.partitioningIndex { Int(many[$0]) >= symbol }
  }
}

extension Column: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Symbol { Int(isSmall ? few[index] : many[index]) }
}
