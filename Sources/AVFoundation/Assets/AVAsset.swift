// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import Foundation

/// A video or a sound.
///
/// The header of a file of MPEG-4, QuickTime, WAV, AIFF, MP3 or AAC gives the duration and the
/// tracks. Nothing is loaded from the network: an asset with another address fails as on a device
/// that is offline.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/avasset
open class AVAsset: NSObject, @unchecked Sendable {
  /// The address.
  let source: URL
  private let lock = NSLock()
  private var result: Result<MediaHeader, any Error>?

  init(source: URL) {
    self.source = source
    super.init()
  }

  /// Creates an asset of a file.
  public convenience init(url: URL) { self.init(source: url) }

  /// The header, which is read once.
  var header: Result<MediaHeader, any Error> {
    lock.withLock {
      if let result { return result }
      let new = Result {
        guard source.isFileURL else { throw URLError(.notConnectedToInternet) }
        return try MediaHeader(of: source)
      }
      result = new
      return new
    }
  }

  private var known: MediaHeader? { try? header.get() }

  /// The duration; 0 if the file cannot be read.
  open var duration: CMTime { known?.duration ?? .zero }

  /// The tracks; empty if the file cannot be read.
  open var tracks: [AVAssetTrack] {
    known?.tracks.map { AVAssetTrack($0, of: self) } ?? []
  }

  /// Whether the file can be played.
  open var isPlayable: Bool { known != nil }
  /// Whether the file may be read for other uses; it may if it can be played.
  open var isReadable: Bool { known != nil }
  /// Whether the file is protected. It never is.
  open var hasProtectedContent: Bool { false }
  /// The natural rate of playback, 1.
  open var preferredRate: Float { 1 }
  /// The natural volume, 1.
  open var preferredVolume: Float { 1 }

  /// Returns the tracks of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  /// Loads the tracks of a kind.
  ///
  /// - Throws: ``AVError`` or `URLError` if the file cannot be read.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    _ = try header.get()
    return tracks(withMediaType: mediaType)
  }

  /// Loads the value of a property.
  ///
  /// - Throws: ``AVError`` or `URLError` if the file cannot be read.
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    _ = try header.get()
    return property.read(self)
  }

  /// Loads the values of two properties.
  ///
  /// - Throws: ``AVError`` or `URLError` if the file cannot be read.
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) {
    (try await load(first), try await load(second))
  }

  /// Loads values by the names of their properties.
  ///
  /// - Parameter handler: A closure called on the main queue.
  @preconcurrency
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    DispatchQueue.main.async { [self] in
      _ = header
      handler?()
    }
  }

  /// Returns whether the value of a property is loaded.
  ///
  /// - Parameter outError: A pointer to the reason if it could not be loaded.
  open func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>? = nil
  ) -> AVKeyValueStatus {
    switch lock.withLock({ result }) {
    case nil: return .unknown
    case .success: return .loaded
    case .failure(let error):
      outError?.pointee = error as NSError
      return .failed
    }
  }

  /// Ends the loading of values, which is complete at once.
  open func cancelLoading() {}
}

/// The state of a value.
public enum AVKeyValueStatus: Int, Sendable {
  /// The value was not loaded.
  case unknown = 0
  /// The value is being loaded.
  case loading = 1
  /// The value is there.
  case loaded = 2
  /// The value could not be loaded.
  case failed = 3
  /// The loading was ended.
  case cancelled = 4
}

/// A video or a sound at an address.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/avurlasset
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Creates an asset of an address.
  ///
  /// - Parameter options: Options of the loading, which have no effect.
  public init(url: URL, options: [String: Any]? = nil) { super.init(source: url) }

  /// The address.
  open var url: URL { source }
}

/// The option for an exact duration, which is always read.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A property of an asset that is loaded.
public class AVPartialAsyncProperty<Root: AnyObject>: @unchecked Sendable {
  fileprivate init() {}
}

/// A property with a value of a type.
public final class AVAsyncProperty<Root: AnyObject, Value>: AVPartialAsyncProperty<Root>,
  @unchecked Sendable
{
  let read: (Root) -> Value

  init(_ read: @escaping (Root) -> Value) { self.read = read }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  /// The tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  /// Whether the file can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The size of the picture, in pixels.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  /// The transform of the picture for its display.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  /// The number of pictures in a second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init { $0.nominalFrameRate }
  }
  /// The part of the timeline that the track covers.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
}
