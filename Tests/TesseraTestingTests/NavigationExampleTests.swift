import Navigation
import TesseraTesting
import Testing
import UIKit

/// The example `Navigation`, operated by touches.
@MainActor struct NavigationExampleTests {
  private let screen = HostedScreen(TrailsNavigationController(), on: .iPhone15)

  private var navigation: UINavigationController {
    screen.viewController as! UINavigationController
  }

  private var title: String? { navigation.navigationBar.topItem?.title }

  /// Returns the visible control of the bar with a name for assistive technology.
  private func button(_ name: String) throws -> UIView {
    func search(_ view: UIView) -> UIView? {
      guard !view.isHidden else { return nil }
      if view is UIControl, view.accessibilityLabel == name { return view }
      return view.subviews.lazy.compactMap(search).first
    }
    return try #require(search(navigation.navigationBar))
  }

  @Test func `a tap on a row pushes its details, and the back button returns`() throws {
    #expect(title == "Trails")
    #expect(navigation.navigationBar.frame.height == 106)
    try screen.tap(at: [0, 1])
    screen.layOut()
    #expect(title == "Three lakes")
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    try screen.tap(on: try button("Add to favorites"))
    try screen.tap(on: try button("Remove from favorites"))
    try screen.tap(on: try button("Trails"))
    screen.layOut()
    #expect(title == "Trails")
    #expect(navigation.viewControllers.count == 1)
    #expect(screen.collectionView?.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func `a swipe from the edge returns`() throws {
    try screen.tap(at: [0, 0])
    screen.playsAnimations = true
    screen.layOut()
    try screen.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 350, y: 500))
    screen.advance(by: 1)
    #expect(title == "Trails")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `the large title gives way to the rows`() throws {
    screen.playsAnimations = true
    try screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    screen.advance(by: 5)
    #expect(navigation.navigationBar.frame.height == 54)
    try screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800))
    screen.advance(by: 5)
    #expect(navigation.navigationBar.frame.height == 106)
  }

  @Test func `the item in the bar sorts the rows`() throws {
    let first = screen.cell(at: [0, 0])
    try screen.tap(on: try button("Sort"))
    screen.layOut()
    try screen.tap(at: [0, 0])
    screen.layOut()
    #expect(first != nil)
    #expect(title == "Chapel")
  }
}
