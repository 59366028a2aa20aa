/// A table of values for lists of words.
struct WordListTable {
  private struct List {
    let start: Int
    let count: Int
    let value: Int
    /// The index of another list with the same hash value; -1 if there is none.
    let next: Int
  }

  /// The words of all lists, one list after the other.
  private var arena: ContiguousArray<UInt64> = []
  private var lists: ContiguousArray<List> = []
  /// The index of the last list with each hash value.
  private var heads: [UInt64: Int] = [:]
  /// The index of the list found last, which is compared first.
  private var latest = -1

  /// The number of stored lists.
  var count: Int { lists.count }

  /// Returns the value of a list; `nil` if it is not stored.
  ///
  /// - Complexity: O(words).
  mutating func value(of words: ContiguousArray<UInt64>) -> Int? {
    if latest >= 0, isEqual(latest, words) { return lists[latest].value }
    var index = heads[Self.hash(of: words)] ?? -1
    while index >= 0 {
      if isEqual(index, words) {
        latest = index
        return lists[index].value
      }
      index = lists[index].next
    }
    return nil
  }

  /// Stores a list that is not stored yet.
  mutating func insert(_ words: ContiguousArray<UInt64>, value: Int) {
    let hash = Self.hash(of: words)
    lists.append(
      List(start: arena.count, count: words.count, value: value, next: heads[hash] ?? -1))
    arena.append(contentsOf: words)
    heads[hash] = lists.count - 1
    latest = lists.count - 1
  }

  private func isEqual(_ index: Int, _ words: ContiguousArray<UInt64>) -> Bool {
    let list = lists[index]
    guard list.count == words.count else { return false }
    return arena.withUnsafeBufferPointer { arena in
      words.withUnsafeBufferPointer { words in
        for place in 0..<list.count where arena[list.start + place] != words[place] { return false }
        return true
      }
    }
  }

  private static func hash(of words: ContiguousArray<UInt64>) -> UInt64 {
    var hash: UInt64 = 0
    for word in words {
      hash = (hash << 5 | hash >> 59) ^ word
      hash = hash &* 0x517C_C1B7_2722_0A95
    }
    return hash ^ hash >> 32
  }
}
