import Foundation
internal import Scenes
import UIKit

/// The file of a photo.
struct PhotoFile: Sendable {
  let data: Data
  /// The uniform type identifier.
  let type: String
  let orientation: CGImagePropertyOrientation

  /// Reads the file of a photo; `nil` if it cannot be read any more.
  init?(_ record: PhotoRecord) {
    guard let data = record.read(), let bytes = ImageBytes(data) else { return nil }
    self.data = data
    type =
      switch bytes.header.format {
      case .png: "public.png"
      case .jpeg: "public.jpeg"
      case .gif: "com.compuserve.gif"
      case .webP: "org.webmproject.webp"
      case .svg: "public.svg-image"
      case .pdf: "com.adobe.pdf"
      }
    orientation = CGImagePropertyOrientation(rawValue: UInt32(bytes.header.orientation)) ?? .up
  }
}

/// The orientations of image files, by their numbers in EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row of the file is at the top, the first column at the left.
  case up = 1
  /// The first row of the file is at the top, the first column at the right.
  case upMirrored = 2
  /// The first row of the file is at the bottom, the first column at the right.
  case down = 3
  /// The first row of the file is at the bottom, the first column at the left.
  case downMirrored = 4
  /// The first row of the file is at the left, the first column at the top.
  case leftMirrored = 5
  /// The first row of the file is at the right, the first column at the top.
  case right = 6
  /// The first row of the file is at the right, the first column at the bottom.
  case rightMirrored = 7
  /// The first row of the file is at the left, the first column at the bottom.
  case left = 8

  /// The orientation of an image.
  var imageOrientation: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }
}
