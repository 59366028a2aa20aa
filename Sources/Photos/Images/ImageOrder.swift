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

  /// The whole photo, from which the images are made; `nil` if it cannot be read.
  var source: UIImage? { record.image() }

  /// Returns the image.
  func image(from source: UIImage) -> UIImage? { Self.image(of: size, from: source) }

  /// Returns the small image from before the good one.
  func smallImage(from source: UIImage) -> UIImage? {
    let factor = min(1, 120 / max(size.width, size.height))
    return Self.image(
      of: CGSize(width: size.width * factor, height: size.height * factor), from: source)
  }

  private static func image(of size: CGSize, from source: UIImage) -> UIImage? {
    source.size == size ? source : source.preparingThumbnail(of: size)
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
