// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import Foundation
internal import UIKit

/// A video or a sound that a player plays.
///
/// The file is read in the turn of the main queue after a player has received the item.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/avplayeritem
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// The states of an item.
  public enum Status: Int, Sendable {
    /// The file was not read.
    case unknown = 0
    /// The item can be played.
    case readyToPlay = 1
    /// The item cannot be played.
    case failed = 2
  }

  /// The asset.
  public let asset: AVAsset
  // Observers by name find these values by the names of the properties.
  /// Whether the item can be played. Observable.
  open internal(set) var status = Status.unknown
  /// The reason of the state `failed`; `nil` in other states.
  open internal(set) var error: (any Error)?
  /// The duration; `indefinite` before the file is read. Observable.
  open internal(set) var duration = CMTime.indefinite
  /// The size of the picture, in points; zero before the file is read, and for sounds. Observable.
  open internal(set) var presentationSize = CGSize.zero
  /// Whether playback will not stall: whether the item can be played. Observable.
  open internal(set) var isPlaybackLikelyToKeepUp = false
  /// Whether the item has nothing to play: before the file is read. Observable.
  open internal(set) var isPlaybackBufferEmpty = true
  /// Whether no more can be read: files are read as a whole. Observable.
  open internal(set) var isPlaybackBufferFull = false
  /// The position at which playback ends; invalid (the default) for the end of the file.
  open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.itemDidChangeEnd(self) } }
  /// The seconds to read in advance. The setting is kept for the app.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The maximum bits in a second. The setting is kept for the app.
  open var preferredPeakBitRate: Double = 0

  /// The player that plays or queues the item.
  weak var player: AVPlayer?
  /// The position while the item is not the player's current one.
  var restingPosition: Double = 0
  private var isReading = false

  /// Creates an item of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Creates an item of an asset.
  ///
  /// - Parameter automaticallyLoadedAssetKeys: The properties to load, which are all loaded.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
  }

  /// Creates an item of a file.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// The parts of the file that were read, each an `NSValue` with a range of times: the whole file.
  open var loadedTimeRanges: [NSValue] { seekableTimeRanges }
  /// The parts of the file that can be played, each an `NSValue` with a range of times.
  open var seekableTimeRanges: [NSValue] {
    duration.isNumeric ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
  }
  /// Whether rates above 2 are possible.
  open var canPlayFastForward: Bool { status == .readyToPlay }
  /// Whether rates between 0 and 1 are possible.
  open var canPlaySlowForward: Bool { status == .readyToPlay }

  /// Returns the current position.
  open func currentTime() -> CMTime { CMTime(position: position) }

  /// Moves to a position.
  ///
  /// - Parameter completionHandler: A closure called in the next turn, with `false` if another
  ///   movement began before.
  /// - Precondition: The time is not invalid or unknown.
  @preconcurrency
  open func seek(
    to time: CMTime, completionHandler: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    move(to: time, completionHandler)
  }

  /// Moves to a position. The tolerances have no effect: movements are exact.
  @preconcurrency
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    move(to: time, completionHandler)
  }

  // MARK: For players

  private var seekCount = 0

  var position: Double {
    player?.currentItem === self ? player?.playback.position ?? restingPosition : restingPosition
  }

  /// The last position, in seconds; `nil` if it is not known.
  var endPosition: Double? {
    guard duration.isNumeric else { return nil }
    let end = forwardPlaybackEndTime
    return end.isNumeric ? min(max(end.seconds, 0), duration.seconds) : duration.seconds
  }

  func move(to time: CMTime, _ completion: (@MainActor @Sendable (Bool) -> Void)?) {
    guard time.isValid, !time.isIndefinite else {
      fatalError(
        "AVPlayerItem cannot seek to the time \(time); seek to a number of seconds between 0 and "
          + "the duration.")
    }
    let last = duration.isNumeric ? duration.seconds : .infinity
    let wanted = max(0, min(time.seconds, last))
    restingPosition = wanted.isFinite ? wanted : 0
    if let player, player.currentItem === self { player.playbackDidSeek(to: restingPosition) }
    seekCount += 1
    let count = seekCount
    NextTurn.run { [weak self] in
      guard let self else { return }
      if count == seekCount {
        NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
      }
      completion?(count == seekCount)
    }
  }

  /// Reads the file in the next turn.
  func read() {
    guard status == .unknown, !isReading else { return }
    isReading = true
    NextTurn.run { [weak self] in self?.finishReading() }
  }

  private func finishReading() {
    switch asset.header {
    case .success(let header):
      restingPosition = min(restingPosition, header.duration.seconds)
      report(\.duration, "duration") { duration = header.duration }
      let size = asset.tracks(withMediaType: .video).first?.displayedSize ?? .zero
      if size != .zero {
        report(\.presentationSize, "presentationSize") { presentationSize = size }
      }
      report(\.isPlaybackBufferEmpty, "playbackBufferEmpty") { isPlaybackBufferEmpty = false }
      report(\.isPlaybackBufferFull, "playbackBufferFull") { isPlaybackBufferFull = true }
      report(\.isPlaybackLikelyToKeepUp, "playbackLikelyToKeepUp") {
        isPlaybackLikelyToKeepUp = true
      }
      // The ranges are computed; their observers are called.
      willChangeValue(forKey: "loadedTimeRanges")
      didChangeValue(forKey: "loadedTimeRanges")
      report(\.status, "status") { status = .readyToPlay }
    case .failure(let reason):
      error = reason
      report(\.status, "status") { status = .failed }
    }
    player?.itemDidRead(self)
  }
}

extension CMTime {
  /// Creates the time of a position in seconds, to the nanosecond.
  init(position: Double) {
    self.init(value: Int64((position * 1e9).rounded()), timescale: 1_000_000_000)
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Performs a change of a property, and reports it to observers of the key path and of the name.
  @MainActor
  func report<Value>(_ path: KeyPath<Self, Value>, _ name: String, change: () -> Void) {
    willChangeValue(for: path)
    willChangeValue(forKey: name)
    change()
    didChangeValue(forKey: name)
    didChangeValue(for: path)
  }
}
