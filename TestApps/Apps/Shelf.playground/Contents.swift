import PlaygroundSupport
import UIKit

/// A shelf of books with one large cover.
class ShelfViewController: UICollectionViewController {
    let titles = ["Ame", "Kaze", "Yuki", "Hana", "Tsuki", "Hoshi", "Umi"]

    init() {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let isLarge = section == 0
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .fractionalWidth(isLarge ? 0.8 : 0.5)),
                subitem: item, count: isLarge ? 1 : 3)
            group.interItemSpacing = .fixed(8)
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
            section.interGroupSpacing = 8
            return section
        }
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "book")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { section == 0 ? 1 : titles.count - 1 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        let index = indexPath.section == 0 ? 0 : indexPath.item + 1
        var content = UIListContentConfiguration.cell()
        content.text = titles[index]
        cell.contentConfiguration = content
        cell.backgroundColor = UIColor(hue: CGFloat(index) / 7, saturation: 0.4, brightness: 0.9, alpha: 1)
        return cell
    }
}

let shelf = ShelfViewController()
PlaygroundPage.current.liveView = UINavigationController(rootViewController: shelf)
