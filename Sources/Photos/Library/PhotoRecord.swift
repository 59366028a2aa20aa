import Foundation
import UIKit

/// The values of a photo. Each change makes another record with the same identifier.
struct PhotoRecord: Sendable, Equatable {
  /// The source of the bytes.
  enum Content: Sendable, Equatable {
    case file(URL)
    case data(Data)
    /// The drawing of a photo that ``GeneratedPhotos`` makes, by its number.
    case generated(Int)
  }

  let identifier: String
  let content: Content
  /// The size of the upright photo, in pixels.
  let pixelWidth: Int
  let pixelHeight: Int
  var creationDate: Date?
  var modificationDate: Date?
  var subtypes: PHAssetMediaSubtype = []
  var isFavorite = false
  var isHidden = false

  /// Returns the bytes of the image file; `nil` if the file cannot be read any more.
  func read() -> Data? {
    switch content {
    case .file(let file): try? Data(contentsOf: file)
    case .data(let data): data
    case .generated(let number): GeneratedPhotos.file(number)
    }
  }

  /// The name of the file.
  var fileName: String {
    switch content {
    case .file(let file): file.lastPathComponent
    case .data, .generated: "\(identifier).\(GeneratedPhotos.suffix)"
    }
  }

  /// Returns the photo as an image of one point per pixel.
  func image() -> UIImage? {
    switch content {
    // The bytes of a file are read when the image is drawn.
    case .file(let file): UIImage(contentsOfFile: file.path)?.atPixelScale
    case .data, .generated: read().flatMap { UIImage(data: $0, scale: 1) }
    }
  }
}

extension UIImage {
  /// The image with one point per pixel.
  fileprivate var atPixelScale: UIImage? {
    guard scale != 1 else { return self }
    return preparingThumbnail(of: CGSize(width: size.width * scale, height: size.height * scale))
  }
}
