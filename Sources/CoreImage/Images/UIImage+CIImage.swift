public import UIKit

extension UIImage {
  /// Creates an image of the extent of a `CIImage`, at scale 1. Its pixels are computed at once.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image of the extent of a `CIImage`. Its pixels are computed at once; an infinite
  /// extent has none.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - orientation: The position of the pixels relative to the upright image.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(
      CIContext().createCGImage(ciImage, from: ciImage.extent), scale: scale,
      orientation: orientation, origin: ciImage)
  }

  /// The `CIImage` that the image was made of; `nil` for another image.
  public var ciImage: CIImage? { origin as? CIImage }
}
