import Testing
import UIKit

/// Creation of cells by class and by registration.
@Suite(.serialized) @MainActor struct CollectionRegistrationTests {
  /// A cell like an app's: its initializer is an override, and not required.
  private class OwnCell: UICollectionViewCell {
    let label = UIView()
    var frameAtBirth = CGRect.null

    override init(frame: CGRect) {
      super.init(frame: frame)
      frameAtBirth = frame
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("not used") }
  }

  private final class Derived: OwnCell {
    var marks = [1, 2, 3]
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      self.cell = cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }
  }

  private func show(
    _ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 48))
    view.register(OwnCell.self, forCellWithReuseIdentifier: "own")
    view.register(Derived.self, forCellWithReuseIdentifier: "derived")
    let source = Source(cell: cell)
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func `a registered class is made through its own initialiser`() {
    let (view, source) = show { view, indexPath in
      view.dequeueReusableCell(
        withReuseIdentifier: indexPath.item % 2 == 0 ? "own" : "derived", for: indexPath)
    }
    let cells = view.visibleCells as! [OwnCell]
    #expect(cells.map { type(of: $0) == Derived.self } == (0..<10).map { $0 % 2 == 1 })
    #expect(cells.allSatisfy { $0.label.superview === $0.contentView })
    #expect(cells.allSatisfy { $0.frameAtBirth == $0.frame })
    #expect((cells[1] as? Derived)?.marks == [1, 2, 3])
    #expect(cells[0].reuseIdentifier == "own")
    #expect(cells[0].contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 48))
    withExtendedLifetime(source) {}
  }

  @Test func `a registration fills cells and finds them again`() {
    var filled: [String] = []
    let registration = UICollectionView.CellRegistration<OwnCell, String> {
      _, indexPath, name in
      filled.append("\(indexPath.item) \(name)")
    }
    let other = UICollectionView.CellRegistration<OwnCell, String> { _, _, _ in }
    let (view, source) = show { view, indexPath in
      view.dequeueConfiguredReusableCell(
        using: indexPath.item == 0 ? other : registration, for: indexPath,
        item: "name \(indexPath.item)")
    }
    #expect(filled == (1..<10).map { "\($0) name \($0)" })
    let before = Set(view.visibleCells.map(ObjectIdentifier.init))
    view.contentOffset = CGPoint(x: 0, y: 96)
    view.layoutIfNeeded()
    #expect(filled.suffix(2) == ["10 name 10", "11 name 11"])
    // The first cell is reserved for its own registration; one new cell was created.
    let after = Set(view.visibleCells.map(ObjectIdentifier.init))
    #expect(after.subtracting(before).count == 1)
    withExtendedLifetime(source) {}
  }

  @Test func `a registration fills supplementary views`() {
    let section = Make.grid(columns: 1, rowHeight: 48)
    section.boundarySupplementaryItems = [Make.header(30, kind: "title")]
    let registration = UICollectionView.SupplementaryRegistration<RecordingHeader>(
      elementKind: "title"
    ) { header, kind, indexPath in
      header.shown = "\(kind) \(indexPath.section)"
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      _, _, _ in nil
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([7, 8])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let shown = view.visibleSupplementaryViews(ofKind: "title").map {
      ($0 as? RecordingHeader)?.shown
    }
    #expect(shown == ["title 0", "title 1"])
  }
}
