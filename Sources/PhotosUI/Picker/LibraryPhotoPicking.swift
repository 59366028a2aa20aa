internal import Photos
import UIKit

/// The photos of the library for `UIImagePickerController`, which finds this class by its name.
final class LibraryPhotoPicking: PhotoPicking {
  static let mediaTypes = ["public.image"]

  static func makeGrid(
    of mediaTypes: [String], didFinish: @escaping (PickedPhoto?) -> Void
  ) -> UIViewController {
    let isEmpty = mediaTypes.allSatisfy { !self.mediaTypes.contains($0) }
    let grid = PickerGridController(
      assets: isEmpty ? [] : PHAsset.assetsForPicking, selection: PickerSelection(limit: 1),
      isOrdered: false)
    grid.didFinish = { [weak grid] isAccepted in
      guard let grid else { return }
      guard isAccepted else { return didFinish(nil) }
      let selected = grid.selection.identifiers
      // The picker may stay, and the user may then select another photo.
      grid.deselect(selected)
      guard let asset = grid.assets.first(where: { $0.localIdentifier == selected.first }),
        let photo = photo(of: asset)
      else { return }
      didFinish(photo)
    }
    return grid
  }

  /// Returns the photo of an asset; `nil` if its file cannot be read any more.
  private static func photo(of asset: PHAsset) -> PickedPhoto? {
    guard let image = asset.imageForPicking else { return nil }
    let status = PHPhotoLibrary.authorizationStatus()
    return PickedPhoto(
      image: image, file: asset.copyFile(into: FileManager.default.temporaryDirectory),
      asset: status == .authorized || status == .limited ? asset : nil)
  }
}
