import Testing

@testable import UIKit

/// The heights that properties and delegates of tables state.
struct TableLengthTests {
  private func lengths(
    _ height: CGFloat, _ estimate: CGFloat, asksHeights: Bool = false, asksEstimates: Bool = false
  ) -> TableRowLengths {
    TableRowLengths(
      height: height, estimate: estimate, asksHeights: asksHeights, asksEstimates: asksEstimates)
  }

  @Test func `a negative height is automatic`() {
    #expect(TableLength(height: -1, estimate: -1) == .automatic)
    #expect(TableLength(height: -1, estimate: 0) == .automatic)
    #expect(TableLength(height: -1, estimate: 80) == .estimated(80))
    #expect(TableLength(height: 0, estimate: 80) == .given(0))
  }

  @Test func `a height of all rows is given`() {
    #expect(lengths(44, -1) == .uniform(.given(44)))
    #expect(lengths(44, -1, asksEstimates: true) == .uniform(.given(44)))
  }

  @Test func `automatic rows count as the estimate`() {
    #expect(lengths(-1, -1) == .uniform(.automatic))
    #expect(lengths(-1, 80) == .uniform(.estimated(80)))
    #expect(lengths(-1, -1, asksEstimates: true) == .eachEstimated)
  }

  @Test func `a delegate is asked for all heights only without estimates`() {
    #expect(lengths(-1, 0, asksHeights: true) == .each)
    #expect(lengths(-1, -1, asksHeights: true) == .uniform(.automatic))
    #expect(lengths(44, 80, asksHeights: true) == .uniform(.estimated(80)))
    #expect(lengths(-1, 0, asksHeights: true, asksEstimates: true) == .eachEstimated)
  }
}
