import Foundation
import Testing

@testable import TextLayout

struct AdvanceTests {
  @Test func `characters take the width of their kind`() {
    let table = TableTextMeasurer()
    let font = TextFont(size: 17)
    // Wide characters have no tracking, but a space of their own (`Tracking.ofWideCharacters`).
    let em = 17 + 0.29
    for text in ["漢", "か", "한", "😀", "👩‍👩‍👧", "！"] {
      #expect(abs(table.width(of: text[...], font: font) - em) < 1e-9, "\(text)")
    }
    #expect(table.width(of: "é", font: font) == table.width(of: "e", font: font))
    #expect(
      table.width(of: "e\u{301}", font: font) == table.width(of: "e", font: font))
    #expect(table.width(of: "", font: font) == 0)
    let mono = TextFont(design: .monospaced, size: 10)
    #expect(table.width(of: "iiii", font: mono) == table.width(of: "WWWW", font: mono))
    let digits = TextFont(design: .sansWithEqualDigits, size: 17)
    #expect(table.width(of: "111", font: digits) == table.width(of: "888", font: digits))
    let bold = TextFont(size: 17, weight: 0.4)
    #expect(table.width(of: "Hello", font: bold) > table.width(of: "Hello", font: font))
  }

  @Test func `a mixed text is as wide as its parts together`() {
    let table = TableTextMeasurer()
    let font = TextFont(size: 15)
    let whole = table.width(of: "Straße 東京", font: font)
    let parts = ["Stra", "ß", "e ", "東京"].map { table.width(of: $0[...], font: font) }
    #expect(abs(whole - parts.reduce(0, +)) < 1e-9)
  }

  @Test func `letters under accents follow Unicode's canonical decomposition`() {
    for value in UInt32(0x80)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let first = String(scalar).decomposedStringWithCanonicalMapping.utf8.first!
      let expected: UInt8? = first < 128 ? first : nil
      guard AccentedLetters.base(of: scalar) != expected else { continue }
      Issue.record("U+\(String(value, radix: 16))")
    }
  }

  @Test func `a text that is not stored contiguously measures the same`() {
    let scattered = ["Straße", "plain ASCII"].map { NSString(string: $0) as String }
    for text in scattered {
      let native = String(decoding: Array(text.utf8), as: UTF8.self)
      let font = TextFont(size: 17)
      let table = TableTextMeasurer()
      #expect(table.width(of: text[...], font: font) == table.width(of: native[...], font: font))
    }
  }
}
