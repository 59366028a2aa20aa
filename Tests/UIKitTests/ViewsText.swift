import Testing

@testable import UIKit

@Suite("Fonts")
struct ViewsFonts {
  @Test func `metrics are shares of the size`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(abs(font.descender + 4.101) < 0.001)
    #expect(font.leading == 0)
    #expect(font.capHeight < font.ascender)
    #expect(font.xHeight < font.capHeight)
    #expect(font.withSize(34).lineHeight == font.lineHeight * 2)
  }

  @Test func `text styles have their sizes`() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
      (.caption2, 11),
    ]
    for (style, size) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge)
    #expect(body.pointSize == 53)
    #expect(UIFont.preferredFont(forTextStyle: .headline).weight == .semibold)
  }

  @Test func `styles never shrink as the text size grows`() {
    for style in [UIFont.TextStyle.body, .caption2, .largeTitle, .footnote, .title3] {
      let sizes = UIContentSizeCategory.ordered.map {
        UIFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
        ).pointSize
      }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func `fonts are equal by what they are`() {
    #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != .boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).fontName != UIFont.boldSystemFont(ofSize: 17).fontName)
    #expect(UIFont.italicSystemFont(ofSize: 17) != .systemFont(ofSize: 17))
  }

  @Test func `metrics scale with the style`() {
    let large = UITraitCollection {
      $0.preferredContentSizeCategory = .accessibilityMedium
      $0.displayScale = 3
    }
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: large)
    // By the line spacings of body text, 34 and 22 (Human Interface Guidelines, Typography), as
    // recorded in other categories (ou-metrics-…): 34 * 34 / 22 is 52.5.
    #expect(scaled.pointSize == 53)
    let capped = metrics.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: large)
    #expect(capped.pointSize == 40)
  }
}

