import Testing
import UIKit

/// A prefetch data source that records and validates its calls.
@MainActor
private final class RecordingPrefetcher: NSObject, UICollectionViewDataSourcePrefetching {
  var announced: [[IndexPath]] = []
  var cancelled: [[IndexPath]] = []
  /// The items announced and not cancelled since.
  var open: Set<IndexPath> = []
  var mistakes: [String] = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    announced.append(indexPaths)
    for indexPath in indexPaths {
      if collectionView.cellForItem(at: indexPath) != nil {
        mistakes.append("\(indexPath) has a cell and was announced")
      }
      if !open.insert(indexPath).inserted { mistakes.append("\(indexPath) was announced twice") }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelled.append(indexPaths)
    for indexPath in indexPaths where open.remove(indexPath) == nil {
      mistakes.append("\(indexPath) was taken back without being announced")
    }
  }

  /// Returns the items announced since the last call, in one list.
  func takeAnnounced() -> [Int] {
    defer { announced = [] }
    return announced.flatMap { $0 }.map(\.item)
  }

  func takeCancelled() -> [Int] {
    defer { cancelled = [] }
    return cancelled.flatMap { $0 }.map(\.item)
  }
}

/// The announced items, the time of their announcement, and their cancellation.
@Suite(.serialized) @MainActor struct CollectionPrefetchingTests {
  private let fixture: CollectionFixture
  private let prefetcher = RecordingPrefetcher()
  private var view: UICollectionView { fixture.view }

  /// Creates rows of 48 points, ten of them visible.
  init() {
    fixture = CollectionFixture([100], Make.gridLayout(columns: 1, rowHeight: 48))
    fixture.view.prefetchDataSource = prefetcher
    fixture.view.layoutIfNeeded()
  }

  @Test func `the first look is a screenful below`() {
    #expect(prefetcher.takeAnnounced() == Array(10..<20))
    #expect(prefetcher.takeCancelled() == [])
    #expect(view.isPrefetchingEnabled)
  }

  @Test func `each item is announced once as the scroll goes on`() {
    _ = prefetcher.takeAnnounced()
    fixture.scroll(toY: 10)
    #expect(prefetcher.takeAnnounced() == [20])
    fixture.scroll(toY: 20)
    #expect(prefetcher.takeAnnounced() == [])
    fixture.scroll(toY: 20 + 96)
    #expect(prefetcher.takeAnnounced() == [21, 22])
    #expect(prefetcher.cancelled.isEmpty)
    #expect(prefetcher.mistakes.isEmpty)
  }

  @Test func `turning back takes back what was ahead and looks the other way`() {
    fixture.scroll(toY: 480)
    fixture.scroll(toY: 960)
    _ = prefetcher.takeAnnounced()
    fixture.scroll(toY: 950)
    #expect(prefetcher.takeCancelled() == Array(30..<40))
    #expect(prefetcher.takeAnnounced() == (9..<19).reversed())
    #expect(prefetcher.mistakes.filter { !$0.contains("announced twice") }.isEmpty)
  }

  @Test func `a jump takes back what it passes by`() {
    _ = prefetcher.takeAnnounced()
    fixture.scroll(toY: 48 * 50)
    #expect(prefetcher.takeCancelled() == Array(10..<20))
    #expect(prefetcher.takeAnnounced() == Array(60..<70))
  }

  @Test func `nothing is announced beyond the end or where nothing scrolls`() {
    fixture.scroll(toY: 48 * 90)
    #expect(prefetcher.announced.flatMap { $0 }.allSatisfy { $0.item < 100 })
    let short = CollectionFixture([5], Make.gridLayout(columns: 1, rowHeight: 48))
    let other = RecordingPrefetcher()
    short.view.prefetchDataSource = other
    short.view.layoutIfNeeded()
    #expect(other.announced.isEmpty)
  }

  @Test func `turning it off takes back and stays silent`() {
    _ = prefetcher.takeAnnounced()
    view.isPrefetchingEnabled = false
    #expect(prefetcher.takeCancelled() == Array(10..<20))
    fixture.scroll(toY: 480)
    #expect(prefetcher.announced.isEmpty)
    view.isPrefetchingEnabled = true
    view.layoutIfNeeded()
    #expect(prefetcher.takeAnnounced() == Array(20..<30))
  }

  @Test func `turning it off makes no cells ahead either`() {
    view.preparedMargin = 96
    view.layoutIfNeeded()
    #expect(fixture.cell(11) != nil)
    view.isPrefetchingEnabled = false
    view.layoutIfNeeded()
    #expect(fixture.cell(11) == nil)
    #expect(view.visibleCells.count == 10)
    #expect(fixture.delegate.imbalances.isEmpty)
  }

  @Test func `a movement makes more cells ahead, fewer behind, and displays none of them`() {
    view.preparedMargin = 96
    fixture.scroll(toY: 1440)
    #expect(liveRows == Array(28...41))
    // What lies within the margin is there already.
    #expect(view.handle(.expectScroll(.movement(CGPoint(x: 0, y: 90)))))
    view.layoutIfNeeded()
    #expect(liveRows == Array(28...41))
    #expect(view.handle(.expectScroll(.movement(CGPoint(x: 0, y: 480)))))
    view.layoutIfNeeded()
    #expect(liveRows == Array(29...49))
    #expect(view.visibleCells.count == 10)
    #expect(fixture.delegate.imbalances.isEmpty)
    #expect(view.handle(.expectScroll(.movement(CGPoint(x: 0, y: -480)))))
    view.layoutIfNeeded()
    #expect(liveRows == Array(20...40))
    #expect(view.handle(.expectScroll(.rest)))
    view.layoutIfNeeded()
    #expect(liveRows == Array(28...41))
  }

