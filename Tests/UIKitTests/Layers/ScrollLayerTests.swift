import Testing

@testable import UIKit

@Suite("Scroll layers")
struct ScrollLayerTests {
  private let scroller = CAScrollLayer()
  private let content = CALayer()

  init() {
    scroller.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    scroller.addSublayer(content)
  }

  @Test func `the mode limits the axes`() {
    scroller.scroll(to: CGPoint(x: 10, y: 20))
    #expect(scroller.bounds.origin == CGPoint(x: 10, y: 20))
    scroller.scrollMode = .vertically
    scroller.scroll(to: CGPoint(x: 30, y: 40))
    #expect(scroller.bounds.origin == CGPoint(x: 10, y: 40))
    scroller.scrollMode = .horizontally
    scroller.scroll(to: CGPoint(x: 30, y: 50))
    #expect(scroller.bounds.origin == CGPoint(x: 30, y: 40))
    scroller.scrollMode = .none
    scroller.scroll(to: CGPoint.zero)
    #expect(scroller.bounds.origin == CGPoint(x: 30, y: 40))
  }

  @Test func `a rectangle becomes visible by the shortest way`() {
    content.scrollRectToVisible(CGRect(x: 150, y: 20, width: 40, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 90, y: 0))
    content.scrollRectToVisible(CGRect(x: 100, y: 0, width: 40, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 90, y: 0), "it is visible already")
    content.scrollRectToVisible(CGRect(x: 40, y: 300, width: 300, height: 10))
    #expect(scroller.bounds.origin == CGPoint(x: 40, y: 210))
  }

  @Test func `a layer scrolls the closest scroll layer around it`() {
    let inner = CALayer()
    inner.frame = CGRect(x: 200, y: 0, width: 50, height: 50)
    content.addSublayer(inner)
    inner.scroll(CGPoint(x: 5, y: 6))
    #expect(scroller.bounds.origin == CGPoint(x: 205, y: 6))
    #expect(inner.visibleRect == CGRect(x: 5, y: 6, width: 45, height: 44))
    #expect(CALayer().visibleRect == .zero)
  }
}
