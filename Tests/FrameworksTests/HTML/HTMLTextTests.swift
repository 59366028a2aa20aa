import SystemScreens
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct HTMLTextTests {
  private func plain(_ document: String) -> String { HTMLText(document).plain }

  @Test func `paragraphs, line breaks and lists are lines`() {
    #expect(plain("<p>One</p>\n<p>Two<br>Three</p>") == "One\n\nTwo\nThree")
    #expect(plain("<div>a</div><div>b</div>") == "a\nb")
    #expect(
      plain("<ul><li>a</li> <li>b</li></ul><ol><li>c</li><li>d</li></ol>")
        == "• a\n• b\n\n1. c\n2. d")
  }

  @Test func `white space is joined, except in preformatted text`() {
    #expect(plain("a \n\t b") == "a b")
    #expect(plain("<b>a </b> b") == "a b")
    #expect(plain("<pre>a\n  b</pre>") == "a\n  b")
    #expect(plain("a&nbsp; b") == "a\u{A0} b")
  }

  @Test func `references stand for characters, and unknown ones stay`() {
    #expect(plain("&lt;&amp;&gt; &#8364;&#x41; &nothing; & b") == "<&> €A &nothing; & b")
    #expect(plain("&#55296;") == "&#55296;")
  }

  @Test func `scripts, styles and comments are left out, and the title is apart`() {
    let document = """
      <!DOCTYPE html><html><head><title> The
      title </title><style>p { color: red }</style></head>
      <body><script>if (a < b) document.write("<p>x</p>")</script><!-- <p>y</p> -->Text</body>
      """
    #expect(plain(document) == "Text")
    #expect(HTMLText(document).title == "The title")
  }

  @Test(arguments: [
    "<", "a < b", "<p", "<!--", "<a href='x", "</", "<p>a</b></p>", "<1>", "&", "&#",
  ])
  func `documents with errors are read as far as they can be`(_ document: String) {
    #expect(plain(document).count <= document.count)
  }

  @Test func `emphasis and headings have fonts, and links their addresses`() throws {
    let text = HTMLText("<h1>Top</h1><p>a <b>b</b> <i>c</i> <a href='/d?x=1&amp;y=2'>d</a></p>")
      .attributed(base: URL(string: "https://example.com/a"), in: UITraitCollection())
    let string = text.string as NSString
    func attributes(_ part: String) -> [NSAttributedString.Key: Any] {
      text.attributes(at: string.range(of: part).location, effectiveRange: nil)
    }
    let body = UIFont.preferredFont(forTextStyle: .body)
    let heading = try #require(attributes("Top")[.font] as? UIFont)
    #expect(heading.pointSize > body.pointSize)
    #expect((attributes("a ")[.font] as? UIFont)?.pointSize == body.pointSize)
    let bold = try #require(attributes("b ")[.font] as? UIFont ?? attributes("b")[.font] as? UIFont)
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    let italic = try #require(attributes("c")[.font] as? UIFont)
    #expect(italic.fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(attributes("d")[.link] as? URL == URL(string: "https://example.com/d?x=1&y=2"))
  }

  @Test func `random markup never stops the reader, and has no markup left`() {
    let pieces = [
      "<p>", "</p>", "<ul>", "<li>", "</ul>", "x", " ", "&amp;", "<b", ">", "<!--", "-->",
    ]
    for seed in UInt64(1)...200 {
      var random = RepeatableRandom(seed: seed)
      let document = (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined()
      let text = plain(document)
      #expect(!text.contains("<p>"), "seed \(seed): \(document)")
      #expect(!text.contains("\n\n\n"), "seed \(seed): \(document)")
    }
  }
}
