/// Lines of columns, each as wide as its widest entry.
struct TextTable {
  /// The lines, each with the same number of entries.
  var rows: [[String]] = []

  /// The table as text, every line ended.
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
