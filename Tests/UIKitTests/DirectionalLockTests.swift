import Testing

@testable import UIKit

@MainActor
@Suite struct DirectionalLockTests {
  private func scrollView(locks: Bool = true) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 1000, height: 1000)
    view.contentOffset = CGPoint(x: 400, y: 400)
    view.isDirectionalLockEnabled = locks
    return view
  }

  /// Drags a finger in steps, each a translation since the touch.
  private func drag(_ view: UIScrollView, _ travels: CGPoint...) {
    view.beginPan()
    for travel in travels { view.movePan(by: travel) }
    view.endPan(velocity: .zero)
  }

  @Test func `a drag that begins along one axis moves along that one only`() {
    let view = scrollView()
    drag(view, CGPoint(x: 4, y: -20), CGPoint(x: 90, y: -60))
    #expect(view.contentOffset == CGPoint(x: 400, y: 450))
    drag(view, CGPoint(x: -20, y: 9), CGPoint(x: -60, y: 90))
    #expect(view.contentOffset == CGPoint(x: 450, y: 450))
  }

  @Test func `a drag that begins diagonally moves along both axes until it ends`() {
    let view = scrollView()
    drag(view, CGPoint(x: -15, y: -20), CGPoint(x: -60, y: -20))
    #expect(view.contentOffset.x > 440)
    #expect(view.contentOffset.y > 400)
  }

  @Test func `without the lock a drag moves along both axes`() {
    let view = scrollView(locks: false)
    drag(view, CGPoint(x: 4, y: -20), CGPoint(x: -90, y: -60))
    #expect(view.contentOffset.x > 480)
    #expect(view.contentOffset.y > 440)
  }

  @Test func `the next drag chooses its axis again`() {
    let view = scrollView()
    drag(view, CGPoint(x: 0, y: -30))
    drag(view, CGPoint(x: -30, y: 0))
    #expect(view.contentOffset == CGPoint(x: 420, y: 420))
  }

  @Test func `a flick does not leave the locked axis`() {
    let view = scrollView()
    view.beginPan()
    view.movePan(by: CGPoint(x: 0, y: -30))
    view.endPan(velocity: CGPoint(x: 3, y: 1))
    #expect(view.contentOffset.x == 400)
    #expect(view.contentOffset.y > 420)
  }
}
