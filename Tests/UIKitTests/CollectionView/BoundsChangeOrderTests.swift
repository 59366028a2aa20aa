import Testing

@testable import UIKit

/// The order of calls for a change of the bounds, and the bounds visible in each, as recorded from
/// UIKit (iOS 26.1, base and flow layout).
@MainActor @Suite struct BoundsChangeOrderTests {
  /// A list of rows of 50 points that records its calls, with the bounds at that time.
  private final class NotingLayout: UICollectionViewLayout {
    let log: Log
    var answer = true
    var itemCount = 40
    private weak var passed: UICollectionViewLayoutInvalidationContext?

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.note("should \(Log.text(newBounds))", collectionView)
      return answer
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      log.note("context \(Log.text(newBounds))", collectionView)
      let context = super.invalidationContext(forBoundsChange: newBounds)
      passed = context
      return context
    }

    override func invalidateLayout() {
      log.note("invalidate", collectionView)
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.note(context === passed ? "with same" : "with", collectionView)
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      log.note("prepare", collectionView)
      super.prepare()
    }

    override var collectionViewContentSize: CGSize {
      log.note("size", collectionView)
      return CGSize(width: 200, height: CGFloat(itemCount) * 50)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      log.note("elements", collectionView)
      return (0..<itemCount).compactMap { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 200, height: 50)
        return attributes.frame.intersects(rect) ? attributes : nil
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 200, height: 50)
      return attributes
    }
  }

  private final class Log: NSObject, UICollectionViewDelegate {
    var calls: [String] = []

    static func text(_ rect: CGRect) -> String {
      "\(Int(rect.minY.rounded())) \(Int(rect.width))x\(Int(rect.height))"
    }

    func note(_ call: String, _ view: UIScrollView?) {
      calls.append("\(call) @\(view.map { Self.text($0.bounds) } ?? "-")")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("drag", scrollView) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("end", scrollView) }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  @MainActor private struct Screen {
    let log = Log()
    let layout: NotingLayout
    let view: UICollectionView
    let source = CountingSource([40])
    let window: UIWindow

    init() {
      layout = NotingLayout(log)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
      view.contentInsetAdjustmentBehavior = .never
      view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
      view.delegate = log
      #expect(log.take() == [])
      view.dataSource = source
      window.rootViewController!.view.addSubview(view)
      window.settleLayout()
      _ = log.take()
    }

    func settle() -> [String] {
      window.settleLayout()
      return log.take()
    }
  }

  private let old = "0 200x300"

  @Test func `a size change prepares within the setter`() {
    for setsFrame in [true, false] {
      let screen = Screen()
      if setsFrame {
        screen.view.frame.size = CGSize(width: 200, height: 400)
      } else {
        screen.view.bounds.size = CGSize(width: 200, height: 400)
      }
      let new = "0 200x400"
      #expect(
        screen.log.take() == [
          "should \(new) @\(old)", "context \(new) @\(old)", "invalidate @\(new)",
          "with same @\(new)", "prepare @\(new)", "size @\(new)",
        ])
      #expect(screen.settle() == ["elements @\(new)", "size @\(new)"])
      #expect(screen.settle() == [])
    }
  }

  @Test func `an origin of the bounds is set without a scroll`() {
    let screen = Screen()
    screen.view.bounds.origin.y = 40
    let new = "40 200x300"
    #expect(
      screen.log.take() == [
        "should \(new) @\(old)", "context \(new) @\(old)", "invalidate @\(new)",
        "with same @\(new)",
      ])
    #expect(
      screen.settle() == ["prepare @\(new)", "size @\(new)", "elements @\(new)", "size @\(new)"])
  }

  @Test func `a content offset is told after the invalidation`() {
    let screen = Screen()
    screen.view.contentOffset.y = 40
    let new = "40 200x300"
    #expect(
      screen.log.take() == [
        "should \(new) @\(old)", "context \(new) @\(old)", "invalidate @\(new)",
        "with same @\(new)", "didScroll @\(new)",
      ])
    #expect(
      screen.settle() == ["prepare @\(new)", "size @\(new)", "elements @\(new)", "size @\(new)"])
    // An equal value causes no calls.
    screen.view.contentOffset.y = 40
    screen.view.frame = screen.view.frame
    #expect(screen.log.take() == [])
  }

  @Test func `programmatic moves invalidate before the bounds change`() {
    let new = "100 200x300"
    for move in [
      { $0.setContentOffset(CGPoint(x: 0, y: 100), animated: false) },
      { $0.scrollRectToVisible(CGRect(x: 0, y: 350, width: 10, height: 50), animated: false) },
      { $0.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false) },
    ] as [@MainActor (UICollectionView) -> Void] {
      let screen = Screen()
      move(screen.view)
      #expect(
        screen.log.take() == [
          "should \(new) @\(old)", "context \(new) @\(old)", "invalidate @\(old)",
          "with same @\(old)", "didScroll @\(new)",
        ])
      #expect(
        screen.settle() == ["prepare @\(new)", "size @\(new)", "elements @\(new)", "size @\(new)"])
      move(screen.view)
      #expect(screen.settle() == [])
    }
  }

  @Test func `an animated move asks about its end first and then about each step`() {
    let screen = Screen()
    screen.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    let end = "300 200x300"
    #expect(
      screen.log.take() == [
        "should \(end) @\(old)", "context \(end) @\(old)", "invalidate @\(old)",
        "with same @\(old)",
      ])
    #expect(
      screen.settle() == ["prepare @\(old)", "size @\(old)", "elements @\(old)", "size @\(old)"])
    var before = old
    for y in [150, 300] {
      screen.window.animationClock.advance(by: 0.15)
      let step = "\(y) 200x300"
      #expect(
        screen.log.take() == [
          "should \(step) @\(before)", "context \(step) @\(before)", "invalidate @\(step)",
          "with same @\(step)", "didScroll @\(step)",
        ])
      #expect(
        screen.settle() == [
          "prepare @\(step)", "size @\(step)", "elements @\(step)", "size @\(step)",
        ])
      before = step
    }
    screen.window.animationClock.advance(by: 0.02)
    #expect(screen.settle() == ["end @\(end)"])
  }

  @Test func `a drag asks once until the layout is prepared`() {
    let screen = Screen()
    screen.view.beginPan()
    screen.view.movePan(by: CGPoint(x: 0, y: -9))
    #expect(screen.log.take() == [])
    screen.view.movePan(by: CGPoint(x: 0, y: -30))
    let first = "20 200x300"
    #expect(
      screen.log.take() == [
        "drag @\(old)", "should \(first) @\(old)", "context \(first) @\(old)",
        "invalidate @\(first)", "with same @\(first)", "didScroll @\(first)",
      ])
    screen.view.movePan(by: CGPoint(x: 0, y: -50))
    let second = "40 200x300"
    #expect(screen.log.take() == ["didScroll @\(second)"])
    #expect(
      screen.settle() == [
        "prepare @\(second)", "size @\(second)", "elements @\(second)", "size @\(second)",
      ])
    // Each frame of the deceleration causes a call.
    screen.view.endPan(velocity: CGPoint(x: 0, y: 1))
    screen.window.animationClock.advance(by: 0.1)
    let calls = screen.settle()
    #expect(
      calls.map { $0.prefix { $0 != " " } } == [
        "should", "context", "invalidate", "with", "didScroll", "prepare", "size", "elements",
        "size",
      ])
    #expect(calls[0].hasSuffix("@\(second)"))
    #expect(calls[1].hasSuffix("@\(second)"))
    #expect(Set(calls[2...].map { $0.split(separator: "@")[1] }).count == 1)
    #expect(!calls[2].hasSuffix("@\(second)"))
  }

  @Test func `an answer of no ends the questions`() {
    let screen = Screen()
    screen.layout.answer = false
    screen.view.contentOffset.y = 40
    #expect(screen.log.take() == ["should 40 200x300 @\(old)", "didScroll @40 200x300"])
    screen.view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    #expect(
      screen.log.take() == ["should 60 200x300 @40 200x300", "didScroll @60 200x300"])
    screen.view.frame.size.height = 350
    #expect(screen.log.take() == ["should 60 200x350 @60 200x300"])
  }

  @Test func `a new view and its frames ask the layout nothing`() {
    let log = Log()
    let layout = NotingLayout(log)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.bounds.origin.y = 5
    #expect(log.take() == [])
  }

  // MARK: - Layouts that rely on the order

  /// A layout that reads the width of the collection view during invalidation, like layouts of
  /// widely used libraries.
  private final class WidthLayout: UICollectionViewLayout {
    var preparedWidth: CGFloat = 0
    var isOutOfDate = true
    var widths: [CGFloat] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      collectionView!.bounds.width != newBounds.width
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if collectionView?.bounds.width != preparedWidth { isOutOfDate = true }
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      guard isOutOfDate else { return }
      isOutOfDate = false
      preparedWidth = collectionView!.bounds.width
      widths.append(preparedWidth)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: preparedWidth, height: 50) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: preparedWidth, height: 50)
      return [attributes]
    }
  }

  @Test func `a layout that compares widths where it is invalidated notices a rotation`() {
    let layout = WidthLayout()
    let fixture = CollectionFixture([1], layout)
    let window = UIWindow(device: .standard) { UIViewController() }
    let root = window.rootViewController!.view!
    fixture.view.contentInsetAdjustmentBehavior = .never
    fixture.view.frame = root.bounds
    fixture.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(fixture.view)
    window.settleLayout()
    layout.widths = []
    window.resize(to: .standard, orientation: .landscape)
    #expect(layout.widths == [852])
    #expect(fixture.cell(0)?.frame.width == 852)
  }

  // MARK: - Contexts of flow layouts

  private func flags(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> [Bool] {
    let flow = context as! UICollectionViewFlowLayoutInvalidationContext
    return [
      flow.invalidateEverything, flow.invalidateDataSourceCounts,
      flow.invalidateFlowLayoutDelegateMetrics, flow.invalidateFlowLayoutAttributes,
    ]
  }

  @Test func `the context of a flow layout's bounds keeps the delegate's metrics`() {
    let layout = UICollectionViewFlowLayout()
    let fixture = CollectionFixture([40], layout)
    func flags(_ bounds: CGRect) -> [Bool] {
      self.flags(layout.invalidationContext(forBoundsChange: bounds))
    }
    #expect(flags(CGRect(x: 0, y: 30, width: 320, height: 480)) == [false, false, false, false])
    #expect(flags(CGRect(x: 30, y: 0, width: 320, height: 480)) == [false, false, false, true])
    #expect(flags(CGRect(x: 0, y: 0, width: 320, height: 500)) == [false, false, false, true])
    #expect(flags(CGRect(x: 0, y: 0, width: 300, height: 480)) == [false, false, false, true])
    layout.scrollDirection = .horizontal
    fixture.view.layoutIfNeeded()
    #expect(flags(CGRect(x: 30, y: 0, width: 320, height: 480)) == [false, false, false, false])
    #expect(flags(CGRect(x: 0, y: 30, width: 320, height: 480)) == [false, false, false, true])
    #expect(
      self.flags(UICollectionViewFlowLayoutInvalidationContext()) == [false, false, true, true])
  }

  /// A flow layout that queries its delegate for a new size, by the common override.
  private final class AskingFlow: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView!.bounds.size
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as! UICollectionViewFlowLayoutInvalidationContext)
        .invalidateFlowLayoutDelegateMetrics = true
      return context
    }
  }

  @Test func `a delegate is asked for sizes again only where a context says so`() {
    for (layout, asks) in [
      (UICollectionViewFlowLayout(), false), (AskingFlow(), true),
    ] {
      let delegate = SizingDelegate { _ in CGSize(width: 100, height: 40) }
      let fixture = FlowFixture([20], layout, delegate: delegate)
      delegate.asked = []
      fixture.view.frame.size = CGSize(width: 220, height: 500)
      fixture.view.layoutIfNeeded()
      #expect(delegate.asked.isEmpty == !asks)
      #expect(fixture.view.frames(3).map(\.minX) == [0, 120, 0])
      delegate.asked = []
      fixture.view.frame.size.height = 400
      fixture.view.layoutIfNeeded()
      #expect(delegate.asked.isEmpty == !asks)
    }
  }
}
