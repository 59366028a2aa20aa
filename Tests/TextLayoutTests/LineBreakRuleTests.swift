import Testing

@testable import TextLayout

/// The rules of Unicode Standard Annex 14, one test for each group. A text is written with a
/// division sign at each opportunity.
struct LineBreakRuleTests {
  /// Returns the parts of the first paragraph of a text, with their ends.
  private func parts(
    of text: String, _ strategy: LineBreakStrategy = []
  ) -> [(text: String, end: BreakScanner.End)] {
    TextClusters.withClusters(of: text) { clusters in
      let source = PlainText(text: clusters.text, widths: AdvanceScale(font: TextFont(size: 17)))
      var reader = PartReader(of: source, from: 0, position: 0, strategy: strategy)
      var parts: [(text: String, end: BreakScanner.End)] = []
      repeat {
        let start = reader.offset
        let end = reader.next(through: clusters, of: source).end
        parts.append((String(clusters.part(start..<reader.offset)), end))
      } while parts.last?.end != .paragraph
      return parts
    }
  }

  private func divided(_ text: String, _ strategy: LineBreakStrategy = []) -> String {
    parts(of: text, strategy).map { $0.end == .opportunity ? $0.text + "÷" : $0.text }.joined()
  }

  private func expectDivisions(
    _ expected: [String], _ strategy: LineBreakStrategy = [],
    at location: SourceLocation = #_sourceLocation
  ) {
    for text in expected {
      let whole = text.filter { $0 != "÷" }
      #expect(divided(whole, strategy) == text, sourceLocation: location)
    }
  }

  @Test func `lines break after spaces and tabs`() {
    expectDivisions(["one ÷two  ÷three", "a\t÷b", "a\u{3000}÷b", "a\u{200B}÷b", "a\u{2003}÷b"])
  }

  @Test func `joiners and no-break spaces keep both sides together`() {
    expectDivisions(["a\u{A0}b", "a\u{202F}b", "東\u{2060}京", "a \u{2060}b", "km\u{2011}h"])
  }

  @Test func `closing punctuation stays with the text before it`() {
    expectDivisions(["(a) ÷b", "a ! ÷b", "wait… ÷what", "(a ) ÷b", "東÷京。÷港", "a/÷b", "a, ÷b"])
  }

  @Test func `opening punctuation stays with the text after it`() {
    expectDivisions(["a ÷( b", "¿qué", "f(x)", "「東÷京」÷都", "東÷（港）÷区"])
  }

  @Test func `quotation marks stay with the quotation`() {
    expectDivisions([
      "say ÷“yes” ÷now", "say ÷\"yes\" ÷now", "« ah » ÷oui", "don’t", "‘a’ ÷(b)", "東÷“京”÷都",
    ])
  }

  @Test func `hyphens and dashes end lines`() {
    expectDivisions([
      "well-÷known", "a ÷-b", "-b", "1-2", "−1", "a÷—÷b", "a––÷b", "——", "pages ÷3–÷4",
      "non\u{AD}÷such",
    ])
  }

  @Test func `numbers stay together with their signs`() {
    expectDivisions([
      "1,234.56 ÷$", "$100", "(12)%", "50% ÷off", "€5", "3.5", "v1", "-5", "12:30", "10°",
    ])
  }

  @Test func `a decimal separator begins a number after a space`() {
    expectDivisions(["about ÷.5", "about ,one", " ÷.5"])
  }

  @Test func `joiners after spaces at the start of a line do not break`() {
    expectDivisions([" \u{2060}a", " \u{200B}÷a", " ÷a"])
  }

  @Test func `private characters are letters`() {
    expectDivisions(["a\u{F0000}b", "\u{E0001}"])
  }

  @Test func `ideographs and kana break on both sides but small kana do not begin a line`() {
    expectDivisions(["東÷京÷abc÷港", "シャ÷ツ", "トー÷ク", "一ヵ÷月", "か÷なゞ"])
  }

  @Test func `Korean words are kept together by the strategy`() {
    expectDivisions(["안녕 ÷하세요"], .hangulWordPriority)
    expectDivisions(["안÷녕 ÷하÷세÷요"])
  }

  @Test func `emoji sequences and flags are not divided`() {
    expectDivisions(["👩‍👩‍👧÷👍🏽÷x", "🇩🇪÷🇫🇷", "e\u{301}a", "✌️÷a"])
  }

  @Test func `Hebrew letters keep hyphens and Thai breaks between clusters`() {
    expectDivisions(["א-÷ב", "א-a", "ส÷วั÷ส÷ดี"])
  }

  @Test func `the Unicode terminators end paragraphs`() {
    for terminator in ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(divided("ab" + terminator + "cd") == "ab")
    }
  }

  @Test func `a long word is read in parts`() {
    let word = String(repeating: "a", count: 1000)
    let first = parts(of: word)[0]
    #expect(first.end == .limit)
    #expect(first.text.count == BreakScanner.limit)
    #expect(divided(word) == word)
  }
}
