import HelloList
import Navigation
import PhotoGrid
import PinnedHeaders
import TesseraTesting
import Testing
import UIKit

@MainActor
@Suite("The examples follow the text size, the direction and the orientation")
struct ExampleSurroundingsTests {
  private let large = UIContentSizeCategory.accessibilityExtraLarge

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test(arguments: [true, false])
  func `photos of a grid in landscape orientation are three in a row beside the camera`(
    isFlow: Bool
  ) throws {
    let screen = HostedScreen(
      isFlow ? PhotoGridViewController.flow() : PhotoGridViewController.custom(),
      isLandscape: true)
    let frames = try (0..<4).map { try #require(screen.frame(at: [0, $0])) }
    #expect(frames[0].minX == 59)
    #expect(frames[2].maxX <= 852 - 59 + 0.01)
    #expect(Set(frames[..<3].map(\.minY)).count == 1)
    #expect(frames[3].minY > frames[0].minY)
    #expect(frames[1].minX - frames[0].maxX < 4)
  }

  @Test func `the first photo of a custom grid is at the right from right to left`() throws {
    let screen = HostedScreen(
      PhotoGridViewController.custom(), layoutDirection: .rightToLeft)
    let cells = try (0..<2).map { try #require(screen.cell(at: [0, $0])) }
    let places = cells.map { $0.convert($0.bounds, to: nil).minX }
    #expect(places[0] > places[1])
  }

  @Test func `rows of greetings are as high as the text size needs`() throws {
    let standard = HostedScreen(HelloListViewController())
    let screen = HostedScreen(HelloListViewController(), contentSizeCategory: large)
    #expect(try #require(standard.frame(at: [0, 0])).height == 44)
    let cell = try #require(screen.cell(at: [0, 0]))
    let label = try #require(labels(in: cell).first)
    #expect(label.font.pointSize > 30)
    #expect(label.frame.height >= label.font.lineHeight)
  }

  @Test func `the names of trails have all their lines at a large text size`() throws {
    let screen = HostedScreen(TrailsNavigationController(), contentSizeCategory: large)
    for item in 0..<5 {
      let cell = try #require(screen.cell(at: [0, item]))
      let name = try #require(labels(in: cell).first)
      let size = name.sizeThatFits(CGSize(width: name.bounds.width, height: 1_000))
      #expect(name.bounds.height >= size.height - 0.5)
      #expect(cell.bounds.height >= name.bounds.height + 8)
    }
    #expect(HostedScreen(TrailsNavigationController()).frame(at: [0, 0])?.height == 52)
  }

  @Test func `lines of the departures are one below the other at a large text size`() throws {
    let screen = HostedScreen(DeparturesViewController(), contentSizeCategory: large)
    let cell = try #require(screen.cell(at: [0, 0]))
    let found = labels(in: cell)
    #expect(found.count == 3)
    for label in found {
      let frame = label.convert(label.bounds, to: cell)
      #expect(cell.bounds.contains(frame))
      #expect(label.bounds.height >= label.font.lineHeight - 0.5)
      #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.5)
    }
    let bottoms = found.map { $0.convert($0.bounds, to: cell).maxY }
    #expect(bottoms == bottoms.sorted())
    #expect(Set(bottoms).count == 3)
  }

  @Test func `the hour of departures is beside the camera in landscape orientation`() throws {
    let screen = HostedScreen(DeparturesViewController(), isLandscape: true)
    let header = try #require(
      screen.supplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    #expect(header.frame.minX == 0)
    #expect(try #require(labels(in: header).first).frame.minX == 59 + 16)
  }
}
