import TesseraTesting
import Testing
import UIKit

@testable import Catalog

/// A menu of classes, factories, a badge of another kind, photos at launch, colors of Xcode 11.
@MainActor
struct CatalogTests {
  static func open() throws -> (HostedScreen, UINavigationController) {
    let controller = UIStoryboard(name: "Catalog", bundle: nil).instantiateInitialViewController()
    let navigation = try #require(controller as? UINavigationController)
    return (try HostedScreen(navigation, device: "iphone-15"), navigation)
  }

  static func show<Screen: UIViewController>(_ title: String) throws -> (HostedScreen, Screen) {
    let (screen, navigation) = try Self.open()
    try screen.tap(on: screen.view(label: title))
    let shown = try #require(navigation.topViewController as? Screen)
    screen.layOut()
    return (screen, shown)
  }

  @Test func `the menu lists every screen, and colors of Xcode 11 equal the system's`() throws {
    let (screen, navigation) = try Self.open()
    #expect(screen.visibleItems.count == 7)
    let menu = try #require(navigation.topViewController as? MenuViewController)
    #expect(menu.view.backgroundColor == .systemBackground)
    let label = try #require(menu.view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Five screens")
    #expect(label.textColor == .secondaryLabel)
    #expect(navigation.navigationBar.prefersLargeTitles)
  }

  @Test func `a row makes the screen of its class`() throws {
    let (_, tiles): (HostedScreen, TilesViewController) = try Self.show("Tiles")
    #expect(tiles.title == "Tiles")
    #expect(
      tiles.tiles.map(\.frame.size) == Array(repeating: CGSize(width: 120, height: 80), count: 4))
    // The tile that was put back is the one that is taken next.
    #expect(tiles.pool.madeCount == 3)
    #expect(Tile.sized(width: 90).frame == CGRect(x: 0, y: 0, width: 90, height: 60))
    #expect(UILabel.autolayout().translatesAutoresizingMaskIntoConstraints == false)
  }

  @Test func `a screen that makes itself of a nib has its outlets`() throws {
    let (screen, about): (HostedScreen, AboutViewController) = try Self.show("About")
    #expect(about.isFromNib)
    #expect(about.nameLabel.text == "Catalog 1.0")
    #expect(about.view.backgroundColor == .secondarySystemBackground)
    let safe = about.view.bounds.inset(by: about.view.safeAreaInsets)
    #expect(abs(about.nameLabel.frame.midY - safe.midY) < 1)
    #expect(screen.readElements.contains { $0.contains("Catalog 1.0") })
  }

  @Test func `a badge that is registered for another kind is displayed`() throws {
    let (_, badges): (HostedScreen, BadgesViewController) = try Self.show("Badges")
    let views = badges.collectionView.visibleSupplementaryViews(
      ofKind: BadgesViewController.badgeKind)
    #expect(!views.isEmpty)
    let first = try #require(
      badges.collectionView.supplementaryView(
        forElementKind: BadgesViewController.badgeKind, at: [0, 0]) as? CountBadge)
    #expect(first.label.text == "1")
    #expect(!first.isHidden)
    #expect(first.frame.size == CGSize(width: 24, height: 24))
  }
}
