import SceneRendering
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本語", 6), ("e\u{301}", 1), ("한국", 4), ("ｱ", 1), ("Ａ", 2), ("👩‍👩‍👧", 2),
    ("🇫🇷", 2),
    ("❤️", 2), ("\u{200B}", 0), ("é", 1), ("─", 1),
  ])
  func `columns are as wide as a terminal's`(_ string: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: string) == columns)
  }

  @Test func `a cut never splits a wide character`() {
    #expect(DisplayWidth.fitted("日本語", columns: 5) == "日本…")
    #expect(DisplayWidth.fitted("日本語", columns: 4) == "日…")
    #expect(DisplayWidth.fitted("日本語", columns: 6) == "日本語")
    #expect(DisplayWidth.fitted("日本語", columns: 0) == "")
  }
}
