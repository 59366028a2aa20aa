import UIKit

/// The systems of the other examples, as an outline: a tap expands or collapses a branch.
public final class OutlineViewController: UIViewController {
  private enum Section: Hashable { case main }

  private var dataSource: UICollectionViewDiffableDataSource<Section, OutlineItem>!

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Outline"
  }

  public required init?(coder: NSCoder) {
    fatalError("OutlineViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<OutlineCell, OutlineItem> {
      [weak self] cell, _, item in
      let branch = self?.dataSource.snapshot(for: .main)
      cell.show(
        item.title, level: branch?.level(of: item) ?? 0,
        isExpanded: item.children.isEmpty ? nil : branch?.isExpanded(item) ?? false)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: item)
    }

    var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
    func add(_ items: [OutlineItem], to parent: OutlineItem?) {
      snapshot.append(items, to: parent)
      for item in items where !item.children.isEmpty { add(item.children, to: item) }
    }
    add(OutlineItem.all, to: nil)
    snapshot.expand(Array(OutlineItem.all.prefix(1)))
    dataSource.apply(snapshot, to: .main, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let height = UIFontMetrics.default.scaledValue(
        for: 44, compatibleWith: environment.traitCollection)
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(max(44, height)))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }
}

extension OutlineViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath), !item.children.isEmpty else {
      return
    }
    var snapshot = dataSource.snapshot(for: .main)
    if snapshot.isExpanded(item) {
      snapshot.collapse([item])
    } else {
      snapshot.expand([item])
    }
    dataSource.apply(snapshot, to: .main)
    var items = dataSource.snapshot()
    items.reconfigureItems([item])
    dataSource.apply(items)
  }
}
