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
      #expect(
        fast.lines.allSatisfy { $0.width == Double($0.text.count) * 10 }, "seed \(seed)")
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
        let parts = line.pieces.isEmpty ? [line.text] : line.pieces.map(\.text)
        let sum = parts.reduce(0) { $0 + measurer.width(of: $1[...], font: font) }
        #expect(line.pieces.isEmpty ? line.width == sum : line.width >= sum, "seed \(seed)")
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
      "東京都。", "「港」", "안녕", "e\u{301}", "👩‍👩‍👧", "\n", "zero\u{200B}width", "verylongword",
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
        let ends = opportunities(in: rest)
        let word = ends.last { end in
          // All earlier pieces also have to fit, and they count with their spaces.
          ends.filter { $0 <= end }.allSatisfy { drawn(rest[..<$0]).count <= room }
        }
        let end = word ?? min(max(room, 1), rest.count)
        lines.append(String(drawn(rest[..<end])))
        rest = Array(rest[end...].drop(while: TextSpaces.isBreakingSpace))
      } while !rest.isEmpty
    }
    return lines
  }

  /// The numbers of characters before the opportunities of a line that begins with the first
  /// character, and before the end.
  private static func opportunities(in line: [Character]) -> [Int] {
    var state = LineBreakState()
    let units = line.map(unit)
    var ends: [Int] = []
    for index in units.indices {
      let following = index + 1 < units.count ? units[index + 1] : nil
      if state.mayBreak(before: units[index], following: following), index > 0 {
        ends.append(index)
      }
    }
    return line.isEmpty ? [] : ends + [line.count]
  }

  private static func unit(_ character: Character) -> LineBreakState.Unit {
    let first = character.unicodeScalars.first!
    var unit = LineBreakState.Unit(kind: .of(first))
    if unit.kind == .hangul { unit.kind = .alphabetic }
    unit.isWide = unit.kind == .ideograph || WideCharacters.contains(first)
    if first.properties.generalCategory == .initialPunctuation { unit.quotation = .initial }
    if first.properties.generalCategory == .finalPunctuation { unit.quotation = .final }
    unit.joinsNext = character.unicodeScalars.last == "\u{200D}"
    return unit
  }

  private static func drawn(_ line: ArraySlice<Character>) -> ArraySlice<Character> {
    let last = line.lastIndex { !TextSpaces.isBreakingSpace($0) }
    return last.map { line[...$0] } ?? line[..<line.startIndex]
  }
}
