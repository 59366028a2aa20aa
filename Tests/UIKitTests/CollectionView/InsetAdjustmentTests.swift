import Testing
import UIKit

/// The decision about safe areas if the size of the content depends on the adjusted inset.
@MainActor @Suite struct InsetAdjustmentTests {
  private final class CountingFlow: UICollectionViewFlowLayout {
    var prepareCalls = 0

    override func prepare() {
      prepareCalls += 1
      super.prepare()
    }
  }

  /// A layout whose content is 900 points long without an adjustment and 700 points with it.
  private final class ContradictingLayout: UICollectionViewLayout {
    var prepareCalls = 0
    private var length: CGFloat = 0

    override func prepare() {
      prepareCalls += 1
      length = collectionView!.adjustedContentInset.top > 10 ? 700 : 900
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 393, height: length) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 393, height: length)
      return [attributes]
    }
  }

  /// A delegate that invalidates the layout when the adjusted inset changes, as apps do.
  private final class InsetObserver: NSObject, UICollectionViewDelegate {
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      (scrollView as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    }
  }

  private typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior

  /// Displays a full-screen collection view on an iPhone 15, whose safe area is 59 points at the
  /// top and 34 at the bottom.
  private func show(
    _ counts: [Int], _ layout: UICollectionViewLayout, _ behavior: Behavior,
    insetTop: CGFloat = 0, plays: Bool = false, delegate: UICollectionViewDelegate? = nil
  ) -> (CollectionFixture, UIWindow) {
    let fixture = CollectionFixture(counts, layout)
    if let delegate { fixture.view.delegate = delegate }
    let window = UIWindow(device: .standard, playsAnimations: plays) { UIViewController() }
    fixture.view.contentInsetAdjustmentBehavior = behavior
    fixture.view.contentInset.top = insetTop
    fixture.view.frame = window.rootViewController!.view.bounds
    window.rootViewController!.view.addSubview(fixture.view)
    window.settleLayout()
    return (fixture, window)
  }

  private func sideways() -> CountingFlow {
    let layout = CountingFlow()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120.5, height: 70.3)
    return layout
  }

  @Test(
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 857), (.scrollableAxes, 857),
      (.never, 857), (.always, 764),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat)])
  func `a negative content inset makes no sideways flow layout scroll downwards`(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ height: CGFloat
  ) {
    let layout = sideways()
    let (fixture, window) = show([5], layout, behavior, insetTop: -5)
    for _ in 0..<3 {
      layout.prepareCalls = 0
      layout.invalidateLayout()
      window.settleLayout()
      #expect(layout.prepareCalls == 1)
      #expect(fixture.view.contentSize == CGSize(width: 120.5, height: height))
      #expect(fixture.view.adjustedContentInset.top == (behavior == .always ? 54 : -5))
      for cell in fixture.view.visibleCells {
        let path = fixture.view.indexPath(for: cell)!
        #expect(cell.frame == layout.layoutAttributesForItem(at: path)!.frame)
      }
      #expect(fixture.view.visibleCells.count == 5)
    }
  }

  @Test(arguments: [
    UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always,
  ])
  func `content that contradicts its adjustment settles with it`(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let layout = ContradictingLayout()
    let observer = InsetObserver()
    let (fixture, window) = show([1], layout, behavior, delegate: observer)
    #expect(fixture.view.adjustedContentInset.top == (behavior == .never ? 0 : 59))
    #expect(layout.prepareCalls <= 6)
    // The decision is kept.
    for _ in 0..<3 {
      layout.prepareCalls = 0
      layout.invalidateLayout()
      window.settleLayout()
      #expect(layout.prepareCalls == 1)
      #expect(fixture.view.contentSize.height == (behavior == .never ? 900 : 700))
      #expect(fixture.cell(0)?.frame.height == (behavior == .never ? 900 : 700))
    }
    // Another environment repeats the decision, with the same result.
    layout.prepareCalls = 0
    fixture.view.contentInset.top = 10
    window.settleLayout()
    #expect(layout.prepareCalls <= 5)
    #expect(fixture.view.adjustedContentInset.top == (behavior == .never ? 10 : 69))
  }

  @Test func `a program's own sizes of content are decided by their lengths alone`() {
    let window = UIWindow(device: .standard) { UIViewController() }
    let scroll = UIScrollView(frame: window.bounds)
    window.rootViewController!.view.addSubview(scroll)
    window.settleLayout()
    for _ in 0..<3 {
      scroll.contentSize = CGSize(width: 393, height: 900)
      #expect(scroll.adjustedContentInset.top == 59)
      scroll.contentSize = CGSize(width: 393, height: 700)
      #expect(scroll.adjustedContentInset.top == 0)
    }
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.top == 59)
  }

  @Test func `a shorter content takes back the adjustment in one step`() {
    let layout = CountingFlow()
    layout.itemSize = CGSize(width: 120, height: 70)
    let (fixture, window) = show([60], layout, .automatic)
    #expect(fixture.view.adjustedContentInset.top == 59)
    fixture.source.counts = [3]
    layout.prepareCalls = 0
    fixture.view.reloadData()
    window.settleLayout()
    #expect(fixture.view.adjustedContentInset == .zero)
    #expect(layout.prepareCalls == 1)
    fixture.source.counts = [60]
    fixture.view.reloadData()
    window.settleLayout()
    #expect(fixture.view.adjustedContentInset.top == 59)
    #expect(layout.prepareCalls == 2)
  }

  @Test(arguments: [
    UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always,
  ])
  func `batch updates during a transition to a sideways layout take few passes`(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    let down = CountingFlow()
    down.itemSize = CGSize(width: 120, height: 70)
    let (fixture, window) = show([60], down, behavior, plays: true)
    let next = sideways()
    let transition = fixture.view.startInteractiveTransition(to: next)
    window.settleLayout()
    transition.transitionProgress = 0.9
    transition.invalidateLayout()
    window.settleLayout()
    for round in 0..<2 {
      down.prepareCalls = 0
      next.prepareCalls = 0
      fixture.source.counts[0] += 3
      fixture.view.performBatchUpdates {
        fixture.view.insertItems(at: (0..<3).map { IndexPath(item: $0 * 7, section: 0) })
      }
      window.settleLayout()
      window.animationClock.advance(by: 1)
      window.settleLayout()
      #expect(down.prepareCalls + next.prepareCalls <= 8, "round \(round)")
      for cell in fixture.view.visibleCells {
        let path = fixture.view.indexPath(for: cell)!
        #expect(cell.frame == fixture.view.layoutAttributesForItem(at: path)!.frame)
      }
    }
    fixture.view.finishInteractiveTransition()
    window.settleLayout()
    window.animationClock.advance(by: 1)
    window.settleLayout()
    #expect(fixture.view.contentSize.height == (behavior == .always ? 759 : 852))
    #expect(fixture.view.adjustedContentInset.top == (behavior == .always ? 59 : 0))
  }
}
