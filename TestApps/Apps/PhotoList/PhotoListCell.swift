import Photos
import UIKit

class PhotoListCell: UICollectionViewCell {
    static var identifier: String { return String(describing: self) }

    @IBOutlet weak var imageView: UIImageView!

    private var request = PHInvalidImageRequestID

    func setImage(asset: PHAsset) {
        let size = CGSize(width: bounds.width * 3, height: bounds.height * 3)
        request = PHImageManager.default().requestImage(
            for: asset, targetSize: size, contentMode: .aspectFill, options: nil
        ) { [weak self] image, info in
            if info?[PHImageCancelledKey] as? Bool == true { return }
            self?.imageView.image = image
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        PHImageManager.default().cancelImageRequest(request)
        imageView.image = nil
    }
}
