import Foundation

/// The kinds of albums.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album of the user.
  case album = 1
  /// An album that the library makes.
  case smartAlbum = 2
}

/// The kinds of albums in more detail.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album of the user.
  case albumRegular = 2
  /// An event that was synchronized with a computer.
  case albumSyncedEvent = 3
  /// The photos of a person, synchronized with a computer.
  case albumSyncedFaces = 4
  /// An album that was synchronized with a computer.
  case albumSyncedAlbum = 5
  /// An album of imported photos.
  case albumImported = 6
  /// The photo stream of the user.
  case albumMyPhotoStream = 100
  /// A shared album.
  case albumCloudShared = 101
  /// An album of the library without another subtype.
  case smartAlbumGeneric = 200
  /// The panoramas.
  case smartAlbumPanoramas = 201
  /// The videos.
  case smartAlbumVideos = 202
  /// The favorites.
  case smartAlbumFavorites = 203
  /// The time-lapse videos.
  case smartAlbumTimelapses = 204
  /// The hidden photos and videos.
  case smartAlbumAllHidden = 205
  /// The photos and videos that were added last.
  case smartAlbumRecentlyAdded = 206
  /// The bursts of photos.
  case smartAlbumBursts = 207
  /// The slow-motion videos.
  case smartAlbumSlomoVideos = 208
  /// All photos, which iOS names “Recents”.
  case smartAlbumUserLibrary = 209
  /// The photos of the front camera.
  case smartAlbumSelfPortraits = 210
  /// The screenshots.
  case smartAlbumScreenshots = 211
  /// The photos with a depth effect.
  case smartAlbumDepthEffect = 212
  /// The Live Photos.
  case smartAlbumLivePhotos = 213
  /// The animated images.
  case smartAlbumAnimated = 214
  /// The Live Photos with a long exposure.
  case smartAlbumLongExposures = 215
  /// All kinds.
  case any = 9_223_372_036_854_775_807
}