@MainActor @Suite("Labels")
struct ViewsLabels {
  private func label(_ text: String, _ font: UIFont, scale: CGFloat = 2) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.traitOverrides.displayScale = scale
    return label
  }

  /// Label heights recorded from UIKit at 2x, one and two lines.
  @Test(
    arguments: [
      (11, 13.5, 26.5), (12, 14.5, 29), (13, 16, 31.5), (15, 18, 36), (17, 20.5, 41),
      (34, 41, 81.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `heights at 2x`(size: CGFloat, one: CGFloat, two: CGFloat) {
    let label = label("Hg", .systemFont(ofSize: size))
    #expect(label.intrinsicContentSize.height == one)
    label.numberOfLines = 0
    label.text = "Hg\nHg"
    #expect(label.intrinsicContentSize.height == two)
  }

  @Test(
    arguments: [
      (14, 17), (16, 19.5), (20, 24), (22, 26.5), (24, 29), (28, 33.5),
    ] as [(CGFloat, CGFloat)])
  func `more heights at 2x`(size: CGFloat, height: CGFloat) {
    #expect(label("Hg", .systemFont(ofSize: size)).intrinsicContentSize.height == height)
  }

  @Test(
    arguments: [
      (11, 40), (12, 43), (13, 47), (14, 51), (15, 54), (16, 58), (17, 61), (20, 72), (22, 79),
      (24, 86), (28, 101), (34, 122),
    ] as [(CGFloat, CGFloat)])
  func `heights at 3x`(size: CGFloat, pixels: CGFloat) {
    let height = label("Hg", .systemFont(ofSize: size), scale: 3).intrinsicContentSize.height
    #expect(abs(height * 3 - pixels) < 1e-6)
  }

  /// Widths recorded from UIKit at 2x. The table was tuned with these, so they are exact to the
  /// pixel.
  @Test(
    arguments: [
      (17, "Hello", 39), (17, "Hello, world", 90), (17, "First", 33.5), (17, "Second line", 89),
      (17, "Third", 39.5), (17, "Title", 33), (17, "Subtitle text", 91.5),
      (17, "Pinned label", 93), (17, "A longer caption", 125), (17, "Brightness", 81.5),
      (17, "The quick brown fox jumps over the lazy dog", 339), (15, "Swift", 35),
      (15, "SwiftUI", 49.5), (15, "UIKit", 33), (15, "Auto Layout", 82),
      (15, "Compositional", 98.5), (15, "Web", 31), (13, "3 items", 45), (13, "A footer note.", 83),
      (17, "Wi-Fi", 40.5), (17, "Bluetooth", 74), (17, "General", 59.5), (17, "Sounds", 57.5),
      (17, "Count: 0", 65.5),
    ] as [(CGFloat, String, CGFloat)])
  func `recorded widths`(size: CGFloat, text: String, width: CGFloat) {
    #expect(label(text, .systemFont(ofSize: size)).intrinsicContentSize.width == width)
  }

  /// Widths recorded from UIKit with which the table was not tuned: within two pixels.
  @Test(
    arguments: [("General", 62), ("Display", 58.5), ("Section 1", 72.5)] as [(String, CGFloat)])
  func `recorded semibold widths`(text: String, width: CGFloat) {
    let label = label(text, .systemFont(ofSize: 17, weight: .semibold))
    #expect(abs(label.intrinsicContentSize.width - width) <= 1)
  }

  /// Recorded: "small", "Big", and "mid" in a row with spacings of 8 are 115.5 wide; "Big", "small"
  /// 79. The widths of letters at 28 points are an approximation, and their "Big" is two points too
  /// wide.
  @Test func `recorded row of sizes`() {
    let big = label("Big", .systemFont(ofSize: 28)).intrinsicContentSize.width
    let small = label("small", .systemFont(ofSize: 13)).intrinsicContentSize.width
    let mid = label("mid", .systemFont(ofSize: 17)).intrinsicContentSize.width
    #expect(abs(big + small + 8 - 79) <= 2.5)
    #expect(abs(big + small + mid + 16 - 115.5) <= 2.5)
  }

  /// Recorded: the sentence is 181 x 41 in a width of 200 and 117 x 81.5 in a width of 120.
  @Test func `recorded wrapping`() {
    let label = label("The quick brown fox jumps over the lazy dog", .systemFont(ofSize: 17))
    label.numberOfLines = 0
    let wide = label.sizeThatFits(CGSize(width: 200, height: 1000))
    #expect(wide.height == 41)
    #expect(abs(wide.width - 181) <= 0.5)
    let narrow = label.sizeThatFits(CGSize(width: 120, height: 1000))
    #expect(narrow.height == 81.5)
    #expect(narrow.width == 117)
  }

  @Test func `defaults are UIKits`() {
    let label = UILabel()
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.textColor == .label)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(!label.isUserInteractionEnabled)
    #expect(label.text == nil)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
  }

  @Test func `one line ignores the width it is given`() {
    let label = label("Hello, world", .systemFont(ofSize: 17))
    #expect(label.sizeThatFits(CGSize(width: 20, height: 20)).width == 90)
    label.frame = CGRect(x: 3, y: 4, width: 10, height: 10)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 3, y: 4, width: 90, height: 20.5))
  }

  @Test func `preferred width wraps the intrinsic size`() {
    let label = label("The quick brown fox jumps over the lazy dog", .systemFont(ofSize: 17))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 20.5)
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.intrinsicContentSize.width <= 120)
  }

  @Test func `text lies in the middle of the height`() {
    let label = label("Hello", .systemFont(ofSize: 17))
    label.frame = CGRect(x: 50, y: 60, width: 100, height: 40)
    let text = label.laidOutText
    #expect(text.lines.map(\.text) == ["Hello"])
    #expect(text.lines[0].origin == CGPoint(x: 0, y: 10))
    #expect(text.lines[0].baseline == 26)
    label.textAlignment = .right
    #expect(label.laidOutText.lines[0].origin.x == 61)
    label.textAlignment = .center
    #expect(label.laidOutText.lines[0].origin.x == 30.5)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.laidOutText.lines[0].origin.x == 61)
  }

  @Test func `colour is resolved for the label's traits`() {
    let label = label("Hello", .systemFont(ofSize: 17))
    label.overrideUserInterfaceStyle = .dark
    #expect(label.laidOutText.color == UIColor.white.rgba(in: .current))
    label.highlightedTextColor = .red
    #expect(label.laidOutText.color != UIColor.red.rgba(in: .current))
    label.isHighlighted = true
    #expect(label.laidOutText.color == UIColor.red.rgba(in: .current))
  }

  @Test func `shrinks to fit down to the least scale`() {
    let label = label("Hello, world", .systemFont(ofSize: 17))
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 20.5)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    var text = label.laidOutText
    #expect(text.lines[0].text == "Hello, world")
    #expect(text.font.pointSize < 17)
    #expect(text.lines[0].width <= 60)
    #expect(text.font.pointSize > 8.5)
    #expect(abs(text.lines[0].baseline - 16) <= 0.5)
    label.minimumScaleFactor = 0.9
    text = label.laidOutText
    #expect(text.font.pointSize == 15.3)
    #expect(text.isTruncated)
    #expect(text.lines[0].text.hasSuffix("…"))
  }

  @Test(arguments: [false, true])
  func `characters are tightened before a line is truncated, by up to 5 percent`(
    _ isAttributed: Bool
  ) {
    let label = label("Hello, world", .systemFont(ofSize: 17))
    if isAttributed {
      let text = NSMutableAttributedString(string: "Hello, world")
      text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 5))
      label.attributedText = text
      label.lineBreakMode = .byTruncatingTail
    }
    let natural = label.sizeThatFits(.zero).width
    label.frame = CGRect(x: 0, y: 0, width: natural / 1.04, height: 20.5)
    #expect(label.laidOutText.isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    let text = label.laidOutText
    #expect(!text.isTruncated)
    #expect(text.lines.map(\.text) == ["Hello, world"])
    #expect(abs(text.lines[0].width - label.bounds.width) < 0.001)
    #expect(text.lines[0].runs.allSatisfy { $0.font.pointSize == 17 })
    #expect(label.sizeThatFits(.zero).width == natural)
    label.frame.size.width = natural / 1.06
    #expect(label.laidOutText.isTruncated)
    #expect(label.laidOutText.lines[0].text.hasSuffix("…"))
  }

  @Test func `only one truncated line is tightened`() {
    let label = label("Hello, world", .systemFont(ofSize: 17))
    let natural = label.sizeThatFits(.zero).width
    label.allowsDefaultTighteningForTruncation = true
    label.frame = CGRect(x: 0, y: 0, width: natural / 1.02, height: 41)
    label.lineBreakMode = .byClipping
    #expect(label.laidOutText.lines[0].runs.isEmpty)
    label.lineBreakMode = .byTruncatingTail
    label.numberOfLines = 2
    #expect(label.laidOutText.lines.map(\.text) == ["Hello,", "world"])
    label.numberOfLines = 1
    label.text = "Hello, worl\nd"
    #expect(label.laidOutText.isTruncated)
  }

  @Test(arguments: ["word ", "x", "word\n"])
  func `ten megabytes are laid out no further than the label has room`(_ part: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.text = String(repeating: part, count: 10_000_000 / part.utf8.count)
    label.numberOfLines = 0
    let lines = label.laidOutText.lines
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.text.utf8.count < 1000 })
    label.numberOfLines = 1
    #expect(label.laidOutText.lines.count == 1)
    #expect(label.laidOutText.lines[0].text.utf8.count < 1000)
  }

  @Test func `lines that have no room are left out`() {
    let label = label("one two three four five six", .systemFont(ofSize: 17))
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 70, height: 41)
    let text = label.laidOutText
    #expect(text.lines.count == 2)
    #expect(text.isTruncated)
    #expect(text.lines[1].text.hasSuffix("…"))
  }

  @Test func `extreme sizes do not trap`() {
    let label = label("one two three", .systemFont(ofSize: 0))
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 0, height: 1e300)
    #expect(!label.laidOutText.lines.isEmpty)
    label.font = .systemFont(ofSize: 17)
    label.frame = CGRect(x: 0, y: 0, width: 30, height: 0)
    #expect(label.laidOutText.lines.count == 1)
    label.adjustsFontSizeToFitWidth = true
    label.numberOfLines = 1
    label.frame = .zero
    #expect(label.laidOutText.isTruncated)
  }

  @Test func `follows the text size where asked`() {
    let label = UILabel()
    label.text = "Hello"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    label.updateTraitsIfNeeded()
    #expect(label.font.pointSize == 33)
    #expect(
      label.font
        == .preferredFont(
          forTextStyle: .body, compatibleWith: label.traitCollection))
  }

  @Test func `fitting size of labels`() {
    let label = label("The quick brown fox jumps over the lazy dog", .systemFont(ofSize: 17))
    label.numberOfLines = 0
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 81.5))
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 20.5)
  }
}
