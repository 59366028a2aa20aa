import UIKit

/// Loads photos in the background, and keeps those that were used last.
actor PhotoLibrary {
  static let shared = PhotoLibrary()

  private let photos = NSCache<NSNumber, UIImage>()

  private init() { photos.countLimit = 500 }

  /// Returns the photo with a number, ready for display.
  func photo(_ number: Int) async -> UIImage? {
    if let photo = photos.object(forKey: NSNumber(value: number)) { return photo }
    guard let photo = await UIImage(data: PictureFile.make(number))?.byPreparingForDisplay() else {
      return nil
    }
    photos.setObject(photo, forKey: NSNumber(value: number))
    return photo
  }
}
