public import CoreMedia
public import Foundation

/// A track of an asset.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/avassettrack
open class AVAssetTrack: NSObject, @unchecked Sendable {
  private let track: MediaHeader.Track
  /// The asset.
  open private(set) weak var asset: AVAsset?

  init(_ track: MediaHeader.Track, of asset: AVAsset) {
    self.track = track
    self.asset = asset
    super.init()
  }

  /// The number of the track in the file.
  open var trackID: Int32 { Int32(clamping: track.id) }
  /// The kind.
  open var mediaType: AVMediaType {
    switch track.kind {
    case .video: .video
    case .audio: .audio
    case .other: .metadata
    }
  }
  /// The size of the picture before the transform, in pixels.
  open var naturalSize: CGSize { track.size }
  /// The transform of the picture for its display.
  open var preferredTransform: CGAffineTransform { track.transform }
  /// The number of pictures in a second; 0 if it is unknown.
  open var nominalFrameRate: Float { track.frameRate }
  /// The part of the timeline that the track covers.
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: track.duration) }
  /// The parts of a second in which times of the track are measured.
  open var naturalTimeScale: CMTimeScale { track.timescale }

  /// Loads the value of a property, which the header of the file has.
  open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
    property.read(self)
  }

  /// The size of the displayed picture, in pixels.
  var displayedSize: CGSize {
    let rect = CGRect(origin: .zero, size: naturalSize).applying(preferredTransform)
    return CGSize(width: abs(rect.width), height: abs(rect.height))
  }
}
