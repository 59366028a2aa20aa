/// A rectangle of characters on which boxes are drawn; crossing lines are joined.
struct CharacterGrid {
  /// The directions in which lines leave a position.
  struct Lines: OptionSet {
    let rawValue: UInt8
    static let up = Lines(rawValue: 1)
    static let right = Lines(rawValue: 2)
    static let down = Lines(rawValue: 4)
    static let left = Lines(rawValue: 8)
  }

  /// The content of a position.
  private enum Place: Equatable {
    case lines(Lines)
    case character(Character)
    /// The second column of the preceding wide character.
    case covered
  }

  let columns: Int
  let rows: Int
  private var places: [Place]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    self.places = Array(repeating: .lines([]), count: columns * rows)
  }

  /// Draws the outline of a box between two positions, inclusive. An opaque box erases the content
  /// inside it.
  mutating func drawBox(
    left: Int, top: Int, right: Int, bottom: Int, isOpaque: Bool, within clip: GridRect
  ) {
    if isOpaque { erase(left: left, top: top, right: right, bottom: bottom, within: clip) }
    guard right > left || bottom > top else { return }
    for row in max(top, clip.top)...min(bottom, clip.bottom) {
      for column in max(left, clip.left)...min(right, clip.right) {
        var lines: Lines = []
        if row == top || row == bottom {
          if column > left { lines.insert(.left) }
          if column < right { lines.insert(.right) }
        }
        if column == left || column == right {
          if row > top { lines.insert(.up) }
          if row < bottom { lines.insert(.down) }
        }
        // A line that is clipped does not continue beyond the clip.
        if row == clip.top { lines.remove(.up) }
        if row == clip.bottom { lines.remove(.down) }
        if column == clip.left { lines.remove(.left) }
        if column == clip.right { lines.remove(.right) }
        if !lines.isEmpty { add(lines, column: column, row: row) }
      }
    }
  }

  /// Erases the inside of a box and cuts the lines that lead into it from its outline.
  private mutating func erase(
    left: Int, top: Int, right: Int, bottom: Int, within clip: GridRect
  ) {
    for row in max(top, clip.top)...min(bottom, clip.bottom) {
      for column in max(left, clip.left)...min(right, clip.right) {
        let isBetweenRows = row > top && row < bottom
        let isBetweenColumns = column > left && column < right
        let index = row * columns + column
        guard case .lines(let lines) = places[index], !(isBetweenRows && isBetweenColumns) else {
          clear(column: column, row: row)
          continue
        }
        if isBetweenRows {
          places[index] = .lines(lines.subtracting(column == left ? .right : .left))
        } else if isBetweenColumns {
          places[index] = .lines(lines.subtracting(row == top ? .down : .up))
        }
      }
    }
  }

  private mutating func add(_ lines: Lines, column: Int, row: Int) {
    let index = row * columns + column
    if case .lines(let old) = places[index] {
      places[index] = .lines(old.union(lines))
    } else {
      clear(column: column, row: row)
      places[index] = .lines(lines)
    }
  }

  /// Writes text from a position to the right, truncated at the end.
  mutating func write(_ string: String, column: Int, row: Int, end: Int) {
    guard row >= 0, row < rows else { return }
    var column = column
    for character in string {
      let width = DisplayWidth.columns(of: character)
      guard width > 0 else { continue }
      guard column >= 0, column + width <= min(end, columns) else { return }
      for covered in column..<(column + width) { clear(column: covered, row: row) }
      places[row * columns + column] = .character(character)
      if width == 2 { places[row * columns + column + 1] = .covered }
      column += width
    }
  }

  /// Erases a position, including the other half of a wide character.
  private mutating func clear(column: Int, row: Int) {
    let index = row * columns + column
    if places[index] == .covered, column > 0 { places[index - 1] = .lines([]) }
    if case .character(let character) = places[index], column + 1 < columns,
      DisplayWidth.columns(of: character) == 2
    {
      places[index + 1] = .lines([])
    }
    places[index] = .lines([])
  }

  /// The rows from top to bottom, without trailing blanks.
  var text: String {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns {
        switch places[row * columns + column] {
        case .lines(let lines): line.append(Self.glyphs[Int(lines.rawValue)])
        case .character(let character): line.append(character)
        case .covered: break
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n") + "\n"
  }

  /// The box-drawing character for each combination of up 1, right 2, down 4, left 8.
  private static let glyphs: [Character] = [
    " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]
}

/// A rectangle of positions, with inclusive sides.
struct GridRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  func intersection(_ other: GridRect) -> GridRect? {
    let result = GridRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return result.left <= result.right && result.top <= result.bottom ? result : nil
  }
}
