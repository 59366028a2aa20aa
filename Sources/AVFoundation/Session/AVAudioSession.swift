public import Foundation
internal import UIKit

/// The use of sounds by the app.
///
/// The settings are kept for the app: no other app plays sounds, and there is one speaker. The
/// screen asks the user for the permission for the microphone; there is no microphone.
///
/// Apple documentation: https://developer.apple.com/documentation/avfaudio/avaudiosession
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  private let lock = NSLock()
  private var values = Values()

  private struct Values {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var policy = RouteSharingPolicy.default
    var sampleRate = AVAudioSession.hardwareRate
    var bufferDuration = 0.0
    var isOnSpeaker = false
    var allowsHaptics = false
  }

  /// The samples of a channel in a second of the speaker.
  private static let hardwareRate = 48_000.0

  private override init() { super.init() }

  /// Returns the session of the app.
  open class func sharedInstance() -> AVAudioSession { shared }

  private func read<Value>(_ path: KeyPath<Values, Value>) -> Value {
    lock.withLock { values[keyPath: path] }
  }

  // MARK: Category

  /// The category. The default is `soloAmbient`.
  open var category: Category { read(\.category) }
  /// The mode. The default is `default`.
  open var mode: Mode { read(\.mode) }
  /// The options of the category.
  open var categoryOptions: CategoryOptions { read(\.options) }
  /// The policy of routes. The default is `default`.
  open var routeSharingPolicy: RouteSharingPolicy { read(\.policy) }
  /// The categories of the device: all of them.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  /// The modes of the device: all of them.
  open var availableModes: [Mode] {
    [
      .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback,
      .spokenAudio, .voicePrompt,
    ]
  }

  /// Chooses a category, without options and with the default mode.
  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default, policy: .default, options: [])
  }

  /// Chooses a category with options. The mode stays.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` for options that the category does
  ///   not have.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, policy: routeSharingPolicy, options: options)
  }

  /// Chooses a category with a mode and options.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` for options that the category does
  ///   not have.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  /// Chooses a category with a mode, a policy of routes and options.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` for options that the category does
  ///   not have.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    guard category.permits(options) else { throw AudioFileError.parameter }
    lock.withLock {
      values.category = category
      values.mode = mode
      values.policy = policy
      values.options = options
    }
  }

  /// Chooses a mode.
  open func setMode(_ mode: Mode) throws { lock.withLock { values.mode = mode } }

  // MARK: Activation

  /// Activates or deactivates the session. No other app is interrupted.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Whether another app plays a sound: `false`.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether the sound of another app is more important: `false`.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether haptics play during a recording. The default is `false`; the setting is kept for the
  /// app.
  open var allowHapticsAndSystemSoundsDuringRecording: Bool { read(\.allowsHaptics) }

  /// Chooses whether haptics play during a recording.
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
    lock.withLock { values.allowsHaptics = inValue }
  }

  // MARK: Hardware

  /// The volume of the device: 1.
  open var outputVolume: Float { 1 }
  /// The samples of a channel in a second.
  open var sampleRate: Double { Self.hardwareRate }
  /// The wanted samples of a channel in a second. The setting is kept for the app.
  open var preferredSampleRate: Double { read(\.sampleRate) }
  /// The duration of a buffer, in seconds: the time of 1,024 samples.
  open var ioBufferDuration: TimeInterval { 1024 / Self.hardwareRate }
  /// The wanted duration of a buffer, in seconds. The setting is kept for the app.
  open var preferredIOBufferDuration: TimeInterval { read(\.bufferDuration) }
  /// The delay of the output, in seconds: 0.
  open var outputLatency: TimeInterval { 0 }
  /// The delay of the input, in seconds: 0.
  open var inputLatency: TimeInterval { 0 }
  /// Whether there is a microphone: `false`.
  open var isInputAvailable: Bool { false }
  /// The channels of the input: 0.
  open var inputNumberOfChannels: Int { 0 }
  /// The channels of the output: 2.
  open var outputNumberOfChannels: Int { 2 }
  /// The inputs: none.
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// The wanted input: `nil`.
  open var preferredInput: AVAudioSessionPortDescription? { nil }

  /// The current ports: the speaker, or the receiver while a call or a recording uses it.
  open var currentRoute: AVAudioSessionRouteDescription {
    let usesReceiver =
      category == .playAndRecord && !categoryOptions.contains(.defaultToSpeaker)
      && !read(\.isOnSpeaker)
    return AVAudioSessionRouteDescription(outputs: [
      usesReceiver
        ? AVAudioSessionPortDescription(.builtInReceiver, "Receiver")
        : AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
    ])
  }

  /// Chooses the wanted samples of a channel in a second.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {
    lock.withLock { values.sampleRate = sampleRate }
  }

  /// Chooses the wanted duration of a buffer, in seconds.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    lock.withLock { values.bufferDuration = duration }
  }

  /// Chooses an input; `nil` for the usual one.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` for an input: there are none.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    if inPort != nil { throw AudioFileError.parameter }
  }

  /// Chooses the speaker in place of the receiver.
  ///
  /// - Throws: An error of the domain `NSOSStatusErrorDomain` if the category is not
  ///   `playAndRecord`.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
    guard category == .playAndRecord || portOverride == .none else {
      throw AudioFileError.parameter
    }
    lock.withLock { values.isOnSpeaker = portOverride == .speaker }
  }

  // MARK: Permission

  /// The permission for the microphone.
  open var recordPermission: RecordPermission {
    onMain {
      switch RecordingPermission.microphone.isGranted {
      case nil: .undetermined
      case true?: .granted
      case false?: .denied
      }
    }
  }

  /// Asks the user for the permission for the microphone, if the user was not asked before.
  ///
  /// - Parameter response: A closure called on the main queue. iOS calls it on another queue.
  @preconcurrency
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    onMainLater { RecordingPermission.microphone.request(response) }
  }

  // MARK: Notifications

  // No other app plays sounds, and the ports stay: these are not posted.
  /// The name of the notification of another app's sound, which is not posted here.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// The name of the notification of another port, which is not posted here.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// The name of the notification of an end of the service of sounds, which is not posted here.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// The name of the notification of a new service of sounds, which is not posted here.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// The name of the notification of a more important sound, which is not posted here.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}
