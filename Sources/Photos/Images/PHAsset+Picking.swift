import Foundation
import UIKit

/// The parts of photos for the picker of the system, which needs no access of the app.
extension PHAsset {
  /// The photos of the library that are not hidden, from the oldest to the newest.
  package static var assetsForPicking: [PHAsset] {
    PhotoStore.shared.stateForPicking.records.filter { !$0.isHidden }.map(PHAsset.init)
  }

  /// The photo with one point per pixel; `nil` if its file cannot be read any more.
  package var imageForPicking: UIImage? { record.image() }

  /// Writes a copy of the file.
  ///
  /// - Returns: The copy, with a name of its own; `nil` if it cannot be written.
  package func copyFile(into folder: URL) -> URL? {
    let record = record
    let suffix = (record.fileName as NSString).pathExtension
    let copy = folder.appending(path: "\(UUID().uuidString).\(suffix)")
    guard let data = record.read(), (try? data.write(to: copy)) != nil else { return nil }
    return copy
  }

  /// Adds the data of the file, and the image if its format is one that item providers do not
  /// convert to images. A file that cannot be read any more adds nothing.
  package func register(with provider: NSItemProvider) {
    let record = record
    guard let file = PhotoFile(record) else { return }
    provider.suggestedName = (record.fileName as NSString).deletingPathExtension
    provider.registerDataRepresentation(forTypeIdentifier: file.type, visibility: .all) { deliver in
      let data = record.read()
      deliver(data, data == nil ? PHPhotosError(.invalidResource) : nil)
      return nil
    }
    if !provider.canLoadObject(ofClass: UIImage.self), let image = record.image() {
      provider.registerObject(image, visibility: .all)
    }
  }
}
