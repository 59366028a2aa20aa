import Apps
import InsertionSort
import InstagramPanels
import LiveFeed
import PhotoGrid
import SettingsList
import TesseraTesting
import Testing
import UIKit

/// Three apps in tabs, and the bars of examples.
@MainActor struct AppsTests {
  private func navigation(_ root: UIViewController) -> HostedScreen {
    HostedScreen(UINavigationController(rootViewController: root))
  }

  private func tap(_ label: String, on screen: HostedScreen) throws {
    try screen.tap(on: screen.view(label: label))
    screen.advance(by: 1)
  }

  @Test func `the badge of the mail follows the messages that are read`() throws {
    let screen = HostedScreen(AppsTabBarController())
    let tabs = try #require(screen.viewController as? UITabBarController)
    #expect(tabs.tabBar.items?.map(\.title) == ["Mail", "Files", "Settings"])
    #expect(tabs.tabBar.items?[0].badgeValue == "4")
    try screen.tap(at: [0, 0])
    screen.advance(by: 1)
    #expect(tabs.tabBar.items?[0].badgeValue == "3")
    try tap("Settings", on: screen)
    try tap("Mail", on: screen)
    #expect(tabs.tabBar.items?[0].badgeValue == "3")
  }

  @Test(arguments: [false, true])
  func `each app keeps its contents above the tab bar and beside the sides`(isLandscape: Bool)
    throws
  {
    let screen = HostedScreen(AppsTabBarController())
    let tabs = try #require(screen.viewController as? UITabBarController)
    screen.rotate(toLandscape: isLandscape)
    for index in 0..<3 {
      tabs.selectedIndex = index
      screen.layOut()
      let list = try #require(screen.collectionView)
      #expect(list.adjustedContentInset.bottom >= tabs.tabBar.frame.height)
      // Rows are measured when they come into sight, so that the end moves.
      for _ in 0..<5 { screen.scroll(to: 100_000) }
      let end = try #require(list.visibleCells.map { $0.convert($0.bounds, to: nil).maxY }.max())
      #expect(end <= tabs.tabBar.frame.minY + 0.5, "\(index)")
    }
  }

  @Test func `a file hides the tab bar, and returns to it`() throws {
    let screen = HostedScreen(AppsTabBarController())
    let tabs = try #require(screen.viewController as? UITabBarController)
    try tap("Files", on: screen)
    screen.collectionView?.scrollToItem(at: [1, 0], at: .centeredVertically, animated: false)
    screen.layOut()
    try screen.tap(at: [1, 0])
    screen.advance(by: 1)
    #expect(tabs.tabBar.window == nil)
    try tap("Files", on: screen)
    #expect(tabs.tabBar.window != nil)
  }

  // MARK: Bars of examples

  @Test func `the item of the sorting stops and continues it`() throws {
    let screen = navigation(InsertionSortViewController())
    try tap("Stop", on: screen)
    try tap("Start", on: screen)
    #expect(throws: Never.self) { try screen.view(label: "Stop") }
  }

  @Test func `the item of the feed pauses and continues it`() throws {
    let screen = navigation(LiveFeedViewController())
    try tap("Pause", on: screen)
    try tap("Play", on: screen)
    #expect(throws: Never.self) { try screen.view(label: "Pause") }
  }

  @Test func `deleted photos are restored by the item of the bar`() throws {
    let screen = navigation(DiffablePhotoGridViewController())
    let item = screen.viewController.children[0].navigationItem.rightBarButtonItem
    #expect(item?.isEnabled == false)
    for _ in 0..<2 { try screen.tap(at: [0, 1]) }
    screen.advance(by: 1)
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == 198)
    try tap("Restore", on: screen)
    #expect(screen.collectionView?.numberOfItems(inSection: 0) == 200)
    #expect(item?.isEnabled == false)
  }

  @Test func `panels are found by their numbers, in the patterns of fewer sections`() throws {
    let screen = navigation(InstagramPanelsViewController())
    let list = try #require(screen.collectionView)
    let before = list.numberOfSections
    let search = try #require(
      screen.viewController.children[0].navigationItem.searchController)
    try screen.tap(on: search.searchBar.searchTextField)
    screen.type("99")
    screen.layOut()
    let found = (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
    #expect(found == (0..<1_000).count { String($0).contains("99") })
    #expect(list.numberOfSections < before)
    screen.type("x")
    screen.layOut()
    #expect(list.visibleCells.isEmpty)
    try tap("Cancel", on: screen)
    #expect(list.numberOfSections == before)
  }
}
