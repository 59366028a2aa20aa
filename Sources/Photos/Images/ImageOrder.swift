import Foundation
import UIKit

/// The order of an image of a photo.
struct ImageOrder: Sendable {
  private let record: PhotoRecord
  private let target: CGSize
  private let mode: PHImageContentMode
  private let resizing: PHImageRequestOptionsResizeMode
  let delivery: PHImageRequestOptionsDeliveryMode

  init(
    _ record: PhotoRecord, _ target: CGSize, _ mode: PHImageContentMode,
    _ options: PHImageRequestOptions?
  ) {
    self.record = record
    self.target = target
    self.mode = mode
    resizing = options?.resizeMode ?? .fast
    delivery = options?.deliveryMode ?? .opportunistic
  }

  /// The image; `nil` if the photo cannot be read.
  var image: UIImage? { image(of: size) }

  /// The small image from before the good one.
  var smallImage: UIImage? {
    let factor = min(1, 120 / max(size.width, size.height))
    return image(of: CGSize(width: size.width * factor, height: size.height * factor))
  }

  /// Returns the image, and the facts about it.
  func result(_ number: PHImageRequestID) -> (UIImage?, [AnyHashable: Any]) {
    let image = image
    return (image, Self.facts(number, isFound: image != nil))
  }

  /// Returns the facts about the final result of a request.
  static func facts(_ number: PHImageRequestID, isFound: Bool) -> [AnyHashable: Any] {
    var facts: [AnyHashable: Any] = [
      PHImageResultIsDegradedKey: false, PHImageResultIsInCloudKey: false,
      PHImageResultRequestIDKey: number,
    ]
    if !isFound { facts[PHImageErrorKey] = PHPhotosError(.invalidResource) }
    return facts
  }

  private func image(of size: CGSize) -> UIImage? {
    guard let image = record.image() else { return nil }
    guard image.size != size else { return image }
    return image.preparingThumbnail(of: size)
  }

  /// The size of the image, in pixels.
  private var size: CGSize {
    let whole = CGSize(width: record.pixelWidth, height: record.pixelHeight)
    guard resizing != .none, target.width > 0, target.height > 0 else { return whole }
    let factors = (target.width / whole.width, target.height / whole.height)
    var factor = mode == .aspectFill ? max(factors.0, factors.1) : min(factors.0, factors.1)
    if resizing == .fast { factor = min(factor, 1) }
    return CGSize(
      width: max(1, (whole.width * factor).rounded()),
      height: max(1, (whole.height * factor).rounded()))
  }
}
