import TesseraTesting
import Testing
import UIKit

@testable import ModernCollections

/// The lists and outlines of modern collections, operated by touches.
@MainActor struct ModernListTests {
  @Test func `rows of a simple list are cards of one and two lines`() throws {
    let host = try ModernHost(.simpleList)
    try host.screen.expectFrames([
      [0, 0]: CGRect(x: 16, y: 35, width: 361, height: 52),
      [0, 1]: CGRect(x: 16, y: 87, width: 361, height: 52),
    ])
    #expect(try host.listCell(at: [0, 2]).frame.height > 70)
    #expect(host.texts().prefix(3) == ["Box 1", "Box 2", "Box 3"])
    try host.screen.tap(at: [0, 1])
    #expect(host.collectionView.indexPathsForSelectedItems == [])
  }

  // MARK: Reordering

  private func grip(_ host: ModernHost, _ indexPath: IndexPath) throws -> CGPoint {
    let cell = try host.listCell(at: indexPath)
    let views = cell.subviews.filter { !($0.gestureRecognizers ?? []).isEmpty }
    return try #require(views.first).windowCenter
  }

  @Test func `a drag of the grip sorts the list and its data`() throws {
    let host = try ModernHost(.reorderableList)
    let controller = try #require(host.controller as? ReorderableListViewController)
    try host.screen.drag(from: grip(host, [0, 0]), to: grip(host, [0, 2]))
    host.screen.advance(by: 1)
    let names = ["Cut the hedge", "Pick the beans", "Water the seedlings", "Oil the gate"]
    #expect(host.texts(inSection: 0) == names)
    #expect(controller.chores[.today]?.map(\.name) == names)
    #expect(controller.chores[.later] == Chore.later)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `a drag moves a chore to the other section`(direction: UITraitEnvironmentLayoutDirection)
    throws
  {
    let host = try ModernHost(.reorderableList, direction: direction)
    let controller = try #require(host.controller as? ReorderableListViewController)
    let start = try grip(host, [0, 3])
    #expect(direction == .leftToRight ? start.x > 330 : start.x < 60)
    // The rows of the second section move up by one, so that its third row is under the finger.
    try host.screen.drag(from: start, to: grip(host, [1, 1]))
    host.screen.advance(by: 1)
    #expect(host.counts == [3, 6])
    #expect(controller.chores[.today]?.map(\.name) == Chore.today.prefix(3).map(\.name))
    #expect(
      controller.chores[.later]?.prefix(3).map(\.name)
        == ["Repair the greenhouse", "Sow spinach", "Oil the gate"])
    #expect(host.texts(inSection: 1) == controller.chores[.later]?.map(\.name))
  }

  // MARK: Appearances

  @Test func `the item of the bar changes the appearance`() throws {
    let host = try ModernHost(.listAppearances)
    let sides: [(String, CGFloat)] = [
      ("Plain", 0), ("Grouped", 0), ("Inset Grouped", 16), ("Sidebar", 10), ("Sidebar Plain", 10),
    ]
    for (name, side) in sides + [("Plain", 0)] {
      #expect(host.counts == [5, 4, 6])
      let cell = try host.listCell(at: [0, 1])
      #expect(cell.frame.minX == side, "\(name)")
      #expect(cell.frame.width == 393 - 2 * side, "\(name)")
      #expect(host.texts().prefix(2) == ["Broadleaf", "Beech"], "\(name)")
      try host.screen.tap(on: host.barButton(name))
      host.screen.layOut()
    }
  }

  @Test func `headers collapse their sections in every appearance`() throws {
    let host = try ModernHost(.listAppearances)
    for name in ["Plain", "Grouped", "Inset Grouped", "Sidebar", "Sidebar Plain"] {
      try host.screen.tap(on: host.listCell(at: [0, 0]).contentView)
      host.screen.advance(by: 1)
      #expect(host.counts == [1, 4, 6], "\(name)")
      try host.screen.tap(on: host.listCell(at: [0, 0]).contentView)
      host.screen.advance(by: 1)
      #expect(host.counts == [5, 4, 6], "\(name)")
      try host.screen.tap(on: host.barButton(name))
      host.screen.layOut()
    }
  }

