import Testing

@testable import UIKit

/// A data source of sections with titles, which counts its calls.
@MainActor
private final class TitledSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var titles: [String]?
  /// The targets of titles; by default, the whole section with the same number.
  var targets: [String: IndexPath] = [:]
  var titleRequests = 0
  var reached: [String] = []

  init(_ counts: [Int], titles: [String]?) {
    self.counts = counts
    self.titles = titles
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    titleRequests += 1
    return titles
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    reached.append("\(title) \(index)")
    return targets[title] ?? IndexPath(index: index)
  }
}

@MainActor @Suite("Index titles") struct IndexTitleTests {
  private struct Screen {
    let fixture: CollectionFixture
    let source: TitledSource
    var view: UICollectionView { fixture.view }

    @MainActor init(
      _ counts: [Int], titles: [String]?, _ layout: UICollectionViewLayout? = nil
    ) {
      let plain = Make.gridLayout(columns: 1, rowHeight: 50)
      fixture = CollectionFixture([], layout ?? plain)
      source = TitledSource(counts, titles: titles)
      fixture.view.contentInsetAdjustmentBehavior = .never
      fixture.view.dataSource = source
      fixture.view.layoutIfNeeded()
    }

    @MainActor func touch(_ title: String) throws {
      let bar = try #require(view.indexTitleBar)
      bar.touchMoved(to: try #require(bar.point(ofTitle: title)))
      bar.touchEnded()
      view.layoutIfNeeded()
    }
  }

  private static let letters = (0..<26).map { String(UnicodeScalar(65 + UInt8($0))) }

  @Test func `there is no bar without titles`() {
    #expect(Screen([3], titles: nil).view.indexTitleBar == nil)
    #expect(Screen([3], titles: []).view.indexTitleBar == nil)
  }

  @Test func `the bar lies at the trailing edge in front and stays there`() throws {
    let screen = Screen([40], titles: ["A", "B", "C"])
    let bar = try #require(screen.view.indexTitleBar)
    // Three rows of 14, centered in 480 points.
    #expect(bar.frame == CGRect(x: 320 - 16, y: 219, width: 16, height: 42))
    screen.fixture.scroll(toY: 333)
    #expect(bar.frame == CGRect(x: 320 - 16, y: 333 + 219, width: 16, height: 42))
    #expect(screen.view.childrenBackToFront.last === bar)
    #expect(bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B", "C"])
    let outer = screen.fixture.readFromRightToLeft()
    #expect(bar.convert(bar.bounds, to: outer) == CGRect(x: 0, y: 219, width: 16, height: 42))
  }

  @Test func `the bar keeps clear of insets`() throws {
    let screen = Screen([40], titles: ["A", "B", "C"])
    screen.view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 0)
    screen.view.layoutIfNeeded()
    let bar = try #require(screen.view.indexTitleBar)
    #expect(bar.frame.midY - screen.view.bounds.minY == 280)
  }

  @Test func `a title scrolls its item to the top without animation`() throws {
    let screen = Screen([10, 30, 5], titles: ["A", "B", "C"])
    screen.source.targets = ["A": [0, 2], "B": [1, 7], "C": [2, 4]]
    screen.view.contentInset.top = 30
    try screen.touch("B")
    #expect(screen.view.contentOffset.y == 820)
    try screen.touch("A")
    #expect(screen.view.contentOffset.y == 70)
    // Clamped to the content.
    try screen.touch("C")
    #expect(screen.view.contentOffset.y == 1770)
    #expect(screen.source.reached == ["B 1", "A 0", "C 2"])
  }

