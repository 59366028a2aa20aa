import CollectionLayout
import Testing

/// The number, the lengths and the positions of the items in a row: the numbers of
/// `docs/layout-rules.md`, recorded from UIKit by the conformance cases `charon-001` to
/// `charon-049`.
struct PackingTests {
  struct Row: Sendable, CustomStringConvertible {
    var fraction: Double
    var spacing: LayoutSpacing
    var width: Double
    var positions: [Double]
    var description: String { "\(fraction) of the width, \(spacing)" }
  }

  static let rows: [Row] = [
    Row(fraction: 0.3, spacing: .fixed(0), width: 96, positions: [0, 96, 192]),
    Row(fraction: 0.3, spacing: .fixed(10), width: 90, positions: [0, 100, 200]),
    Row(fraction: 0.3, spacing: .flexible(10), width: 90, positions: [0, 115, 230]),
    Row(fraction: 0.3, spacing: .flexible(1), width: 95, positions: [0, 112.5, 225]),
    Row(fraction: 0.25, spacing: .fixed(10), width: 72.5, positions: [0, 82.5, 165, 247.5]),
    Row(fraction: 0.25, spacing: .flexible(1), width: 79, positions: [0, 80.5, 160.5, 241]),
    Row(fraction: 0.5, spacing: .fixed(0), width: 160, positions: [0, 160]),
    Row(fraction: 0.5, spacing: .fixed(10), width: 155, positions: [0, 165]),
    Row(fraction: 0.5, spacing: .flexible(1), width: 159.5, positions: [0, 160.5]),
    Row(fraction: 1.0 / 3, spacing: .fixed(0), width: 106.5, positions: [0, 106.5, 213]),
    Row(fraction: 1.0 / 3, spacing: .fixed(10), width: 100, positions: [0, 110, 220]),
    Row(fraction: 1.0 / 3, spacing: .flexible(1), width: 106, positions: [0, 107, 214]),
    Row(fraction: 0.4, spacing: .fixed(10), width: 124, positions: [0, 134]),
    Row(fraction: 0.4, spacing: .flexible(10), width: 124, positions: [0, 196]),
    Row(fraction: 0.4, spacing: .flexible(1), width: 127.5, positions: [0, 192.5]),
    Row(fraction: 0.9, spacing: .fixed(10), width: 288, positions: [0]),
  ]

  @Test(arguments: rows)
  func `fractions refer to the length without the spacing`(row: Row) {
    let layout = layout(of: [item(.fractionalWidth(row.fraction))], spacing: row.spacing)
    for index in 0..<8 {
      let frame = layout.frame(ofItem: index, inSection: 0)!
      let column = index % row.positions.count
      #expect(frame.origin.x == row.positions[column])
      #expect(frame.size.width == row.width)
      #expect(frame.origin.y == Double(index / row.positions.count) * 10)
    }
  }

  @Test func `the first subitem that does not fit ends the group`() {
    let layout = layout(
      of: [item(.fractionalWidth(0.5)), item(.fractionalWidth(0.25))], spacing: .fixed(0))
    let frames = (0..<4).map { layout.frame(ofItem: $0, inSection: 0)! }
    #expect(frames.map(\.origin.x) == [0, 160, 0, 160])
    #expect(frames.map(\.size.width) == [160, 80, 160, 80])
  }

  @Test func `a counted group divides its length regardless of its subitem's dimension`() {
    let layout = layout(
      of: [item(.absolute(30))], spacing: .fixed(10), repetition: .divided(3))
    let frames = (0..<3).map { layout.frame(ofItem: $0, inSection: 0)! }
    #expect(frames.map(\.origin.x) == [0, 110, 220])
    #expect(frames.allSatisfy { $0.size.width == 100 })
  }

  @Test func `a repeated subitem keeps its size past the end of its group`() {
    let layout = layout(
      of: [item(.absolute(200))], spacing: .fixed(10), repetition: .repeated(3))
    let frames = (0..<3).map { layout.frame(ofItem: $0, inSection: 0)! }
    #expect(frames.map(\.origin.x) == [0, 210, 420])
    #expect(frames.allSatisfy { $0.size.width == 200 })
  }

  @Test func `an item that is longer than its group makes the section empty`() {
    let layout = layout(of: [item(.absolute(321))], spacing: .fixed(0))
    #expect(layout.frame(ofItem: 0, inSection: 0) == nil)
    #expect(layout.contentSize == LayoutSize(width: 320, height: 0))
    #expect(layout.elements(in: LayoutRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
  }

  @Test(arguments: [0.0, -5])
  func `subitems without length do not repeat forever`(length: Double) {
    let layout = layout(of: [item(.absolute(length))], spacing: .fixed(0))
    let frame = layout.frame(ofItem: 7, inSection: 0)!
    #expect(frame == LayoutRect(x: 0, y: 70, width: 0, height: 10))
  }

  @Test(
    arguments: [280.0, 300, 301, 320, 375, 393, 402, 430, 834])
  func `thirds fill a row of any width`(width: Double) {
    for scale in [1.0, 2, 3] {
      var description = LayoutDescription(
        containerSize: LayoutSize(width: width, height: 480), scale: scale)
      description.append(
        section(of: [item(.fractionalWidth(1.0 / 3))], spacing: .fixed(0)), itemCount: 3)
      let layout = SolvedLayout(description)
      #expect(layout.contentSize.height == 10, "\(width) points at \(scale)x")
    }
  }

  @Test func `rule 9: half a pixel of excess still fits, and more does not`() {
    // 320 points at 2x: half a pixel is a quarter of a point.
    let fitting = layout(of: [item(.absolute(160.125))], spacing: .fixed(0))
    #expect((0..<2).map { fitting.frame(ofItem: $0, inSection: 0)!.origin.y } == [0, 0])
    let excessive = layout(of: [item(.absolute(160.126))], spacing: .fixed(0))
    #expect((0..<2).map { excessive.frame(ofItem: $0, inSection: 0)!.origin.y } == [0, 10])
  }

  @Test func `rule 2: a position a little below zero is zero and not minus zero`() {
    let layout = layout(
      of: [
        LayoutItem(
          width: .absolute(10), height: .absolute(10),
          edgeSpacing: LayoutEdgeSpacing(leading: .fixed(-0.1)))
      ], spacing: .fixed(0))
    #expect("\(layout.frame(ofItem: 0, inSection: 0)!.origin.x)" == "0.0")
  }

  private func item(_ width: LayoutDimension) -> LayoutItem {
    LayoutItem(width: width, height: .absolute(10))
  }

  private func section(
    of subitems: [LayoutItem], spacing: LayoutSpacing,
    repetition: LayoutSequence.Repetition = .untilFull
  ) -> LayoutSection {
    LayoutSection(
      group: LayoutGroup(
        axis: .horizontal, width: .fractionalWidth(1), height: .absolute(10), items: subitems,
        repetition: repetition, interItemSpacing: spacing))
  }

  private func layout(
    of subitems: [LayoutItem], spacing: LayoutSpacing,
    repetition: LayoutSequence.Repetition = .untilFull
  ) -> SolvedLayout {
    var description = LayoutDescription(
      containerSize: LayoutSize(width: 320, height: 480), scale: 2)
    description.append(
      section(of: subitems, spacing: spacing, repetition: repetition), itemCount: 8)
    return SolvedLayout(description)
  }
}