  @Test func `a collapsed section stays collapsed in another appearance`() throws {
    let host = try ModernHost(.listAppearances)
    try host.screen.tap(on: host.listCell(at: [1, 0]).contentView)
    host.screen.advance(by: 1)
    try host.screen.tap(on: host.barButton("Plain"))
    host.screen.layOut()
    #expect(host.counts == [5, 1, 6])
    try host.screen.tap(on: host.listCell(at: [1, 0]).contentView)
    host.screen.advance(by: 1)
    #expect(host.counts == [5, 4, 6])
  }

  // MARK: Custom cells

  @Test func `a row composes a list content with labels of its own`() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let host = try ModernHost(.customCells, direction: direction)
      #expect(host.counts == [7])
      let (short, long) = (try host.listCell(at: [0, 0]), try host.listCell(at: [0, 2]))
      #expect(Set(short.labelTexts).isSuperset(of: ["Lighthouse", "6 km", "Easy"]))
      // The summary of the third row has two lines.
      #expect(long.frame.height > short.frame.height + 10)
      let content = try #require(
        short.contentView.subviews.compactMap { $0 as? UIListContentView }.first)
      let values = try #require(
        short.contentView.subviews.compactMap { $0 as? UIStackView }.first)
      let isBefore = content.windowFrame.midX < values.windowFrame.midX
      #expect(isBefore == (direction == .leftToRight))
      #expect(!content.frame.intersects(values.frame))
      // The separator begins at the text.
      let text = try #require(content.textLayoutGuide)
      let start = content.convert(text.layoutFrame, to: nil)
      let separator = short.convert(short.separatorLayoutGuide.layoutFrame, to: nil)
      #expect(
        direction == .leftToRight
          ? separator.minX == start.minX : abs(separator.maxX - start.maxX) < 0.34)
    }
  }

  // MARK: Outlines

  private func arrow(_ host: ModernHost, _ indexPath: IndexPath) throws -> UIView {
    let cell = try host.listCell(at: indexPath)
    return try #require(cell.subviews.first { $0 is UIControl })
  }

  @Test func `arrows disclose the levels of an outline`() throws {
    let host = try ModernHost(.outline)
    #expect(host.counts == [4])
    try host.screen.tap(on: arrow(host, [0, 0]))
    host.screen.advance(by: 1)
    #expect(
      host.texts()
        == ["House", "Floor plan", "Insurance", "Repairs", "Journeys", "Recipes", "Notes"])
    try host.screen.tap(on: arrow(host, [0, 3]))
    host.screen.advance(by: 1)
    #expect(host.counts == [9])
    try host.screen.tap(on: arrow(host, [0, 5]))
    host.screen.advance(by: 1)
    #expect(host.counts == [12])
    // Each level is indented by 10.
    let starts = try [0, 3, 5, 6].map { item in
      let cell = try host.listCell(at: [0, item])
      let content = try #require(cell.contentView as? UIListContentView)
      return cell.contentView.frame.minX + (content.textLayoutGuide?.layoutFrame.minX ?? 0)
    }
    #expect(starts == [0, 10, 20, 30].map { starts[0] + $0 })
    // A tap beside the arrow selects the row.
    try host.screen.tap(on: host.listCell(at: [0, 0]).contentView)
    #expect(host.collectionView.indexPathsForSelectedItems == [[0, 0]])
    #expect(host.counts == [12])
    // The inner levels stay expanded.
    try host.screen.tap(on: arrow(host, [0, 0]))
    host.screen.advance(by: 1)
    #expect(host.counts == [4])
    try host.screen.tap(on: arrow(host, [0, 0]))
    host.screen.advance(by: 1)
    #expect(host.counts == [12])
  }

  @Test func `symbols are a row, an outline and a list`() throws {
    let host = try ModernHost(.symbols)
    #expect(host.counts == [9, 5, 28])
    try host.screen.expectFrames([
      [0, 0]: CGRect(x: 16, y: 10, width: 96, height: 80),
      [0, 1]: CGRect(x: 122, y: 10, width: 96, height: 80),
    ])
    #expect(host.screen.scroll(section: 0, to: 200))
    #expect(host.screen.cell(at: [0, 2])?.windowFrame.minX == 16)
    try host.screen.tap(on: host.listCell(at: [1, 1]).contentView)
    host.screen.advance(by: 1)
    #expect(host.counts == [9, 11, 28])
    #expect(host.text(at: [1, 2]) == "Car")
  }

  @Test func `a star that the pushed screen sets appears in both lists`() throws {
    let host = try ModernHost(.symbols)
    let navigation = try #require(host.screen.viewController as? UINavigationController)
    func stars(_ indexPath: IndexPath) throws -> Int {
      try host.listCell(at: indexPath).accessories.count - 1
    }
    try host.screen.tap(on: host.listCell(at: [1, 0]).contentView)
    host.screen.advance(by: 1)
    #expect(try stars([1, 1]) == 0)
    try host.screen.tap(on: host.listCell(at: [1, 1]).contentView)
    host.screen.layOut()
    #expect(navigation.topViewController?.title == "Sun")
    try host.screen.tap(on: host.barButton("Add star"))
    try host.screen.tap(on: host.barButton("Symbol Explorer"))
    host.screen.layOut()
    #expect(try stars([1, 1]) == 1)
    #expect(try stars([1, 2]) == 0)
    #expect(host.collectionView.indexPathsForSelectedItems == [])
    #expect(try host.listCell(at: [2, 0]).accessories.count == 2)
  }

  @Test func `a swipe of a row of the list sets a star`() throws {
    let host = try ModernHost(.symbols)
    func swipe(_ indexPath: IndexPath) throws {
      let center = try host.listCell(at: indexPath).windowCenter
      let finger = host.screen.touch(at: CGPoint(x: center.x - 50, y: center.y))
      finger.move(to: CGPoint(x: center.x + 50, y: center.y), duration: 0.4)
      finger.hold(for: 0.3)
      finger.lift()
      host.screen.advance(by: 1)
    }
    for (label, count) in [("Star", 2), ("Unstar", 1)] {
      try swipe([2, 0])
      try host.screen.tap(on: host.screen.view(label: label))
      host.screen.advance(by: 1)
      #expect(try host.listCell(at: [2, 0]).accessories.count == count)
    }
  }

  // MARK: Configurations

  @Test func `content and background depend on the state of the cell`() throws {
    let host = try ModernHost(.customConfigurations)
    // Three in a row: (361 - 24) / 3 = 112⅓.
    let width = 112 + 1.0 / 3
    try host.screen.expectFrames([
      [0, 0]: CGRect(x: 16, y: 12, width: width, height: 96),
      [0, 4]: CGRect(x: 16 + width + 12, y: 120, width: width, height: 96),
    ])
    let cell = try #require(host.screen.cell(at: [0, 1]))
    func content() throws -> DialContentConfiguration {
      try #require(cell.contentConfiguration as? DialContentConfiguration)
    }
    #expect(try content().title == "Moon")
    #expect(try content().diskColor == .tertiarySystemFill)
    #expect(cell.backgroundConfiguration?.strokeWidth == 0)

    let finger = host.screen.touch(at: cell.windowCenter)
    finger.hold(for: 0.2)
    #expect(try content().diskColor == .systemBlue)
    let highlighted = cell.backgroundConfiguration?.resolvedBackgroundColor(for: .red)
    #expect(highlighted?.cgColor.alpha == 0.2)
    finger.lift()
    host.screen.layOut()
    #expect(try content().symbolColor == .white)
    #expect(cell.backgroundConfiguration?.strokeWidth == 2)
    #expect(cell.backgroundConfiguration?.backgroundColor == nil)

    try host.screen.tap(at: [0, 3])
    #expect(Set(host.collectionView.indexPathsForSelectedItems ?? []) == [[0, 1], [0, 3]])
    try host.screen.tap(at: [0, 1])
    #expect(try content().symbolColor == nil)
    // A selected cell keeps its state while it is out of sight.
    host.screen.scroll(to: 10_000)
    host.screen.scroll(to: 0)
    let selected = try #require(host.screen.cell(at: [0, 3]))
    #expect(selected.backgroundConfiguration?.strokeWidth == 2)
  }
}