  @Test func `the cells ahead are bounded, and a jump makes only near ones`() {
    view.preparedMargin = 480
    fixture.scroll(toY: 1440)
    #expect(view.handle(.expectScroll(.movement(CGPoint(x: 0, y: 1e7)))))
    view.layoutIfNeeded()
    // Four times the height of the bounds.
    #expect(liveRows.last == 79)
    #expect(view.handle(.expectScroll(.jumps)))
    view.layoutIfNeeded()
    #expect(liveRows == Array(28...41))
  }

  private var liveRows: [Int] { (0..<100).filter { fixture.cell($0) != nil } }

  @Test func `where cells are made ahead it looks beyond them`() {
    view.preparedMargin = 96
    view.layoutIfNeeded()
    #expect(prefetcher.takeAnnounced() == Array(10..<22))
    #expect(prefetcher.cancelled.isEmpty)
    #expect(prefetcher.mistakes.isEmpty)
  }

  @Test func `a reload takes back what still exists and announces anew`() {
    _ = prefetcher.takeAnnounced()
    fixture.source.counts = [15]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(prefetcher.takeCancelled() == Array(10..<15))
    #expect(prefetcher.takeAnnounced() == Array(10..<15))
  }

  @Test func `items keep their announcement by identity`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 48))
    let registration = UICollectionView.CellRegistration<RecordingCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    view.prefetchDataSource = prefetcher
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot)
    view.layoutIfNeeded()
    prefetcher.announced = []
    snapshot.deleteItems([12, 13])
    snapshot.insertItems([200], beforeItem: 0)
    source.apply(snapshot)
    view.layoutIfNeeded()
    // Ten visible rows, 200 and 0 to 8; 9 was visible and 20 has moved up.
    #expect(prefetcher.takeAnnounced() == [10, 19])
    #expect(prefetcher.takeCancelled() == [])
  }

  @Test func `rows are looked ahead in the direction they are scrolled`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Make.size(.absolute(80), .absolute(100)),
        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CollectionFixture(
      [40], UICollectionViewCompositionalLayout(section: section))
    let prefetcher = RecordingPrefetcher()
    fixture.view.prefetchDataSource = prefetcher
    fixture.view.layoutIfNeeded()
    #expect(prefetcher.takeAnnounced() == [4, 5, 6, 7])
    #expect(fixture.view.scrollRowByUser(ofSection: 0, to: 160))
    fixture.view.layoutIfNeeded()
    #expect(prefetcher.takeAnnounced() == [8, 9])
    #expect(prefetcher.takeCancelled() == [])
    #expect(fixture.view.scrollRowByUser(ofSection: 0, to: 400))
    fixture.view.layoutIfNeeded()
    prefetcher.announced = []
    #expect(fixture.view.scrollRowByUser(ofSection: 0, to: 320))
    fixture.view.layoutIfNeeded()
    #expect(prefetcher.takeAnnounced() == [3, 2, 1, 0])
    #expect(prefetcher.takeCancelled() == [9, 10, 11, 12])
  }

  @Test func `the data source is asked for no more than it shows`() {
    let million = CollectionFixture([1_000_000], Make.gridLayout(columns: 1, rowHeight: 48))
    let prefetcher = RecordingPrefetcher()
    million.view.prefetchDataSource = prefetcher
    million.scroll(toY: 48 * 500_000)
    million.scroll(toY: 48 * 500_001)
    #expect(million.source.cellRequests.count == 21)
    #expect(prefetcher.announced.flatMap { $0 }.count == 11)
    #expect(prefetcher.mistakes.isEmpty)
  }

  /// After any operations, an item is announced only while it has no cell, is not announced
  /// already, and is ahead of the visible items; a cancelled item was announced.
  @Test(arguments: RepeatableRandom.seeds(5))
  func `announcements and cancellations balance`(seed: UInt64) {
    var random = RepeatableRandom(seed: seed)
    let columns = Int.random(in: 1...4, using: &random)
    let fixture = CollectionFixture(
      [Int.random(in: 0...300, using: &random), 80],
      Make.gridLayout(columns: columns, rowHeight: 48))
    let prefetcher = RecordingPrefetcher()
    let view = fixture.view
    view.prefetchDataSource = prefetcher
    if seed % 3 == 0 { view.preparedMargin = 150 }
    view.layoutIfNeeded()
    for step in 0..<60 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: view.reloadData()
      case 1: view.isPrefetchingEnabled.toggle()
      case 2: fixture.scroll(toY: CGFloat.random(in: 0...4000, using: &random))
      default:
        fixture.scroll(
          toY: max(0, view.contentOffset.y + CGFloat.random(in: -200...300, using: &random)))
      }
      view.layoutIfNeeded()
      let label = Comment(rawValue: "seed \(seed), step \(step)")
      let shown = Set(prefetcher.open.filter { view.cellForItem(at: $0) != nil })
      prefetcher.open.subtract(shown)
      let height = view.bounds.height + view.preparedMargin
      let near = view.bounds.insetBy(dx: 0, dy: -height - 1)
      for indexPath in prefetcher.open {
        let frame = view.layoutAttributesForItem(at: indexPath)!.frame
        #expect(near.intersects(frame), label)
      }
      if !view.isPrefetchingEnabled { #expect(prefetcher.open.isEmpty, label) }
    }
    #expect(prefetcher.mistakes == [], Comment(rawValue: "seed \(seed)"))
    #expect(fixture.delegate.imbalances.isEmpty)
  }
}
