import Foundation
internal import UIKit

/// The texts of a speaker, one after another, by the time of the key window.
@MainActor
final class SpeechQueue {
  /// An event of a text.
  enum Event {
    case start(AVSpeechUtterance)
    case word(NSRange, AVSpeechUtterance)
    case finish(AVSpeechUtterance)
    case pause(AVSpeechUtterance)
    case resume(AVSpeechUtterance)
    case cancel(AVSpeechUtterance)
  }

  var tell: (Event) -> Void = { _ in }
  private(set) var isPaused = false

  private let playback = Playback()
  private var waiting: [AVSpeechUtterance] = []
  private var current: AVSpeechUtterance?
  private var text = SpokenText("", rate: 0)
  /// The time before the current text, in seconds.
  private var lead = 0.0
  private var hasStarted = false
  private var spokenWords = 0
  /// The time after the last text, in seconds.
  private var pauseAfterLast = 0.0
  /// The action at the end of the current word.
  private var wanted: (() -> Void)?

  nonisolated init() {}

  var isSpeaking: Bool { current != nil || !waiting.isEmpty }

  func add(_ utterance: AVSpeechUtterance) {
    guard utterance.take() else {
      fatalError(
        "AVSpeechSynthesizer cannot speak the utterance '\(utterance.speechString)' twice; create "
          + "another AVSpeechUtterance of the text.")
    }
    waiting.append(utterance)
    guard current == nil, waiting.count == 1 else { return }
    pauseAfterLast = 0
    NextTurn.run { [weak self] in self?.next() }
  }

  /// Begins the next text.
  private func next() {
    guard current == nil, !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    current = utterance
    text = SpokenText(utterance.speechString, rate: utterance.rate)
    lead = pauseAfterLast + max(0, utterance.preUtteranceDelay)
    pauseAfterLast = max(0, utterance.postUtteranceDelay)
    hasStarted = false
    spokenWords = 0
    playback.end = lead + text.duration
    playback.nextStop = { [weak self] in self?.nextTime(after: $0) }
    playback.didStop = { [weak self] in self?.step() }
    playback.set(rate: 0, position: 0)
    step()
  }

  private func nextTime(after position: Double) -> Double? {
    if !hasStarted { return lead }
    return spokenWords < text.words.count ? lead + text.words[spokenWords].time : nil
  }

  /// Reports the events up to the current position, and waits for the next one.
  private func step() {
    guard let utterance = current else { return }
    let position = playback.position + 1e-9
    if !hasStarted, position >= lead {
      hasStarted = true
      tell(.start(utterance))
    }
    while current === utterance, !isPaused, spokenWords < text.words.count,
      position >= lead + text.words[spokenWords].time
    {
      if let wanted {
        self.wanted = nil
        return wanted()
      }
      spokenWords += 1
      tell(.word(text.words[spokenWords - 1].range, utterance))
    }
    guard current === utterance, !isPaused else { return }
    if hasStarted, position >= lead + text.duration { return finish(utterance) }
    playback.set(rate: 1)
  }

  private func finish(_ utterance: AVSpeechUtterance) {
    playback.set(rate: 0)
    wanted = nil
    current = nil
    tell(.finish(utterance))
    next()
  }

  // MARK: Interruptions

  func pause(at boundary: AVSpeechBoundary) -> Bool {
    guard current != nil, !isPaused else { return false }
    perform(at: boundary) { [weak self] in
      guard let self, let current else { return }
      isPaused = true
      playback.set(rate: 0)
      tell(.pause(current))
    }
    return true
  }

  func resume() -> Bool {
    guard let current, isPaused else { return false }
    isPaused = false
    tell(.resume(current))
    step()
    return true
  }

  func stop(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    waiting = []
    perform(at: isPaused ? .immediate : boundary) { [weak self] in
      guard let self, let last = current else { return }
      current = nil
      isPaused = false
      playback.set(rate: 0)
      tell(.cancel(last))
      next()
    }
    return true
  }

  private func perform(at boundary: AVSpeechBoundary, _ action: @escaping () -> Void) {
    wanted = nil
    // Between the words and before the first one, there is no word to end.
    let isInWord =
      spokenWords > 0 && spokenWords <= text.words.count
      && playback.position < lead + endOfWord(spokenWords - 1)
    if boundary == .word, isInWord { wanted = action } else { action() }
  }

  private func endOfWord(_ index: Int) -> Double {
    index + 1 < text.words.count ? text.words[index + 1].time : text.duration
  }
}
