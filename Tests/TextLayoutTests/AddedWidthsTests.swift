import TestSupport
import Testing

@testable import TextLayout

/// Lines whose widths are added character by character, compared with lines whose parts are
/// measured.
struct AddedWidthsTests {
  /// The widths of the table, for which line breaking asks part by part.
  private struct Measured: TextMeasurer {
    func width(of text: Substring, font: TextFont) -> Double {
      TableTextMeasurer().width(of: text, font: font)
    }
  }

  @Test(arguments: LineBreakMode.allCases) func `added widths break lines as measured parts do`(
    mode: LineBreakMode
  ) {
    for seed in 0..<400 as Range<UInt64> {
      var random = RepeatableRandom(seed: seed)
      let text = Self.text(from: &random)
      let options = Self.options(mode: mode, from: &random)
      let added = TableTextMeasurer().lines(of: text, options: options)
      let measured = Measured().lines(of: text, options: options)
      #expect(
        added.lines.map(\.text) == measured.lines.map(\.text),
        "seed \(seed), \(text.string.debugDescription) in \(options.width)")
      #expect(added == measured, "seed \(seed)")
    }
  }

  @Test func `every character that counts as lone is a character beside others`() {
    for value in 0x80...0x2FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), LoneScalars.contains(scalar) else { continue }
      var text = "a"
      for next in [scalar, scalar, "あ", scalar, "é", scalar, "각", scalar, "🎉", scalar, "z"] {
        text.unicodeScalars.append(next)
      }
      #expect(text.count == 12, "U+\(String(value, radix: 16))")
      #expect(!Character(scalar).isNewline, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `the kind of a scalar is the kind of its character`() {
    for value in 0...0x2FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let kind = CharacterKind(Character(scalar))
      #expect(CharacterKind(scalar) == kind, "U+\(String(value, radix: 16))")
      if value >= 0x20, value < 0x7F {
        #expect(CharacterKind(ascii: UInt8(value)) == kind, "U+\(String(value, radix: 16))")
      }
    }
  }

  // MARK: Random texts

  private static let pieces = [
    "a", "of", "well-known", "words", "(in", "brackets)", "“quoted”", "1-2", "—", "no\u{A0}break",
    "東京都。", "「港」", "안녕하세요", "e\u{301}", "👩‍👩‍👧", "\n", "zero\u{200B}width", "\t", " ", "\u{3000}",
    "\r\n", "\u{2028}", "„Größe“", "Äpfel", "(עולם)-א", "ما هذا؟", "\u{600} 12", "\u{AD}soft",
    "AVAToVo.", "12.50", "$5", "100%", "http://www.x.org/a?b=c", "ｶﾞｷﾞ", "か\u{3099}", "🇩🇪🇫🇷", "❤️",
    "👍🏽", "नमस्ते", "ไทย", "…", "!?", "'", "\"", "Ⅷ", "½", "\u{301}", "\u{200D}", "Привет",
    "Ｗｉｄｅ！", "ー", "\u{1100}\u{1161}", "→", "\u{1}",
    "averylongwordthatdoesnotfitanywhereandislongerthanapartthatthescannerreads",
  ]

  private static func string(from random: inout RepeatableRandom, words: Int) -> String {
    let isASCII = random.once(in: 2)
    var text = ""
    for _ in 0..<Int.random(in: 0...words, using: &random) {
      let piece = random.pick(pieces)
      if isASCII, !piece.utf8.allSatisfy({ $0 < 0x80 }) { continue }
      text += piece
      if !random.once(in: 3) { text += " " }
    }
    return text
  }

  private static func font(from random: inout RepeatableRandom) -> TextFont {
    let face = TextFace(
      widthFactor: 0.9, fixedAdvance: random.once(in: 3) ? 600 : nil, ascent: 0.9, descent: 0.2,
      capHeight: 0.7, xHeight: 0.5)
    return TextFont(
      design: random.pick([.sans, .sansWithEqualDigits, .monospaced]),
      size: Double.random(in: 6...40, using: &random),
      weight: random.pick([0, 0, 0.3, 0.4, -0.4, 1]), face: random.once(in: 6) ? face : nil)
  }

  private static func text(from random: inout RepeatableRandom) -> StyledText {
    if random.once(in: 2) {
      return StyledText(string(from: &random, words: 30), font: font(from: &random))
    }
    return StyledText(
      (0...Int.random(in: 0...4, using: &random)).map { _ in
        var run = TextRun(string(from: &random, words: 8), font: font(from: &random))
        if random.once(in: 3) { run.kern = random.pick([-0.5, 0.25, 1]) }
        if random.once(in: 6) {
          run.string = "\u{FFFC}"
          run.attachment = TextRun.Attachment(width: 20, ascent: 10, descent: 3)
        }
        if random.once(in: 5) {
          run.format.alignment = .justified
          run.format.firstLineIndent = 12
          run.format.tabStops = [30, 80.5]
        }
        if random.once(in: 6) { run.format.breakMode = .characterWrapping }
        return run
      })
  }

  private static func options(
    mode: LineBreakMode, from random: inout RepeatableRandom
  ) -> LineBreakOptions {
    LineBreakOptions(
      width: random.once(in: 8) ? .infinity : Double.random(in: 0...300, using: &random),
      maximumLineCount: Int.random(in: 0...3, using: &random), mode: mode,
      strategy: random.pick([[], .pushOut, .hangulWordPriority, .standard]))
  }
}
