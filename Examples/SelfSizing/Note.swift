/// A note of any length.
struct Note: Hashable {
  let number: Int
  let text: String

  private static let sentences = [
    "The first train left on time.",
    "Nobody had told the baker that the bridge was closed, so the bread went round by the ferry.",
    "Rain.",
    "We counted eleven herons on the mud below the old mill and then lost count.",
    "The key was under the second pot.",
    "It took all afternoon to carry the piano up, and when it stood in its place at last, nobody "
      + "could play it.",
    "Tuesday again.",
    "The map shows a path that has not been there for thirty years, which is why people keep "
      + "walking it.",
    "Her handwriting leans to the left when she is in a hurry.",
  ]

  /// Returns notes of one to four sentences, the same every time.
  static func all(count: Int) -> [Note] {
    (0..<count).map { number in
      let length = 1 + (number * 7 + number / 5) % 4
      let text = (0..<length).map { sentences[(number * 4 + $0 * 2) % sentences.count] }
      return Note(number: number, text: text.joined(separator: " "))
    }
  }
}
