import Tabs
import TesseraTesting
import Testing
import UIKit

/// The example `Tabs`, operated by touches and typing.
@MainActor struct TabsExampleTests {
  private let screen = HostedScreen(PlacesTabBarController(), on: .iPhone15)

  private var tabs: UITabBarController { screen.viewController as! UITabBarController }

  private var navigation: UINavigationController {
    tabs.selectedViewController as! UINavigationController
  }

  private func tap(_ label: String) throws {
    try screen.tap(on: try screen.view(label: label))
    screen.layOut()
  }

  @Test func `a place becomes a favorite, and the badge is gone after a look at it`() throws {
    try screen.tap(at: [0, 3])
    screen.layOut()
    #expect(navigation.topViewController?.title == "Castle")
    #expect(tabs.tabBar.window == nil)
    try tap("Add to favorites")
    try tap("Places")
    #expect(tabs.tabBar.items?[1].badgeValue == "1")
    #expect(tabs.tabBar.window != nil)
    try tap("Favorites")
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.items?[1].badgeValue == nil)
    try screen.tap(at: [0, 0])
    screen.layOut()
    #expect(navigation.topViewController?.title == "Castle")
  }

  @Test func `a search by name and region finds places`() throws {
    let search = try #require(navigation.topViewController?.navigationItem.searchController)
    try screen.tap(on: search.searchBar.searchTextField)
    screen.layOut()
    screen.type("tower")
    screen.layOut()
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == 2)
    search.searchBar.selectedScopeButtonIndex = 1
    search.searchResultsUpdater?.updateSearchResults(for: search)
    screen.layOut()
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == 1)
    try tap("Cancel")
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == 20)
  }
}
