import SettingsList
import TesseraTesting
import Testing
import UIKit

/// The settings in a list: cards, switches, a checkmark that moves, and rows that expand.
@Suite(.serialized) @MainActor struct SettingsListTests {
  private let screen: HostedScreen
  private let collectionView: UICollectionView

  init() throws {
    let controller = SettingsListViewController()
    screen = HostedScreen(controller)
    collectionView = try #require(controller.view.subviews.first as? UICollectionView)
  }

  private func cell(_ item: Int, _ section: Int) throws -> UICollectionViewListCell {
    let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section))
    return try #require(cell as? UICollectionViewListCell)
  }

  @Test func `rows are cards of 52 points between headers and footers`() throws {
    #expect(try cell(0, 0).frame.minX == 16)
    #expect(try cell(0, 0).frame.width == 361)
    for item in 0..<3 { #expect(try cell(item, 1).frame.height == 52) }
    let header = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 0)
    #expect(try cell(0, 0).frame.minY == header?.frame.maxY)
  }

  @Test func `a switch in a row turns by a tap without selecting the row`() throws {
    let cell = try cell(0, 0)
    let toggle = try #require(cell.subviews.compactMap { $0 as? UISwitch }.first)
    #expect(!toggle.isOn)
    #expect(toggle.frame.maxX == cell.bounds.width - 16)
    #expect(cell.contentView.frame.maxX == toggle.frame.minX)
    try screen.tap(on: toggle)
    #expect(toggle.isOn)
    #expect(collectionView.indexPathsForSelectedItems == [])
  }

  @Test func `a tap moves the checkmark`() throws {
    func checked() throws -> [Int] {
      try (0..<3).filter { try !cell($0, 1).accessories.isEmpty }
    }
    #expect(try checked() == [1])
    try screen.tap(on: try cell(2, 1).contentView)
    screen.advance(by: 1)
    #expect(try checked() == [2])
  }

  @Test func `a tap of a row with an arrow shows the rows inside`() throws {
    #expect(collectionView.numberOfItems(inSection: 2) == 2)
    collectionView.scrollToItem(
      at: IndexPath(item: 0, section: 2), at: .centeredVertically, animated: false)
    screen.advance(by: 1)
    try screen.tap(on: try cell(0, 2).contentView)
    screen.advance(by: 1)
    #expect(collectionView.numberOfItems(inSection: 2) == 4)
    #expect(try cell(1, 2).indentationLevel == 1)
  }

  // MARK: Search

  /// The titles of all rows.
  private func titles(of list: UICollectionView) -> [String] {
    (0..<list.numberOfSections).flatMap { section in
      (0..<list.numberOfItems(inSection: section)).compactMap { item in
        let cell = list.cellForItem(at: IndexPath(item: item, section: section))
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }
  }

  @Test func `a search displays matching rows with the rows that contain them`() throws {
    let root = SettingsListViewController()
    let screen = HostedScreen(UINavigationController(rootViewController: root))
    let list = try #require(screen.collectionView)
    let search = try #require(root.navigationItem.searchController)
    let before = titles(of: list)
    try screen.tap(on: search.searchBar.searchTextField)
    screen.type("video")
    screen.advance(by: 1)
    #expect(list.numberOfSections == 1)
    #expect(titles(of: list) == ["Photos", "Videos"])
    let header = screen.supplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(
      ((header as? UICollectionViewCell)?.contentConfiguration as? UIListContentConfiguration)?
        .text == "Storage")
    for _ in 0..<5 { screen.pressDelete() }
    screen.type("oo")
    screen.advance(by: 1)
    #expect(titles(of: list) == ["Bluetooth"])
    try screen.tap(on: try screen.view(label: "Cancel"))
    screen.advance(by: 1)
    #expect(titles(of: list) == before)
  }

  // MARK: Swipe actions

  private func swipe(_ item: Int, _ section: Int) throws {
    let indexPath = IndexPath(item: item, section: section)
    collectionView.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
    screen.advance(by: 1)
    let frame = collectionView.convert(try cell(item, section).frame, to: nil)
    let finger = screen.touch(at: CGPoint(x: frame.midX + 60, y: frame.midY))
    finger.move(to: CGPoint(x: frame.midX - 60, y: frame.midY), duration: 0.4)
    finger.hold(for: 0.3)
    finger.lift()
    screen.advance(by: 1)
  }

  private func tap(_ label: String) throws {
    try screen.tap(on: try screen.view(label: label))
    screen.advance(by: 1)
  }

  @Test func `a swipe forgets the network once`() throws {
    try swipe(1, 0)
    try tap("Forget")
    try swipe(1, 0)
    #expect(throws: (any Error).self) { try screen.view(label: "Forget") }
  }

  @Test func `a deleted row is gone from the row that contains it and from the search`() throws {
    collectionView.scrollToItem(at: [2, 1], at: .centeredVertically, animated: false)
    screen.advance(by: 1)
    try screen.tap(on: try cell(1, 2).contentView)
    screen.advance(by: 1)
    #expect(collectionView.numberOfItems(inSection: 2) == 3)
    #expect(try cell(1, 2).accessories.count == 2)
    try swipe(2, 2)
    try tap("Delete")
    #expect(collectionView.numberOfItems(inSection: 2) == 2)
    #expect(try cell(1, 2).accessories.count == 1)
    try swipe(0, 2)
    try tap("Delete")
    #expect(collectionView.numberOfItems(inSection: 2) == 1)
  }

  @Test func `switches and choices have no swipe actions`() throws {
    try swipe(0, 0)
    try swipe(0, 1)
    for label in ["Forget", "Delete"] {
      #expect(throws: (any Error).self, "\(label)") { try screen.view(label: label) }
    }
  }
}
