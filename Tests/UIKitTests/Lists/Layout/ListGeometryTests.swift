import Foundation
import Testing

@testable import UIKit

/// Frames of lists: those recorded on iPhones, and the rules between them.
@MainActor
@Suite struct ListGeometryTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private struct Case: Decodable {
    var id: String
    var expected: [String: Recorded]
    var tolerance: CGFloat
  }

  private enum Recorded: Decodable {
    case numbers([CGFloat])
    case other

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let numbers = try? value.decode([CGFloat].self) {
        self = .numbers(numbers)
      } else if let number = try? value.decode(CGFloat.self) {
        self = .numbers([number])
      } else {
        self = .other
      }
    }
  }

  private func recorded(_ id: String, _ name: String) throws -> [CGFloat] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/lists-iphone.jsonl")
    let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
    let found = try #require(cases.first { $0.id == id })
    guard case .numbers(let numbers) = try #require(found.expected[name]) else { return [] }
    return numbers
  }

  private func list(
    _ appearance: Configuration.Appearance, _ change: (inout Configuration) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    var configuration = Configuration(appearance: appearance)
    change(&configuration)
    return .list(using: configuration)
  }

  // MARK: Recordings

  /// The list of the settings app of iOS 26 and 27.
  ///
  /// It begins under a large title at y 168, without the gap above the first group. Large titles
  /// are not supported, so that the rows here begin 35 points below the edge.
  private var settings: ListFixture {
    ListFixture(
      [[90.333], [52], Array(repeating: 52, count: 9), [52], [52]].map { $0.map { CGFloat($0) } },
      size: CGSize(width: 402, height: 874), scale: 3, list(.insetGrouped))
  }

  @Test func `rows of the settings app have the recorded frames`() throws {
    let fixture = settings
    let shift: CGFloat = 168 - 35
    func check(_ row: CGRect?, _ id: String, _ name: String) throws {
      let shown = row?.offsetBy(dx: 0, dy: shift)
      let recorded = try recorded(id, name)
      #expect(isNear(shown, recorded, within: 0.34), "\(name): \(String(describing: shown))")
    }
    try check(fixture.row(0, 0), "ip26-list-settings-rows", "account")
    try check(fixture.row(0, 1), "ip26-list-settings-rows", "general")
  }

  @Test func `groups are 35 apart, and their backgrounds meet in the middle`() throws {
    let fixture = settings
    let backgrounds = fixture.backgrounds
    let shift: CGFloat = 168 - 35
    let id = "ip27-list-section-background"
    let second = try recorded(id, "section1")
    #expect(isNear(backgrounds[1].offsetBy(dx: 0, dy: shift), second, within: 0.34))
    #expect(isNear(backgrounds[0].maxY + shift, second[1], within: 0.34))
    let first = try recorded(id, "section0")
    #expect(backgrounds[0].minX == first[0])
    #expect(backgrounds[0].width == first[2])
    // Two heights of the collection view above the section.
    #expect(backgrounds[0].minY == -1748)
    let rows = (0..<5).compactMap { fixture.row(0, $0) }
    #expect(isNear(rows[1].minY - rows[0].maxY, 35, within: 0.34))
    #expect(isNear(rows[3].minY - (fixture.row(8, 2)?.maxY ?? 0), 35, within: 0.34))
    #expect(isNear(rows[4].minY - rows[3].maxY, 35, within: 0.34))
    #expect(isNear(fixture.view.contentSize.height - rows[4].maxY, 20, within: 0.34))
  }

  @Test func `a section with a header and one without have the recorded backgrounds`() throws {
    var first = Configuration(appearance: .insetGrouped)
    first.headerMode = .supplementary
    let second = Configuration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(using: index == 0 ? first : second, layoutEnvironment: environment)
    }
    let fixture = ListFixture(
      [[44], [44]], size: CGSize(width: 300, height: 500), scale: 3, layout
    ) {
      $0.headerHeight = 38.667
    }
    let id = "ip17-inset-backgrounds"
    #expect(fixture.row(0, 0)?.minX == 16)
    #expect(fixture.row(0, 0)?.width == 268)
    #expect(fixture.backgrounds.count == 2)
    for (frame, name) in zip(fixture.backgrounds, ["section0", "section1"]) {
      let numbers = try recorded(id, name)
      #expect(isNear(frame, numbers, within: 0.34), "\(name): \(frame)")
    }
  }

  @Test func `cards are 20 from the sides at a width of 414`() throws {
    let fixture = ListFixture(
      [[44]], size: CGSize(width: 414, height: 896), scale: 2, list(.insetGrouped))
    let recorded = try recorded("ip14-list-cell-414", "cell")
    // The gap above it was recorded with a beta of iOS 14.
    #expect(fixture.row(0, 0)?.minX == recorded[0])
    #expect(fixture.row(0, 0)?.width == recorded[2])
  }

  // MARK: Rules

  @Test func `rows of a plain list begin at the edge and follow each other`() {
    let fixture = ListFixture(
      [[52, 60], [44]], size: CGSize(width: 393, height: 852), scale: 3, list(.plain))
    #expect(fixture.row(0, 0) == CGRect(x: 0, y: 0, width: 393, height: 52))
    #expect(fixture.row(1, 0) == CGRect(x: 0, y: 52, width: 393, height: 60))
    #expect(fixture.row(0, 1) == CGRect(x: 0, y: 112, width: 393, height: 44))
    #expect(fixture.view.contentSize.height == 156)
  }

  @Test func `headers of a plain list have 22 points above them, and stay visible`() {
    let layout = list(.plain) { $0.headerMode = .supplementary }
    let fixture = ListFixture(
      [Array(repeating: 50, count: 8), Array(repeating: 50, count: 8)],
      size: CGSize(width: 320, height: 400), scale: 2, layout)
    #expect(fixture.header(0) == CGRect(x: 0, y: 22, width: 320, height: 40))
    #expect(fixture.row(0, 0)?.minY == 62)
    fixture.view.contentOffset.y = 100
    fixture.view.layoutIfNeeded()
    #expect(fixture.header(0)?.minY == 100)
    fixture.view.contentOffset.y = 400
    fixture.view.layoutIfNeeded()
    // Rows end at 462, and the second header begins 22 below them.
    #expect(fixture.header(0)?.maxY == 440)
    #expect(fixture.row(7, 0)?.maxY == 462)
    #expect(fixture.header(1)?.minY == 484)
  }

  @Test func `headers and footers of cards are as wide as the cards and touch the rows`() {
    let layout = list(.insetGrouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let fixture = ListFixture(
      [[50], [50]], size: CGSize(width: 320, height: 480), scale: 2, layout)
    #expect(fixture.header(0) == CGRect(x: 16, y: 0, width: 288, height: 40))
    #expect(fixture.row(0, 0) == CGRect(x: 16, y: 40, width: 288, height: 50))
    #expect(fixture.footer(0) == CGRect(x: 16, y: 90, width: 288, height: 32))
    #expect(fixture.header(1) == CGRect(x: 16, y: 122, width: 288, height: 40))
  }

  @Test func `the configuration determines the padding above headers`() {
    for mode in [Configuration.HeaderMode.supplementary, .firstItemInSection] {
      let layout = list(.insetGrouped) {
        $0.headerMode = mode
        $0.headerTopPadding = 8
      }
      let fixture = ListFixture(
        [[40, 50], [40, 50]], size: CGSize(width: 320, height: 480), scale: 2, layout)
      let tops =
        mode == .supplementary
        ? [fixture.header(0)?.minY, fixture.header(1)?.minY]
        : [fixture.row(0, 0)?.minY, fixture.row(0, 1)?.minY]
      #expect(tops[0] == 8)
      #expect(tops[1] == (fixture.row(1, 0)?.maxY ?? 0) + 17.5 + 8)
    }
  }

  @Test func `safe areas at the sides move cards, and rows from edge to edge stay`() {
    let cases: [(Configuration.Appearance, CGFloat)] = [(.insetGrouped, 60), (.plain, 0)]
    for (appearance, leading) in cases {
      let fixture = ListFixture(
        [[50]], size: CGSize(width: 800, height: 360), scale: 3, list(appearance))
      let controller = UIViewController()
      controller.view.frame = fixture.view.frame
      controller.view.addSubview(fixture.view)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
      controller.view.layoutIfNeeded()
      #expect(fixture.row(0, 0)?.minX == leading)
      #expect(fixture.row(0, 0)?.maxX == 800 - leading)
    }
  }

  // MARK: Cost

  @Test func `a list with many sections is three kinds of sections`() {
    let layout = list(.insetGrouped)
    let fixture = ListFixture(
      Array(repeating: [52, 52], count: 10_000), size: CGSize(width: 402, height: 874), scale: 3,
      layout)
    #expect(layout.solvedKinds.stored == 3)
    #expect(layout.solvedKinds.lowered == 3)
    #expect(fixture.view.subviews.count < 60)
  }

  @Test func `sections of a provider share their kinds`() {
    var configuration = Configuration(appearance: .grouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    _ = ListFixture(
      Array(repeating: [52], count: 1000), size: CGSize(width: 402, height: 874), scale: 3, layout)
    #expect(layout.solvedKinds.stored == 3)
  }

  @Test func `inserted rows are applied to the solution`() {
    let layout = list(.plain)
    let fixture = ListFixture(
      [Array(repeating: 52, count: 1000)], size: CGSize(width: 402, height: 874), scale: 3, layout)
    let solved = layout.preparations.solved
    fixture.rows.heights[0].insert(70, at: 1)
    fixture.view.performBatchUpdates({
      fixture.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    })
    fixture.view.layoutIfNeeded()
    #expect(layout.preparations.solved == solved)
    #expect(fixture.row(1, 0)?.height == 70)
    #expect(fixture.row(2, 0)?.minY == 122)
  }

  // MARK: Color

  @Test func `sections have the background color of their appearance or configuration`() {
    func colors(_ layout: UICollectionViewLayout) -> [UIColor?] {
      let fixture = ListFixture([[50]], size: CGSize(width: 320, height: 480), scale: 2, layout)
      return fixture.view.subviews.filter { !($0 is UICollectionViewCell) }.map(\.backgroundColor)
        .filter { $0 != nil }
    }
    #expect(colors(list(.insetGrouped)) == [.systemGroupedBackground])
    #expect(colors(list(.plain)) == [.systemBackground])
    #expect(colors(list(.plain) { $0.backgroundColor = .red }) == [.red])
    #expect(colors(list(.plain) { $0.backgroundColor = .clear }) == [])
  }
}
