import UIKit

/// Sections with more columns on wider screens, and with fewer after a rotation of the screen.
public final class AdaptiveGridViewController: UIViewController {
  /// The pattern of a section.
  private enum Kind: Int, CaseIterable {
    case list, grid5, grid3

    var color: UIColor {
      switch self {
      case .list: .systemIndigo
      case .grid5: .systemTeal
      case .grid3: .systemOrange
      }
    }

    func columnCount(for width: CGFloat) -> Int {
      let isWide = width > 800
      switch self {
      case .list: return isWide ? 2 : 1
      case .grid5: return isWide ? 10 : 5
      case .grid3: return isWide ? 6 : 3
      }
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Kind, Int>!

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Adaptive grid"
  }

  public required init?(coder: NSCoder) {
    fatalError("AdaptiveGridViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = addCollectionView(with: makeLayout())

    let registration = UICollectionView.CellRegistration<NumberCell, Int> {
      cell, indexPath, number in
      cell.show(number, color: Kind(rawValue: indexPath.section)?.color ?? .systemGray)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Kind, Int>()
    for kind in Kind.allCases {
      snapshot.appendSections([kind])
      snapshot.appendItems(Array(0..<24).map { kind.rawValue * 100 + $0 })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      guard let kind = Kind(rawValue: section) else { return nil }
      let columns = kind.columnCount(for: environment.container.effectiveContentSize.width)

      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let groupHeight: NSCollectionLayoutDimension =
        kind == .list ? .absolute(44) : .fractionalWidth(1 / CGFloat(columns))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight),
        subitem: item, count: columns)

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }
}
