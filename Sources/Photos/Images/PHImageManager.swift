// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKit

/// The images of photos.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  private let requests = ImageRequests()

  public override init() { super.init() }

  /// Returns the manager of the process.
  open class func `default`() -> PHImageManager { manager }

  /// Requests the image of a photo.
  ///
  /// The image has one point per pixel. With `opportunistic` delivery, the closure is called with a
  /// small image first (on the main queue before the method returns), and with the good one later;
  /// otherwise once. It is called on the main queue, except for synchronous requests.
  ///
  /// - Parameters:
  ///   - targetSize: The size, in pixels, or `PHImageManagerMaximumSize` to request the photo's
  ///     size.
  ///   - contentMode: The method that fits the photo into the size. The proportions stay, and
  ///     nothing is cut off.
  ///   - resultHandler: A closure called with the image, and with facts about it, by keys such as
  ///     `PHImageResultIsDegradedKey`. The image is `nil` if the photo cannot be read.
  /// - Returns: A number for `cancelImageRequest(_:)`.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let order = ImageOrder(asset.record, targetSize, contentMode, options)
    let waits = options?.isSynchronous == true
    // The photo is read once for both images.
    let source = order.delivery == .opportunistic && !waits ? order.source : nil
    return requests.request(waits: waits) { number in
      guard let image = source.flatMap(order.smallImage) else { return nil }
      return (image, [PHImageResultIsDegradedKey: true, PHImageResultRequestIDKey: number])
    } make: {
      (source ?? order.source).flatMap(order.image)
    } deliver: { image, facts in
      resultHandler(image, facts)
    }
  }

  /// Requests the file of a photo.
  ///
  /// - Parameter resultHandler: A closure called on the main thread, except for synchronous
  ///   requests, with the bytes, the uniform type identifier and the orientation of the image.
  /// - Returns: A number for `cancelImageRequest(_:)`.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (
        Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    let record = asset.record
    return requests.request(waits: options?.isSynchronous == true) {
      PhotoFile(record)
    } deliver: { file, facts in
      resultHandler(file?.data, file?.type, file?.orientation ?? .up, facts)
    }
  }

  /// Requests the file of a photo, with the orientation as in a `UIImage`.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, facts in
      resultHandler(data, type, orientation.imageOrientation, facts)
    }
  }

  /// Cancels a request that was not answered. Its closure is called with `nil` and
  /// `PHImageCancelledKey`.
  open func cancelImageRequest(_ requestID: PHImageRequestID) { requests.cancel(requestID) }
}

/// The size of a photo as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The number of a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The key of a Boolean value: whether the image is in the network only.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of a Boolean value: whether a better image follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of the number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The key of a Boolean value: whether the request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of the error of a request.
public let PHImageErrorKey = "PHImageErrorKey"
