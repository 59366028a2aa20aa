import Foundation
import UIKit

/// An image manager for many photos: the files of those that are announced are read before.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  private struct Key: Hashable {
    let identifier: String
    let width: Double
    let height: Double
    let mode: PHImageContentMode
  }

  private let lock = NSLock()
  private var images: [Key: UIImage] = [:]
  private let queue = DispatchQueue(label: "Photos.caching", qos: .utility)

  /// A Boolean value that indicates whether good images are kept.
  open var allowsCachingHighQualityImages = true

  /// Makes the images of photos before they are requested.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {
    for asset in assets {
      let order = ImageOrder(asset.record, targetSize, contentMode, options)
      let key = key(asset, targetSize, contentMode)
      queue.async { [self] in
        guard lock.withLock({ images[key] == nil }), let image = order.source.flatMap(order.image)
        else { return }
        _ = image.preparingForDisplay()
        lock.withLock { images[key] = image }
      }
    }
  }

  /// Drops the images of photos.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {
    let keys = assets.map { key($0, targetSize, contentMode) }
    queue.async { [self] in lock.withLock { for key in keys { images[key] = nil } } }
  }

  /// Drops all images.
  open func stopCachingImagesForAllAssets() {
    queue.async { [self] in lock.withLock { images = [:] } }
  }

  private func key(
    _ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode
  ) -> Key {
    Key(
      identifier: asset.localIdentifier, width: Double(size.width), height: Double(size.height),
      mode: mode)
  }

  @discardableResult
  open override func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let key = key(asset, targetSize, contentMode)
    // An image that is there at once is delivered once, before the method returns.
    guard let image = lock.withLock({ images[key] }), options?.deliveryMode != .highQualityFormat,
      MainQueue.isCurrent || options?.isSynchronous == true
    else {
      return super.requestImage(
        for: asset, targetSize: targetSize, contentMode: contentMode, options: options,
        resultHandler: resultHandler)
    }
    let number = ImageRequests.nextNumber()
    resultHandler(image, ImageRequests.facts(number, isFound: true))
    return number
  }
}
