/// The division of a line's free space between its words.
struct Justification {
  /// Returns the width of characters of a run, in points.
  let measure: (Substring, Int) -> Double

  /// Widens the spaces of a line so that it ends at a distance from its start.
  func justify(_ line: inout TextLines.Line, width: Double) {
    let spaces = line.pieces.reduce(0) { $0 + $1.text.utf8.lazy.filter { $0 == 0x20 }.count }
    let free = width - line.width
    guard spaces > 0, free > 0, free.isFinite else { return }
    let extra = free / Double(spaces)
    var pieces: [TextLines.Piece] = []
    var passed = 0
    for piece in line.pieces {
      var start = piece.text.startIndex
      while start < piece.text.endIndex {
        let space = piece.text[start...].firstIndex(of: " ") ?? piece.text.endIndex
        if start < space {
          let before = measure(piece.text[..<start], piece.run)
          let word = piece.text[start..<space]
          pieces.append(
            TextLines.Piece(
              run: piece.run, text: String(word), x: piece.x + before + Double(passed) * extra,
              width: measure(word, piece.run)))
        }
        guard space < piece.text.endIndex else { break }
        passed += 1
        start = piece.text.index(after: space)
      }
    }
    line.pieces = pieces
    line.width = width
    line.widthWithTrailingSpaces = max(line.widthWithTrailingSpaces, width)
  }
}
