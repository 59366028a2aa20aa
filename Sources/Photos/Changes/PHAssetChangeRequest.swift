import Foundation
internal import Scenes
import UIKit

/// A change of a photo, in a change block of the library.
open class PHAssetChangeRequest: NSObject {
  private let identifier: String
  private var creation: Date??
  private var favorite: Bool?
  private var hidden: Bool?
  /// The photo to add; `nil` for a change of an existing one.
  private var addition: (() -> PhotoRecord?)?

  init(identifier: String, addition: (() -> PhotoRecord?)?) {
    self.identifier = identifier
    self.addition = addition
    super.init()
    PhotoChanges.add { [self] in try apply(to: $0) }
  }

  /// Creates a change of a photo.
  public convenience init(for asset: PHAsset) {
    self.init(identifier: asset.localIdentifier, addition: nil)
  }

  // MARK: New photos

  /// Adds an image.
  public class func creationRequestForAsset(from image: UIImage) -> Self {
    make { image.fileData ?? image.pngData() }
  }

  /// Adds the image of a file; `nil` if it cannot be read.
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    guard let data = try? Data(contentsOf: fileURL) else { return nil }
    return make { data }
  }

  /// Adds an image file.
  class func make(_ data: @escaping () -> Data?) -> Self {
    let identifier = UUID().uuidString + "/L0/001"
    let request = PHAssetCreationRequest(identifier: identifier) {
      guard let data = data(), let image = ImageBytes(data) else { return nil }
      let size = image.header.uprightSize
      return PhotoRecord(
        identifier: identifier, content: .data(data), pixelWidth: Int(size.width),
        pixelHeight: Int(size.height), creationDate: Date(), modificationDate: Date())
    }
    guard let request = request as? Self else {
      fatalError("\(Self.self) cannot make photos; use PHAssetCreationRequest.")
    }
    return request
  }

  /// An object that stands for the new photo; `nil` for a change of an existing one.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? {
    addition == nil ? nil : PHObjectPlaceholder(identifier: identifier)
  }

  // MARK: Deletion

  /// Removes photos from the library. Files of the folder stay.
  public class func deleteAssets(_ assets: any NSFastEnumeration) {
    let identifiers = Set(assets.identifiers)
    PhotoChanges.add { $0.state.remove(identifiers) }
  }

  // MARK: Values

  /// The date of the photo.
  open var creationDate: Date? {
    get { creation ?? PhotoChanges.current?.state.assets[identifier]?.creationDate }
    set { creation = .some(newValue) }
  }
  /// A Boolean value that indicates whether the photo is a favorite.
  open var isFavorite: Bool {
    get { favorite ?? PhotoChanges.current?.state.assets[identifier]?.isFavorite ?? false }
    set { favorite = newValue }
  }
  /// A Boolean value that indicates whether the photo is hidden.
  open var isHidden: Bool {
    get { hidden ?? PhotoChanges.current?.state.assets[identifier]?.isHidden ?? false }
    set { hidden = newValue }
  }

  private func apply(to changes: PhotoChanges) throws {
    var record: PhotoRecord
    if let addition {
      guard let added = addition() else { throw PHPhotosError(.invalidResource) }
      record = added
    } else {
      guard let known = changes.state.assets[identifier] else {
        throw PHPhotosError(.identifierNotFound)
      }
      record = known
      record.modificationDate = Date()
    }
    if let creation { record.creationDate = creation }
    if let favorite { record.isFavorite = favorite }
    if let hidden { record.isHidden = hidden }
    if addition == nil { changes.state.update(record) } else { changes.state.add([record]) }
  }
}

/// The addition of a photo, in a change block of the library.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Adds a photo. Its file is given with ``addResource(with:data:options:)``.
  public class func forAsset() -> PHAssetCreationRequest {
    let box = ResourceBox()
    let request: PHAssetCreationRequest = make { box.data }
    request.box = box
    return request
  }

  private final class ResourceBox { var data: Data? }
  private var box: ResourceBox?

  /// Gives the file of the new photo.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    if type == .photo { box?.data = data }
  }

  /// Gives the file of the new photo.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    if type == .photo { box?.data = try? Data(contentsOf: fileURL) }
  }
}

/// The kinds of files of a photo.
public enum PHAssetResourceType: Int, Sendable {
  /// The photo.
  case photo = 1
  /// The video.
  case video = 2
  /// The sound.
  case audio = 3
}

/// The values of a file of a new photo.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
}
