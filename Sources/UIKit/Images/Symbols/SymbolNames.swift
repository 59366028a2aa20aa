/// The names of Apple's symbols, from iOS 13 to iOS 26.
enum SymbolNames {
  /// Returns whether there is a symbol of a name.
  ///
  /// The table is read as it is stored: its lines begin with a whole name, in ascending order of
  /// bytes. Each further name of a line is a capital letter, the number of bytes that it shares
  /// with the name before (A for none), and the rest of the name. A binary search finds the line.
  static func contains(_ name: String) -> Bool {
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, !wanted.contains(where: isMark) else { return false }
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var (low, high) = (0, bytes.count)
    var line: Int?
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != newline { start -= 1 }
      let first = bytes[start...].prefix { !isMark($0) }
      if wanted.lexicographicallyPrecedes(first) {
        high = start
      } else {
        line = start
        let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
        low = min(end + 1, bytes.count)
      }
    }
    guard let line else { return false }
    var isFound = false
    forEachName(in: bytes[line...].prefix { $0 != newline }) { isFound = isFound || $0 == wanted }
    return isFound
  }

  /// Returns up to three names that a misspelled one may stand for: the most similar ones, or those
  /// that begin with the same words.
  static func suggestions(for name: String) -> [String] {
    let wanted = Array(name.utf8)
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var limit = min(3, wanted.count / 3)
    var similar: [(distance: Int, name: [UInt8])] = []
    forEachName(in: bytes[...]) { candidate in
      guard let distance = editDistance(wanted, candidate, limit: limit) else { return }
      similar.append((distance, candidate))
      limit = distance
    }
    let nearest = similar.filter { $0.distance == limit }.map(\.name)
    if !nearest.isEmpty { return nearest.prefix(3).map { String(decoding: $0, as: UTF8.self) } }
    var beginning = wanted
    while let period = beginning.lastIndex(of: UInt8(ascii: ".")) {
      beginning.removeSubrange(period...)
      let dotted = beginning + [UInt8(ascii: ".")]
      var found: [String] = []
      forEachName(in: bytes[...]) { candidate in
        guard found.count < 3, candidate == beginning || candidate.starts(with: dotted) else {
          return
        }
        found.append(String(decoding: candidate, as: UTF8.self))
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The names, in ascending order of their bytes.
  static var all: [String] {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var names: [String] = []
    forEachName(in: bytes[...]) { names.append(String(decoding: $0, as: UTF8.self)) }
    return names
  }

  private static let newline = UInt8(ascii: "\n")

  /// Returns whether a byte of the table isn't part of a name: a capital letter, or the end of a
  /// line.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == newline || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// Calls a closure with each name of lines of the table.
  private static func forEachName(
    in lines: Slice<UnsafeBufferPointer<UInt8>>, _ body: ([UInt8]) -> Void
  ) {
    var name: [UInt8] = []
    for byte in lines {
      if isMark(byte) {
        if !name.isEmpty { body(name) }
        name.removeSubrange((byte == newline ? 0 : Int(byte - UInt8(ascii: "A")))...)
      } else {
        name.append(byte)
      }
    }
    if !name.isEmpty { body(name) }
  }

  /// Returns the number of bytes to insert, remove or replace between two names, or `nil` if it is
  /// greater than a limit.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    // Only the cells near the diagonal can be within the limit.
    let far = limit + 1
    var before = (0...second.count).map { min($0, far) }
    for (row, byte) in first.enumerated() {
      var current = [Int](repeating: far, count: second.count + 1)
      current[0] = min(row + 1, far)
      var least = current[0]
      let columns = max(0, row - limit)..<min(second.count, row + limit + 1)
      for column in columns {
        let change = before[column] + (byte == second[column] ? 0 : 1)
        current[column + 1] = min(change, before[column + 1] + 1, current[column] + 1, far)
        least = min(least, current[column + 1])
      }
      guard least <= limit else { return nil }
      before = current
    }
    return before[second.count] <= limit ? before[second.count] : nil
  }
}
