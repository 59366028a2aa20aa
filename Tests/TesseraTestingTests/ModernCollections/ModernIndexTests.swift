import TesseraTesting
import Testing
import UIKit

@testable import ModernCollections

/// The index of modern collections, operated by touches.
@MainActor struct ModernIndexTests {
  private let screen = HostedScreen(ModernCollectionsController())

  private var navigation: UINavigationController {
    screen.viewController as! UINavigationController
  }

  private var titles: [String] {
    screen.layOut()
    let view = screen.collectionView!
    return (0..<view.numberOfItems(inSection: 0)).map {
      let cell = view.cellForItem(at: [0, $0])
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  /// Scrolls to the row with a title, and taps it.
  private func tap(_ title: String) throws {
    for distance in stride(from: 0, through: 1_400, by: 200) {
      screen.scroll(to: CGFloat(distance))
      if let item = titles.firstIndex(of: title),
        (try? screen.tap(on: screen.cell(at: [0, item])!.contentView)) != nil
      {
        screen.advance(by: 1)
        return
      }
    }
    Issue.record("\(title) is not in the index")
  }

  private func back() throws {
    let button = navigation.navigationBar.descendant {
      $0 is UIControl && $0.accessibilityLabel == "Index"
    }
    try screen.tap(on: try #require(button))
    screen.layOut()
  }

  @Test func `the index is an outline with the layouts expanded`() throws {
    #expect(
      titles == [
        "Compositional Layout", "Grids and Rows", "Sections", "Supplementary Views",
        "Orthogonal Sections", "Conference", "Lists", "Outlines", "Cell Configurations",
        "Diffable Data",
      ])
    try tap("Lists")
    try #require(titles.count == 14)
    #expect(titles[7] == "Simple List")
    try tap("Lists")
    #expect(titles.count == 10)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `every screen is in the index once, and is pushed by a tap`() throws {
    func screens(_ entry: IndexEntry) -> [ModernScreen] {
      (entry.screen.map { [$0] } ?? []) + entry.entries.flatMap(screens)
    }
    let listed = IndexEntry.all.flatMap(screens)
    #expect(listed.count == ModernScreen.allCases.count)
    #expect(Set(listed) == Set(ModernScreen.allCases))
    func visit(_ entry: IndexEntry) throws {
      if let modern = entry.screen {
        try tap(entry.title)
        #expect(navigation.topViewController?.title == modern.title)
        #expect(navigation.navigationBar.frame.height == 54)
        #expect(screen.visibleItems.count >= 4, "\(modern)")
        try back()
        #expect(navigation.viewControllers.count == 1)
        #expect(screen.collectionView?.indexPathsForSelectedItems == [])
        return
      }
      if entry != IndexEntry.all[0] { try tap(entry.title) }
      for child in entry.entries { try visit(child) }
      // The groups stay short, so that rows are near the start.
      try tap(entry.title)
    }
    for entry in IndexEntry.all { try visit(entry) }
    #expect(titles.count == 5)
  }

  @Test func `a swipe from the edge returns to the scrolled index`() throws {
    try tap("Grids and Rows")
    screen.scroll(to: 40)
    let offset = screen.collectionView!.contentOffset
    let item = try #require(titles.firstIndex(of: "Two Columns"))
    try screen.tap(at: [0, item])
    screen.playsAnimations = true
    screen.layOut()
    try screen.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 350, y: 500))
    screen.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(screen.collectionView!.contentOffset == offset)
  }
}
