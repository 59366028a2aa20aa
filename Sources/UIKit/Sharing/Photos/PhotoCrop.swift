/// The square of a photo that the user chooses by moving and zooming.
struct PhotoCrop: Equatable {
  /// The largest magnification of the smallest one. The number is chosen.
  static let maximumZoom: CGFloat = 5

  /// The size of the photo, in points.
  let size: CGSize
  /// The square, in the coordinates of the photo. It is inside of the photo.
  private(set) var rect: CGRect

  /// Creates the largest square, in the middle of the photo.
  init(of size: CGSize) {
    self.size = size
    let side = min(size.width, size.height)
    rect = CGRect(
      x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  /// Moves the square.
  ///
  /// - Parameter translation: The translation in the coordinates of the photo, in points.
  mutating func move(by translation: CGPoint) {
    rect.origin.x = min(max(rect.minX + translation.x, 0), size.width - rect.width)
    rect.origin.y = min(max(rect.minY + translation.y, 0), size.height - rect.height)
  }

  /// Zooms the photo.
  ///
  /// - Parameters:
  ///   - factor: The factor of the magnification.
  ///   - anchor: The point of the photo that does not move, with coordinates from 0 to 1 in the
  ///     square.
  mutating func zoom(by factor: CGFloat, at anchor: CGPoint) {
    guard factor > 0 else { return }
    let largest = min(size.width, size.height)
    let side = min(max(rect.width / factor, largest / Self.maximumZoom), largest)
    let difference = rect.width - side
    rect.size = CGSize(width: side, height: side)
    move(by: CGPoint(x: difference * anchor.x, y: difference * anchor.y))
  }

  /// Returns the frame of the photo that displays the square in a frame.
  func photoFrame(for square: CGRect) -> CGRect {
    guard rect.width > 0 else { return square }
    let scale = square.width / rect.width
    return CGRect(
      x: square.minX - rect.minX * scale, y: square.minY - rect.minY * scale,
      width: size.width * scale, height: size.height * scale)
  }
}

extension UIImage {
  /// Returns a part of the image.
  ///
  /// - Parameter rect: The part, in points.
  @MainActor
  func cropped(to rect: CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
  }
}
