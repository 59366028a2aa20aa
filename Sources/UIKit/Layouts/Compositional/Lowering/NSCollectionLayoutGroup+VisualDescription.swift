import CollectionLayout

extension NSCollectionLayoutGroup {
  /// Returns a drawing of one full group in characters, for debugging.
  ///
  /// The group is solved in a container of 375 x 812 points, and drawn on at most 100 columns and
  /// 50 lines. Every rectangle contains the number of its item:
  ///
  ///     +-----------+-----+
  ///     |           |1    |
  ///     |0          +-----+
  ///     |           |2    |
  ///     +-----------+-----+
  ///
  /// UIKit's drawing was never recorded; do not compare the text.
  public func visualDescription() -> String {
    // A spacing larger than any group separates the first group from the next.
    let distance = 1_000_000.0
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 375, height: 812), scrollAxis: .vertical)
    var context = LoweringContext(
      containerSize: CGSize(width: 375, height: 812), scale: 1, traitCollection: .current)
    description.append(
      LayoutSection(group: lowered(in: &context), interGroupSpacing: distance), itemCount: 1000)
    let solved = SolvedLayout(description)
    let items = solved.elements(
      in: LayoutRect(x: -distance, y: 0, width: 2 * distance, height: distance / 2)
    ).filter { $0.category == .item }
    guard !items.isEmpty else { return "(no item fits into the group)" }

    let width = items.map { $0.frame.maximum(.horizontal) }.max() ?? 0
    let height = items.map { $0.frame.maximum(.vertical) }.max() ?? 0
    var canvas = CharacterCanvas(width: width, height: height)
    for item in items { canvas.draw(item.frame, label: "\(item.index)") }
    return canvas.text
  }
}

/// Lines of characters, on which rectangles are drawn to scale. A character is twice as high as it
/// is wide.
private struct CharacterCanvas {
  private static let columns = 100
  private static let lines = 50

  private let scale: Double
  private var characters: [[Character]]

  /// Creates a canvas from the origin to a corner.
  init(width: Double, height: Double) {
    let widthScale = Double(Self.columns - 1) / max(width, 1)
    let heightScale = Double(2 * (Self.lines - 1)) / max(height, 1)
    scale = min(widthScale, heightScale)
    let line = [Character](repeating: " ", count: Int((width * scale).rounded()) + 1)
    characters = [[Character]](repeating: line, count: Int((height * scale / 2).rounded()) + 1)
  }

  mutating func draw(_ frame: LayoutRect, label: String) {
    let left = column(frame.minimum(.horizontal))
    let right = column(frame.maximum(.horizontal))
    let top = line(frame.minimum(.vertical))
    let bottom = line(frame.maximum(.vertical))
    guard left <= right, top <= bottom else { return }
    for column in left...right {
      put(column == left || column == right ? "+" : "-", column, top)
      put(column == left || column == right ? "+" : "-", column, bottom)
    }
    for line in top...bottom where line > top && line < bottom {
      put("|", left, line)
      put("|", right, line)
    }
    for (offset, character) in label.enumerated() where left + 1 + offset < right {
      put(
        character, left + 1 + offset, top + max(1, (bottom - top) / 2), overwriting: top == bottom)
    }
  }

  var text: String {
    characters.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private func column(_ x: Double) -> Int {
    min(max(0, Int((x * scale).rounded())), characters[0].count - 1)
  }

  private func line(_ y: Double) -> Int {
    min(max(0, Int((y * scale / 2).rounded())), characters.count - 1)
  }

  private mutating func put(
    _ character: Character, _ column: Int, _ line: Int, overwriting: Bool = true
  ) {
    guard characters.indices.contains(line), characters[line].indices.contains(column) else {
      return
    }
    let old = characters[line][column]
    guard overwriting || old == " " else { return }
    // Two edges meet in a corner.
    let meets = "+|-".contains(old) && old != character && "|-".contains(character)
    characters[line][column] = meets || old == "+" ? "+" : character
  }
}
