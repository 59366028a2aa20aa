import Testing
import UIKit

@MainActor @Suite("Scrolling by the program, animated")
struct ScrollGlideTests {
  final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
  }

  @MainActor struct Scroller {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()

    init() {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 100, height: 2000)
      scroll.delegate = listener
      stage.view.superview!.addSubview(scroll)
    }
  }

  @Test func `passes the offsets on the way and tells the end`() {
    let s = Scroller()
    s.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    #expect(s.scroll.contentOffset == .zero)
    s.stage.advance(by: 0.15)
    #expect(abs(s.scroll.contentOffset.y - 500) < 1e-6)
    #expect(s.listener.calls == ["didScroll"])
    s.stage.advance(by: 0.15)
    #expect(s.scroll.contentOffset == CGPoint(x: 0, y: 1000))
    #expect(s.listener.calls == ["didScroll", "didScroll"])
    s.stage.advance(by: 1.0 / 60)
    #expect(s.listener.calls == ["didScroll", "didScroll", "end"])
    s.stage.advance(by: 1)
    #expect(s.listener.calls.count == 3)
  }

  @Test func `the user interrupts`() {
    let s = Scroller()
    s.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    s.stage.advance(by: 0.15)
    s.scroll.scrollByUser(to: CGPoint(x: 0, y: 480), part: .began)
    s.stage.advance(by: 1)
    #expect(s.scroll.contentOffset.y == 480)
    #expect(s.listener.calls == ["didScroll", "drag", "didScroll"])
  }

  @Test func `the program interrupts and sends elsewhere`() {
    let s = Scroller()
    s.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    s.stage.advance(by: 0.15)
    s.scroll.setContentOffset(.zero, animated: true)
    #expect(abs(s.scroll.contentOffset.y - 500) < 1e-6)
    s.stage.advance(by: 0.32)
    #expect(s.scroll.contentOffset == .zero)
    s.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    s.scroll.contentOffset = CGPoint(x: 0, y: 7)
    s.stage.advance(by: 1)
    #expect(s.scroll.contentOffset.y == 7)
    #expect(s.listener.calls.filter { $0 == "end" }.count == 1)
  }

  @Test func `content that shrinks shortens the way`() {
    let s = Scroller()
    s.scroll.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    s.stage.advance(by: 0.1)
    s.scroll.contentSize.height = 700
    s.stage.advance(by: 1)
    #expect(s.scroll.contentOffset.y == 600)
    #expect(s.listener.calls.last == "end")
  }

  @Test func `cells on the way are made and the item is reached`() {
    let fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 100))
    let window = fixture.showInPlayingWindow()
    fixture.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: true)
    window.animationClock.advance(by: 0.15)
    window.settleLayout()
    #expect(fixture.cell(25) != nil)
    window.animationClock.advance(by: 0.15)
    window.settleLayout()
    #expect(fixture.view.contentOffset.y == 5000)
    #expect(fixture.cell(50) != nil)
    #expect(fixture.cell(25) == nil)
    #expect(fixture.delegate.imbalances.isEmpty)
  }

  @Test func `a row glides to where it rests`() {
    let section = Make.grid(columns: 1, rowHeight: 100)
    section.orthogonalScrollingBehavior = .groupPaging
    let fixture = CollectionFixture(
      [20], UICollectionViewCompositionalLayout(section: section))
    let window = fixture.showInPlayingWindow()
    fixture.view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: true)
    window.settleLayout()
    window.animationClock.advance(by: 0.15)
    window.settleLayout()
    #expect(fixture.cell(1) != nil)
    #expect(fixture.cell(3) == nil)
    window.animationClock.advance(by: 0.15)
    window.settleLayout()
    #expect(fixture.view.indexPathsForVisibleItems == [IndexPath(item: 3, section: 0)])
  }
}
