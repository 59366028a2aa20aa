/// A table of values for lists of words.
///
/// Lists are often found in the same order repeatedly. The table therefore stores which list
/// followed each, and compares that one before it computes a hash value.
struct WordListTable {
  private struct List {
    let start: Int
    let count: Int
    let value: Int
    /// The index of another list with the same hash value; -1 if there is none.
    let next: Int
    /// The index of the list found after this one the last time; -1 if there is none.
    var follower = -1
  }

  /// The words of all lists, one list after the other.
  private var arena: ContiguousArray<UInt64> = []
  private var lists: ContiguousArray<List> = []
  /// The index of the last list with each hash value.
  private var heads: [UInt64: Int] = [:]
  /// The index of the list found or stored last.
  private var latest = -1

  /// The number of stored lists.
  var count: Int { lists.count }

  /// Returns the value of a list; `nil` if it is not stored.
  ///
  /// - Complexity: O(words).
  mutating func value(of words: UnsafeBufferPointer<UInt64>) -> Int? {
    guard latest >= 0 else { return nil }
    let expected = lists[latest].follower
    if expected >= 0, isEqual(expected, words) {
      latest = expected
      return lists[expected].value
    }
    if isEqual(latest, words) {
      lists[latest].follower = latest
      return lists[latest].value
    }
    var index = heads[Self.hash(of: words)] ?? -1
    while index >= 0 {
      if isEqual(index, words) {
        lists[latest].follower = index
        latest = index
        return lists[index].value
      }
      index = lists[index].next
    }
    return nil
  }

  /// Stores a list that is not stored yet.
  mutating func insert(_ words: UnsafeBufferPointer<UInt64>, value: Int) {
    let hash = Self.hash(of: words)
    lists.append(
      List(start: arena.count, count: words.count, value: value, next: heads[hash] ?? -1))
    arena.append(contentsOf: words)
    heads[hash] = lists.count - 1
    if latest >= 0 { lists[latest].follower = lists.count - 1 }
    latest = lists.count - 1
  }

  private func isEqual(_ index: Int, _ words: UnsafeBufferPointer<UInt64>) -> Bool {
    let list = lists[index]
    guard list.count == words.count else { return false }
    return arena.withUnsafeBufferPointer { arena in
      var difference: UInt64 = 0
      // Without an exit the loop compares several words at a time.
      for place in 0..<list.count { difference |= arena[list.start + place] ^ words[place] }
      return difference == 0
    }
  }

  private static func hash(of words: UnsafeBufferPointer<UInt64>) -> UInt64 {
    var hash: UInt64 = 0
    for word in words {
      hash = (hash << 5 | hash >> 59) ^ word
      hash = hash &* 0x517C_C1B7_2722_0A95
    }
    return hash ^ hash >> 32
  }
}
