// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension AVAudioSession {
  /// The kinds of ports.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The speaker of the device.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The receiver at the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The microphone of the device.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// The microphone of headphones.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// Bluetooth speakers.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// Bluetooth headsets.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// Bluetooth devices of low energy.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// AirPlay.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// HDMI.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// USB.
    public static let usbAudio = Port(rawValue: "USBAudio")
    /// Cars.
    public static let carAudio = Port(rawValue: "CarAudio")
    /// A cable.
    public static let lineOut = Port(rawValue: "LineOut")
  }

  /// Whether a sound of another app began or ended.
  public enum InterruptionType: UInt, Sendable {
    /// It ended.
    case ended = 0
    /// It began.
    case began = 1
  }

  /// The options of the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app may continue.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// The reasons for other ports.
  public enum RouteChangeReason: UInt, Sendable {
    /// Another reason.
    case unknown = 0
    /// A device was connected.
    case newDeviceAvailable = 1
    /// A device was disconnected.
    case oldDeviceUnavailable = 2
    /// The category changed.
    case categoryChange = 3
    /// The app chose a port.
    case `override` = 4
    /// The device woke up.
    case wakeFromSleep = 6
    /// There is no port for the category.
    case noSuitableRouteForCategory = 7
    /// The settings of the ports changed.
    case routeConfigurationChange = 8
  }

  /// Whether a more important sound began or ended.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    /// It ended.
    case end = 0
    /// It began.
    case begin = 1
  }
}

/// A speaker, a receiver or a microphone.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/avfaudio/avaudiosessionportdescription
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// The kind.
  public let portType: AVAudioSession.Port
  /// The name for the user.
  public let portName: String
  /// The identifier.
  open var uid: String { portName }

  init(_ type: AVAudioSession.Port, _ name: String) {
    portType = type
    portName = name
    super.init()
  }
}

/// The ports of a session.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/avfaudio/avaudiosessionroutedescription
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The inputs: none.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The outputs.
  public let outputs: [AVAudioSessionPortDescription]

  init(outputs: [AVAudioSessionPortDescription]) {
    self.outputs = outputs
    super.init()
  }
}

/// The key of the ``AVAudioSession/InterruptionType`` of a notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the ``AVAudioSession/InterruptionOptions`` of a notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the ``AVAudioSession/RouteChangeReason`` of a notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the ports before the change.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of the ``AVAudioSession/SilenceSecondaryAudioHintType`` of a notification.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey =
  "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
