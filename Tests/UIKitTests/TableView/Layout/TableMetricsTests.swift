import Testing

@testable import UIKit

/// The rules of heights and gaps, without views.
@MainActor
struct TableMetricsTests {
  private func rule(
    _ metrics: TableMetrics, _ header: TableBoundary = TableBoundary(),
    _ footer: TableBoundary = TableBoundary(),
    at position: TableSectionPosition = TableSectionPosition()
  ) -> TableSectionRule {
    metrics.rule(
      header: header, footer: footer, rows: metrics.rows(.automatic), at: position)
  }

  private let later = TableSectionPosition(isFirst: false, isLast: false)

  @Test func `the default row is two margins and a line of body text`() {
    func length(_ generation: InterfaceGeneration, _ size: UIContentSizeCategory) -> CGFloat {
      TableMetrics(TableEnvironment(width: 375, generation: generation, textSize: size))
        .defaultRowLength
    }
    #expect(length(.iOS26, .large) == 52)
    #expect(length(.iOS26, .extraExtraExtraLarge) == 59)
    #expect(length(.iOS26, .accessibilityExtraExtraExtraLarge) == 59)
    #expect(length(.iOS14, .large) == 44)
    #expect(length(.iOS14, .extraExtraExtraLarge) == 51)
    #expect(length(.iOS14, .extraSmall) == 44)
  }

  @Test func `a plain section without texts has no gaps`() {
    let rule = rule(TableMetrics(TableEnvironment(width: 375)))
    #expect(rule.header.kind == .none)
    #expect(rule.footer.kind == .none)
    #expect(rule.footer.padding == 0)
  }

  @Test func `a stated padding replaces the 22 points above plain headers`() {
    var environment = TableEnvironment(width: 375)
    #expect(rule(TableMetrics(environment), .title).header.padding == 22)
    #expect(rule(TableMetrics(environment), .view(30)).header.padding == 22)
    environment.headerTopPadding = 0
    #expect(rule(TableMetrics(environment), .title).header.padding == 0)
    environment.headerTopPadding = 7
    #expect(rule(TableMetrics(environment), .title).header.padding == 7)
  }

  @Test func `the gap between untitled groups is 35 at every scale`() {
    for scale in [CGFloat(1), 2, 3] {
      let metrics = TableMetrics(TableEnvironment(style: .grouped, width: 375, scale: scale))
      let rule = rule(metrics, at: later)
      #expect(abs(rule.header.length + rule.footer.length - 35) < 1e-9)
    }
  }

  @Test func `the gap above the first group depends on what is above it`() {
    var environment = TableEnvironment(style: .grouped, width: 375)
    #expect(rule(TableMetrics(environment)).header.length == 35)
    #expect(rule(TableMetrics(environment), .title).header.length == 55.5)
    environment.isBelowLargeTitle = true
    #expect(rule(TableMetrics(environment)).header.length == 0)
    #expect(rule(TableMetrics(environment), .title).header.length == 38)
    #expect(rule(TableMetrics(environment), at: later).header.length == 17.5)
    environment.isBelowLargeTitle = false
    environment.hasCollapsedHeader = true
    #expect(rule(TableMetrics(environment)).header.length == 0)
  }

  @Test func `titles are rounded up to the pixel`() {
    let environment = TableEnvironment(style: .insetGrouped, width: 393, scale: 3)
    func isNear(_ length: CGFloat, _ other: CGFloat) -> Bool { abs(length - other) < 0.001 }
    let metrics = TableMetrics(environment)
    #expect(isNear(rule(metrics, .title).header.length, 55 + 1.0 / 3))
    #expect(isNear(rule(metrics, .title, at: later).header.length, 38))
    var position = later
    position.followsTitledFooter = true
    #expect(isNear(rule(metrics, .title, at: position).header.length, 45 + 1.0 / 3))
  }

  @Test func `a stated height counts only with a title or a view`() {
    let metrics = TableMetrics(TableEnvironment(style: .grouped, width: 375))
    let stated = TableBoundary(length: .given(30))
    #expect(rule(metrics, stated, stated, at: later).header.length == 17.5)
    #expect(rule(metrics, stated, stated, at: later).footer.length == 17.5)
    #expect(rule(metrics, .view(30), .title(40), at: later).header.length == 30)
    #expect(rule(metrics, .view(30), .title(40), at: later).footer.length == 40)
    #expect(!rule(metrics, .view(30)).header.isMeasured)
  }

  @Test func `a stated height below a pixel hides a gap`() {
    let metrics = TableMetrics(TableEnvironment(style: .grouped, width: 375))
    let hidden = TableBoundary(length: .given(.leastNormalMagnitude))
    let rule = rule(metrics, hidden, hidden, at: later)
    #expect(rule.header == TableSectionRule.Part(reason: .collapsed))
    #expect(rule.footer == TableSectionRule.Part(reason: .collapsed))
  }

  @Test func `a view with the height zero is not displayed`() {
    for style in [TableStyle.plain, .grouped, .insetGrouped] {
      let metrics = TableMetrics(TableEnvironment(style: style, width: 375))
      #expect(rule(metrics, .view(0), .view(0)).header.kind == .none)
      #expect(rule(metrics, .view(0), .view(0)).header.padding == 0)
      #expect(rule(metrics, .view(0), .view(0)).footer.kind == .none)
    }
  }

  @Test func `20 points follow the last group and nothing a plain section`() {
    let grouped = TableMetrics(TableEnvironment(style: .grouped, width: 375))
    #expect(rule(grouped).footer.padding == 20)
    #expect(rule(grouped, at: later).footer.padding == 0)
    #expect(rule(TableMetrics(TableEnvironment(width: 375))).footer.padding == 0)
  }

  @Test func `estimates count until a view is measured`() {
    let metrics = TableMetrics(TableEnvironment(style: .grouped, width: 375))
    let header = TableBoundary(content: .view, length: .estimated(70))
    #expect(rule(metrics, header).header.length == 70)
    #expect(rule(metrics, header).header.isMeasured)
    #expect(metrics.rows(.estimated(90)).length == 90)
    #expect(metrics.rows(.estimated(90)).isMeasured)
    #expect(!metrics.rows(.given(90)).isMeasured)
  }

  @Test func `cards keep clear of the safe area and of the readable width`() {
    var environment = TableEnvironment(style: .insetGrouped, width: 1180)
    environment.safeArea = TableSides(left: 59, right: 59)
    #expect(TableMetrics(environment).rowInsets == TableSides(left: 79, right: 79))
    environment.readableInsets = TableSides(left: 254, right: 254)
    #expect(TableMetrics(environment).rowInsets == TableSides(left: 254, right: 254))
    environment.style = .grouped
    #expect(TableMetrics(environment).rowInsets == TableSides())
  }
}
