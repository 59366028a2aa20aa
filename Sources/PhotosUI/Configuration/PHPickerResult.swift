internal import Photos
public import UIKit

/// A photo that the user selected.
///
/// Apple documentation: https://developer.apple.com/documentation/photosui/phpickerresult
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// The provider of the data and of the `UIImage`. Its suggested name is the name of the file
  /// without its extension.
  public let itemProvider: NSItemProvider
  /// The local identifier of the asset, or `nil` if the configuration has no library.
  public let assetIdentifier: String?

  /// Creates the result of a photo.
  init(_ asset: PHAsset, hasIdentifier: Bool) {
    itemProvider = NSItemProvider()
    assetIdentifier = hasIdentifier ? asset.localIdentifier : nil
    asset.register(with: itemProvider)
  }

  /// Creates the result of a photo that was selected at the beginning: its provider has no data.
  init(preselected identifier: String) {
    itemProvider = NSItemProvider()
    assetIdentifier = identifier
  }
}
