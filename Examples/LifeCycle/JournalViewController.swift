import UIKit

/// A list of the calls of the app's life cycle, with a button that opens a web page.
final class JournalViewController: UIViewController {
  private typealias Row = Int

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!
  private var observation: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Life cycle"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Website",
      primaryAction: UIAction { _ in
        guard let url = URL(string: "https://www.swift.org/") else { return }
        UIApplication.shared.open(url)
      })
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = Journal.shared.entries[row]
      content.secondaryText = "\(row + 1)"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, row in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
    }
    observation = NotificationCenter.default.addObserver(
      forName: Journal.didChange, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.showEntries() }
    }
    showEntries()
  }

  private func showEntries() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(Journal.shared.entries.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
