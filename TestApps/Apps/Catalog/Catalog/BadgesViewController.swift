import UIKit

final class CountBadge: UICollectionReusableView {
    static let reuseIdentifier = "count-badge-reuse-identifier"
    let label = UILabel.autolayout()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        label.font = .preferredFont(forTextStyle: .caption2)
        label.textColor = .white
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        layer.cornerRadius = frame.height / 2
    }

    required init?(coder: NSCoder) { fatalError("not implemented") }
}

/// Badges at the corners of a grid. The registration has the reuse identifier as its kind, not the
/// kind of the layout.
class BadgesViewController: UIViewController {
    static let badgeKind = "count-badge-element-kind"
    private(set) var collectionView: UICollectionView! = nil
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>! = nil

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemTeal
            background.cornerRadius = 8
            cell.backgroundConfiguration = background
        }
        let badges = UICollectionView.SupplementaryRegistration<CountBadge>(
            elementKind: CountBadge.reuseIdentifier
        ) { badge, _, indexPath in
            badge.label.text = "\(indexPath.item + 1)"
            badge.isHidden = indexPath.item % 3 == 2
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        dataSource.supplementaryViewProvider = {
            self.collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<40))
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func layout() -> UICollectionViewLayout {
        let anchor = NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(24), heightDimension: .absolute(24)),
            elementKind: Self.badgeKind, containerAnchor: anchor)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        return UICollectionViewCompositionalLayout(section: section)
    }
}
