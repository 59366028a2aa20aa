import TestSupport
import Testing

@testable import TextLayout

/// Parts that are read as words before a space, compared with the parts that the scanner alone
/// reads.
struct PartReaderTests {
  private struct Part: Hashable {
    var end: Int
    var kind: BreakScanner.End
    var drawnEnd: Double?
  }

  private func expectEqualParts(
    _ text: StyledText, _ message: String, at location: SourceLocation = #_sourceLocation
  ) {
    TextClusters.withClusters(of: text.string) { clusters in
      let source = MeasuredRuns(rich: RichText(text.runs)) { AdvanceScale(font: $0) }
      var reader = PartReader(of: source, from: 0, position: 0, strategy: .hangulWordPriority)
      var scanner = BreakScanner(clusters, from: 0, strategy: .hangulWordPriority)
      var meter = LineMeter(source, position: 0, start: 0)
      var (read, scanned): ([Part], [Part]) = ([], [])
      repeat {
        let part = reader.next(through: clusters, of: source)
        read.append(Part(end: reader.offset, kind: part.end, drawnEnd: part.drawnEnd))
      } while read.last?.kind != .paragraph
      repeat {
        let end = scanner.advance(through: clusters, of: source, addingTo: &meter)
        let drawnEnd = meter.endPart(at: scanner.position, of: clusters, source)
        scanned.append(Part(end: scanner.position, kind: end, drawnEnd: drawnEnd))
      } while scanned.last?.kind != .paragraph
      #expect(read == scanned, "\(message)", sourceLocation: location)
    }
  }

  private func expectEqualParts(_ text: String, at location: SourceLocation = #_sourceLocation) {
    expectEqualParts(
      StyledText(text, font: TextFont(size: 17)), text.debugDescription, at: location)
  }

  @Test(arguments: 0x20..<0x7F as Range<UInt8>)
  func `each pair of ASCII characters has the same opportunities`(left: UInt8) {
    for right in 0x20..<0x7F as Range<UInt8> {
      let pair = String(decoding: [left, right], as: UTF8.self)
      expectEqualParts("ab \(pair) cd")
      expectEqualParts("ab x\(pair)y cd")
      expectEqualParts("\(pair) 1")
    }
  }

  @Test func `a mark after the first letter of the next word belongs to the letter`() {
    expectEqualParts("wind e\u{301}te\u{301} a\u{301}")
    expectEqualParts("wind \u{301}te e")
  }

  @Test(arguments: 60...66) func `long words are read in the same parts`(length: Int) {
    let word = String(repeating: "a", count: length)
    expectEqualParts("\(word) b \(word)! c (\(word)) d")
  }

  @Test(arguments: 0..<8) func `random runs have the same parts`(block: Int) {
    let words = [
      "of", "wrap,", "(in", "brackets)", "12.50", "well-known", "don't", "\"Yes!\"", "AVATAR", "%",
      "$5", "50%", "[x]", "{y}", "a/b", "e\u{301}", "été", "日本", "«oui»", "—", "안녕", "\t", "", "#1",
    ]
    for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
      var random = RepeatableRandom(seed: seed)
      let runs = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let text = (0..<Int.random(in: 1...8, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }
        var run = TextRun(
          text.joined(separator: " ") + (Bool.random(using: &random) ? " " : ""),
          font: TextFont(
            design: Bool.random(using: &random) ? .sans : .monospaced,
            size: Double.random(in: 8...30, using: &random),
            weight: Bool.random(using: &random) ? 0 : 0.4))
        if Bool.random(using: &random) { run.kern = 0.5 }
        return run
      }
      expectEqualParts(StyledText(runs), "seed \(seed), \(runs.map(\.string))")
    }
  }
}
