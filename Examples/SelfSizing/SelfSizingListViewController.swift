import UIKit

/// A list whose rows are as high as their text.
public final class SelfSizingListViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Note>!

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Notes"
  }

  public required init?(coder: NSCoder) {
    fatalError("SelfSizingListViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: makeLayoutSection()))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<CardCell, Note> { cell, _, note in
      cell.show(note.text)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, note in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: note)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems(Note.all(count: 300))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Returns a section with one item in a row: both the item and its group are estimated, because a
  /// fraction of an estimate would never grow.
  private func makeLayoutSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(100.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)

    let itemGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(100.0))
    let itemGroup = NSCollectionLayoutGroup.horizontal(
      layoutSize: itemGroupSize, subitem: item, count: 1)
    itemGroup.contentInsets = .init(top: .zero, leading: 16.0, bottom: .zero, trailing: 16.0)

    let section = NSCollectionLayoutSection(group: itemGroup)
    section.contentInsets = .init(top: 16.0, leading: .zero, bottom: 16.0, trailing: .zero)
    section.interGroupSpacing = 8.0
    return section
  }
}
