import CollectionLayout
import Testing

/// Resting offsets recorded from UIKit by the conformance cases `charon-orthogonal`: a 320-point
/// container, insets (3, 4, 5, 6), rows of three and of eight groups.
struct OrthogonalRowTests {
  private func rows(width: LayoutDimension, spacing: Double) -> [LayoutOrthogonalRow] {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 2)
    let section = LayoutSection(
      group: LayoutGroup(LayoutItem(width: width, height: .absolute(50))),
      interGroupSpacing: spacing,
      contentInsets: LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6), isOrthogonal: true)
    description.append(section, itemCount: 3)
    description.append(section, itemCount: 8)
    let layout = SolvedLayout(description)
    return (0..<2).map { layout.orthogonalRow(ofSection: $0)! }
  }

  private let steps: [Double] = [0, 40, 130, 200, 300, 400, 700]

  private func expect(
    _ rows: [LayoutOrthogonalRow], _ behavior: LayoutOrthogonalBehavior, _ short: [Double],
    _ long: [Double]
  ) {
    #expect(steps.map { rows[0].restingOffset(near: $0, behavior: behavior) } == short)
    #expect(steps.map { rows[1].restingOffset(near: $0, behavior: behavior) } == long)
  }

  @Test func `the viewport is the container without the section's insets along the row`() {
    let row = rows(width: .absolute(100), spacing: 8)[1]
    #expect(row.viewport.origin == LayoutPoint(x: 4, y: 61))
    #expect(row.viewport.size == LayoutSize(width: 310, height: 50))
    #expect(row.length == 856)
    #expect(row.maximumOffset == 546)
  }

  @Test func `a continuous row rests at any clamped offset`() {
    expect(
      rows(width: .absolute(100), spacing: 8), .continuous, [0, 6, 6, 6, 6, 6, 6],
      [0, 40, 130, 200, 300, 400, 546])
  }

  @Test func `a row with group boundaries rests at leading edges`() {
    let row = rows(width: .absolute(100), spacing: 8)[1]
    #expect(
      [200.0, 300, 400, 700].map {
        row.restingOffset(near: $0, behavior: .continuousGroupLeadingBoundary)
      } == [216, 324, 432, 546])
    expect(
      rows(width: .absolute(100), spacing: 0), .continuousGroupLeadingBoundary,
      [0, 0, 0, 0, 0, 0, 0], [0, 0, 100, 200, 300, 400, 490])
  }

  @Test func `a paging row rests at multiples of its viewport`() {
    expect(
      rows(width: .absolute(100), spacing: 8), .paging, [0, 6, 6, 6, 6, 6, 6],
      [0, 0, 0, 310, 310, 310, 546])
  }

  @Test func `a group paging row rests at leading edges`() {
    expect(
      rows(width: .fractionalWidth(0.8), spacing: 8), .groupPaging,
      [0, 0, 0, 264, 264, 474, 474], [0, 0, 0, 264, 264, 528, 792])
  }

  @Test func `the end of a row is a stop like any other`() {
    // 6 points longer than its viewport.
    let short = rows(width: .absolute(100), spacing: 8)[0]
    for behavior in [LayoutOrthogonalBehavior.continuousGroupLeadingBoundary, .groupPaging] {
      #expect(
        [-20, 0, 2.5, 3, 3.5, 6, 40, 130, 700].map {
          short.restingOffset(near: $0, behavior: behavior)
        } == [0, 0, 0, 6, 6, 6, 6, 6, 6])
    }
    // The last leading edge is at 540, the end at 546.
    let long = rows(width: .absolute(100), spacing: 8)[1]
    #expect(
      [485.0, 487, 542, 544, 700].map { long.restingOffset(near: $0, behavior: .groupPaging) }
        == [432, 540, 540, 546, 546])
  }

  @Test func `the end of a row is no page, except at the end`() {
    func rests(_ row: LayoutOrthogonalRow, _ offsets: [Double]) -> [Double] {
      offsets.map { row.restingOffset(near: $0, behavior: .paging) }
    }
    // 6 points longer than its viewport.
    #expect(
      rests(rows(width: .absolute(100), spacing: 8)[0], [-20, 0, 3, 5.5, 6, 40, 700])
        == [0, 0, 0, 0, 6, 6, 6])
    // Pages of 310, the end at 546, and half a page before the second page at 465.
    #expect(
      rests(rows(width: .absolute(100), spacing: 8)[1], [154, 155, 427, 464, 465, 545, 546, 700])
        == [0, 310, 310, 310, 546, 546, 546, 546])
    // Recorded: the end at 440 of three groups of 250, 300 and not 440 from 400.
    #expect(rests(rows(width: .absolute(250), spacing: 0)[0], [400, 440]) == [310, 440])
  }

  @Test func `the data of uikit-behaviour 9.2 rest where UIKit rests`() {
    let long = rows(width: .absolute(100), spacing: 8)[1]
    let wide = rows(width: .fractionalWidth(0.8), spacing: 8)
    func rest(
      _ row: LayoutOrthogonalRow, _ behavior: LayoutOrthogonalBehavior, _ offsets: [Double]
    ) -> [Double] { offsets.map { row.restingOffset(near: $0, behavior: behavior) } }
    #expect(rest(long, .continuous, [40, 700]) == [40, 546])
    #expect(rest(long, .paging, [130, 200, 400, 700]) == [0, 310, 310, 546])
    #expect(rest(wide[1], .paging, [700]) == [620])
    #expect(
      rest(long, .groupPaging, [40, 130, 200, 300, 400, 432, 700])
        == [0, 108, 216, 324, 432, 432, 546])
    #expect(rest(wide[1], .groupPaging, [130, 200, 400, 700]) == [0, 264, 528, 792])
    #expect(wide[0].maximumOffset == 474)
    #expect(rest(wide[0], .groupPaging, [400]) == [474])
  }

  @Test func `offsets rest at the nearest of all stops`() {
    var random = RepeatableRandom(seed: 9)
    for _ in 0..<300 {
      let width = Double(Int.random(in: 1...700, using: &random)) / 2
      let spacing = Double(Int.random(in: 0...60, using: &random)) / 2
      for row in rows(width: .absolute(width), spacing: spacing) {
        for behavior in [
          LayoutOrthogonalBehavior.paging, .groupPaging, .continuousGroupLeadingBoundary,
        ] {
          let step = behavior == .paging ? 310 : width + spacing
          let stops = (0...Int(row.maximumOffset / step) + 1).map {
            min(Double($0) * step, row.maximumOffset)
          }
          let offset = Double(Int.random(in: -400...3600, using: &random)) / 2
          let held = min(max(offset, 0), row.maximumOffset)
          let pages = behavior == .paging ? stops.indices.map { Double($0) * step } : stops
          let distances = pages.map { ($0 - held).magnitude }
          let nearest = distances.lastIndex(of: distances.min()!)!
          let expected =
            behavior == .paging && held == row.maximumOffset ? held : stops[nearest]
          #expect(
            (row.restingOffset(near: offset, behavior: behavior) - expected).magnitude < 1e-6,
            "\(behavior) at \(offset), width \(width), spacing \(spacing), seed 9")
        }
      }
    }
  }

  @Test func `a centered row rests with a group in the center, before the start if necessary`() {
    expect(
      rows(width: .fractionalWidth(0.8), spacing: 8), .groupPagingCentered,
      [-27, -27, 237, 237, 237, 501, 501], [-27, -27, 237, 237, 237, 501, 765])
    expect(
      rows(width: .absolute(100), spacing: 8), .groupPagingCentered,
      [3, 3, 111, 111, 111, 111, 111], [3, 3, 111, 219, 327, 435, 651])
    expect(
      rows(width: .absolute(100), spacing: 0), .groupPagingCentered,
      [-5, -5, 95, 95, 95, 95, 95], [-5, -5, 95, 195, 295, 395, 595])
  }

  @Test(arguments: [false, true])
  func `a query of a scrolled row returns its visible elements`(isRightToLeft: Bool) {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 2, isRightToLeft: isRightToLeft)
    for _ in 0..<20 {
      description.append(
        LayoutSection(
          group: LayoutGroup(LayoutItem(width: .absolute(90), height: .absolute(50))),
          interGroupSpacing: 8,
          isOrthogonal: true), itemCount: 40)
    }
    let layout = SolvedLayout(description)
    let rect = LayoutRect(x: 0, y: 120, width: 320, height: 200)
    func offset(_ section: Int) -> Double { Double(section) * 97 }

    var found: [[Int]] = []
    layout.forEachElement(in: rect, rowOffset: offset) { found.append([$0.section, $0.index]) }
    var expected: [[Int]] = []
    for section in 0..<20 {
      for item in 0..<40 {
        guard var frame = layout.frame(ofItem: item, inSection: section) else { continue }
        frame.origin.x += isRightToLeft ? offset(section) : -offset(section)
        if frame.intersects(rect) { expected.append([section, item]) }
      }
    }
    #expect(found == expected)

    var rows: [Int] = []
    layout.forEachOrthogonalRow(in: rect) { section, row in
      rows.append(section)
      #expect(row == layout.orthogonalRow(ofSection: section))
    }
    #expect(rows == [2, 3, 4, 5, 6])
  }

  @Test func `a flick turns one page, and a slow drag ends at the nearest`() {
    let row = rows(width: .absolute(100), spacing: 8)[1]
    func target(_ proposed: Double, _ velocity: Double, from start: Double) -> Double {
      row.targetOffset(
        forProposed: proposed, velocity: velocity, from: start, behavior: .groupPaging)
    }
    #expect(target(500, 2, from: 108) == 216)
    #expect(target(120, 0.3, from: 108) == 216)
    #expect(target(-200, -2, from: 108) == 0)
    #expect(target(150, 0, from: 108) == 108)
    #expect(target(170, 0, from: 108) == 216)
    #expect(target(500, 2, from: 546) == 546)
  }
}
