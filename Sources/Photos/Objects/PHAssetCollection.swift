import Foundation

/// An album: one of the user, which is a folder of the folder of photos, or one that the library
/// makes.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// The photos of an album.
  enum Content: Sendable {
    /// The photos of an album of the user.
    case album(String)
    /// All photos that are not hidden.
    case all
    case favorites
    /// Fixed photos, in order.
    case fixed([String])
  }

  private let content: Content
  /// The kind of album.
  public let assetCollectionType: PHAssetCollectionType
  /// The kind of album in more detail.
  public let assetCollectionSubtype: PHAssetCollectionSubtype

  private init(
    identifier: String, title: String?, content: Content, type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype
  ) {
    self.content = content
    assetCollectionType = type
    assetCollectionSubtype = subtype
    super.init(identifier: identifier, title: title)
  }

  convenience init(album: AlbumRecord) {
    self.init(
      identifier: album.identifier, title: album.title, content: .album(album.identifier),
      type: .album, subtype: .albumRegular)
  }

  /// The albums that the library makes.
  static var smartAlbums: [PHAssetCollection] {
    [
      PHAssetCollection(
        identifier: "RECENTS/L0/040", title: "Recents", content: .all, type: .smartAlbum,
        subtype: .smartAlbumUserLibrary),
      PHAssetCollection(
        identifier: "FAVORITES/L0/040", title: "Favorites", content: .favorites,
        type: .smartAlbum, subtype: .smartAlbumFavorites),
    ]
  }

  /// Returns the albums of a kind.
  private static func albums(
    of type: PHAssetCollectionType, in state: PhotoState
  ) -> [PHAssetCollection] {
    switch type {
    case .album: state.albums.map(PHAssetCollection.init(album:))
    case .smartAlbum: smartAlbums
    }
  }

  func records(in state: PhotoState) -> [PhotoRecord] {
    switch content {
    case .album(let identifier):
      let album = state.albums.first { $0.identifier == identifier }
      return album?.assets.compactMap { state.assets[$0] } ?? []
    case .all: return state.records
    case .favorites: return state.records.filter(\.isFavorite)
    case .fixed(let identifiers): return identifiers.compactMap { state.assets[$0] }
    }
  }

  private var records: [PhotoRecord] {
    records(in: PhotoStore.shared.visibleState).filter { !$0.isHidden }
  }

  /// The number of photos of an album of the user; `NSNotFound` for others, as on iOS: fetch their
  /// photos to count them.
  open var estimatedAssetCount: Int {
    assetCollectionType == .album ? records.count : NSNotFound
  }

  /// The date of the oldest photo.
  open var startDate: Date? { records.compactMap(\.creationDate).min() }
  /// The date of the newest photo.
  open var endDate: Date? { records.compactMap(\.creationDate).max() }

  open override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
    assetCollectionType == .album && anOperation != .createContent
  }

  // MARK: Fetching

  /// Returns the albums of a kind.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options) { state in
      albums(of: type, in: state).filter { subtype == .any || $0.assetCollectionSubtype == subtype }
    }
  }

  /// Returns the albums with identifiers.
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options) { state in
      let all = albums(of: .album, in: state) + smartAlbums
      return identifiers.compactMap { name in all.first { $0.localIdentifier == name } }
    }
  }

  /// Returns the albums of a kind with a photo.
  public class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(options) { state in
      albums(of: type, in: state).filter { album in
        album.records(in: state).contains { $0.identifier == asset.localIdentifier }
      }
    }
  }

  /// Makes an album that is not in the library.
  public class func transientAssetCollection(
    with assets: [PHAsset], title: String?
  ) -> PHAssetCollection {
    PHAssetCollection(
      identifier: UUID().uuidString + "/L0/040", title: title,
      content: .fixed(assets.map(\.localIdentifier)), type: .album, subtype: .albumRegular)
  }
}
