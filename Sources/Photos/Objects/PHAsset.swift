import Foundation

/// A photo of the library: its values, without the image. Ask a ``PHImageManager`` for that.
///
/// The values describe the photo at the time of the fetch. Videos and Live Photos are missing:
/// files of photos have no motion here.
open class PHAsset: PHObject, @unchecked Sendable {
  let record: PhotoRecord

  init(_ record: PhotoRecord) {
    self.record = record
    super.init(identifier: record.identifier)
  }

  /// The kind of media.
  open var mediaType: PHAssetMediaType { .image }
  /// The kinds of photo.
  open var mediaSubtypes: PHAssetMediaSubtype { record.subtypes }
  /// The style of playback.
  open var playbackStyle: PlaybackStyle {
    record.fileName.lowercased().hasSuffix(".gif") ? .imageAnimated : .image
  }
  /// The origin of the photo.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The width of the upright photo, in pixels.
  open var pixelWidth: Int { record.pixelWidth }
  /// The height of the upright photo, in pixels.
  open var pixelHeight: Int { record.pixelHeight }
  /// The date of the photo in its metadata, or the date of the file.
  open var creationDate: Date? { record.creationDate }
  /// The date of the last change.
  open var modificationDate: Date? { record.modificationDate }
  /// The duration of a video, in seconds: 0 for a photo.
  open var duration: TimeInterval { 0 }
  /// A Boolean value that indicates whether the user has hidden the photo.
  open var isHidden: Bool { record.isHidden }
  /// A Boolean value that indicates whether the photo is a favorite.
  open var isFavorite: Bool { record.isFavorite }
  /// The identifier of the burst that the photo belongs to; `nil` for none.
  open var burstIdentifier: String? { nil }
  /// A Boolean value that indicates whether the photo stands for a burst.
  open var representsBurst: Bool { false }

  /// Returns whether the photo can be changed in a way.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool {
    editOperation != .content
  }

  override func value(forFetchKey key: String) -> FetchValue? {
    switch key {
    case "mediaType": .number(Double(mediaType.rawValue))
    case "mediaSubtypes", "mediaSubtype": .number(Double(mediaSubtypes.rawValue))
    case "duration": .number(duration)
    case "pixelWidth": .number(Double(pixelWidth))
    case "pixelHeight": .number(Double(pixelHeight))
    case "creationDate": creationDate.map(FetchValue.date) ?? .null
    case "modificationDate": modificationDate.map(FetchValue.date) ?? .null
    case "isFavorite", "favorite": .number(isFavorite ? 1 : 0)
    case "isHidden", "hidden": .number(isHidden ? 1 : 0)
    case "burstIdentifier": .null
    default: super.value(forFetchKey: key)
    }
  }

  open override var debugDescription: String {
    "<PHAsset: \(localIdentifier) \(pixelWidth)×\(pixelHeight)>"
  }
}

// MARK: Fetching

extension PHAsset {
  /// Returns the photos, from the oldest to the newest unless the options have another order.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { state in state.records.map(PHAsset.init) }
  }

  /// Returns the photos of a kind.
  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { state in
      mediaType == .image ? state.records.map(PHAsset.init) : []
    }
  }

  /// Returns the photos of an album, in its order unless the options have another one.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { state in assetCollection.records(in: state).map(PHAsset.init) }
  }

  /// Returns the photos that stand for an album: its first ones.
  public class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    PHFetchResult(options) { state in
      assetCollection.records(in: state).prefix(3).map(PHAsset.init)
    }
  }

  /// Returns the photos with identifiers; those that are not in the library are left out.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(options) { state in
      identifiers.compactMap { state.assets[$0] }.map(PHAsset.init)
    }
  }
}
