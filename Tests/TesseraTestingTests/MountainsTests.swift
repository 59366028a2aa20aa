import Mountains
import TesseraTesting
import Testing
import UIKit

@MainActor
@Suite("Mountains are found as one types")
struct MountainsTests {
  private func names(on screen: HostedScreen) -> [String] {
    (screen.collectionView?.visibleCells ?? [])
      .sorted {
        $0.frame.minY == $1.frame.minY
          ? $0.frame.minX < $1.frame.minX : $0.frame.minY < $1.frame.minY
      }
      .compactMap { ($0.contentView.subviews.first as? UILabel)?.text }
  }

  @Test
  func
    `every letter leaves fewer, whatever the case and the accents, and taking them back brings all again`()
    throws
  {
    let screen = HostedScreen(MountainsViewController())
    let all = try #require(screen.collectionView).numberOfItems(inSection: 0)
    #expect(all > 150)
    #expect(screen.type("YARI"))
    #expect(names(on: screen) == ["Kashima-Yarigatake", "Yari-ga-take"])
    #expect(screen.type("chokai"))
    #expect(names(on: screen) == ["Chōkai-san"])
    #expect(screen.type("mount saint"))
    #expect(names(on: screen) == ["Mount Saint Helens"])
    #expect(screen.type("there is none"))
    #expect(names(on: screen).isEmpty)
    #expect(screen.type(""))
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == all)
  }

  @Test func `the list lies below the search bar, which lies below the bars of the phone`() throws {
    let screen = HostedScreen(MountainsViewController())
    #expect(screen.collectionView?.frame == CGRect(x: 0, y: 59 + 56, width: 393, height: 852 - 115))
    // Two columns in 393 less 10 on all sides and between: 181.33, on a pixel boundary.
    let first = try #require(screen.frame(at: [0, 0]))
    #expect(first.origin == CGPoint(x: 10, y: 10))
    #expect(first.height == 52)
  }
}
