// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The lowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak.
///
/// Apple documentation: https://developer.apple.com/documentation/avfaudio/avspeechutterance
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The text with attributes; without any if the utterance was created of a plain text.
  public let attributedSpeechString: NSAttributedString
  /// The voice; `nil` (the default) for a voice in the language of the device.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate, from ``AVSpeechUtteranceMinimumSpeechRate`` to
  /// ``AVSpeechUtteranceMaximumSpeechRate``.
  open var rate: Float {
    get { storedRate }
    set {
      storedRate = min(
        max(newValue, AVSpeechUtteranceMinimumSpeechRate), AVSpeechUtteranceMaximumSpeechRate)
    }
  }
  private var storedRate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2. The default is 1. The setting is kept for the app.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1. The default is 1. The setting is kept for the app.
  open var volume: Float = 1
  /// The time before the text, in seconds. The default is 0.
  open var preUtteranceDelay: TimeInterval = 0
  /// The time after the text, in seconds. The default is 0.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the voice of the settings of the device is used. The default is `false`. The setting
  /// is kept for the app.
  open var prefersAssistiveTechnologySettings = false

  private let lock = NSLock()
  private var isTaken = false

  /// Gives the utterance to a speaker.
  ///
  /// - Returns: `false` if a speaker has it already.
  func take() -> Bool {
    lock.withLock {
      defer { isTaken = true }
      return !isTaken
    }
  }

  /// Creates an utterance of a text.
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }

  /// Creates an utterance of a text with attributes.
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = NSAttributedString(attributedString: string)
    super.init()
  }
}
