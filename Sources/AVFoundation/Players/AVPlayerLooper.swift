public import CoreMedia
public import Foundation

/// The repetition of an item by a queue.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/avplayerlooper
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// The states of a repetition.
  public enum Status: Int, Sendable {
    /// It has not begun.
    case unknown = 0
    /// It repeats.
    case ready = 1
    /// It cannot repeat.
    case failed = 2
    /// It was ended.
    case cancelled = 3
  }

  /// The state. Observable.
  open private(set) var status = Status.unknown
  /// The number of completed repetitions. Observable.
  open private(set) var loopCount = 0
  /// The copies of the item that are played in turn.
  open private(set) var loopingPlayerItems: [AVPlayerItem] = []
  private weak var player: AVQueuePlayer?
  private let range: CMTimeRange

  /// Repeats an item, or a part of it.
  ///
  /// - Parameters:
  ///   - itemToLoop: The item, whose copies are played.
  ///   - loopRange: The part; an invalid range for the whole.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem,
    timeRange loopRange: CMTimeRange = .invalid
  ) {
    self.player = player
    range = loopRange
    super.init()
    player.removeAllItems()
    for _ in 0..<3 {
      let copy = AVPlayerItem(asset: itemToLoop.asset)
      rewind(copy)
      loopingPlayerItems.append(copy)
      player.insert(copy, after: nil)
    }
    status = .ready
    player.didFinish = { [weak self] in self?.repeatItem($0) }
  }

  /// Ends the repetition; the current copy is played to its end.
  open func disableLooping() {
    guard status == .ready else { return }
    player?.didFinish = nil
    for item in loopingPlayerItems where item !== player?.currentItem { player?.remove(item) }
    report(\.status, "status") { status = .cancelled }
  }

  private func rewind(_ item: AVPlayerItem) {
    guard range.isValid, range.duration.seconds > 0 else {
      item.restingPosition = 0
      return
    }
    item.restingPosition = range.start.seconds
    item.forwardPlaybackEndTime = range.end
  }

  private func repeatItem(_ item: AVPlayerItem) {
    guard let player, loopingPlayerItems.contains(where: { $0 === item }) else { return }
    report(\.loopCount, "loopCount") { loopCount += 1 }
    rewind(item)
    player.insert(item, after: nil)
  }
}
