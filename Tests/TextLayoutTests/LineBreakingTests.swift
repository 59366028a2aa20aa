import Testing

@testable import TextLayout

struct LineBreakingTests {
  private func lines(
    _ text: String, room: Int, limit: Int = 0, mode: LineBreakMode = .wordWrapping
  ) -> [String] {
    let options = LineBreakOptions(
      width: Double(room) * 10, maximumLineCount: limit, mode: mode)
    let text = StyledText(text, font: TextFont(size: 17))
    return GridMeasurer().lines(of: text, options: options).lines.map(\.text)
  }

  @Test func `lines break between words and drop the spaces`() {
    #expect(lines("the quick fox", room: 9) == ["the quick", "fox"])
    #expect(lines("the quick fox", room: 8) == ["the", "quick", "fox"])
    #expect(lines("a  b", room: 1) == ["a", "b"])
    #expect(lines("", room: 5) == [])
  }

  @Test func `line terminators end lines`() {
    #expect(lines("a\nb", room: 9) == ["a", "b"])
    #expect(lines("a\n\nb\r\nc", room: 9) == ["a", "", "b", "c"])
    #expect(lines("a\n", room: 9) == ["a", ""])
  }

  @Test func `words wider than the room break between characters`() {
    #expect(lines("abcdefgh ij", room: 3) == ["abc", "def", "gh", "ij"])
    #expect(lines("abc", room: 0) == ["a", "b", "c"])
    #expect(lines("well-known", room: 6) == ["well-", "known"])
    #expect(lines("a\u{00A0}b c", room: 3) == ["a\u{00A0}b", "c"])
  }

  @Test func `character wrapping breaks between any two characters`() {
    #expect(lines("ab cd", room: 4, mode: .characterWrapping) == ["ab c", "d"])
  }

  @Test func `lines break between ideographs but not before their punctuation`() {
    #expect(lines("東京都港区", room: 3) == ["東京都", "港区"])
    #expect(lines("東京都。港区", room: 3) == ["東京", "都。港", "区"])
    #expect(lines("「東京」都", room: 2) == ["「東", "京」", "都"])
    #expect(lines("안녕하세요 세계", room: 6) == ["안녕하세요", "세계"])
  }

  @Test(arguments: [
    (LineBreakMode.truncatingTail, "hello…"), (.truncatingHead, "…world"),
    (.truncatingMiddle, "he…rld"), (.wordWrapping, "hello"), (.characterWrapping, "hello"),
    (.clipping, "hello w"),
  ])
  func `every mode cuts the last line in its way`(mode: LineBreakMode, expected: String) {
    #expect(lines("hello world", room: 6, limit: 1, mode: mode) == [expected])
  }

  @Test func `only the last of several lines is truncated`() {
    #expect(
      lines("one two three four five", room: 8, limit: 2, mode: .truncatingTail)
        == ["one two", "three f…"])
    #expect(
      lines("one two three", room: 8, limit: 2, mode: .truncatingTail) == ["one two", "three"])
    #expect(lines("a\nb\nc", room: 8, limit: 2, mode: .truncatingTail) == ["a", "b…"])
    #expect(lines("a\nb\nc", room: 8, limit: 2) == ["a", "b"])
    #expect(
      lines("one two three four five", room: 8, limit: 2, mode: .truncatingHead)
        == ["one two", "…ur five"])
  }

  @Test func `truncation is reported exactly where text is missing`() {
    func truncated(_ text: String, _ limit: Int) -> Bool {
      let text = StyledText(text, font: TextFont(size: 17))
      let options = LineBreakOptions(width: 50, maximumLineCount: limit)
      return GridMeasurer().lines(of: text, options: options).isTruncated
    }
    #expect(!truncated("abc", 1))
    #expect(truncated("abc def", 1))
    #expect(!truncated("abc def", 2))
    #expect(truncated("a\nb", 1))
  }
}
