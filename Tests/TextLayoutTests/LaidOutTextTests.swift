import Testing
import TextLayout

struct LaidOutTextTests {
  private let font = TextFont(size: 20)

  private func layOut(
    _ text: String, width: Double, alignment: LineAlignment
  ) -> LaidOutText {
    GridMeasurer().layOut(
      StyledText(text, font: font), options: LineBreakOptions(width: width), alignment: alignment)
  }

  @Test func `lines follow each other by their height`() {
    let text = layOut("one two six", width: 35, alignment: .left)
    #expect(text.lines.map(\.y) == [0, font.lineHeight, 2 * font.lineHeight])
    #expect(text.lines.map(\.baseline) == text.lines.map { $0.y + font.ascent })
    for line in text.lines {
      #expect(line.height == font.lineHeight)
      #expect(line.x == 0)
    }
    #expect(text.height == 3 * font.lineHeight)
  }

  @Test func `alignment divides what a line leaves free`() {
    #expect(layOut("abcd ef", width: 50, alignment: .left).lines.map(\.x) == [0, 0])
    #expect(layOut("abcd ef", width: 50, alignment: .center).lines.map(\.x) == [5, 15])
    #expect(layOut("abcd ef", width: 50, alignment: .right).lines.map(\.x) == [10, 30])
    #expect(layOut("a", width: 4, alignment: .right).lines.map(\.x) == [-6])
  }

  @Test func `an unlimited room aligns in the widest line`() {
    let text = layOut("abcd\nef", width: .infinity, alignment: .right)
    #expect(text.lines.map(\.x) == [0, 20])
    #expect(text.width == 40)
  }

  @Test func `the width includes the space at a line break but not beyond the room`() {
    #expect(layOut("abc def", width: 60, alignment: .left).width == 40)
    #expect(layOut("abc def", width: 30, alignment: .left).width == 30)
  }

  @Test func `an empty text has no lines and no size`() {
    let text = layOut("", width: 50, alignment: .center)
    #expect(text.lines.isEmpty)
    #expect(text.width == 0)
    #expect(text.height == 0)
    #expect(!text.isTruncated)
  }

  @Test func `a size that is not a number stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TextFont(size: .nan)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The size of a font is nan; use a finite number of points."))
  }

  @Test func `a width that is not a number stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LineBreakOptions(width: .nan)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("The width of line break options is NaN"))
  }
}
