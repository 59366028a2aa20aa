import ModernCollections
import TesseraTesting
import Testing
import UIKit

/// Sections of modern collections that scroll horizontally, and the screens of the conference.
@MainActor struct ModernScrollingTests {
  private let third: CGFloat = 1.0 / 3

  @Test func `a section scrolls by itself`() throws {
    let host = try ModernHost(.orthogonal)
    // 0.85 of 393 is 334, 0.7 of that 233⅔.
    try host.screen.expectFrames([
      [0, 0]: CGRect(x: 5, y: 5, width: 223 + 2 * third, height: 230),
      [1, 0]: CGRect(x: 5, y: 261, width: 223 + 2 * third, height: 230),
    ])
    #expect(host.screen.scroll(section: 0, to: 100))
    #expect(host.screen.cell(at: [0, 0])?.windowFrame.minX == -95)
    #expect(host.screen.cell(at: [1, 0])?.windowFrame.minX == 5)
    #expect(host.screen.scroll(section: 0, to: 1_000))
    #expect(host.screen.cell(at: [0, 0]) == nil)
  }

  /// Groups are 314⅓ wide, 0.8 of 393.
  @Test(
    arguments: zip(
      0..<6, [200, 314 + 1.0 / 3, 393, 314 + 1.0 / 3, 275, 0] as [CGFloat]))
  func `each behavior has its own stops`(section: Int, stop: CGFloat) throws {
    let host = try ModernHost(.orthogonalBehaviors)
    let header = try #require(
      host.screen.frame(
        ofSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
        at: [section, 0]))
    host.screen.scroll(to: header.minY)
    let isRow = section < 5
    #expect(host.screen.scroll(section: section, to: 200) == isRow)
    let cell = try #require(
      host.screen.cell(at: [section, 3]) ?? host.screen.cell(at: [section, 0]))
    let item = try #require(host.collectionView.indexPath(for: cell)).item
    let place = isRow ? CGFloat(item / 3) * (314 + third) - stop + 5 : 5
    #expect(abs(cell.windowFrame.minX - place) < 0.4, "\(cell.windowFrame.minX), not \(place)")
  }

  @Test func `videos are four fifths of the width, on an iPad two fifths`() throws {
    let phone = try ModernHost(.videos)
    #expect(phone.counts == [5, 4, 5, 4])
    // Fractions of sections that scroll horizontally include the insets: 0.8 of 393 is 314⅓.
    let first = try #require(phone.screen.frame(at: [0, 0]))
    let second = try #require(phone.screen.frame(at: [0, 1]))
    #expect(first.minX == 16)
    #expect(abs(first.width - 314 - third) < 0.01)
    #expect(abs(second.minX - first.maxX - 16) < 0.01)
    let cell = try #require(phone.screen.cell(at: [0, 0]))
    let picture = try #require(cell.contentView.subviews.first)
    #expect(abs(picture.frame.height - first.width / 2) < 0.34)
    #expect(cell.labelTexts == ["Drawing coastlines", "Ines Albrecht"])
    let speaker = try #require(cell.contentView.subviews.last)
    #expect(abs(speaker.frame.maxY - cell.bounds.height) < 0.01)
    // 0.4 of 834 is 333.6, which is 333.5 at two pixels per point.
    let tablet = try ModernHost(.videos, device: "ipad-pro-11")
    #expect(tablet.screen.frame(at: [0, 0])?.width == 333.5)
  }

  @Test func `a flick of a track rests at a video`() throws {
    let host = try ModernHost(.videos)
    #expect(host.screen.scroll(section: 0, to: 250))
    #expect(abs((host.screen.cell(at: [0, 1])?.windowFrame.minX ?? 0) - 16) < 0.4)
    #expect(host.screen.cell(at: [1, 0])?.windowFrame.minX == 16)
  }

  @Test func `news are as high as their text`() throws {
    for device in ["iphone-15", "ipad-pro-11"] {
      let host = try ModernHost(.news, device: device)
      var end: CGFloat = 16 - 12
      for indexPath in host.screen.visibleItems {
        let cell = try #require(host.screen.cell(at: indexPath))
        #expect(abs(cell.frame.minY - end - 12) < 0.01)
        end = cell.frame.maxY
        let stack = try #require(cell.contentView.subviews.first)
        #expect(abs(cell.bounds.height - stack.frame.maxY - 12.5) < 0.51)
        let text = try #require((stack as? UIStackView)?.arrangedSubviews.last)
        let fitting = text.sizeThatFits(CGSize(width: text.bounds.width, height: 10_000))
        // Wrapped text is one point higher in Auto Layout.
        let extra: CGFloat = fitting.height > 30 ? 1 : 0
        #expect(abs(text.bounds.height - fitting.height - extra) < 0.51)
      }
      #expect(host.screen.visibleItems.count >= 4)
    }
  }
}
