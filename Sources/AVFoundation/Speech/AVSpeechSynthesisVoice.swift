// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The qualities of voices.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The usual quality.
  case `default` = 1
  /// A better quality.
  case enhanced = 2
  /// The best quality.
  case premium = 3
}

/// The genders of voices.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// None.
  case unspecified = 0
  /// A male voice.
  case male = 1
  /// A female voice.
  case female = 2
}

/// A voice for a language. The voices of this platform are silent.
///
/// Apple documentation: https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language, such as `en-US`.
  public let language: String
  /// The identifier.
  open var identifier: String { Self.prefix + language }
  /// The name for the user: the language.
  open var name: String {
    Locale(identifier: "en").localizedString(forIdentifier: language) ?? language
  }
  /// The quality, which is the usual one.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// The gender, which is unspecified.
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  private static let prefix = "com.apple.voice.compact."
  private static let languages = [
    "ar-001", "bg-BG", "ca-ES", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-IE",
    "en-IN", "en-US", "en-ZA", "es-ES", "es-MX", "fi-FI", "fr-CA", "fr-FR", "he-IL", "hi-IN",
    "hr-HR", "hu-HU", "id-ID", "it-IT", "ja-JP", "ko-KR", "ms-MY", "nb-NO", "nl-BE", "nl-NL",
    "pl-PL", "pt-BR", "pt-PT", "ro-RO", "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "uk-UA",
    "vi-VN", "zh-CN", "zh-HK", "zh-TW",
  ]

  private init(known language: String) {
    self.language = language
    super.init()
  }

  /// Creates the voice of a language; `nil` for a language without one.
  ///
  /// - Parameter languageCode: A language such as `en-US` or `en`, or `nil` for the
  ///   language of the device.
  public init?(language languageCode: String?) {
    let wanted = (languageCode ?? Self.currentLanguageCode()).replacingOccurrences(
      of: "_", with: "-")
    let found =
      Self.languages.first { $0.lowercased() == wanted.lowercased() }
      ?? (wanted.lowercased() == "en"
        ? "en-US" : Self.languages.first { $0.lowercased().hasPrefix(wanted.lowercased() + "-") })
    guard let found else { return nil }
    language = found
    super.init()
  }

  /// Creates the voice of an identifier; `nil` for one without a voice.
  public init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let language = String(identifier.dropFirst(Self.prefix.count))
    guard Self.languages.contains(language) else { return nil }
    self.language = language
    super.init()
  }

  /// Returns all voices, in the order of their languages.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    languages.map { AVSpeechSynthesisVoice(known: $0) }
  }

  /// Returns the language of the device, such as `en-US`.
  open class func currentLanguageCode() -> String {
    let locale = Locale.current
    let language = locale.language.languageCode?.identifier ?? "en"
    return "\(language)-\(locale.region?.identifier ?? "US")"
  }

  /// Returns whether another voice has the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVSpeechSynthesisVoice)?.language == language
  }

  /// A value that is the same for equal voices.
  open override var hash: Int { language.hashValue }
}
