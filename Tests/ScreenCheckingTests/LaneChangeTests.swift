import HeadlessHost
import ScreenChecking
import Testing
import UIKit

/// Waterfalls that scroll and load while their lanes are observed.
@MainActor
struct LaneChangeTests {
  private func report(_ fault: SeededFault, isFaulty: Bool) async throws -> CheckReport {
    try await UIScreen.withOwnScreen {
      try await ScreenCheck.settledReport(
        named: fault.name,
        layouts: [
          CheckLayout(device: "iphone-15"),
          CheckLayout(device: "ipad-pro-11", isLandscape: true, isRightToLeft: true),
        ]
      ) { fault.make(isFaulty) }
    }
  }

  @Test(arguments: SeededFault.lanes)
  func `items that change their lanes are found, and items that keep them are not`(
    fault: SeededFault
  ) async throws {
    let faulty = try await report(fault, isFaulty: true)
    // Lengths that a layout forgets also make displayed items jump.
    let found = faulty.findings.filter { $0.rule != "layout-jump" }
    #expect(found.map(\.rule) == [fault.rule], "\(faulty.text(from: .note))")
    #expect(found.first?.layouts.count == 2)
    let mended = try await report(fault, isFaulty: false)
    #expect(mended.findings.isEmpty, "\(mended.text(from: .note))")
    let looked = mended.rules.first { $0.rule == fault.rule }?.looked
    #expect(looked == 2)
  }

  @Test func `a list and a grid are no waterfalls`() async throws {
    let report = try await ScreenCheck.settledReport(
      named: "Grid", layouts: [CheckLayout(device: "iphone-15")]
    ) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(90))
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return WaterfallScreen(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }
    #expect(report.rules.first { $0.rule == "lane-change" }?.looked == 0)
  }
}
