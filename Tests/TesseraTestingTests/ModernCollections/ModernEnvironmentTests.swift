import ModernCollections
import TesseraTesting
import Testing
import UIKit

/// Every screen of modern collections in the styles, directions and sizes of screens.
@MainActor @Suite("Every screen of modern collections")
struct ModernEnvironmentTests {
  /// The frames of the visible cells in the window, by item.
  private func windowFrames(_ host: ModernHost) -> [IndexPath: CGRect] {
    var frames: [IndexPath: CGRect] = [:]
    for indexPath in host.screen.visibleItems {
      frames[indexPath] = host.screen.cell(at: indexPath)?.windowFrame
    }
    return frames
  }

  private func expectFinite(_ screen: HostedScreen, _ name: String) {
    let drawing = screen.svg()
    #expect(!drawing.contains("nan"), "\(name)")
    #expect(!drawing.contains("inf\""), "\(name)")
  }

  @Test(arguments: ModernScreen.allCases)
  func `a dark screen has the frames of a light one and another background`(_ modern: ModernScreen)
    throws
  {
    let light = try ModernHost(modern)
    let dark = try ModernHost(modern, appearance: .dark)
    #expect(windowFrames(light).count >= 4)
    #expect(windowFrames(light) == windowFrames(dark))
    #expect(light.screen.svg() != dark.screen.svg())
    #expect(light.controller.title == modern.title)
  }

  @Test(arguments: ModernScreen.allCases)
  func `a right-to-left screen mirrors the frames`(_ modern: ModernScreen) throws {
    let left = windowFrames(try ModernHost(modern))
    let right = windowFrames(try ModernHost(modern, direction: .rightToLeft))
    #expect(Set(left.keys) == Set(right.keys))
    for (indexPath, frame) in left {
      let mirrored = try #require(right[indexPath])
      #expect(abs(mirrored.minX - (393 - frame.maxX)) < 0.34, "\(indexPath)")
      #expect(mirrored.minY == frame.minY, "\(indexPath)")
      #expect(mirrored.size == frame.size, "\(indexPath)")
    }
  }

  @Test(arguments: ModernScreen.allCases, ["iphone-se-3", "ipad-pro-11"])
  func `cells fill the width of small and large screens`(_ modern: ModernScreen, device: String)
    throws
  {
    let host = try ModernHost(modern, device: device)
    let width = host.screen.size.width
    let frames = windowFrames(host).values
    let content = host.collectionView.convert(host.collectionView.bounds, to: nil)
    #expect(frames.contains { $0.minY >= content.minY && $0.maxY <= content.maxY })
    let (start, end) = (frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0)
    // The readable content of an iPad is narrower.
    let margin: CGFloat = modern == .news ? 120 : 41
    #expect(start >= 0)
    #expect(start < margin)
    #expect(end > width - margin)
    expectFinite(host.screen, "\(modern) on \(device)")
  }

  @Test(arguments: ModernScreen.allCases)
  func `a rotation and back restores the frames`(_ modern: ModernScreen) throws {
    let host = try ModernHost(modern)
    let portrait = windowFrames(host)
    host.screen.rotate(toLandscape: true)
    let landscape = windowFrames(host)
    #expect(host.screen.size == CGSize(width: 852, height: 393))
    #expect(landscape.values.contains { $0.maxX > 600 })
    for frame in landscape.values {
      #expect(frame.minX < 852)
      #expect(frame.maxX > 0)
    }
    expectFinite(host.screen, "\(modern) in landscape")
    host.screen.rotate(toLandscape: false)
    #expect(windowFrames(host) == portrait)
  }

  @Test(arguments: ModernScreen.allCases)
  func `scrolling to the end displays the last item`(_ modern: ModernScreen) throws {
    let host = try ModernHost(modern)
    host.screen.scroll(to: 100_000)
    // The estimated sizes of the last items are measured on the way.
    host.screen.scroll(to: 100_000)
    let sections = host.counts.count
    #expect(host.screen.visibleItems.contains { $0.section == sections - 1 })
    let bottom = host.collectionView.bounds.maxY - host.collectionView.adjustedContentInset.bottom
    #expect(
      host.screen.contentSize.height <= bottom + 0.5
        || host.collectionView.contentOffset.y >= 0)
    expectFinite(host.screen, "\(modern) at its end")
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 20, height: 600)])
  func `a tiny screen neither traps nor draws what is not finite`(size: CGSize) {
    for modern in ModernScreen.allCases {
      let screen = HostedScreen(
        modern.makeViewController(), on: ScreenModel(size: size, scale: 3))
      expectFinite(screen, "\(modern) on \(size)")
    }
  }

  @Test func `a screen ends with its view controller`() throws {
    for modern in ModernScreen.allCases {
      weak var controller: UIViewController?
      do {
        let host = try ModernHost(modern)
        host.screen.layOut()
        controller = host.controller
        #expect(controller != nil)
      }
      #expect(controller == nil, "\(modern)")
    }
  }
}
