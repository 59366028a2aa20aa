import Synchronization
import TestSupport
import Testing

@testable import TextLayout

struct TextLineCacheTests {
  /// A measurer that counts the texts that it breaks into lines.
  private final class Counter: TextMeasurer {
    private let counted = Mutex(0)

    func width(of text: Substring, font: TextFont) -> Double {
      TableTextMeasurer().width(of: text, font: font)
    }

    func lines(of text: StyledText, options: LineBreakOptions) -> TextLines {
      counted.withLock { $0 += 1 }
      return TableTextMeasurer().lines(of: text, options: options)
    }

    var count: Int { counted.withLock { $0 } }
  }

  private let font = TextFont(size: 17)

  private func words(_ count: Int) -> String {
    (0..<count).map { "word\($0)" }.joined(separator: " ")
  }

  @Test func `the same text in the same width is broken once`() {
    var cache = TextLineCache()
    let counter = Counter()
    let options = LineBreakOptions(width: 300)
    let first = cache.lines(
      of: StyledText(words(40), font: font), options: options, measurer: counter)
    let again = cache.lines(
      of: StyledText(words(40), font: font), options: options, measurer: counter)
    #expect(counter.count == 1)
    #expect(first == again)
    #expect(
      first == TableTextMeasurer().lines(of: StyledText(words(40), font: font), options: options))
  }

  @Test func `everything that changes lines breaks the text again`() {
    var cache = TextLineCache()
    let counter = Counter()
    var run = TextRun("Some words of a label", font: font)
    func lines(_ run: TextRun, _ options: LineBreakOptions = LineBreakOptions(width: 80)) {
      for _ in 0..<2 {
        let text = StyledText([run])
        let lines = cache.lines(of: text, options: options, measurer: counter)
        #expect(lines == TableTextMeasurer().lines(of: text, options: options))
      }
    }
    lines(run)
    lines(run, LineBreakOptions(width: 81))
    lines(run, LineBreakOptions(width: 80, maximumLineCount: 1))
    lines(run, LineBreakOptions(width: 80, maximumLineCount: 1, mode: .clipping))
    lines(run, LineBreakOptions(width: 80, strategy: .standard))
    for changed in [
      TextFont(size: 18), TextFont(size: 17, weight: 0.4), TextFont(design: .monospaced, size: 17),
      TextFont(size: 17, leading: 2), TextFont(size: 17, isItalic: true),
    ] {
      run.font = changed
      lines(run)
    }
    run.kern = 1
    lines(run)
    run.baselineOffset = 2
    lines(run)
    run.format.lineSpacing = 3
    lines(run)
    run.style = 1
    lines(run)
    #expect(counter.count == 14)
  }

  @Test func `equal texts of different scalars keep their own lines`() {
    var cache = TextLineCache()
    for string in ["caf\u{E9}", "cafe\u{301}"] {
      let lines = cache.lines(
        of: StyledText(string, font: font), options: LineBreakOptions(),
        measurer: TableTextMeasurer())
      let scalars = lines.lines[0].text.unicodeScalars
      #expect(scalars.elementsEqual(string.unicodeScalars))
    }
  }

  @Test func `texts that differ at one byte keep their own lines`() {
    var cache = TextLineCache()
    let counter = Counter()
    for length in [1, 7, 8, 9, 40, 999, 1000, 1001, 1100] {
      let plain = String(repeating: "a", count: length)
      for place in [0, length / 2, length - 1] {
        var bytes = Array(plain.utf8)
        bytes[place] = UInt8(ascii: "b")
        let text = String(decoding: bytes, as: UTF8.self)
        for string in [plain, text] {
          let lines = cache.lines(
            of: StyledText(string, font: font), options: LineBreakOptions(), measurer: counter)
          #expect(lines.lines[0].text == string)
        }
      }
    }
  }

  @Test func `the cache keeps to its limits`() {
    var cache = TextLineCache()
    let counter = Counter()
    var largest = 0
    for index in 0..<3000 {
      let text = StyledText("\(index) " + words(150), font: font)
      _ = cache.lines(of: text, options: LineBreakOptions(width: 300), measurer: counter)
      largest = max(largest, cache.size)
    }
    #expect(largest <= TextLineCache.limit)
    #expect(largest > TextLineCache.limit / 2)
    #expect(counter.count == 3000)
  }

  @Test func `a text that is too large is not kept`() {
    var cache = TextLineCache()
    let counter = Counter()
    let text = StyledText(words(5000), font: font)
    for _ in 0..<2 {
      _ = cache.lines(of: text, options: LineBreakOptions(width: 300), measurer: counter)
    }
    #expect(counter.count == 2)
    #expect(cache.size == 0)
  }

  @Test func `recent texts stay while others replace old ones`() {
    var cache = TextLineCache()
    let counter = Counter()
    let text = StyledText("The text that is asked for again and again", font: font)
    for index in 0..<2000 {
      for text in [StyledText("other \(index)", font: font), text] {
        _ = cache.lines(of: text, options: LineBreakOptions(), measurer: counter)
      }
    }
    #expect(counter.count == 2001)
  }
}
