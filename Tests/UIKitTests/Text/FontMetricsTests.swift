import Testing
import UIKit

/// Values and fonts scaled by `UIFontMetrics`, in `Cases/font-metrics.jsonl`.
@MainActor
@Suite struct FontMetricsTests {
  private func traits(_ category: String, scale: CGFloat = 3) throws -> UITraitCollection {
    let categories: [String: UIContentSizeCategory] = [
      "extra-small": .extraSmall, "small": .small, "medium": .medium, "large": .large,
      "extra-large": .extraLarge, "extra-extra-large": .extraExtraLarge,
      "extra-extra-extra-large": .extraExtraExtraLarge,
      "accessibility-medium": .accessibilityMedium, "accessibility-large": .accessibilityLarge,
      "accessibility-extra-large": .accessibilityExtraLarge,
      "accessibility-extra-extra-large": .accessibilityExtraExtraLarge,
      "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
    ]
    let known = try #require(categories[category], "\(category)")
    return UITraitCollection {
      $0.preferredContentSizeCategory = known
      $0.displayScale = scale
    }
  }

  private func style(_ name: String) throws -> UIFont.TextStyle {
    let styles: [String: UIFont.TextStyle] = [
      "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
      "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
      "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]
    return try #require(styles[name], "\(name)")
  }

  @Test func `values and fonts are those recorded for each style and category`() throws {
    let cases = try RecordedCases("Text/Cases/font-metrics.jsonl").all
    #expect(cases.count == 12)
    for item in cases {
      let metrics = UIFontMetrics(
        forTextStyle: try style(try #require(item.tree["style"] as? String)))
      let traits = try traits(try #require(item.tree["category"] as? String))
      let sizes = try #require(item.tree["sizes"] as? [Double]).map { CGFloat($0) }
      item.expect(
        sizes.map { metrics.scaledValue(for: $0, compatibleWith: traits) },
        try item.numbers("scaledValue"))
      item.expect(
        sizes.map {
          metrics.scaledFont(for: .systemFont(ofSize: $0), compatibleWith: traits).pointSize
        }, try item.numbers("scaledFont point size"))
    }
  }

  @Test func `nothing changes at the default category, and a limit is a limit`() throws {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = try traits("large")
    #expect(metrics.scaledValue(for: 10.1, compatibleWith: large) == 10.1)
    let font = UIFont.systemFont(ofSize: 15.5)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 15.5)
    let largest = try traits("accessibility-extra-extra-extra-large")
    let scaled = metrics.scaledFont(for: font, maximumPointSize: 20.5, compatibleWith: largest)
    #expect(scaled.pointSize == 20.5)
    // 10 * 62 / 22 is 28.18: values are rounded to the pixels of the screen.
    let coarse = try traits("accessibility-extra-extra-extra-large", scale: 2)
    #expect(metrics.scaledValue(for: 10, compatibleWith: coarse) == 28)
  }
}