  @Test func `an index path of a section leads to its header wherever it is pinned`() throws {
    func layout() -> UICollectionViewLayout {
      let section = Make.grid(columns: 1, rowHeight: 50)
      section.contentInsets.top = 12
      let header = Make.header(30)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return UICollectionViewCompositionalLayout(section: section)
    }
    let screen = Screen([10, 20, 0, 30], titles: ["A", "B", "C", "D"], layout())
    // Each section has a header of 30, an inset of 12, and its items.
    let (first, second, empty): (CGFloat, CGFloat, CGFloat) = (542, 1042, 42)
    try screen.touch("B")
    #expect(screen.view.contentOffset.y == first)
    try screen.touch("D")
    #expect(screen.view.contentOffset.y == first + second + empty)
    // The headers of the preceding sections are now pinned to their ends.
    try screen.touch("B")
    #expect(screen.view.contentOffset.y == first)
    try screen.touch("A")
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test func `an index path of a section leads to its start in flow and custom layouts`() throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 40)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 10, height: 30)
    flow.sectionHeadersPinToVisibleBounds = true
    let screen = Screen([10, 20], titles: ["A", "B"], flow)
    try screen.touch("B")
    #expect(screen.view.contentOffset.y == 430)

    final class Rows: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 3000) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: 0, y: CGFloat(indexPath.section * 1000 + indexPath.item * 50), width: 320, height: 50)
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { [] }
    }
    let custom = Screen([3, 0, 3], titles: ["A", "B", "C"], Rows())
    try custom.touch("C")
    #expect(custom.view.contentOffset.y == 2000)
    // The section is empty.
    try custom.touch("B")
    #expect(custom.view.contentOffset.y == 2000)
  }

  @Test func `a finger reaches each title once`() throws {
    let screen = Screen([100], titles: ["A", "B", "C"])
    screen.source.targets = ["A": [0, 0], "B": [0, 40], "C": [0, 80]]
    let bar = try #require(screen.view.indexTitleBar)
    for y in stride(from: -10.0, through: 60, by: 1) { bar.touchMoved(to: CGPoint(x: 900, y: y)) }
    #expect(screen.source.reached == ["A 0", "B 1", "C 2"])
    bar.touchMoved(to: CGPoint(x: 8, y: 20))
    bar.touchEnded()
    // Another touch of the same title requests another scroll.
    bar.touchMoved(to: CGPoint(x: 8, y: 20))
    #expect(screen.source.reached == ["A 0", "B 1", "C 2", "B 1", "B 1"])
  }

  @Test func `titles that are left out are reached by their dots`() throws {
    let screen = Screen(Array(repeating: 20, count: 26), titles: Self.letters)
    screen.view.frame.size.height = 7 * 14 + 5
    screen.view.layoutIfNeeded()
    let bar = try #require(screen.view.indexTitleBar)
    #expect(
      bar.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "•", "I", "•", "R", "•", "Z"])
    try screen.touch("E")
    #expect(screen.source.reached == ["E 4"])
    #expect(screen.view.contentOffset.y == 4000)
    // There is enough space again.
    screen.view.frame.size.height = 600
    screen.view.layoutIfNeeded()
    #expect(bar.subviews.count == 26)
    screen.view.frame.size.height = 30
    screen.view.layoutIfNeeded()
    #expect(bar.subviews.isEmpty)
    // Insets that leave no space hide the bar, however large they are.
    screen.view.contentInset.top = 500
    screen.view.layoutIfNeeded()
    #expect(bar.subviews.isEmpty)
    #expect(bar.frame.height == 0)
  }

  @Test func `titles are asked for after the data changed and at no other time`() throws {
    let screen = Screen([40], titles: ["A", "B"])
    #expect(screen.source.titleRequests == 1)
    screen.fixture.scroll(toY: 200)
    screen.view.frame.size.width = 300
    screen.view.layoutIfNeeded()
    #expect(screen.source.titleRequests == 1)
    screen.source.titles = ["A", "B", "Z"]
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.source.titleRequests == 2)
    #expect(screen.view.indexTitleBar?.titles == ["A", "B", "Z"])
    screen.source.counts = [39]
    screen.source.titles = ["B", "Y"]
    screen.view.deleteItems(at: [[0, 0]])
    #expect(screen.source.titleRequests == 3)
    #expect(
      screen.view.indexTitleBar?.subviews.compactMap { ($0 as? UILabel)?.text } == ["B", "Y"])
    screen.source.titles = nil
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.view.indexTitleBar == nil)
    #expect(!screen.view.subviews.contains { $0 is IndexTitleBar })
  }

  @Test func `a title takes the tint colour`() throws {
    let screen = Screen([4], titles: ["A"])
    screen.view.tintColor = .red
    let label = try #require(screen.view.indexTitleBar?.subviews.first as? UILabel)
    #expect(label.textColor == .red)
  }

  @Test func `a subclass of a diffable data source says its titles`() throws {
    final class Source: UICollectionViewDiffableDataSource<Int, Int> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        snapshot().sectionIdentifiers.map(String.init)
      }
      override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath { IndexPath(index: index) }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 50))
    view.contentInsetAdjustmentBehavior = .never
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func show(_ sections: [Int]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for section in sections {
        snapshot.appendSections([section])
        snapshot.appendItems((0..<20).map { section * 100 + $0 })
      }
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    show([1, 2])
    #expect(view.indexTitleBar?.titles == ["1", "2"])
    show([1, 2, 5])
    let bar = try #require(view.indexTitleBar)
    #expect(bar.titles == ["1", "2", "5"])
    bar.touchMoved(to: try #require(bar.point(ofTitle: "2")))
    #expect(view.contentOffset.y == 1000)
  }

  @Test func `mistakes are named`() async {
    func sentence(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let screen = Screen([3, 5], titles: ["A", "B"])
        screen.source.targets["B"] = [1, 5]
        try screen.touch("B")
      }
    }
    #expect(
      sentence(missing).contains(
        "leads from the index title 'B' at 1 to an index path, but [1, 5] does not exist: section 1 "
          + "of 2 has 5 item(s)"))
    let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let screen = Screen([3, 5], titles: ["A", "B", "C"])
        try screen.touch("C")
      }
    }
    #expect(sentence(section).contains("'C' at 2 to an index path, but [2] does not exist"))
    let silent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Source: NSObject, UICollectionViewDataSource {
          func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int { 0 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell() }
          func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
        }
        let fixture = CollectionFixture([], Make.gridLayout(columns: 1, rowHeight: 48))
        let source = Source()
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
        fixture.view.indexTitleBar?.touchMoved(to: .zero)
      }
    }
    #expect(sentence(silent).contains("implement collectionView(_:indexPathForIndexTitle:at:)"))
  }
}
