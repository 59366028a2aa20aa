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
}
