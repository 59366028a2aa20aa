extension AVAudioSession {
  /// The kinds of the use of sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sounds beside the sounds of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that silence other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that are the purpose of the app.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Sounds and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Sounds at several ports.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")

    /// Returns whether the category has options, as the documentation of the options says.
    func permits(_ options: CategoryOptions) -> Bool {
      if options.contains(.defaultToSpeaker), self != .playAndRecord { return false }
      if options.contains(.allowBluetooth), self != .playAndRecord, self != .record {
        return false
      }
      let mixes: Set<Category> = [.ambient, .playAndRecord, .playback, .multiRoute]
      return options.isDisjoint(with: [.mixWithOthers, .duckOthers]) || mixes.contains(self)
    }
  }

  /// The options of categories.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The sounds of other apps continue.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The sounds of other apps are quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Bluetooth headsets are used.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The speaker is used in place of the receiver.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// The speech of other apps is interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Bluetooth speakers are used.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// AirPlay is used.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    /// A muted microphone does not interrupt the session.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
  }

  /// The refinements of categories.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual mode.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Calls.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Calls with a picture.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// Calls in games.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// The recording of videos.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// The measurement of sounds.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Videos.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Spoken texts.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Spoken instructions.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// The policies of routes.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// The usual policy.
    case `default` = 0
    /// The routes of long sounds.
    case longFormAudio = 1
    /// Routes that the app does not share.
    case independent = 2
    /// The routes of long videos.
    case longFormVideo = 3
  }

  /// The options of an activation.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps are told of the end, to continue.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The ports in place of the usual one.
  public enum PortOverride: UInt, Sendable {
    /// The usual port.
    case none = 0
    /// The speaker.
    case speaker = 0x7370_6B72
  }

  /// The permission for the microphone.
  public enum RecordPermission: UInt, Sendable {
    /// The user was not asked.
    case undetermined = 0x756E_6474
    /// The user refused.
    case denied = 0x6465_6E79
    /// The user permitted it.
    case granted = 0x6772_6E74
  }
}
