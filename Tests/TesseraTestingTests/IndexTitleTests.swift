import Mountains
import TesseraTesting
import Testing
import UIKit

/// Touches of index titles on a hosted screen.
@Suite("Index titles on a screen", .serialized) @MainActor struct IndexTitleTests {
  private func firstName(on screen: HostedScreen) -> String? {
    let top = screen.visibleItems.first.flatMap { screen.cell(at: $0) }
    return (top?.contentView.subviews.first as? UILabel)?.text
  }

  @Test func `a tap scrolls to the first of a letter`() throws {
    let screen = HostedScreen(MountainsViewController())
    #expect(screen.indexTitles.count == 24)
    #expect(screen.indexTitles.first == "A")
    #expect(screen.tap(indexTitle: "K"))
    let item = try #require(screen.visibleItems.first)
    let frame = try #require(screen.frame(at: item))
    #expect(screen.collectionView?.contentOffset.y == frame.minY)
    #expect(
      screen.visibleItems.contains { path in
        ((screen.cell(at: path)?.contentView.subviews.first as? UILabel)?.text ?? "").hasPrefix("K")
      })
    #expect(!screen.tap(indexTitle: "Q"))
    #expect(screen.dragAlongIndexTitles(from: "K", to: "A"))
    #expect(firstName(on: screen)?.hasPrefix("A") == true)
  }

  @Test func `the titles belong to the found items`() {
    let screen = HostedScreen(MountainsViewController())
    #expect(screen.type("yari"))
    #expect(screen.indexTitles == ["K", "Y"])
    #expect(screen.type("there is none"))
    #expect(screen.indexTitles.isEmpty)
    #expect(!screen.tap(indexTitle: "A"))
  }

  @Test func `the bar is drawn at the trailing edge within the safe area`() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let screen = HostedScreen(
        MountainsViewController(), on: try .named("iphone-15"), layoutDirection: direction)
      screen.rotate(toLandscape: true)
      let bar = try #require(screen.scene.nodes.first { $0.accessibility?.label == "Index" })
      let frame = try #require(screen.scene.windowFrame(ofNodeWithID: bar.id))
      let insets = screen.window.safeAreaInsets
      #expect(insets.left > 0)
      #expect(insets.right > 0)
      if direction == .leftToRight {
        #expect(frame.maxX == screen.size.width - insets.right)
      } else {
        #expect(frame.minX == insets.left)
      }
      #expect(frame.maxY <= screen.size.height - insets.bottom)
      #expect(screen.svg().contains(">•</"))
    }
  }

  @Test func `what covers the bar takes its touches`() throws {
    let screen = HostedScreen(MountainsViewController())
    screen.viewController.view.addSubview(UIView(frame: screen.viewController.view.bounds))
    #expect(!screen.tap(indexTitle: "K"))
    #expect(screen.collectionView?.contentOffset.y == 0)
  }
}
