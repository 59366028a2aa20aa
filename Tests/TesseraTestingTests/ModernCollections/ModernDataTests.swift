import TesseraTesting
import Testing
import UIKit

@testable import ModernCollections

/// The screens of modern collections whose data changes.
@MainActor struct ModernDataTests {
  // MARK: Mountains

  @Test func `typing filters the mountains by name and continent`() throws {
    let host = try ModernHost(.mountains)
    #expect(host.counts == [Mountain.all.count])
    #expect(Mountain.all.count > 100)
    #expect(Set(Mountain.all.map(\.name)).count == Mountain.all.count)
    // (373 - 10) / 2 = 181.5, which is 181⅓.
    let width = 181 + 1.0 / 3
    try host.screen.expectFrames([
      [0, 0]: CGRect(x: 10, y: 10, width: width, height: 64),
      [0, 1]: CGRect(x: 20 + width, y: 10, width: width, height: 64),
      [0, 2]: CGRect(x: 10, y: 84, width: width, height: 64),
    ])
    #expect(host.screen.type("mount e"))
    #expect(host.texts() == ["Mount Elbert", "Mount Elgon", "Mount Erebus", "Mount Everest"])
    #expect(host.screen.type("ANTARC"))
    #expect(
      host.texts() == ["Mount Erebus", "Mount Kirkpatrick", "Mount Sidley", "Vinson Massif"])
    #expect(host.screen.type("snie"))
    #expect(host.texts() == ["Śnieżka"])
    #expect(host.screen.type("none of them"))
    #expect(host.counts == [0])
    #expect(host.screen.type(""))
    #expect(host.counts == [Mountain.all.count])
    #expect(host.text(at: [0, 0]) == "Aconcagua")
  }

  @Test func `the mountains have three columns on an iPad, below the search bar`() throws {
    let host = try ModernHost(.mountains, device: "ipad-pro-11")
    let first = try #require(host.screen.frame(at: [0, 0]))
    #expect(host.screen.frame(at: [0, 2])?.minY == first.minY)
    #expect(host.screen.frame(at: [0, 3])?.minY == first.minY + 74)
    let searchBar = try #require(host.screen.window.descendant { $0 is UISearchBar })
    #expect(searchBar.windowFrame.maxY == host.collectionView.windowFrame.minY)
  }

  // MARK: Networks

  private func networks(_ host: ModernHost) -> [String] { host.texts(inSection: 1) }

  @Test func `each scan changes the list by a network`() throws {
    let host = try ModernHost(.networks)
    let controller = try #require(host.controller as? NetworksViewController)
    #expect(host.texts(inSection: 0) == ["Wi-Fi", "Harbor Library"])
    #expect(networks(host) == ["Attic", "Café Lotte", "Ferry 7", "Studio 3"])
    var changes = 0
    for _ in 0..<40 {
      let before = Set(networks(host))
      controller.scanner.scan()
      host.screen.layOut()
      let after = networks(host)
      #expect(after == after.sorted())
      #expect(!after.contains("Harbor Library"))
      #expect(before.symmetricDifference(after).count <= 1)
      if before != Set(after) { changes += 1 }
    }
    #expect(changes > 10)
  }

  @Test func `the switch ends the scans and hides the networks`() throws {
    let host = try ModernHost(.networks)
    let controller = try #require(host.controller as? NetworksViewController)
    #expect(controller.scanner.isRunning)
    let power = try #require(
      try host.listCell(at: [0, 0]).descendant { $0 is UISwitch } as? UISwitch)
    // The switch lies within the card, 16 before its end.
    #expect(abs(power.windowFrame.maxX - 361) < 0.01)
    try host.screen.tap(on: power)
    host.screen.advance(by: 1)
    #expect(host.counts == [1])
    #expect(!power.isOn)
    #expect(!controller.scanner.isRunning)
    try host.screen.tap(on: power)
    host.screen.advance(by: 1)
    #expect(host.counts == [2, 4])
    #expect(power.isOn)
    #expect(controller.scanner.isRunning)
    #expect(host.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func `a tap joins a network`() throws {
    let host = try ModernHost(.networks)
    try host.screen.tap(on: host.listCell(at: [1, 1]).contentView)
    host.screen.advance(by: 1)
    #expect(host.texts(inSection: 0) == ["Wi-Fi", "Café Lotte"])
    #expect(networks(host) == ["Attic", "Ferry 7", "Harbor Library", "Studio 3"])
  }

  @Test func `the scanner updates the list by itself until the screen disappears`() async throws {
    let host = try ModernHost(.networks)
    let controller = try #require(host.controller as? NetworksViewController)
    let before = networks(host)
    controller.scanner.stop()
    controller.scanner.start(interval: .milliseconds(1))
    for _ in 0..<5_000 where networks(host) == before {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(networks(host) != before)
    let navigation = try #require(host.screen.viewController as? UINavigationController)
    navigation.setViewControllers([UIViewController()], animated: false)
    host.screen.layOut()
    #expect(!controller.scanner.isRunning)
  }

  // MARK: Insertion sort

  /// The values of the rows from left to right, by the positions of their cells.
  private func values(_ host: ModernHost) -> [[CGFloat]] {
    let cells = host.screen.visibleItems.compactMap { host.screen.cell(at: $0) }
    return Dictionary(grouping: cells, by: \.frame.minY).sorted { $0.key < $1.key }.map { row in
      row.value.sorted { $0.frame.minX < $1.frame.minX }.map { cell in
        var hue: CGFloat = 0
        cell.backgroundConfiguration?.backgroundColor?.getHue(
          &hue, saturation: nil, brightness: nil, alpha: nil)
        return hue
      }
    }
  }

  @Test func `snapshots sort every row, one exchange at a time`() throws {
    let host = try ModernHost(.insertionSort)
    let controller = try #require(host.controller as? InsertionSortViewController)
    #expect(host.counts == Array(repeating: 12, count: 18))
    // 393 / 12 = 32.75. Absolute sizes are not rounded, positions are.
    let width: CGFloat = 32.75
    try host.screen.expectFrames([
      [0, 0]: CGRect(x: 0, y: 0, width: width, height: 36),
      [1, 1]: CGRect(x: 32 + 2.0 / 3, y: 36, width: width, height: 36),
    ])
    #expect(values(host).contains { $0 != $0.sorted() })
    let cells = Set(host.collectionView.visibleCells.map(ObjectIdentifier.init))
    var steps = 0
    while controller.rows.contains(where: { !$0.isSorted }), steps < 1_000 {
      let before = controller.rows
      controller.step()
      host.screen.layOut()
      for (old, new) in zip(before, controller.rows) {
        let moved = zip(old.elements, new.elements).filter { $0 != $1 }.count
        #expect(moved == 0 || moved == 2)
      }
      steps += 1
    }
    #expect(steps > 20, "A row of 12 has at most 66 exchanges.")
    #expect(steps < 70, "A row of 12 has at most 66 exchanges.")
    for row in values(host) {
      #expect(row == row.sorted())
      #expect(row.count == 12)
    }
    // Cells move; none is created.
    #expect(Set(host.collectionView.visibleCells.map(ObjectIdentifier.init)) == cells)
    try host.screen.tap(on: host.barButton("Shuffle"))
    host.screen.layOut()
    #expect(values(host).contains { $0 != $0.sorted() })
  }
}
