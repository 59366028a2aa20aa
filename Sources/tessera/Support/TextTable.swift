/// A table of text, whose columns are as wide as their widest entries.
struct TextTable {
  /// The rows, with equal numbers of entries.
  var rows: [[String]] = []

  /// Returns the table as text, with a terminator after each line.
  func rendered() -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let padded = row.enumerated().map { column, entry in
        column == row.count - 1
          ? entry : entry + String(repeating: " ", count: widths[column] - entry.count)
      }
      return padded.joined(separator: "  ") + "\n"
    }.joined()
  }
}
