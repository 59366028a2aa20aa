extension UIImage {
  /// The position of stored pixels relative to the upright image. The raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    /// Stored upright.
    case up = 0
    /// Rotated by 180 degrees.
    case down = 1
    /// Rotated by 90 degrees counterclockwise for display.
    case left = 2
    /// Rotated by 90 degrees clockwise for display.
    case right = 3
    /// Mirrored along a vertical axis.
    case upMirrored = 4
    /// Mirrored along a horizontal axis.
    case downMirrored = 5
    /// Mirrored, and rotated by 90 degrees: rows are columns.
    case leftMirrored = 6
    /// Mirrored, and rotated by 90 degrees: rows are columns, from right to left and from bottom to
    /// top.
    case rightMirrored = 7
  }

  /// The drawing of an image in its own colors or in one color.
  public enum RenderingMode: Int, Sendable {
    /// The usual drawing of the context: a symbol is a template, a picture is not.
    case automatic = 0
    /// The image has its own colors.
    case alwaysOriginal = 1
    /// The opacity of the image is filled with the tint color.
    case alwaysTemplate = 2
  }

  /// The treatment of the middle of a resizable image.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }
}

extension UIImage.Orientation {
  /// The orientation for a number of EXIF, from 1 to 8.
  init(exif number: Int) {
    self =
      switch number {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }

  /// The number of EXIF, from 1 to 8.
  var exifNumber: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  /// A Boolean value that indicates whether rows of the stored pixels are columns for display.
  var exchangesSides: Bool { exifNumber > 4 }

  /// The map from the unit square of the stored pixels to the unit square of the upright image.
  var turn: CGAffineTransform {
    switch self {
    case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }

  /// The orientation of an image that is displayed mirrored along a vertical axis.
  var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
