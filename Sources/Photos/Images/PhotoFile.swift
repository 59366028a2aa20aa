import Foundation
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
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
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
