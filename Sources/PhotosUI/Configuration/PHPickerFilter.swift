public import Photos

/// The kinds of assets that a picker displays.
///
///     configuration.filter = .any(of: [.images, .livePhotos])
///
/// The library has photos only, so that a filter of videos leaves no asset.
///
/// Apple documentation: https://developer.apple.com/documentation/photokit/phpickerfilter
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case media(PHAssetMediaType)
    case subtype(UInt)
    case playback(PHAsset.PlaybackStyle)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let rule: Rule

  private init(_ rule: Rule) { self.rule = rule }

  private init(_ subtype: PHAssetMediaSubtype) { rule = .subtype(subtype.rawValue) }

  /// Photos of all kinds, Live Photos among them.
  public static let images = PHPickerFilter(.media(.image))
  /// Videos of all kinds.
  public static let videos = PHPickerFilter(.media(.video))
  /// Live Photos.
  public static let livePhotos = PHPickerFilter(.photoLive)
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(.photoScreenshot)
  /// Panoramas.
  public static let panoramas = PHPickerFilter(.photoPanorama)
  /// Photos with a depth effect.
  public static let depthEffectPhotos = PHPickerFilter(.photoDepthEffect)
  /// Videos with a high frame rate.
  public static let slomoVideos = PHPickerFilter(.videoHighFrameRate)
  /// Time-lapse videos.
  public static let timelapseVideos = PHPickerFilter(.videoTimelapse)

  /// Returns a filter of the assets with a style of playback.
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(.playback(playbackStyle))
  }

  /// Returns a filter of the assets that match at least one of the filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }

  /// Returns a filter of the assets that match all of the filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }

  /// Returns a filter of the assets that do not match a filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }

  /// Returns whether an asset matches.
  func matches(_ asset: PHAsset) -> Bool {
    switch rule {
    case .media(let type): asset.mediaType == type
    case .subtype(let subtype): asset.mediaSubtypes.rawValue & subtype != 0
    case .playback(let style): asset.playbackStyle == style
    case .any(let filters): filters.contains { $0.matches(asset) }
    case .all(let filters): filters.allSatisfy { $0.matches(asset) }
    case .not(let filter): !filter.matches(asset)
    }
  }
}
