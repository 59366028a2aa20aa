import TestSupport
import UIKit

/// Random texts, fonts, and sizes: the same for the same seed on every machine.
struct TextSamples {
  private var random: RepeatableRandom

  init(seed: UInt64) { random = RepeatableRandom(seed: seed) }

  /// One text with all inputs of its line breaking.
  struct Sample {
    var text: String
    var font: UIFont
    var width: CGFloat
    var height: CGFloat
    var limit: Int
    var mode: NSLineBreakMode
    var alignment: NSTextAlignment
    var baseline: UIBaselineAdjustment
    var shrinks: Bool
    var smallest: CGFloat
  }

  mutating func next() -> Sample {
    Sample(
      text: text(), font: font(), width: width(), height: CGFloat(number(in: 0...1600)) / 8,
      limit: number(in: 0...4), mode: NSLineBreakMode(rawValue: number(in: 0...5))!,
      alignment: NSTextAlignment(rawValue: number(in: 0...4))!,
      baseline: UIBaselineAdjustment(rawValue: number(in: 0...2))!, shrinks: number(in: 0...2) == 0,
      smallest: CGFloat(number(in: 0...8)) / 8)
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int {
    // Not `Int.random(in:using:)`, whose algorithm may change with the standard library.
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[number(in: 0...values.count - 1)] }

  private mutating func width() -> CGFloat {
    switch number(in: 0...9) {
    case 0: 0
    case 1: .greatestFiniteMagnitude
    default: CGFloat(number(in: 1...2400)) / 8
    }
  }

  private mutating func font() -> UIFont {
    let sizes: [CGFloat] = [
      4, 6, 9, 11, 12, 12.25, 13, 14.5, 15, 17, 19.75, 20, 22, 25.5, 28, 34, 36, 47, 80, 100,
    ]
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .regular, .medium, .semibold, .bold, .heavy, .black,
      UIFont.Weight(0.1), UIFont.Weight(-0.25),
    ]
    let size = pick(sizes)
    let weight = pick(weights)
    return switch number(in: 0...5) {
    case 0: .monospacedSystemFont(ofSize: size, weight: weight)
    case 1: .monospacedDigitSystemFont(ofSize: size, weight: weight)
    case 2: .italicSystemFont(ofSize: size)
    default: .systemFont(ofSize: size, weight: weight)
    }
  }

  private mutating func text() -> String {
    var text = ""
    for _ in 0..<number(in: 0...14) {
      text += pick(Self.pieces)
      if number(in: 0...2) > 0 { text += " " }
    }
    return text
  }

  private static let pieces = [
    "a", "The", "quick", "brown", "fox,", "jumps!", "WIDE", "CAPITALS", "iiilll", "MMWW",
    "(round)", "[square]", "{curly}", "\"quoted\"", "“curly”", "«guillemets»", "well-known",
    "a-1", "1-a", "en–dash", "em—dash", "hyphen\u{2010}ation", "no\u{00A0}break",
    "soft\u{00AD}hyphen", "tab\tstop", "zero\u{200B}width", "two  spaces", "   ",
    "0123456789", "3.14", "1,000,000", "50%", "$9.99", "Straße", "Ærø", "naïve",
    "caf\u{E9}", "cafe\u{301}", "\u{1EA4}n", "\u{212B}ngström", "Ł\u{F3}dź", "İstanbul",
    "ı", "ﬁne", "Ω", "Ελλάδα", "Привет", "שלום", "مرحبا", "नमस्ते", "สวัสดี", "東京都",
    "港区。", "「東京」", "カタカナ", "ファッション", "ひらがな", "안녕하세요", "세계",
    "！？", "\u{3000}", "ＦＵＬＬ", "😀", "👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣", "™", "©",
    "→", "≤", "≠", "≮", "•", "…", "′", "\u{037E}", "\u{301}", "\u{7}", "\u{200D}",
    "\u{0600}1", "\n", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\n\n",
    "https://example.org/a/very/long/path?with=query", "supercalifragilisticexpialidocious",
  ]
}
