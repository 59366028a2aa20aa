import Testing

@testable import UIKit

/// The leading of text styles. Expected numbers are recorded (`ip27-text-body-lines`,
/// `ip26-font-leading-body`, `ip27-list-account-row`), or sums of the leadings of the Human
/// Interface Guidelines.
@MainActor struct FontLeadingTests {
  private func label(
    _ text: String, _ font: UIFont, scale: CGFloat, width: CGFloat = 0
  ) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = scale
    label.numberOfLines = 0
    label.font = font
    label.text = text
    label.preferredMaxLayoutWidth = width
    return label
  }

  private func style(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory = .large
  ) -> UIFont {
    .preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }

  @Test(
    arguments: [
      (.body, 1.713), (.headline, 1.713), (.callout, 1.906), (.subheadline, 2.1),
      (.footnote, 2.486),
      (.caption1, 1.68), (.caption2, -0.127), (.title3, 1.133), (.title2, 1.746), (.title1, 0.586),
      (.largeTitle, 0.426),
    ] as [(UIFont.TextStyle, CGFloat)])
  func `styles have the recorded leading, and sized fonts none`(
    _ name: UIFont.TextStyle, _ leading: CGFloat
  ) {
    let font = style(name)
    #expect(abs(font.leading - leading) < 0.001)
    #expect(UIFont.systemFont(ofSize: font.pointSize).leading == 0)
    #expect(font.withSize(font.pointSize + 3).leading == 0)
  }

  @Test(
    arguments: [(1, 61, 20.5), (2, 127, 42.5), (3, 193, 64.5), (4, 259, 86.5)]
      as [(Int, CGFloat, CGFloat)])
  func `lines of body text are 22 points apart`(_ count: Int, _ pixels: CGFloat, _ at2x: CGFloat) {
    let text = Array(repeating: "Hg", count: count).joined(separator: "\n")
    let height = label(text, style(.body), scale: 3).intrinsicContentSize.height
    #expect(abs(height * 3 - pixels) < 1e-6)
    #expect(label(text, style(.body), scale: 2).intrinsicContentSize.height == at2x)
  }

  @Test func `two footnote lines are 33 and two thirds high`() {
    let height = label("Hg\nHg", style(.footnote), scale: 3).intrinsicContentSize.height
    #expect(abs(height * 3 - 101) < 1e-6)
  }

  @Test func `larger text sizes have their own leading, and their lines fit`() {
    for category: UIContentSizeCategory in [
      .extraSmall, .extraExtraExtraLarge, .accessibilityLarge,
    ] {
      let font = style(.body, category)
      let expected: CGFloat =
        category == .extraSmall ? 19 : category == .extraExtraExtraLarge ? 29 : 40
      #expect(abs(font.lineHeight + font.leading - expected) < 1e-9)
    }
    // Captions in the smaller size overlap by their negative leading.
    for name: UIFont.TextStyle in [.body, .caption2] {
      let long = label(
        Array(repeating: "Hg", count: 30).joined(separator: "\n"), style(name), scale: 3)
      long.frame.size = long.sizeThatFits(CGSize(width: 200, height: 10_000))
      #expect(long.laidOutText.lines.count == 30)
      let tops = long.laidOutText.lines.map(\.origin.y)
      let distance = style(name).lineHeight + style(name).leading
      #expect(abs(tops[29] - tops[0] - 29 * distance) < 1e-6)
      long.frame.size.height -= style(name).lineHeight
      #expect(long.laidOutText.lines.count == 29)
    }
  }

  @Test func `a line of an attributed text has the greatest leading of its fonts`() {
    let text = NSMutableAttributedString(
      string: "Title ", attributes: [.font: style(.largeTitle)])
    text.append(NSAttributedString(string: "note\n", attributes: [.font: style(.footnote)]))
    text.append(
      NSAttributedString(
        string: "sized\n", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    text.append(NSAttributedString(string: "end", attributes: [.font: style(.caption2)]))
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let lines =
      style(.largeTitle).lineHeight + UIFont.systemFont(ofSize: 17).lineHeight
      + style(.caption2).lineHeight
    #expect(
      abs(text.boundingRect(with: .zero, options: options, context: nil).height - lines - 2.486)
        < 0.001)
    let plain = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(plain.height - lines) < 0.001)
    let captions = NSAttributedString(
      string: "a\nb", attributes: [.font: style(.caption2), .kern: 1])
    #expect(abs(captions.size().height - 2 * style(.caption2).lineHeight + 0.127) < 0.001)
  }

  @Test func `bounds of a string include the leading only with the option`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: style(.body)]
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      "one\ntwo\nthree".boundingRect(
        with: .zero, options: options, attributes: attributes, context: nil
      ).height
    }
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - 64.287) < 0.001)
    #expect(abs(height(.usesLineFragmentOrigin) - 60.861) < 0.001)
    let limited = "one\ntwo\nthree".boundingRect(
      with: CGSize(width: 100, height: 41), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(abs(limited.height - 40.574) < 0.001)
  }

  @Test func `a text view includes the leading of its last line`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.traitOverrides.displayScale = 3
    view.font = style(.body)
    for count in 1...3 {
      view.text = Array(repeating: "Hg", count: count).joined(separator: "\n")
      let height = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
      #expect(abs(height - 16 - 22 * CGFloat(count)) < 1e-6)
    }
    view.text = ""
    #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height == 38)
    view.attributedText = NSAttributedString(
      string: "one\ntwo", attributes: [.font: style(.footnote), .underlineStyle: 1])
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 1000)).height - 16 - 36) < 1e-6)
  }

  @Test func `metrics keep the proportion of the leading to the size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledFont(for: style(.footnote), compatibleWith: traits)
    let ratio = style(.footnote).leading / 13
    #expect(abs(scaled.leading - scaled.pointSize * ratio) < 1e-9)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 13), compatibleWith: traits).leading == 0)
  }

  @Test func `a bold style keeps its leading, and its weight at another text size`() throws {
    let descriptor = try #require(
      style(.body).fontDescriptor.withSymbolicTraits(.traitBold))
    let bold = UIFont(descriptor: descriptor, size: 0)
    #expect(bold.leading == style(.body).leading)
    let label = label("Hg", bold, scale: 3)
    label.adjustsFontForContentSizeCategory = true
    label.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    label.updateTraitsIfNeeded()
    #expect(label.font.pointSize == 23)
    #expect(label.font.weight == .semibold)
    #expect(abs(label.font.lineHeight + label.font.leading - 29) < 1e-9)
  }
}
