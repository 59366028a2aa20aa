import UIKit

/// Large and small self-sizing items, with the two descriptions of such a layout.
public final class SelfSizingMixedViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<MixedLayout, Int>!

  private let steps = [
    "Weigh the flour and the salt into a wide bowl, and make a well in the middle.",
    "Stir the yeast into lukewarm water and wait until it foams. If nothing happens within a quarter "
      + "of an hour, the yeast is old: begin again with fresh yeast.",
    "Pour the water into the well and work everything into a rough dough.",
    "Knead for ten minutes.",
    "Cover the bowl. A plate will do.",
    "Let the dough rise until it is twice as large, which takes an hour in a warm kitchen and may "
      + "take three in a cold one.",
    "Fold it over from all four sides, turn it, and let it rest once more.",
    "Heat the oven as hot as it gets, with the tray inside.",
    "Cut the top.",
    "Bake for half an hour, and knock on the bottom: a hollow sound says that it is done.",
  ]

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Bread"
  }

  public required init?(coder: NSCoder) {
    fatalError("SelfSizingMixedViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let layout = UICollectionViewCompositionalLayout { section, _ in
      MixedLayout(rawValue: section)?.makeSection()
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    configureDataSource(of: collectionView)
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let steps = self.steps
    let cellRegistration = UICollectionView.CellRegistration<CardCell, Int> {
      cell, indexPath, step in
      // Three large items, then two small ones.
      let isLarge = indexPath.item % 5 < 3
      cell.show(
        steps[step % steps.count],
        color: isLarge ? .systemTeal.withAlphaComponent(0.25) : .systemGray5)
    }
    let titleRegistration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.title = MixedLayout(rawValue: indexPath.section)?.title
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, step in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: step)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: titleRegistration, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<MixedLayout, Int>()
    for layout in MixedLayout.allCases {
      snapshot.appendSections([layout])
      let first = layout.rawValue * steps.count
      snapshot.appendItems(Array(first..<first + steps.count))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
