import TesseraTesting
import Testing
import UIKit

/// A list, a row, or a list with a row on top, that records the delegate's calls.
private final class ScrollingViewController: UICollectionViewController {
  var calls: [String] = []
  var offsets: [CGFloat] = []
  private let itemCount: Int

  init(_ layout: UICollectionViewLayout, itemCount: Int = 200) {
    self.itemCount = itemCount
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a list with rows of 50 points.
  static func list() -> ScrollingViewController {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    return ScrollingViewController(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
  }

  /// Returns a row of groups of 100 x 80 points with a spacing of 8.
  static func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> ScrollingViewController {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = behavior
    return ScrollingViewController(
      UICollectionViewCompositionalLayout(section: section), itemCount: 40)
  }

  /// Returns columns of 100 points that follow each other horizontally.
  static func columns() -> ScrollingViewController {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .fractionalHeight(0.5))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return ScrollingViewController(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])),
        configuration: configuration), itemCount: 40)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { itemCount }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  private func note(_ call: String) { if calls.last != call { calls.append(call) } }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
    offsets.append(scrollView.contentOffset.y)
  }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBegin") }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("willEnd \(velocity.y)") }
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { note("didEnd \(decelerate)") }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willDecelerate")
  }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didDecelerate") }
}

/// The effects of a finger on scroll views of a hosted screen.
@MainActor @Suite(.serialized) struct HostedScrollingTests {
  private let calls = [
    "willBegin", "didScroll", "willEnd 1.5", "didEnd true", "willDecelerate", "didScroll",
    "didDecelerate",
  ]

  @Test func `a flick runs out frame by frame on a playing clock`() throws {
    let controller = ScrollingViewController.list()
    let screen = HostedScreen(controller)
    let view = try #require(screen.collectionView)
    let top = view.contentOffset.y
    screen.playsAnimations = true
    controller.calls = []
    #expect(screen.flick(by: 100, velocity: 1500))
    #expect(abs(view.contentOffset.y - top - 100) < 0.34)
    #expect(view.isDecelerating)
    controller.offsets = []
    screen.advance(by: 1)
    #expect(controller.offsets.count >= 59)
    #expect(controller.offsets == controller.offsets.sorted())
    // The cells match the current offset.
    #expect(screen.visibleItems.first?.item == Int((view.contentOffset.y) / 50))
    screen.advance(by: 2)
    #expect(!view.isDecelerating)
    #expect(abs(view.contentOffset.y - (top + 100 + (1500 - 10) * 0.499)) < 0.51)
    #expect(controller.calls == calls)
  }

  @Test func `a flick arrives at once where no time passes`() throws {
    let controller = ScrollingViewController.list()
    let screen = HostedScreen(controller)
    let view = try #require(screen.collectionView)
    let top = view.contentOffset.y
    controller.calls = []
    #expect(screen.flick(by: 100, velocity: -1500))
    #expect(abs(view.contentOffset.y - (top + 100 + (1500 - 10) * 0.499)) < 0.51)
    #expect(controller.calls == calls)
    // Beyond the top again.
    #expect(screen.flick(by: -100, velocity: 9000))
    #expect(view.contentOffset.y == top)
    view.isScrollEnabled = false
    #expect(!screen.flick(by: 100, velocity: 1500))
    #expect(view.contentOffset.y == top)
  }

  @Test func `a held finger leaves the content where it is`() throws {
    for plays in [false, true] {
      let controller = ScrollingViewController.list()
      let screen = HostedScreen(controller)
      screen.playsAnimations = plays
      let view = try #require(screen.collectionView)
      let top = view.contentOffset.y
      controller.calls = []
      #expect(screen.flick(by: 70, velocity: 0))
      #expect(abs(view.contentOffset.y - top - 70) < 0.34)
      #expect(screen.scroll(to: 333))
      #expect(view.contentOffset.y == top + 333)
      screen.advance(by: 1)
      #expect(view.contentOffset.y == top + 333)
      let held = ["willBegin", "didScroll", "willEnd 0.0", "didEnd false"]
      #expect(controller.calls == held + held)
    }
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .paging,
    .groupPagingCentered,
  ])
  func `a stroke turns one page of a paging row`(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    for plays in [false, true] {
      let screen = HostedScreen(ScrollingViewController.row(behavior))
      screen.playsAnimations = plays
      func place() throws -> CGFloat {
        let cell = try #require(screen.visibleItems.first.flatMap { screen.cell(at: $0) })
        let frame = cell.convert(cell.bounds, to: screen.collectionView)
        return CGFloat(screen.visibleItems[0].item) * 108 - frame.minX
      }
      let start = try place()
      let page: CGFloat = behavior == .paging ? 393 : 108
      #expect(screen.flick(section: 0, by: 350, velocity: 6000))
      screen.advance(by: 2)
      #expect(abs(try place() - start - page) < 0.51)
      #expect(screen.flick(section: 0, by: -350, velocity: 6000))
      screen.advance(by: 2)
      #expect(abs(try place() - start) < 0.51)
      // Several pages require several strokes.
      #expect(screen.scroll(section: 0, to: start + 5 * page + 20))
      #expect(abs(try place() - start - 5 * page) < 0.51)
      #expect(screen.scroll(section: 0, to: 1_000_000))
      #expect(screen.visibleItems.last == [0, 39])
      #expect(screen.scroll(section: 0, to: 0))
      #expect(abs(try place() - start) < 0.51)
    }
  }

  @Test func `a continuous row stays where a held finger leaves it`() throws {
    let screen = HostedScreen(ScrollingViewController.row(.continuous))
    #expect(screen.scroll(section: 0, to: 1234))
    #expect(screen.visibleItems.first == [0, 11])
    #expect(!screen.scroll(section: 1, to: 10))
    #expect(!screen.flick(section: 1, by: 10, velocity: 10))
  }

  @Test func `sideways content is scrolled from where it begins`() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let screen = HostedScreen(ScrollingViewController.columns(), layoutDirection: direction)
      #expect(screen.scroll(to: 1000))
      #expect(screen.visibleItems.first == [0, 10])
      #expect(screen.scroll(to: 0))
      #expect(screen.visibleItems.first == [0, 0])
      #expect(screen.flick(by: 200, velocity: 0))
      #expect(screen.visibleItems.first == [0, 2])
      #expect(screen.scroll(to: 1_000_000))
      #expect(screen.visibleItems.last == [0, 39])
    }
  }

  @Test func `completions of reloading applies run when the screen is laid out`() {
    let controller = ScrollingViewController.list()
    let screen = HostedScreen(controller)
    let source = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: controller.collectionView
    ) { view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    controller.calls = []
    let reloaded = snapshot
    source.apply(snapshot) { [weak source] in
      controller.calls.append("first")
      source?.applySnapshotUsingReloadData(reloaded) { controller.calls.append("second") }
    }
    #expect(controller.calls == [])
    screen.layOut()
    #expect(controller.calls.filter { $0 != "didScroll" } == ["first", "second"])
    #expect(screen.visibleItems.count == 3)
  }
}
