/// The option of a source: the kind of the file, which is found by its bytes here.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString =
  "kCGImageSourceTypeIdentifierHint"
/// The option of a source: whether decoded pixels are kept. They are kept as long as the image.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option of a source: whether an image is decoded when it is created.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
/// The option of a source: whether components may be numbers with a fraction. They have eight bits.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString =
  "kCGImageSourceShouldAllowFloat"
/// The option of a thumbnail: whether it is made of the image if the file has none.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option of a thumbnail: whether it is made of the image in any case.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option of a thumbnail: the maximum number of pixels along a side.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
/// The option of a thumbnail: whether it is turned upright.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The property of an image of a destination: the quality of a JPEG, from 0 to 1.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"

extension CFDictionary {
  /// Returns the number of a key; `nil` for none.
  func number(_ key: CFString) -> Double? { AnyNumber.double(self[key]) }

  /// Returns whether the value of a key is `true`.
  func isTrue(_ key: CFString) -> Bool {
    self[key] as? Bool ?? (self[key] as? NSNumber)?.boolValue ?? false
  }
}
