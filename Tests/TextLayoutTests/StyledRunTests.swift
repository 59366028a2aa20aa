import Testing

@testable import TextLayout

/// Lines of several runs, with characters of ten points.
struct StyledRunTests {
  private let small = TextFont(size: 10)
  private let large = TextFont(size: 20)

  private func layOut(
    _ runs: [TextRun], width: Double = .infinity, limit: Int = 0,
    mode: LineBreakMode = .truncatingTail, alignment: LineAlignment = .left
  ) -> LaidOutText {
    GridMeasurer().layOut(
      StyledText(runs),
      options: LineBreakOptions(width: width, maximumLineCount: limit, mode: mode),
      alignment: alignment)
  }

  private func formatted(
    _ text: String, _ change: (inout ParagraphFormat) -> Void
  ) -> TextRun {
    var run = TextRun(text, font: small)
    change(&run.format)
    return run
  }

  @Test func `a line has the height of its tallest run and one baseline`() {
    let text = layOut([TextRun("ab ", font: small), TextRun("cd", font: large)])
    let line = text.lines[0]
    #expect(line.height == large.lineHeight)
    #expect(line.ascent == large.ascent)
    #expect(line.pieces.map(\.x) == [0, 30])
    #expect(line.pieces.map(\.run) == [0, 1])
    #expect(line.text == "ab cd")
    #expect(line.width == 50)
    #expect(text.width == 50)
  }

  @Test func `words are broken across runs`() {
    let text = layOut(
      [TextRun("one tw", font: small), TextRun("o three", font: large)], width: 70,
      mode: .wordWrapping)
    #expect(text.lines.map(\.text) == ["one two", "three"])
    #expect(text.lines.map(\.height) == [large.lineHeight, large.lineHeight])
    #expect(text.lines[1].pieces.map(\.run) == [1])
  }

  @Test func `kerning widens each character and an offset raises the line`() {
    var run = TextRun("abc", font: small)
    run.kern = 2
    run.baselineOffset = 5
    let text = layOut([TextRun("x", font: small), run])
    #expect(text.lines[0].width == 46)
    #expect(text.lines[0].ascent == small.ascent + 5)
    #expect(text.lines[0].height == small.lineHeight + 5)
  }

  @Test func `an attachment takes its box`() {
    var image = TextRun("\u{FFFC}", font: small)
    image.attachment = TextRun.Attachment(width: 32, ascent: 30, descent: 4)
    let text = layOut([TextRun("a", font: small), image, TextRun("b", font: small)])
    #expect(text.lines[0].pieces.map(\.x) == [0, 10, 42])
    #expect(text.lines[0].height == 34)
    #expect(text.lines[0].ascent == 30)
    #expect(layOut([image], width: 20).lines.count == 1)
  }

  @Test func `the ellipsis has the style of the character before it`() {
    let text = layOut(
      [TextRun("abc", font: small), TextRun("defgh", font: large)], width: 60, limit: 1)
    #expect(text.lines[0].text == "abcde…")
    #expect(text.isTruncated)
    #expect(text.lines[0].pieces.map(\.run) == [0, 1, 1])
  }

  @Test func `indents move the start and the end of lines`() {
    let run = formatted("aa bb cc dd") {
      $0.firstLineIndent = 20
      $0.headIndent = 5
      $0.tailIndent = -10
    }
    let text = layOut([run], width: 80, mode: .wordWrapping)
    #expect(text.lines.map(\.text) == ["aa bb", "cc dd"])
    #expect(text.lines.map(\.x) == [20, 5])
    let absolute = formatted("aa bb cc dd") { $0.tailIndent = 50 }
    #expect(layOut([absolute], width: 800).lines.map(\.text) == ["aa bb", "cc dd"])
    let right = formatted("aa") {
      $0.alignment = .right
      $0.tailIndent = -10
    }
    #expect(layOut([right], width: 100).lines[0].x == 70)
  }

  @Test func `distances separate lines and paragraphs but not the edges`() {
    let run = formatted("aa bb\ncc") {
      $0.lineSpacing = 3
      $0.spacing = 7
      $0.spacingBefore = 11
    }
    let text = layOut([run], width: 30, mode: .wordWrapping)
    let height = small.lineHeight
    #expect(text.lines.map(\.y) == [0, height + 3, 2 * height + 3 + 3 + 7 + 11])
    #expect(abs(text.height - (3 * height + 24)) < 1e-9)
  }

  @Test func `line heights are multiplied and limited above the text`() {
    let double = layOut([formatted("a") { $0.lineHeightMultiple = 2 }])
    #expect(abs(double.height - 2 * small.lineHeight) < 1e-9)
    #expect(abs(double.lines[0].ascent - (2 * small.lineHeight - small.descent)) < 1e-9)
    #expect(layOut([formatted("a") { $0.minimumLineHeight = 40 }]).height == 40)
    #expect(abs(layOut([formatted("a") { $0.maximumLineHeight = 5 }]).height - 5) < 1e-9)
  }

  @Test func `tabs advance to stops`() {
    let usual = layOut([TextRun("a\tbcd\te", font: small)])
    #expect(usual.lines[0].pieces.map(\.x) == [0, 28, 84])
    let own = formatted("a\tb\tc\td") {
      $0.tabStops = [50, 60]
      $0.tabInterval = 100
    }
    #expect(layOut([own]).lines[0].pieces.map(\.x) == [0, 50, 100, 200])
    let wrapped = layOut([TextRun("a\tb", font: small)], width: 30, mode: .wordWrapping)
    #expect(wrapped.lines.map(\.text) == ["a", "b"])
  }

  @Test func `justified lines end at the edge except the last`() {
    let run = formatted("a b c d") { $0.alignment = .justified }
    let text = layOut([run], width: 56, mode: .wordWrapping)
    #expect(text.lines.map(\.text) == ["a b c", "d"])
    #expect(text.lines[0].pieces.map(\.x) == [0, 23, 46])
    #expect(text.lines[0].width == 56)
    #expect(text.lines[1].x == 0)
    #expect(text.lines[1].width == 10)
  }

  @Test func `a paragraph has the format of its start`() {
    let first = formatted("aa") { $0.alignment = .right }
    let second = formatted("bb\ncc") { $0.alignment = .center }
    let text = layOut([first, second], width: 100)
    #expect(text.lines.map(\.x) == [60, 40])
  }

  @Test func `one plain run and an unformatted list of it are equal`() {
    #expect(StyledText("a", font: small) == StyledText([TextRun("a", font: small)]))
    #expect(StyledText([TextRun("", font: small)]).string.isEmpty)
    let divided = StyledText([TextRun("a", font: small), TextRun("b", font: small)])
    #expect(divided.string == "ab")
    #expect(divided.runs.count == 2)
  }

  @Test func `an orphan takes a word from the line before it`() {
    func lines(_ text: String, _ strategy: LineBreakStrategy) -> [String] {
      GridMeasurer().lines(
        of: StyledText(text, font: small),
        options: LineBreakOptions(width: 90, strategy: strategy)
      ).lines.map(\.text)
    }
    #expect(lines("the quick fox", []) == ["the quick", "fox"])
    #expect(lines("the quick fox", .pushOut) == ["the", "quick fox"])
    #expect(lines("quick foxes", .pushOut) == ["quick", "foxes"])
    #expect(lines("a verylongs fox", .pushOut) == ["a", "verylongs", "fox"])
    #expect(lines("the quick fox\nthe quick fox", .pushOut).count == 4)
  }
}
