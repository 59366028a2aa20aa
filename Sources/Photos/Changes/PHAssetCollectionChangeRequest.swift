import Foundation

/// A change of an album, in a change block of the library.
open class PHAssetCollectionChangeRequest: NSObject {
  private let identifier: String
  private let isCreation: Bool

  private init(identifier: String, isCreation: Bool) {
    self.identifier = identifier
    self.isCreation = isCreation
  }

  /// Creates a change of an album; `nil` for an album that the library makes.
  public convenience init?(for assetCollection: PHAssetCollection) {
    guard assetCollection.assetCollectionType == .album else { return nil }
    self.init(identifier: assetCollection.localIdentifier, isCreation: false)
  }

  /// Adds an album.
  public class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest {
    let identifier = UUID().uuidString + "/L0/040"
    PhotoChanges.add {
      $0.state.albums.append(AlbumRecord(identifier: identifier, title: title, assets: []))
    }
    return PHAssetCollectionChangeRequest(identifier: identifier, isCreation: true)
  }

  /// Removes albums. Their photos stay in the library.
  public class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
    let identifiers = Set(assetCollections.identifiers)
    PhotoChanges.add { changes in
      changes.state.albums.removeAll { identifiers.contains($0.identifier) }
    }
  }

  /// An object that stands for the new album.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
    PHObjectPlaceholder(identifier: identifier)
  }

  /// The name of the album.
  open var title: String {
    get { PhotoChanges.current?.state.albums.first { $0.identifier == identifier }?.title ?? "" }
    set { change { $0.title = newValue } }
  }

  /// Adds photos at the end, or the placeholders of new ones.
  open func addAssets(_ assets: any NSFastEnumeration) {
    let identifiers = assets.identifiers
    change { album in album.assets += identifiers.filter { !album.assets.contains($0) } }
  }

  /// Removes photos from the album. They stay in the library.
  open func removeAssets(_ assets: any NSFastEnumeration) {
    let identifiers = Set(assets.identifiers)
    change { $0.assets.removeAll(where: identifiers.contains) }
  }

  private func change(_ change: @escaping (inout AlbumRecord) -> Void) {
    PhotoChanges.add { [identifier] changes in
      guard let index = changes.state.albums.firstIndex(where: { $0.identifier == identifier })
      else { throw PHPhotosError(.identifierNotFound) }
      change(&changes.state.albums[index])
    }
  }
}
