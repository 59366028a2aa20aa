import Testing
import UIKit

/// Operations on the collection view from within calls of its delegates and data sources.
@Suite(.serialized) @MainActor struct CollectionReentryTests {
  /// Runs a closure in every callback, and counts the calls.
  @MainActor
  private final class Meddler: NSObject, UICollectionViewDelegate,
    UICollectionViewDataSource
  {
    var counts = [30]
    var onDisplay: ((UICollectionView, IndexPath) -> Void)?
    var onEnd: ((UICollectionView, IndexPath) -> Void)?
    var onCell: ((UICollectionView, IndexPath) -> Void)?
    var onScroll: ((UIScrollView) -> Void)?
    var displayed = 0
    var ended = 0
    var requests = 0

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      requests += 1
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        as! RecordingCell
      cell.shown = "\(indexPath.section).\(indexPath.item)"
      onCell?(collectionView, indexPath)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      displayed += 1
      onDisplay?(collectionView, indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ended += 1
      onEnd?(collectionView, indexPath)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
  }

  private func make(_ setUp: (Meddler) -> Void) -> (UICollectionView, Meddler) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 48))
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    let meddler = Meddler()
    setUp(meddler)
    view.delegate = meddler
    view.dataSource = meddler
    view.layoutIfNeeded()
    return (view, meddler)
  }

  private func shown(_ view: UICollectionView) -> [String?] {
    view.visibleCells.map { ($0 as? RecordingCell)?.shown }
  }

  @Test func `reloading while a cell is shown ends with the new data`() {
    let (view, meddler) = make { meddler in
      meddler.onDisplay = { view, _ in
        guard meddler.counts == [30] else { return }
        meddler.counts = [3, 2]
        view.reloadData()
      }
    }
    #expect(shown(view) == ["0.0", "0.1", "0.2", "1.0", "1.1"])
    #expect(meddler.displayed - meddler.ended == 5)
  }

  @Test func `reloading while a cell is made ends with the new data`() {
    let (view, meddler) = make { meddler in
      meddler.onCell = { view, indexPath in
        guard meddler.counts == [30], indexPath.item == 4 else { return }
        meddler.counts = [2]
        view.reloadData()
      }
    }
    #expect(shown(view) == ["0.0", "0.1"])
    #expect(meddler.displayed - meddler.ended == 2)
  }

  @Test func `reloading whenever a cell is made does not hang`() {
    let (view, meddler) = make { meddler in
      meddler.onCell = { view, _ in view.reloadData() }
    }
    // The run ends after the maximum number of passes, and continues with the next layout.
    #expect(meddler.requests < 1000)
    meddler.onCell = nil
    view.layoutIfNeeded()
    #expect(shown(view).count == 10)
  }

  @Test func `scrolling while a cell is shown ends where it was scrolled to`() {
    let (view, meddler) = make { meddler in
      meddler.onDisplay = { view, indexPath in
        if indexPath.item == 3 { view.contentOffset.y = 480 }
      }
    }
    #expect(shown(view) == (10..<20).map { "0.\($0)" })
    #expect(meddler.displayed - meddler.ended == 10)
  }

  @Test func `scrolling on while the content scrolls settles`() {
    let (view, meddler) = make { meddler in
      meddler.onScroll = { view in
        if view.contentOffset.y < 400 { view.contentOffset.y += 7 }
      }
    }
    view.contentOffset.y = 1
    view.layoutIfNeeded()
    #expect(view.contentOffset.y >= 400)
    #expect(view.indexPathsForVisibleItems.first?.item == 8)
    #expect(meddler.displayed - meddler.ended == view.visibleCells.count)
  }

  @Test func `selecting while a cell is shown is kept`() {
    let (view, _) = make { meddler in
      meddler.onDisplay = { view, indexPath in
        view.selectItem(at: indexPath, animated: false, scrollPosition: [])
      }
    }
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 9, section: 0)])
    #expect(view.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test func `laying out while a cell is made changes nothing`() {
    let (view, meddler) = make { meddler in
      meddler.onCell = { view, _ in view.layoutIfNeeded() }
    }
    #expect(shown(view) == (0..<10).map { "0.\($0)" })
    #expect(meddler.requests == 10)
  }

  @Test func `reloading while a view goes ends with the new data`() {
    let (view, meddler) = make { _ in }
    meddler.onEnd = { view, _ in
      guard meddler.counts == [30] else { return }
      meddler.counts = [4]
      view.reloadData()
    }
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(shown(view) == ["0.0", "0.1", "0.2", "0.3"])
    #expect(meddler.displayed - meddler.ended == 4)
  }

  @Test(arguments: [3, 90])
  func `data that change without a word while cells are made are asked for at the next reload`(
    count: Int
  ) {
    let (view, meddler) = make { meddler in
      meddler.onCell = { _, indexPath in if indexPath.item == 4 { meddler.counts = [count] } }
    }
    #expect(shown(view) == (0..<10).map { "0.\($0)" })
    #expect(meddler.requests == 10)
    #expect(view.numberOfItems(inSection: 0) == 30)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(shown(view) == (0..<min(10, count)).map { "0.\($0)" })
    #expect(meddler.displayed - meddler.ended == view.visibleCells.count)
  }

  @Test func `an update after a change without a word names both counts`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([30], Make.gridLayout(columns: 1, rowHeight: 48))
        fixture.source.counts = [90]
        fixture.view.performBatchUpdates {
          fixture.source.counts = [91]
          fixture.view.insertItems(at: [[0, 0]])
        }
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("Section 0 had 30 item(s)"))
    #expect(sentence.contains("returned 91"))
  }

  @Test func `a cell that shows another item already is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Source: NSObject, UICollectionViewDataSource {
          var first: UICollectionViewCell?
          func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int { 2 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            let cell =
              first
              ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            first = cell
            return cell
          }
        }
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 48))
        view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("for the item at [0, 1] that was not dequeued for it"))
  }
}
