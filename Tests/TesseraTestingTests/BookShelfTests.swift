import BookShelf
import TesseraTesting
import Testing
import UIKit

/// The shelf of article 001: covers, information about the series, and further volumes.
@MainActor struct BookShelfTests {
  private let screen = HostedScreen(BookShelfViewController())
  private let kind = "information-element-kind"

  private var count: Int { screen.collectionView?.numberOfItems(inSection: 0) ?? 0 }

  /// Waits for what runs in the background. Other tests may occupy its threads for minutes.
  private func wait(until isDone: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(3600)
    while !isDone(), ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(10))
      screen.layOut()
    }
    #expect(isDone())
  }

  @Test func `the information is below the covers, as high as its text, above the next section`()
    throws
  {
    let frame = try #require(screen.frame(ofSupplementaryElementOfKind: kind, at: [0, 0]))
    // The covers end at 354, and the section's insets are 10.
    #expect(frame.minY == 364)
    #expect(frame.width == 373)
    #expect(frame.height > 100)
    let view = try #require(screen.supplementaryView(ofKind: kind, at: [0, 0]))
    #expect(view.frame == frame)
    let read = screen.readElements
    #expect(read.contains("Ida Sandvik · 63 volumes, 18 loaded"))
    let next = try #require(
      screen.frame(ofSupplementaryElementOfKind: "header-element-kind", at: [1, 0]))
    #expect(next.minY == frame.maxY + 20)
  }

  @Test func `volumes are added at the end of the row until there are no more, and it stays there`()
    async throws
  {
    #expect(count == 18)
    for loaded in [36, 54, 63] {
      #expect(screen.scroll(section: 0, to: 1e6))
      let seen = screen.visibleItems.filter { $0.section == 0 }
      try await wait { count == loaded }
      #expect(screen.visibleItems.filter { $0.section == 0 }.starts(with: seen))
    }
    #expect(screen.readElements.contains("Ida Sandvik · 63 volumes, 63 loaded"))
    try screen.expectFrames([
      [0, 18]: CGRect(x: 1082, y: 208, width: 100, height: 146),
      [0, 62]: CGRect(x: 218 + 30 * 108, y: 208, width: 100, height: 146),
    ])
    screen.scroll(section: 0, to: 1e6)
    try await Task.sleep(for: .milliseconds(50))
    #expect(count == 63)
  }

  @Test func `covers appear once they are loaded, and a reused cell shows none of another book`()
    async throws
  {
    func picture(at path: IndexPath) -> UIImage? {
      screen.cell(at: path)?.contentView.subviews.lazy.compactMap { $0 as? UIImageView }.first?
        .image
    }
    #expect(screen.cell(at: [0, 0]) != nil)
    #expect(picture(at: [0, 0]) == nil)
    try await wait { picture(at: [0, 0]) != nil && picture(at: [0, 1]) != nil }
    #expect(picture(at: [0, 0])?.size.height == 240)
    #expect(picture(at: [0, 0]) != picture(at: [0, 1]))
    #expect(try screen.view(label: "The Lighthouse, volume 1") === screen.cell(at: [0, 0]))
  }
}
