import Foundation

/// The way in which the image of a photo is made.
open class PHImageRequestOptions: NSObject, NSCopying {
  /// The version of the photo: all versions are the same here.
  open var version = PHImageRequestOptionsVersion.current
  /// The quality and the number of images.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The method that changes the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of the photo, from 0 to 1; a rectangle of size zero for all of it. Used with
  /// ``PHImageRequestOptionsResizeMode/exact``.
  open var normalizedCropRect = CGRect.zero
  /// A Boolean value that indicates whether a photo may be fetched from the network. All photos are
  /// on the device.
  open var isNetworkAccessAllowed = false
  /// A Boolean value that indicates whether a request returns after the image is delivered.
  open var isSynchronous = false
  /// A closure called during a fetch from the network, which does not happen.
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let options = PHImageRequestOptions()
    options.version = version
    options.deliveryMode = deliveryMode
    options.resizeMode = resizeMode
    options.normalizedCropRect = normalizedCropRect
    options.isNetworkAccessAllowed = isNetworkAccessAllowed
    options.isSynchronous = isSynchronous
    options.progressHandler = progressHandler
    return options
  }
}

/// A closure called with the progress of a fetch from the network.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// The versions of a photo.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// The photo with its edits.
  case current = 0
  /// The photo without edits.
  case unadjusted = 1
  /// The photo as it was taken, without edits.
  case original = 2
}

/// The qualities of images.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// A small image at once and the good one later; the good one only if a request waits for it.
  case opportunistic = 0
  /// The good image only.
  case highQualityFormat = 1
  /// One image as soon as possible.
  case fastFormat = 2
}

/// The ways of changing the size of an image.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The image has its own size.
  case none = 0
  /// The image has about the requested size, and is not enlarged.
  case fast = 1
  /// The image has exactly the requested size.
  case exact = 2
}

/// The ways of fitting an image into a size.
public enum PHImageContentMode: Int, Sendable {
  /// The whole image fits into the size.
  case aspectFit = 0
  /// The image fills the size.
  case aspectFill = 1
  /// The same as ``aspectFit``.
  public static let `default` = PHImageContentMode.aspectFit
}
