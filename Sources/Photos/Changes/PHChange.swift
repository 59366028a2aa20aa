import Foundation

/// A change of the photo library.
open class PHChange: NSObject, @unchecked Sendable {
  private let before: PhotoState
  private let after: PhotoState

  init(before: PhotoState, after: PhotoState) {
    self.before = before
    self.after = after
  }

  /// Returns the change of a photo or album; `nil` if it did not change.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
    switch object {
    case let asset as PHAsset:
      let (old, new) = (before.assets[asset.localIdentifier], after.assets[asset.localIdentifier])
      guard old != new else { return nil }
      return PHObjectChangeDetails(
        before: object, after: new.map(PHAsset.init) as? T,
        isContentChanged: old?.content != new?.content)
    case let collection as PHAssetCollection where collection.assetCollectionType == .album:
      let identifier = collection.localIdentifier
      let old = before.albums.first { $0.identifier == identifier }
      let new = after.albums.first { $0.identifier == identifier }
      guard old != new else { return nil }
      return PHObjectChangeDetails(
        before: object, after: new.map(PHAssetCollection.init(album:)) as? T,
        isContentChanged: false)
    default: return nil
    }
  }

  /// Returns the change of the result of a fetch; `nil` if it did not change.
  open func changeDetails<T: PHObject>(
    for object: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? {
    let details = PHFetchResultChangeDetails(
      object, object.result(in: after)
    ) { [before, after] object in
      guard object is PHAsset else { return false }
      return before.assets[object.localIdentifier] != after.assets[object.localIdentifier]
    }
    return details.isEmpty ? nil : details
  }
}

/// The change of a photo or album.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  /// The object before the change.
  public let objectBeforeChanges: ObjectType
  /// The object after the change; `nil` if it was deleted.
  public let objectAfterChanges: ObjectType?
  /// A Boolean value that indicates whether the image of a photo changed.
  public let assetContentChanged: Bool
  /// A Boolean value that indicates whether the object was deleted.
  public var objectWasDeleted: Bool { objectAfterChanges == nil }

  init(before: ObjectType, after: ObjectType?, isContentChanged: Bool) {
    objectBeforeChanges = before
    objectAfterChanges = after
    assetContentChanged = after != nil && isContentChanged
  }
}
