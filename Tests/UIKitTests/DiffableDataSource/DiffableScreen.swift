import UIKit

/// A collection view in a window with a diffable data source of numbers.
@MainActor final class DiffableScreen {
  let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view: UICollectionView
  let delegate = RecordingDelegate()
  var source: UICollectionViewDiffableDataSource<String, Int>!
  var provided: [Int] = []
  var suffix = ""

  init(rowHeight: CGFloat = 48, header: Bool = false) {
    let section = Make.grid(columns: 1, rowHeight: rowHeight)
    if header { section.boundarySupplementaryItems = [Make.header(30)] }
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    delegate.itemsMove = true
    view.delegate = delegate
    window.addSubview(view)
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      [unowned self] view, indexPath, number in
      provided.append(number)
      let cell =
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! RecordingCell
      cell.shown = "\(number)\(suffix)"
      return cell
    }
  }

  var shown: [String?] { view.visibleCells.map { ($0 as? RecordingCell)?.shown } }

  func cell(_ number: Int) -> RecordingCell? {
    source.indexPath(for: number).flatMap { view.cellForItem(at: $0) } as? RecordingCell
  }

  func show(
    _ sections: [(String, [Int])],
    _ marks: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { _ in }
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    marks(&snapshot)
    source.apply(snapshot)
    view.layoutIfNeeded()
  }
}
