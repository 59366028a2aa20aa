public import Foundation

/// The number of channels of a sound.
public typealias AVAudioChannelCount = UInt32

/// The kinds of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Another kind, such as a compressed sound.
  case otherFormat = 0
  /// Floating-point numbers of 32 bits.
  case pcmFormatFloat32 = 1
  /// Floating-point numbers of 64 bits.
  case pcmFormatFloat64 = 2
  /// Integers of 16 bits.
  case pcmFormatInt16 = 3
  /// Integers of 32 bits.
  case pcmFormatInt32 = 4
}

/// The format of a sound.
///
/// Apple documentation: https://developer.apple.com/documentation/avfaudio/avaudioformat
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The kind of samples.
  public let commonFormat: AVAudioCommonFormat
  /// The samples of a channel in a second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: AVAudioChannelCount
  /// Whether the samples of the channels alternate.
  public let isInterleaved: Bool
  /// The values by the keys such as ``AVSampleRateKey``.
  public let settings: [String: Any]

  /// Creates a format of samples; `nil` for a rate or a number of channels of 0, and for
  /// `otherFormat`.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0, format != .otherFormat else { return nil }
    let bits =
      switch format {
      case .pcmFormatFloat64: 64
      case .pcmFormatInt16: 16
      default: 32
      }
    commonFormat = format
    self.sampleRate = sampleRate
    channelCount = channels
    isInterleaved = interleaved
    let isFloat = format == .pcmFormatFloat32 || format == .pcmFormatFloat64
    settings = Self.settings(
      SoundFormat(
        kind: .linearPCM, sampleRate: sampleRate, channels: Int(channels), bits: bits,
        isFloat: isFloat), isInterleaved: interleaved)
    super.init()
  }

  /// Creates the format of floating-point numbers of 32 bits whose channels are apart; `nil` for a
  /// rate or a number of channels of 0.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  init(_ sound: SoundFormat?) {
    let sound = sound ?? SoundFormat(kind: .aac, sampleRate: 44_100, channels: 2)
    commonFormat =
      switch (sound.kind == .linearPCM, sound.isFloat, sound.bits) {
      case (true, true, 32): .pcmFormatFloat32
      case (true, true, 64): .pcmFormatFloat64
      case (true, false, 16): .pcmFormatInt16
      case (true, false, 32): .pcmFormatInt32
      default: .otherFormat
      }
    sampleRate = sound.sampleRate
    channelCount = AVAudioChannelCount(clamping: sound.channels)
    isInterleaved = true
    settings = Self.settings(sound, isInterleaved: true)
    super.init()
  }

  private static func settings(_ sound: SoundFormat, isInterleaved: Bool) -> [String: Any] {
    var values: [String: Any] = [
      AVFormatIDKey: Int(sound.kind.code), AVSampleRateKey: sound.sampleRate,
      AVNumberOfChannelsKey: sound.channels,
    ]
    guard sound.kind == .linearPCM else { return values }
    values[AVLinearPCMBitDepthKey] = sound.bits
    values[AVLinearPCMIsFloatKey] = sound.isFloat
    values[AVLinearPCMIsBigEndianKey] = sound.isBigEndian
    values[AVLinearPCMIsNonInterleaved] = !isInterleaved
    return values
  }

  /// Whether the samples are floating-point numbers of 32 bits whose channels are apart.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  /// Returns whether another format has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
      && settings[AVFormatIDKey] as? Int == other.settings[AVFormatIDKey] as? Int
  }

  /// A value that is the same for equal formats.
  open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}
