import InsertionSort
import LiveFeed
import Outline
import PhotoGrid
import TesseraTesting
import Testing
import UIKit

@MainActor
@Suite("The examples of changing data")
struct DataExampleTests {
  private func texts(_ screen: HostedScreen, label: Int) -> [String] {
    let cells = (screen.collectionView?.visibleCells ?? [])
      .sorted { $0.frame.minY < $1.frame.minY }
    return cells.compactMap { ($0.contentView.subviews[label] as? UILabel)?.text }
  }

  @Test
  func `a tap opens a branch of the outline, and another one closes it, with all that is below`()
    throws
  {
    let screen = HostedScreen(OutlineViewController())
    let first = texts(screen, label: 1)
    #expect(first.first == "Compositional layout")
    #expect(first[1] == "Grid")
    let count = try #require(screen.collectionView).numberOfItems(inSection: 0)
    let row = try #require(first.firstIndex(of: "Supplementary items"))
    try screen.tap(at: [0, row])
    #expect(texts(screen, label: 1)[row + 1] == "Badges")
    #expect(texts(screen, label: 0).first == "▾")
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == count + 3)
    try screen.tap(at: [0, 0])
    #expect(texts(screen, label: 1)[1] == "Diffable data")
    #expect(texts(screen, label: 0).first == "▸")
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == 4)
    try screen.tap(at: [0, 0])
    #expect(
      screen.collectionView?.numberOfItems(inSection: 0) == count + 3,
      "what was open below still is")
    try screen.tap(at: [0, 1])
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == count + 3)
  }

  @Test
  func `what one reads stays where it is while posts come in above, and at the top they are seen`()
    throws
  {
    let feed = LiveFeedViewController()
    let screen = HostedScreen(feed)
    let collectionView = try #require(screen.collectionView)
    screen.scroll(to: 900)
    let anchor = try #require(
      collectionView.visibleCells.min { $0.frame.minY < $1.frame.minY })
    let before = anchor.frame.minY - collectionView.contentOffset.y
    let text = (anchor.contentView.subviews.first as? UILabel)?.text
    for _ in 0..<5 {
      feed.receive(count: 3)
      collectionView.layoutIfNeeded()
    }
    #expect(collectionView.numberOfItems(inSection: 0) == 55)
    let same = try #require(
      collectionView.visibleCells.first {
        ($0.contentView.subviews.first as? UILabel)?.text == text
      })
    #expect(abs(same.frame.minY - collectionView.contentOffset.y - before) < 1)
  }

  @Test func `a photo that is tapped goes, and the one behind it takes its place`() throws {
    let screen = HostedScreen(DiffablePhotoGridViewController())
    let place = try #require(screen.frame(at: [0, 1]))
    try screen.tap(at: [0, 1])
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == 199)
    #expect(screen.frame(at: [0, 1]) == place)
    let cell = try #require(screen.cell(at: [0, 1]))
    #expect((cell.contentView.subviews.last as? UILabel)?.text == "3")
  }

  @Test func `rows are shuffled the same way every time, and fill the width`() throws {
    let model = ScreenModel(size: CGSize(width: 480, height: 600), scale: 2)
    let screen = HostedScreen(InsertionSortViewController(), on: model)
    try screen.expectFrames([
      [0, 0]: CGRect(x: 0, y: 0, width: 20, height: 20),
      [1, 23]: CGRect(x: 460, y: 20, width: 20, height: 20),
    ])
    let other = HostedScreen(InsertionSortViewController(), on: model)
    #expect(screen.svg() == other.svg())
  }
}
