import Photos
import UIKit

class PhotoListViewController: UIViewController {
    @IBOutlet private weak var collectionView: UICollectionView!
    @IBOutlet private weak var segmentedControl: UISegmentedControl!

    private var dataSource: UICollectionViewDiffableDataSource<Int, PHAsset>!
    private(set) var photoList = [PHAsset]()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "PhotoListCell", bundle: nil),
            forCellWithReuseIdentifier: PhotoListCell.identifier)
        collectionView.collectionViewLayout = PhotoLayout.grid.make()
        dataSource = UICollectionViewDiffableDataSource<Int, PHAsset>(
            collectionView: collectionView,
            cellProvider: { (collectionView, indexPath, asset) -> UICollectionViewCell? in
                let cell = collectionView.dequeueReusableCell(
                    withReuseIdentifier: PhotoListCell.identifier, for: indexPath) as! PhotoListCell
                cell.setImage(asset: asset)
                return cell
            })
        PHPhotoLibrary.requestAuthorization { [weak self] status in
            guard status == .authorized else { return }
            DispatchQueue.main.async { [weak self] in self?.loadPhotos() }
        }
    }

    private func loadPhotos() {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
        PHAsset.fetchAssets(with: options).enumerateObjects { asset, _, _ in
            self.photoList.append(asset)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, PHAsset>()
        snapshot.appendSections([0])
        snapshot.appendItems(photoList)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    @IBAction func didChangeLayout(_ sender: UISegmentedControl) {
        guard let layout = PhotoLayout(rawValue: sender.selectedSegmentIndex) else { return }
        collectionView.setCollectionViewLayout(layout.make(), animated: false)
    }
}

enum PhotoLayout: Int {
    case grid, insta, netflix

    func make() -> UICollectionViewLayout {
        switch self {
        case .grid:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
                subitem: item, count: 3)
            group.interItemSpacing = .fixed(2)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 2
            return UICollectionViewCompositionalLayout(section: section)
        case .insta:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 180, height: 180)
            return layout
        case .netflix:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(120), heightDimension: .absolute(180)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 8
            return UICollectionViewCompositionalLayout(section: section)
        }
    }
}
