import Synchronization
import Testing

@testable import TextLayout

/// The number of measured characters, which must not depend on text that is not displayed.
struct BoundedWorkTests {
  /// A measurer that counts the characters that it measures.
  private final class Counter: TextMeasurer {
    private let counted = Mutex(0)

    func width(of text: Substring, font: TextFont) -> Double {
      counted.withLock { $0 += text.utf8.count }
      return Double(text.utf8.count) * 10
    }

    var count: Int { counted.withLock { $0 } }
  }

  private func measured(
    _ text: String, lines: Int, mode: LineBreakMode, runs: Int = 1
  ) -> Int {
    let counter = Counter()
    var styled = StyledText(text, font: TextFont(size: 17))
    if runs > 1 {
      var first = TextRun(text, font: TextFont(size: 17))
      first.kern = 1
      styled = StyledText([TextRun("start ", font: TextFont(size: 20)), first])
    }
    let result = counter.lines(
      of: styled, options: LineBreakOptions(width: 300, maximumLineCount: lines, mode: mode))
    #expect(result.isTruncated)
    #expect(result.lines.count == lines)
    return counter.count
  }

  @Test(arguments: LineBreakMode.allCases)
  func `a few lines of ten megabytes take the work of a few lines`(mode: LineBreakMode) {
    // Truncation at the head and in the middle searches the end of the paragraph.
    let searches = mode == .truncatingHead || mode == .truncatingMiddle
    for word in ["word ", "a", "東"] {
      let bytes = searches ? 500_000 : 10_000_000
      let text = String(repeating: word, count: bytes / word.utf8.count)
      #expect(measured(text, lines: 1, mode: mode) < 2000, "\(word)")
      #expect(measured(text, lines: 5, mode: mode) < 10_000, "\(word)")
      #expect(measured(text, lines: 5, mode: mode, runs: 2) < 10_000, "\(word)")
    }
  }

  @Test func `a word longer than many lines is measured a few times`() {
    let counter = Counter()
    let text = StyledText(String(repeating: "a", count: 100_000), font: TextFont(size: 17))
    let lines = counter.lines(of: text, options: LineBreakOptions(width: 300)).lines.count
    #expect(lines == 3334)
    #expect(counter.count < 1_000_000)
  }

  @Test func `the work for many runs grows linearly`() {
    func count(_ runs: Int) -> Int {
      let counter = Counter()
      let text = StyledText(
        (0..<runs).map { TextRun("word\($0 % 10) ", font: TextFont(size: Double(10 + $0 % 7))) })
      _ = counter.lines(of: text, options: LineBreakOptions(width: 300))
      return counter.count
    }
    let (few, many) = (count(1000), count(8000))
    #expect(many < few * 9)
  }
}
