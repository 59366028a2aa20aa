public import CoreMedia
public import Foundation
internal import Scenes
internal import UIKit

/// A player of videos and sounds.
///
/// The position advances with the time of the key window: tests advance it, and in a page it
/// follows the time of the screen. The page plays the file; other hosts display a poster.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/avplayer
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// The states of a player.
  public enum Status: Int, Sendable {
    /// No item was read.
    case unknown = 0
    /// The player can play.
    case readyToPlay = 1
    /// The player cannot play.
    case failed = 2
  }

  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It pauses.
    case paused = 0
    /// It waits for an item that can be played.
    case waitingToPlayAtSpecifiedRate = 1
    /// It plays.
    case playing = 2
  }

  /// The actions at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item of a queue is played.
    case advance = 0
    /// The player pauses.
    case pause = 1
    /// The player keeps its rate at the end.
    case none = 2
  }

  /// The reasons to wait.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a reason of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The item is being read.
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// The item does not arrive in time.
    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// There is no item.
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  // Observers by name find these values by the names of the properties.
  /// The item that is played; `nil` for none. Observable.
  open internal(set) var currentItem: AVPlayerItem?
  /// Whether the player can play. Observable.
  open internal(set) var status = Status.unknown
  /// Whether the player plays, pauses or waits. Observable.
  open internal(set) var timeControlStatus = TimeControlStatus.paused
  /// The reason to wait; `nil` if the player does not wait. Observable.
  open internal(set) var reasonForWaitingToPlay: WaitingReason?
  /// The reason of the state `failed`. It is `nil`: items fail, and not players.
  open var error: (any Error)? { nil }
  /// The rate of `play()`. The default is 1.
  open var defaultRate: Float = 1
  /// The volume, from 0 to 1. The default is 1. Observable.
  open var volume: Float {
    get { storedVolume }
    set {
      report(\.volume, "volume") { storedVolume = min(max(newValue, 0), 1) }
      updateOutput()
    }
  }
  private var storedVolume: Float = 1
  /// Whether no sound is played. The default is `false`. Observable.
  open var isMuted: Bool {
    get { storedMute }
    set {
      report(\.isMuted, "muted") { storedMute = newValue }
      updateOutput()
    }
  }
  private var storedMute = false
  /// The action at the end of an item. The default is `pause`, and `advance` for queues.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player waits for enough to play. The setting is kept for the app.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether other devices may play. The setting is kept for the app: there are none.
  open var allowsExternalPlayback = true
  /// Whether another device plays. It is `false`.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether a playing video keeps the screen on. The setting is kept for the app.
  open var preventsDisplaySleepDuringVideoPlayback = true

  let playback = Playback()
  var observers: [TimeObserver] = []
  var layers: [WeakLayer] = []
  private let sound = SoundOutput()
  /// The rate that the app wants.
  private var wantedRate: Float = 0

  /// Creates a player without an item.
  public override init() {
    super.init()
    connect()
  }

  /// Creates a player of a file.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    connect()
    if let item { exchange(for: item) }
  }

  private func connect() {
    playback.didStop = { [weak self] in self?.playbackDidStop() }
    playback.nextStop = { [weak self] in self?.nextObservedPosition(after: $0) }
  }

  isolated deinit { sound.play(nil) }

  // MARK: Playing

  /// The seconds of the item that pass in a second; 0 for a pause. Observable.
  open var rate: Float {
    get { wantedRate }
    set { change(rate: newValue) }
  }

  /// Plays at ``defaultRate``.
  open func play() { change(rate: defaultRate) }
  /// Pauses.
  open func pause() { change(rate: 0) }
  /// Plays at a rate, without waiting for more than the item's header.
  open func playImmediately(atRate rate: Float) { change(rate: rate) }

  /// Makes an item the current one; `nil` for none. A current rate stays.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    exchange(for: item)
  }

  /// Returns the position in the current item; 0 without one.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Moves to a position in the current item.
  ///
  /// - Precondition: The time is not invalid or unknown.
  open func seek(to time: CMTime) { currentItem?.move(to: time, nil) }

  /// Moves to a position in the current item. The tolerances have no effect.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    currentItem?.move(to: time, nil)
  }

  /// Moves to a position in the current item.
  ///
  /// - Parameter completionHandler: A closure called in the next turn, with `false` without an item
  ///   or if another movement began before.
  @preconcurrency
  open func seek(
    to time: CMTime, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    guard let currentItem else { return NextTurn.run { completionHandler(false) } }
    currentItem.move(to: time, completionHandler)
  }

  /// Moves to a position in the current item. The tolerances have no effect.
  @preconcurrency
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  // MARK: States

  /// Called before another item becomes the current one.
  func itemWillLeave(_ item: AVPlayerItem) {}

  func exchange(for item: AVPlayerItem?) {
    if let old = currentItem {
      old.restingPosition = playback.position
      itemWillLeave(old)
      if old.player === self { old.player = nil }
    }
    report(\.currentItem, "currentItem") { currentItem = item }
    item?.player = self
    playback.set(rate: 0, position: item?.restingPosition ?? 0)
    playback.end = item?.endPosition
    item?.read()
    update()
  }

  func itemDidRead(_ item: AVPlayerItem) {
    if status == .unknown { report(\.status, "status") { status = .readyToPlay } }
    guard item === currentItem else { return }
    playback.end = item.endPosition
    playback.set(position: item.restingPosition)
    update()
  }

  func itemDidChangeEnd(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    playback.end = item.endPosition
    playback.follow()
  }

  func playbackDidSeek(to position: Double) {
    playback.set(position: position)
    noteJump()
    updateOutput()
  }

  private func change(rate: Float) {
    guard rate != wantedRate else { return }
    let action = { self.wantedRate = rate }
    report(\.rate, "rate", change: action)
    NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
    update()
    noteJump()
    if rate != 0, timeControlStatus == .playing { endAgain() }
  }

  /// Ends an item in the next turn that was played at its end: chosen, as iOS documents no rule.
  private func endAgain() {
    guard playback.isAtEnd, actionAtItemEnd != .none else { return }
    NextTurn.run { [weak self] in
      guard let self, let item = currentItem, playback.rate != 0, playback.isAtEnd else { return }
      itemDidEnd(item)
    }
  }

  /// Derives whether the player plays.
  private func update() {
    let isReady = currentItem?.status == .readyToPlay
    let state: TimeControlStatus =
      wantedRate == 0 ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
    let reason: WaitingReason? =
      state != .waitingToPlayAtSpecifiedRate
      ? nil : currentItem?.status == .unknown ? .evaluatingBufferingRate : .noItemToPlay
    playback.set(rate: state == .playing ? Double(wantedRate) : 0)
    if reason != reasonForWaitingToPlay {
      report(\.reasonForWaitingToPlay, "reasonForWaitingToPlay") { reasonForWaitingToPlay = reason }
    }
    if state != timeControlStatus {
      report(\.timeControlStatus, "timeControlStatus") { timeControlStatus = state }
    }
    updateOutput()
  }

  private func playbackDidStop() {
    callObservers()
    guard let item = currentItem, playback.rate != 0, playback.isAtEnd else {
      playback.follow()
      return
    }
    itemDidEnd(item)
  }

  /// Called at the end of an item.
  func itemDidEnd(_ item: AVPlayerItem) {
    if actionAtItemEnd == .none { updateOutput() } else { change(rate: 0) }
    NotificationCenter.default.post(
      name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
  }

  // MARK: Output

  /// Gives the file, its position and its rate to the layers, and its sound to the page.
  func updateOutput() {
    layers.removeAll { $0.layer == nil }
    let layers = layers.compactMap(\.layer)
    let file = currentItem.flatMap { item in
      item.status == .readyToPlay ? SceneMedia.File(path: item.asset.source.path) : nil
    }
    let rate = playback.isAtEnd ? 0 : playback.rate
    var media = file.map {
      SceneMedia(
        file: $0, hasPicture: true, rate: rate, volume: isMuted ? 0 : Double(volume),
        position: playback.anchor, time: playback.time)
    }
    for layer in layers {
      layer.playerDidChange(media)
      media?.volume = 0
    }
    media?.hasPicture = false
    sound.play(layers.isEmpty && rate != 0 ? media : nil)
  }

  /// A layer that displays the player.
  struct WeakLayer {
    weak var layer: AVPlayerLayer?
  }

  /// Posted after the rate has changed.
  nonisolated public static let rateDidChangeNotification = Notification.Name(
    "AVPlayerRateDidChangeNotification")
}
