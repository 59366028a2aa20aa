import Testing
import UIKit

@Suite("Line breaking")
struct ViewsLineBreaking {
  /// A measurer in which every character is 10 points wide, so that rooms are counts of characters.
  struct Grid: TextMeasurer {
    func width(of text: Substring, font: UIFont) -> CGFloat { CGFloat(text.count) * 10 }
  }

  private func lines(
    _ text: String, room: Int, limit: Int = 0, mode: NSLineBreakMode = .byWordWrapping
  ) -> [String] {
    Grid().lines(
      of: text, font: .systemFont(ofSize: 17), width: CGFloat(room) * 10, limit: limit, mode: mode
    ).lines.map(\.text)
  }

  @Test func breaksBetweenWordsAndSwallowsTheSpaces() {
    #expect(lines("the quick fox", room: 9) == ["the quick", "fox"])
    #expect(lines("the quick fox", room: 8) == ["the", "quick", "fox"])
    #expect(lines("a  b", room: 1) == ["a", "b"])
    #expect(lines("", room: 5) == [])
  }

  @Test func keepsExplicitLineEnds() {
    #expect(lines("a\nb", room: 9) == ["a", "b"])
    #expect(lines("a\n\nb\r\nc", room: 9) == ["a", "", "b", "c"])
    #expect(lines("a\n", room: 9) == ["a", ""])
  }

  @Test func breaksWordsThatAreTooLongAnywhere() {
    #expect(lines("abcdefgh ij", room: 3) == ["abc", "def", "gh", "ij"])
    #expect(lines("abc", room: 0) == ["a", "b", "c"])
    #expect(lines("well-known", room: 6) == ["well-", "known"])
    #expect(lines("a\u{00A0}b c", room: 3) == ["a\u{00A0}b", "c"])
  }

  @Test func breaksAnywhereInCharacterMode() {
    #expect(lines("ab cd", room: 4, mode: .byCharWrapping) == ["ab c", "d"])
  }

  @Test func breaksBetweenIdeographsButNotBeforeTheirPunctuation() {
    #expect(lines("東京都港区", room: 3) == ["東京都", "港区"])
    #expect(lines("東京都。港区", room: 3) == ["東京", "都。港", "区"])
    #expect(lines("「東京」都", room: 2) == ["「東", "京」", "都"])
    #expect(lines("안녕하세요 세계", room: 6) == ["안녕하세요", "세계"])
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "hello…"), (.byTruncatingHead, "…world"),
    (.byTruncatingMiddle, "he…rld"), (.byWordWrapping, "hello"), (.byCharWrapping, "hello"),
    (.byClipping, "hello w"),
  ])
  func cutsTheLastLine(mode: NSLineBreakMode, expected: String) {
    #expect(lines("hello world", room: 6, limit: 1, mode: mode) == [expected])
  }

  @Test func cutsOnlyTheLastOfSeveralLines() {
    #expect(
      lines("one two three four five", room: 8, limit: 2, mode: .byTruncatingTail)
        == ["one two", "three f…"])
    #expect(
      lines("one two three", room: 8, limit: 2, mode: .byTruncatingTail) == ["one two", "three"])
    #expect(lines("a\nb\nc", room: 8, limit: 2, mode: .byTruncatingTail) == ["a", "b…"])
    #expect(lines("a\nb\nc", room: 8, limit: 2) == ["a", "b"])
    #expect(
      lines("one two three four five", room: 8, limit: 2, mode: .byTruncatingHead)
        == ["one two", "…ur five"])
  }

  @Test func saysWhetherTextIsMissing() {
    let grid = Grid()
    let font = UIFont.systemFont(ofSize: 17)
    func truncated(_ text: String, _ limit: Int) -> Bool {
      grid.lines(of: text, font: font, width: 50, limit: limit, mode: .byTruncatingTail)
        .isTruncated
    }
    #expect(!truncated("abc", 1) && truncated("abc def", 1) && !truncated("abc def", 2))
    #expect(truncated("a\nb", 1))
  }

  @Test func charactersTakeTheWidthOfTheirKind() {
    let table = TableTextMeasurer()
    let font = UIFont.systemFont(ofSize: 17)
    let em = 17 * (1000.0 - 26) / 1000
    for text in ["漢", "か", "한", "😀", "👩‍👩‍👧", "！"] {
      #expect(abs(table.width(of: text[...], font: font) - em) < 1e-9, "\(text)")
    }
    #expect(table.width(of: "é", font: font) == table.width(of: "e", font: font))
    #expect(
      table.width(of: "e\u{301}", font: font) == table.width(of: "e", font: font))
    #expect(table.width(of: "", font: font) == 0)
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(table.width(of: "iiii", font: mono) == table.width(of: "WWWW", font: mono))
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(table.width(of: "111", font: digits) == table.width(of: "888", font: digits))
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(table.width(of: "Hello", font: bold) > table.width(of: "Hello", font: font))
  }

  @Test func mixedTextIsTheSumOfItsParts() {
    let table = TableTextMeasurer()
    let font = UIFont.systemFont(ofSize: 15)
    let whole = table.width(of: "Straße 東京", font: font)
    let parts = ["Stra", "ß", "e ", "東京"].map { table.width(of: $0[...], font: font) }
    #expect(abs(whole - parts.reduce(0, +)) < 1e-9)
  }
}
