import Foundation

/// The kinds of media.
public enum PHAssetMediaType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// A photo.
  case image = 1
  /// A video.
  case video = 2
  /// A sound.
  case audio = 3
}

/// The kinds of photos and videos.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A photo of high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A Live Photo.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  /// A photo with a depth effect.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// A streamed video.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A video with a high frame rate.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A time-lapse video.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// The origins of photos.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user's library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// A shared album.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// A synchronization with a computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// The changes of a photo.
public enum PHAssetEditOperation: Int, Sendable {
  /// Deletion.
  case delete = 1
  /// A change of the image.
  case content = 2
  /// A change of values such as the date.
  case properties = 3
}

extension PHAsset {
  /// The ways of display.
  public enum PlaybackStyle: Int, Sendable {
    /// No supported way.
    case unsupported = 0
    /// A still image.
    case image = 1
    /// An animated image.
    case imageAnimated = 2
    /// A Live Photo.
    case livePhoto = 3
    /// A video.
    case video = 4
    /// A video in a loop.
    case videoLooping = 5
  }
}
