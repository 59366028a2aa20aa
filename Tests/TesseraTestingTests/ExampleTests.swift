import BookShelf
import HelloList
import InstagramPanels
import LayoutTour
import PhotoGrid
import PinnedHeaders
import TesseraTesting
import Testing
import UIKit

@MainActor
@Suite("The examples stand where their articles' sizes put them")
struct ExampleTests {
  @Test
  func `a shelf has one large cover, then columns of two small ones, in a single group`() throws {
    let screen = HostedScreen(BookShelfViewController())
    // The header is 44 high; the section's insets are 10, the spacing is 8.
    try screen.expectFrames([
      [0, 0]: CGRect(x: 10, y: 54, width: 200, height: 300),
      [0, 1]: CGRect(x: 218, y: 54, width: 100, height: 146),
      [0, 2]: CGRect(x: 218, y: 208, width: 100, height: 146),
      [0, 3]: CGRect(x: 326, y: 54, width: 100, height: 146),
      [0, 17]: CGRect(x: 1082, y: 54, width: 100, height: 146),
    ])
  }

  @Test func `headers name their sections and stand above the section's insets`() throws {
    let screen = HostedScreen(BookShelfViewController())
    let kind = "header-element-kind"
    let frame = try #require(screen.frame(ofSupplementaryElementOfKind: kind, at: [0, 0]))
    #expect(frame == CGRect(x: 10, y: 0, width: 373, height: 44))
    let header = try #require(screen.supplementaryView(ofKind: kind, at: [1, 0]))
    let label = try #require(header.subviews.first as? UILabel)
    #expect(label.text == "Continuous")
  }

  @Test func `a shelf that turns pages does so under a finger, and the others stay`() throws {
    let screen = HostedScreen(BookShelfViewController())
    // Sections are 394.67 high; the fifth is paged by groups of 0.85 of the screen.
    let information = try #require(
      screen.frame(ofSupplementaryElementOfKind: "information-element-kind", at: [0, 0]))
    screen.scroll(to: 1500 + information.height)
    let before = screen.visibleItems.filter { $0.section == 4 }
    #expect(before.first == [4, 0])
    #expect(screen.scroll(section: 4, to: 300))
    let visible = screen.visibleItems
    #expect(visible.filter { $0.section == 4 }.first == [4, 3])
    #expect(visible.filter { $0.section == 5 }.first == [5, 0])
    try screen.tap(at: [4, 3])
    #expect(!screen.scroll(section: 0, to: 300), "the first shelf is out of sight")
  }

  @Test
  func `photos are squares, three in a row, a point apart, on a phone of another width too`() throws
  {
    let model = ScreenModel(size: CGSize(width: 320, height: 480), scale: 2)
    let screen = HostedScreen(DiffablePhotoGridViewController(), on: model)
    // (320 - 2) / 3 = 106
    try screen.expectFrames([
      [0, 0]: CGRect(x: 0, y: 0, width: 106, height: 106),
      [0, 1]: CGRect(x: 107, y: 0, width: 106, height: 106),
      [0, 2]: CGRect(x: 214, y: 0, width: 106, height: 106),
      [0, 3]: CGRect(x: 0, y: 107, width: 106, height: 106),
      [0, 199]: CGRect(x: 107, y: 66 * 107, width: 106, height: 106),
    ])
    #expect(screen.contentSize == CGSize(width: 320, height: 67 * 107 - 1))
  }

  @Test
  func `a flow layout's photos stand a point or more apart, and follow the screen's width`() throws
  {
    let model = ScreenModel(size: CGSize(width: 320, height: 480), scale: 2)
    let screen = HostedScreen(PhotoGridViewController.flow(), on: model)
    // 320 / 3 - 1, and the rest is between them.
    let length = CGFloat(320) / 3 - 1
    try screen.expectFrames([
      [0, 0]: CGRect(x: 0, y: 0, width: length, height: length),
      [0, 1]: CGRect(x: 107, y: 0, width: length, height: length),
      [0, 2]: CGRect(x: 214.5, y: 0, width: length, height: length),
    ])
  }

  @Test func `the hour stays in sight until its trains are gone`() throws {
    let screen = HostedScreen(DeparturesViewController())
    let kind = UICollectionView.elementKindSectionHeader
    screen.scroll(to: 500)
    let header = try #require(screen.frame(ofSupplementaryElementOfKind: kind, at: [1, 0]))
    #expect(header == CGRect(x: 0, y: 500, width: 393, height: 40))
    let footer = UICollectionView.elementKindSectionFooter
    let end = try #require(screen.frame(ofSupplementaryElementOfKind: footer, at: [1, 0])).minY
    screen.scroll(to: end - 10)
    let pushed = try #require(screen.frame(ofSupplementaryElementOfKind: kind, at: [1, 0]))
    #expect(pushed.maxY == end)
  }

  @Test func `rows of a list are as wide as the screen, held sideways too`() throws {
    let screen = HostedScreen(HelloListViewController())
    try screen.expectFrames([[0, 31]: CGRect(x: 0, y: 31 * 44, width: 393, height: 44)])
    screen.rotate(toLandscape: true)
    // The sensor housing covers 59 points on either side.
    try screen.expectFrames([[0, 31]: CGRect(x: 59, y: 31 * 44, width: 852 - 118, height: 44)])
  }

  @Test func `a hundred thousand panels have the frames that a thousand have, over and over`()
    throws
  {
    let screen = HostedScreen(InstagramPanelsViewController(numberOfItems: 100_000))
    let few = HostedScreen(InstagramPanelsViewController(numberOfItems: 1_000))
    // Eighteen panels in four sections, each as high as 4/10 of the screen, repeat.
    let period = 4 * (852.0 * 0.4 * 3).rounded(.down) / 3
    for section in 0..<4 {
      for item in 0..<3 {
        let first = try #require(few.frame(at: [section, item]))
        let later = try #require(screen.frame(at: [section + 4 * 5_554, item]))
        #expect(later.width == first.width)
        #expect(later.height == first.height)
        #expect(abs(later.minY - first.minY - 5_554 * period) < 0.001)
      }
    }
  }
}
