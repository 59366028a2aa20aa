import Photos
import UIKit

final class ThumbnailCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) { fatalError("not implemented") }
}

/// Photos, for which the screen asks when it is loaded, and displays them as soon as it is answered.
class LibraryViewController: UIViewController, UICollectionViewDataSource {
    private(set) var collectionView: UICollectionView?
    private var photos = PHFetchResult<PHAsset>()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        PHPhotoLibrary.requestAuthorization { [weak self] status in
            guard let self = self, status == .authorized else { return }
            self.photos = PHAsset.fetchAssets(with: .image, options: nil)
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = 1
            layout.minimumInteritemSpacing = 1
            let side = (self.view.bounds.width - 3) / 4
            layout.itemSize = CGSize(width: side, height: side)
            let collectionView = UICollectionView(frame: self.view.bounds, collectionViewLayout: layout)
            collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collectionView.register(ThumbnailCell.self, forCellWithReuseIdentifier: "thumbnail")
            collectionView.dataSource = self
            self.view.addSubview(collectionView)
            self.collectionView = collectionView
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "thumbnail", for: indexPath)
        guard let thumbnail = cell as? ThumbnailCell else { return cell }
        PHImageManager.default().requestImage(
            for: photos[indexPath.item], targetSize: CGSize(width: 200, height: 200),
            contentMode: .aspectFill, options: nil
        ) { image, _ in thumbnail.imageView.image = image }
        return cell
    }
}
