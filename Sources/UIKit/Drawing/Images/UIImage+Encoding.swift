internal import Scenes

extension UIImage {
  /// Returns the image as a PNG file, upright.
  ///
  /// An image of the bytes of a PNG file has these bytes. Others are decoded or drawn: see
  /// `CGImage`.
  ///
  /// - Returns: `nil` for an image of size zero, and for one whose pixels cannot be read.
  public func pngData() -> Data? {
    original { $0 == .png } ?? uprightPixels().map(PNGEncoder.data)
  }

  /// Returns the image as a JPEG file, on white. The file has the orientation of the image.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best
  ///   one. At 1, an image of the bytes of a JPEG file has these bytes.
  /// - Returns: `nil` for an image of size zero, and for one whose pixels cannot be read.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let original = original { $0 == .jpeg }
    if compressionQuality >= 1, let original { return original }
    if content.tint != nil {
      return uprightPixels().map { JPEGEncoder.data(of: $0, quality: compressionQuality) }
    }
    guard let pixels = pixelImage?.pixels() else { return original }
    return JPEGEncoder.data(
      of: pixels, quality: compressionQuality, orientation: content.orientation.exifNumber)
  }

  /// The bytes of the file that the image was made of, if they display the same; `nil` otherwise.
  package var fileData: Data? { original { !$0.isVector } }

  /// Returns the bytes that the image was made of, if they are a file of a format that displays the
  /// same.
  private func original(where isWanted: (ImageHeader.Format) -> Bool) -> Data? {
    guard case .file(let bytes) = content.picture, isWanted(bytes.header.format),
      content.tint == nil, !content.isThumbnail,
      content.orientation == UIImage.Orientation(exif: bytes.header.orientation)
    else { return nil }
    return bytes.read()
  }
}
