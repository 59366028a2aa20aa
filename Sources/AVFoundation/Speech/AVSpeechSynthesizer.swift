public import Foundation

/// The points at which speech pauses or stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// The current point.
  case immediate = 0
  /// The end of the current word.
  case word = 1
}

/// A speaker of texts.
///
/// Nothing is heard: there are no voices on this platform. The texts take the time that speech
/// takes, by the time of the key window, and the delegate is told of each word.
///
/// Apple documentation: https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether the session of the app is used. The default is `true`. The setting is kept for the
  /// app.
  open var usesApplicationAudioSession = true
  private let queue = SpeechQueue()

  /// Creates a speaker.
  public override init() {
    super.init()
    onMain {
      queue.tell = { [weak self] event in
        guard let self, let delegate else { return }
        tell(delegate, event)
      }
    }
  }

  /// Whether a text is spoken, paused or waits.
  open var isSpeaking: Bool { onMain { queue.isSpeaking } }
  /// Whether a text is paused.
  open var isPaused: Bool { onMain { queue.isPaused } }

  /// Speaks a text after the others.
  ///
  /// - Precondition: The utterance was not given to a speaker before.
  open func speak(_ utterance: AVSpeechUtterance) { onMain { queue.add(utterance) } }

  /// Stops, and removes all texts.
  ///
  /// - Returns: Whether a text was spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    onMain { queue.stop(at: boundary) }
  }

  /// Pauses.
  ///
  /// - Returns: Whether a text was spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    onMain { queue.pause(at: boundary) }
  }

  /// Continues after a pause.
  ///
  /// - Returns: Whether a text was paused.
  @discardableResult
  open func continueSpeaking() -> Bool { onMain { queue.resume() } }

  private func tell(_ delegate: any AVSpeechSynthesizerDelegate, _ event: SpeechQueue.Event) {
    switch event {
    case .start(let text): delegate.speechSynthesizer(self, didStart: text)
    case .word(let range, let text):
      delegate.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: text)
    case .finish(let text): delegate.speechSynthesizer(self, didFinish: text)
    case .pause(let text): delegate.speechSynthesizer(self, didPause: text)
    case .resume(let text): delegate.speechSynthesizer(self, didContinue: text)
    case .cancel(let text): delegate.speechSynthesizer(self, didCancel: text)
    }
  }
}

/// The delegate of a speaker. All methods have defaults.
///
/// They are called on the main queue, in the time of the key window.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/avfaudio/avspeechsynthesizerdelegate
@preconcurrency
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called at the beginning of a text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called at the end of a text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called after a text was paused.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called after a text was continued.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called after a text was stopped.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Called before a word.
  ///
  /// - Parameter characterRange: The word, in UTF-16 units of the text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
