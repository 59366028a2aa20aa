import TestSupport
import Testing

@testable import TextLayout

/// Word wrapping of random texts, compared with a breaker that tries every prefix.
struct LineBreakingPropertyTests {
  @Test(arguments: 0..<8) func `word wrapping equals the naive breaker`(block: Int) {
    for seed in UInt64(block * 60)..<UInt64(block * 60 + 60) {
      var random = RepeatableRandom(seed: seed)
      let text = Self.text(from: &random)
      let room = Int.random(in: 0...14, using: &random)
      let options = LineBreakOptions(width: Double(room) * 10, mode: .wordWrapping)
      let fast = GridMeasurer().lines(
        of: StyledText(text, font: TextFont(size: 17)), options: options)
      #expect(
        fast.lines.map(\.text) == Self.naiveLines(of: text, room: room),
        "seed \(seed), \(text.debugDescription) in \(room) characters")
      #expect(!fast.isTruncated, "seed \(seed)")
      #expect(fast.lines.allSatisfy { $0.width == Double($0.text.count) * 10 }, "seed \(seed)")
    }
  }

  @Test(arguments: LineBreakMode.allCases) func `lines keep to the room and the limit`(
    mode: LineBreakMode
  ) {
    let measurer = TableTextMeasurer()
    for seed in 0..<200 as Range<UInt64> {
      var random = RepeatableRandom(seed: seed)
      let text = StyledText(
        Self.text(from: &random), font: TextFont(size: Double.random(in: 6...40, using: &random)))
      let limit = Int.random(in: 0...3, using: &random)
      let width = Double.random(in: 30...300, using: &random)
      let broken = measurer.lines(
        of: text, options: LineBreakOptions(width: width, maximumLineCount: limit, mode: mode))
      if limit > 0 { #expect(broken.lines.count <= limit, "seed \(seed)") }
      for line in broken.lines {
        let font = text.runs[0].font
        #expect(line.width == measurer.width(of: line.text[...], font: font), "seed \(seed)")
        // Clipping shows a part of one more character. One character stays in any room.
        let inside = mode == .clipping ? line.text.dropLast() : line.text[...]
        #expect(
          inside.count <= 1 || measurer.width(of: inside, font: font) <= width + 1e-5,
          "seed \(seed)")
      }
      if !broken.isTruncated {
        let unlimited = measurer.lines(
          of: text, options: LineBreakOptions(width: width, mode: mode))
        #expect(broken.lines == unlimited.lines, "seed \(seed)")
      }
    }
  }

  private static func text(from random: inout RepeatableRandom) -> String {
    let pieces = [
      "a", "of", "well-known", "words", "(in", "brackets)", "“quoted”", "1-2", "—", "no\u{A0}break",
      "東京都。", "「港」", "안녕", "e\u{301}", "👩‍👩‍👧", "\n", "\t", "zero\u{200B}width", "verylongword",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      text += random.pick(pieces)
      if !random.once(in: 3) { text += random.once(in: 4) ? "  " : " " }
    }
    return text
  }

  /// Each line is the longest prefix up to an opportunity whose drawn part fits, else the longest
  /// prefix that fits, else one character.
  private static func naiveLines(of text: String, room: Int) -> [String] {
    if text.isEmpty { return [] }
    var lines: [String] = []
    var paragraphs: [[Character]] = [[]]
    for character in text {
      if character.isNewline {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(character)
      }
    }
    for paragraph in paragraphs {
      var rest = paragraph
      repeat {
        let ends = (0...rest.count).filter { isOpportunity(rest, at: $0) && $0 > 0 }
        let word = ends.last { end in
          // All earlier pieces have to fit, too, and they count with their spaces.
          ends.filter { $0 <= end }.allSatisfy { drawn(rest[..<$0]).count <= room }
        }
        let end = word ?? min(max(room, 1), rest.count)
        lines.append(String(drawn(rest[..<end])))
        rest = Array(rest[end...].drop(while: TextPieces.isBreakingSpace))
      } while !rest.isEmpty
    }
    return lines
  }

  private static func isOpportunity(_ text: [Character], at index: Int) -> Bool {
    if index == text.count { return true }
    guard index > 0 else { return false }
    let pair = String(text[(index - 1)...index])
    return pair.count == 2
      && TextPieces.endOfPiece(in: pair[...], from: pair.startIndex) < pair.endIndex
  }

  private static func drawn(_ line: ArraySlice<Character>) -> ArraySlice<Character> {
    let last = line.lastIndex { !TextPieces.isBreakingSpace($0) }
    return last.map { line[...$0] } ?? line[..<line.startIndex]
  }
}
