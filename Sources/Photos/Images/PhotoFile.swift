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
    type = bytes.header.format.typeIdentifier
    orientation = CGImagePropertyOrientation(rawValue: UInt32(bytes.header.orientation)) ?? .up
  }
}

extension CGImagePropertyOrientation {
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
