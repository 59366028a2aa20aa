import UIKit

/// An insertion sort of many rows. Each step is a snapshot.
final class InsertionSortViewController: UIViewController {
  private static let columnCount = 12
  private static let rowCount = 18

  private(set) var rows: [SortingRow] = []

  private var seed: UInt64 = 0
  private var task: Task<Void, Never>?
  private var dataSource: UICollectionViewDiffableDataSource<Int, SortingRow.Element>!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shuffle", primaryAction: UIAction { [weak self] _ in self?.shuffle(animated: true) })
    configureDataSource(of: addCollectionView(with: makeLayout()))
    shuffle(animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    task = Task { [weak self] in
      while (try? await Task.sleep(for: .milliseconds(300))) != nil {
        guard let self else { return }
        step()
      }
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    task?.cancel()
    task = nil
  }

  /// Performs a step of each row that is not sorted.
  func step() {
    guard rows.contains(where: { !$0.isSorted }) else { return }
    for index in rows.indices { rows[index].step() }
    update(animated: true)
  }

  private func shuffle(animated: Bool) {
    seed += 1
    var generator = SeededGenerator(seed: seed)
    rows = (0..<Self.rowCount).map {
      SortingRow(row: $0, count: Self.columnCount, using: &generator)
    }
    update(animated: animated)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = environment.container.effectiveContentSize
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(size.width / CGFloat(Self.columnCount)),
          heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<
      UICollectionViewCell, SortingRow.Element
    > { cell, _, element in
      let hue = CGFloat(element.value) / CGFloat(Self.columnCount)
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = UIColor(hue: hue, saturation: 0.75, brightness: 0.9, alpha: 1)
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, element in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: element)
    }
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SortingRow.Element>()
    for (index, row) in rows.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(row.elements)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
