import Testing

@testable import UIKit

@MainActor
@Suite struct SplitGeometryTests {
  private func geometry(
    _ width: CGFloat, _ height: CGFloat = 1180, isTriple: Bool = false, isFloating: Bool = true,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0),
    _ change: (inout SplitWidths) -> Void = { _ in }
  ) -> SplitGeometry {
    var widths = SplitWidths()
    change(&widths)
    return SplitGeometry(
      size: CGSize(width: width, height: height), safeArea: safeArea, scale: 2, isTriple: isTriple,
      isFloating: isFloating, widths: widths)
  }

  // MARK: Case `sv-ipad-double-geometry`

  @Test func `a sidebar floats over the secondary column`() {
    let columns = geometry(820).columns(in: .oneBesideSecondary)
    #expect(columns.primary == CGRect(x: 10, y: 32, width: 320, height: 1133))
    #expect(columns.secondary == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(columns.secondaryInset == 330)
    #expect(columns.lines.isEmpty)
  }

  @Test func `columns without a sidebar are beside each other`() {
    let columns = geometry(820, isFloating: false).columns(in: .oneBesideSecondary)
    #expect(columns.primary == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(columns.secondary == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    #expect(columns.lines == [CGRect(x: 320, y: 0, width: 0.5, height: 1180)])
  }

  @Test func `the secondary column keeps its minimum from a fraction`() {
    let double = geometry(820) { $0.primary.fraction = 0.5 }
    #expect(double.columnWidths(in: .oneBesideSecondary).primary == 346)
    let triple = geometry(820, isTriple: true) { $0.supplementary.fraction = 0.5 }
    #expect(triple.columnWidths(in: .oneBesideSecondary).supplementary == 355.5)
  }

  @Test func `limits of widths apply after the secondary column's minimum`() {
    let wide = geometry(820) {
      $0.primary.minimum = 375
      $0.primary.maximum = 400
    }
    #expect(wide.columnWidths(in: .oneBesideSecondary).primary == 375)
    let narrow = geometry(820) { $0.primary.maximum = 300 }
    #expect(narrow.columnWidths(in: .oneBesideSecondary).primary == 300)
  }

  // MARK: Case `sv-ipad-triple-fit`

  @Test func `three columns fit from the recorded width on`() {
    #expect(geometry(954, isTriple: true).neededWidth(2) == 954.5)
    #expect(!geometry(954.249, isTriple: true).fits(2))
    #expect(geometry(954.25, isTriple: true).fits(2))
    #expect(geometry(954, isTriple: true) { $0.primary.minimum = 300 }.neededWidth(2) == 1014.5)
    #expect(geometry(954, isTriple: true) { $0.secondaryMinimum = 500 }.neededWidth(2) == 990.5)
  }

  @Test func `three columns have the recorded frames`() {
    let top = UIEdgeInsets(top: 32, left: 0, bottom: 0, right: 0)
    let columns = geometry(954.5, 700, isTriple: true, safeArea: top)
      .columns(in: .twoBesideSecondary)
    #expect(columns.primary == CGRect(x: 10, y: 32, width: 240, height: 658))
    #expect(columns.supplementary == CGRect(x: 0, y: 0, width: 490, height: 700))
    #expect(columns.supplementaryInset == 250)
    #expect(columns.secondary == CGRect(x: 490.5, y: 0, width: 464, height: 700))
  }

  @Test(arguments: [0, 1, 2])
  func `two columns that do not fit are over the secondary one, or one is beside it`(count: Int) {
    let geometry = geometry(820, isTriple: true)
    let mounted = SplitModes(geometry: geometry, behavior: .automatic, isFirst: false)
    let first = SplitModes(geometry: geometry, behavior: .automatic, isFirst: true)
    switch count {
    case 2:
      #expect(mounted.resolved(.twoBesideSecondary) == .twoOverSecondary)
      #expect(first.resolved(.twoBesideSecondary) == .oneBesideSecondary)
      #expect(first.resolved(.twoOverSecondary) == .secondaryOnly)
    case 1:
      #expect(mounted.resolved(.oneBesideSecondary) == .oneBesideSecondary)
      #expect(first.resolved(.oneOverSecondary) == .secondaryOnly)
      #expect(mounted.resolved(.oneOverSecondary) == .oneOverSecondary)
    default: #expect(mounted.resolved(.secondaryOnly) == .secondaryOnly)
    }
  }

  @Test func `a behavior converts the mode`() {
    let geometry = geometry(1180, 820, isTriple: true)
    func resolved(
      _ mode: UISplitViewController.DisplayMode, _ behavior: UISplitViewController.SplitBehavior
    ) -> UISplitViewController.DisplayMode {
      SplitModes(geometry: geometry, behavior: behavior, isFirst: false).resolved(mode)
    }
    #expect(resolved(.twoOverSecondary, .tile) == .twoBesideSecondary)
    #expect(resolved(.twoBesideSecondary, .overlay) == .twoOverSecondary)
    #expect(resolved(.twoBesideSecondary, .displace) == .twoDisplaceSecondary)
    #expect(resolved(.automatic, .tile) == .oneBesideSecondary)
    #expect(resolved(.automatic, .overlay) == .secondaryOnly)
  }

  /// Columns beside each other neither overlap nor leave more than a line between them, and the
  /// secondary one is not narrower than its minimum if the mode fits.
  @Test(arguments: [UInt64(31), 32, 33])
  func `columns beside each other fill the width`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    for _ in 0..<200 {
      let width = CGFloat(Int.random(in: 700...1400, using: &random))
      let isTriple = Bool.random(using: &random)
      let mode: UISplitViewController.DisplayMode =
        isTriple && Bool.random(using: &random) ? .twoBesideSecondary : .oneBesideSecondary
      let geometry = geometry(width, isTriple: isTriple, isFloating: false) {
        if Bool.random(using: &random) {
          $0.primary.fraction = CGFloat.random(in: 0.1...0.6, using: &random)
        }
      }
      guard geometry.fits(mode.besideCount) else { continue }
      let columns = geometry.columns(in: mode)
      #expect(columns.secondary.maxX == width, "seed \(seed), width \(width)")
      #expect(columns.secondary.width >= 464, "seed \(seed), width \(width)")
      #expect(columns.lines.last.map { $0.maxX } == columns.secondary.minX, "seed \(seed)")
      if mode == .twoBesideSecondary {
        #expect(columns.supplementary.minX == columns.primary.maxX + 0.5, "seed \(seed)")
        #expect(columns.primary.width >= 240, "seed \(seed), width \(width)")
        #expect(columns.supplementary.width >= 240, "seed \(seed), width \(width)")
      }
    }
  }
}
