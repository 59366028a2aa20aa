import Foundation
internal import Scenes
internal import UIKit

/// A sound of a file that is played by the time of the key window, once or several times.
@MainActor
final class SoundEngine {
  /// The duration, in seconds.
  let duration: Double
  /// Called after the last repetition.
  var didFinish: () -> Void = {}
  /// The repetitions after the first time; endless if it is negative.
  var loops = 0
  /// The volume, from 0 to 1.
  var volume: Double {
    get { storedVolume }
    set {
      stopFade()
      storedVolume = min(max(newValue, 0), 1)
      updateOutput()
    }
  }
  private(set) var isPlaying = false

  private let file: SceneMedia.File?
  private let temporaryFile: URL?
  private let playback = Playback()
  private let output = SoundOutput()
  private var storedVolume = 1.0
  private var rate = 1.0
  private var finishedLoops = 0
  private weak var clock: AnimationClock?
  private var start: ClockTimer?
  private var fade: ClockTimer?

  /// Creates a sound.
  ///
  /// - Parameter isTemporary: Whether the file is removed with the sound.
  nonisolated init(url: URL, duration: Double, isTemporary: Bool = false) {
    file = SceneMedia.File(path: url.path)
    temporaryFile = isTemporary ? url : nil
    self.duration = duration
  }

  isolated deinit {
    output.play(nil)
    if let timer = start { clock?.cancel(timer) }
    if let timer = fade { clock?.cancel(timer) }
    if let temporaryFile { try? FileManager.default.removeItem(at: temporaryFile) }
  }

  /// The time of the key window's clock, in seconds; 0 without a window.
  static var now: TimeInterval { UIApplication.shared.keyWindow?.animationClock.now ?? 0 }

  /// The position in the file, in seconds.
  var position: Double {
    get { playback.position }
    set {
      playback.set(position: newValue.isFinite ? min(max(newValue, 0), duration) : 0)
      updateOutput()
    }
  }

  /// Plays the sound from its position.
  ///
  /// - Parameters:
  ///   - rate: The seconds of the file that pass in a second.
  ///   - delay: The time until the beginning, in seconds.
  func play(rate: Double, after delay: Double = 0) {
    stopWaiting()
    if !isPlaying { finishedLoops = 0 }
    isPlaying = true
    self.rate = rate
    playback.end = duration
    playback.didStop = { [weak self] in self?.didReachEnd() }
    guard delay > 0, let clock = UIApplication.shared.keyWindow?.animationClock else {
      return begin()
    }
    playback.set(rate: 0)
    updateOutput()
    self.clock = clock
    start = clock.schedule(after: delay) { [weak self] in
      self?.start = nil
      self?.begin()
    }
  }

  /// Changes the rate of a playing sound.
  func change(rate: Double) {
    guard isPlaying, rate != self.rate else { return }
    self.rate = rate
    if start == nil { begin() }
  }

  /// Stops at the current position.
  func pause() {
    stopWaiting()
    isPlaying = false
    playback.set(rate: 0)
    updateOutput()
  }

  private func begin() {
    if playback.position >= duration { playback.set(position: 0) }
    playback.set(rate: rate)
    updateOutput()
    guard duration <= 0 else { return }
    NextTurn.run { [weak self] in
      if let self, isPlaying { finish() }
    }
  }

  private func stopWaiting() {
    if let start { clock?.cancel(start) }
    start = nil
  }

  private func didReachEnd() {
    guard isPlaying, playback.isAtEnd else { return playback.follow() }
    finishedLoops += 1
    guard loops >= 0, finishedLoops > loops else {
      playback.set(position: 0)
      return updateOutput()
    }
    finish()
  }

  private func finish() {
    isPlaying = false
    playback.set(rate: 0, position: 0)
    updateOutput()
    didFinish()
  }

  // MARK: Volume

  /// The steps of a fade in a second.
  private static let fadeSteps = 20.0

  /// Changes the volume step by step.
  func fade(to volume: Double, duration: Double) {
    stopFade()
    let target = min(max(volume, 0), 1)
    guard duration > 0, let clock = UIApplication.shared.keyWindow?.animationClock else {
      self.volume = target
      return
    }
    self.clock = clock
    let count = max(1, (duration * Self.fadeSteps).rounded())
    fade(from: storedVolume, to: target, step: 1, of: count, every: duration / count)
  }

  private func fade(
    from first: Double, to last: Double, step: Double, of count: Double, every interval: Double
  ) {
    fade = clock?.schedule(after: interval) { [weak self] in
      guard let self else { return }
      fade = nil
      storedVolume = step >= count ? last : first + (last - first) * step / count
      updateOutput()
      guard step < count else { return }
      fade(from: first, to: last, step: step + 1, of: count, every: interval)
    }
  }

  private func stopFade() {
    if let fade { clock?.cancel(fade) }
    fade = nil
  }

  private func updateOutput() {
    guard isPlaying, playback.rate != 0, duration > 0, let file else { return output.play(nil) }
    output.play(
      SceneMedia(
        file: file, hasPicture: false, rate: playback.rate, volume: storedVolume,
        position: playback.anchor, time: playback.time))
  }
}
