import LayoutTour
import PhotoGrid
import TesseraTesting
import Testing
import UIKit

@MainActor
@Suite("The examples of single systems stand where their sizes put them")
struct LayoutTourTests {
  private let model = ScreenModel(size: CGSize(width: 320, height: 480), scale: 2)

  @Test
  func `a grid has more columns on a wide screen, and as many as before when it is turned back`()
    throws
  {
    let screen = HostedScreen(AdaptiveGridViewController())
    // 393 less 20 on either side: 353; rows of a list, then five columns of 70.33.
    try screen.expectFrames([
      [0, 0]: CGRect(x: 22, y: 22, width: 349, height: 40),
      [0, 1]: CGRect(x: 22, y: 66, width: 349, height: 40),
    ])
    let portrait = try #require(screen.frame(at: [1, 4]))
    #expect(portrait.minY == (try #require(screen.frame(at: [1, 0]))).minY)
    screen.rotate(toLandscape: true)
    // 852 less 59 on either side is 734, which is not above 800, so only the widths change.
    #expect(try #require(screen.frame(at: [0, 0])).width == 734 - 40 - 4)
    screen.rotate(toLandscape: false)
    #expect(screen.frame(at: [1, 4]) == portrait)

    let tablet = HostedScreen(
      AdaptiveGridViewController(),
      on: ScreenModel(size: CGSize(width: 1024, height: 768), scale: 2))
    let row = try (0..<10).map { try #require(tablet.frame(at: [1, $0])).minY }
    #expect(Set(row).count == 1)
    #expect(try #require(tablet.frame(at: [1, 10])).minY > row[0])
  }

  @Test
  func `a badge lies on its item's corner, and says what the item's number asks for`() throws {
    let screen = HostedScreen(BadgesViewController(), on: model)
    // A quarter of 320 - 24 is 74, less 8 on all sides.
    try screen.expectFrames([[0, 0]: CGRect(x: 20, y: 20, width: 58, height: 58)])
    let kind = "badge-element-kind"
    // Its corner is at the item's corner, moved by 3/10 of its own size.
    #expect(
      screen.frame(ofSupplementaryElementOfKind: kind, at: [0, 0])
        == CGRect(x: 78 - 22 + 6.5, y: 20 - 6.5, width: 22, height: 22))
    let badge = try #require(screen.supplementaryView(ofKind: kind, at: [0, 2]))
    #expect((badge.subviews.first as? UILabel)?.text == "10")
    #expect(!badge.isHidden)
    // 11 * 7 is a multiple of 11, so there is no badge.
    #expect(try #require(screen.supplementaryView(ofKind: kind, at: [0, 10])).isHidden)
  }

  @Test
  func `every section has one card behind it, as large as the section less the card's insets`()
    throws
  {
    let screen = HostedScreen(SectionBackgroundsViewController(), on: model)
    let cards = try #require(screen.collectionView).subviews.filter {
      String(describing: type(of: $0)) == "SectionBackgroundView"
    }
    // Three rows of 44 and two spacings of 5 between insets of 20, less 8 above and below.
    #expect(
      cards.map(\.frame).min { $0.minY < $1.minY }
        == CGRect(x: 14, y: 8, width: 292, height: 2 * 20 + 3 * 44 + 2 * 5 - 16))
    #expect(cards.allSatisfy { $0.frame.width == 292 })
  }

  @Test
  func `a picture of the waterfall lies in the column that was shortest when it came`() throws {
    let screen = HostedScreen(WaterfallViewController(), on: model)
    var ends: [CGFloat] = [8, 8]
    let width: CGFloat = (320 - 16 - 8) / 2
    for item in 0..<120 {
      let frame = try #require(screen.frame(at: [0, item]))
      let column = ends[0] <= ends[1] ? 0 : 1
      #expect(frame.width == width)
      #expect(frame.minX == 8 + CGFloat(column) * (width + 8), "item \(item)")
      #expect(frame.minY == ends[column], "item \(item)")
      ends[column] = frame.maxY + 8
    }
    #expect(screen.contentSize.height == ends.max()!)
  }

  @Test
  func `a layout that keeps its own frames lays the grid out anew when the screen is turned`()
    throws
  {
    let screen = HostedScreen(PhotoGridViewController.custom(), on: model)
    try screen.expectFrames([
      [0, 0]: CGRect(x: 0, y: 0, width: 106, height: 106),
      [0, 4]: CGRect(x: 107, y: 107, width: 106, height: 106),
      [0, 199]: CGRect(x: 107, y: 66 * 107, width: 106, height: 106),
    ])
    screen.rotate(toLandscape: true)
    let length: CGFloat = (480 - 2) / 3
    #expect(screen.frame(at: [0, 1])?.origin == CGPoint(x: length + 1, y: 0))
    #expect(screen.contentSize.width == 480)
    #expect(abs(screen.contentSize.height - (67 * (length + 1) - 1)) < 0.001)
  }
}
