import Testing
import UIKit

/// Programming errors stop the program with a message that names the error, its location, and the
/// fix.
@Suite struct CollectionTrapTests {
  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `an unregistered identifier is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3], Make.gridLayout(columns: 1, rowHeight: 48))
        _ = fixture.view.dequeueReusableCell(
          withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(sentence(result).contains("the reuse identifier 'photo' ('cell' registered)"))
  }

  @Test func `an index path out of range is named with the counts`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3, 5], Make.gridLayout(columns: 1, rowHeight: 48))
        fixture.view.scrollToItem(
          at: IndexPath(item: 5, section: 1), at: .top, animated: false)
      }
    }
    #expect(sentence(result).contains("[1, 5] does not exist: section 1 of 2 has 5 item(s)"))
  }

  @Test func `a cell that was not dequeued is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 48))
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          _, _, _ in RecordingCell(frame: .zero)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("for the item at [0, 0] that was not dequeued for it"))
  }

  @Test func `a missing supplementary method is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Source: NSObject, UICollectionViewDataSource {
          func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int { 0 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell { UICollectionViewCell() }
        }
        let section = Make.grid(columns: 1, rowHeight: 48)
        section.boundarySupplementaryItems = [Make.header(30, kind: "title")]
        let fixture = CollectionFixture(
          [], UICollectionViewCompositionalLayout(section: section))
        let source = Source()
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("a supplementary view of the kind 'title' at [0, 0]"))
  }

  @Test func `a provider that returns nil for a section with items is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = CollectionFixture([0, 4], UICollectionViewCompositionalLayout { _, _ in nil })
      }
    }
    #expect(sentence(result).contains("returned nil for section 1, which has 4 item(s)"))
  }

  @Test func `two boundary items of one kind are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = Make.grid(columns: 1, rowHeight: 48)
        section.boundarySupplementaryItems = [
          Make.header(30, kind: "bar"), Make.header(30, kind: "bar", alignment: .bottom),
        ]
        _ = CollectionFixture([1], UICollectionViewCompositionalLayout(section: section))
      }
    }
    #expect(sentence(result).contains("Section 0 has more than one supplementary item of the"))
  }

  @Test func `a dimension that is not finite is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.fractionalWidth(1 / 0 * 0) }
    }
    #expect(sentence(result).contains("fractional width of"))
    let absolute = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.absolute(.infinity) }
    }
    #expect(sentence(absolute).contains("absolute dimension of inf"))
  }

  @Test func `a group without items or without a count is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.horizontal(
          layoutSize: Make.size(.absolute(1), .absolute(1)), subitems: [])
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.vertical(
          layoutSize: Make.size(.absolute(1), .absolute(1)),
          subitem: Make.item(.absolute(1), .absolute(1)), count: 0)
      }
    }
    #expect(sentence(result).contains("a count of at least 1, but it was given 0"))
  }

  @Test func `attributes that are not finite are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 4, section: 2))
        attributes.size = CGSize(width: CGFloat.nan, height: 3)
      }
    }
    #expect(sentence(result).contains("the cell at [2, 4]"))
  }

  @Test func `a registration made for every cell is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 48))
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          view, indexPath, item in
          let registration = UICollectionView.CellRegistration<RecordingCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("made inside of the cell provider"))
  }

  @Test func `a view that is dequeued without a request is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = CollectionFixture([3], Make.gridLayout(columns: 1, rowHeight: 48))
        _ = fixture.view.dequeueReusableCell(
          withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(sentence(result).contains("dequeued for [0, 0] without a request for it"))
  }

  @Test func `two views for one request are refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 48))
        let registration = UICollectionView.CellRegistration<RecordingCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          view, indexPath, item in
          _ = view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
          return view.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("dequeued 2 views for the item at [0, 0] and returned one"))
  }

  @Test func `two positions of one axis are refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = CollectionFixture([3], Make.gridLayout(columns: 1, rowHeight: 48))
        fixture.view.scrollToItem(
          at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
      }
    }
  }
}
