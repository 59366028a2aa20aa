public import Foundation

/// The permission of the app to use a camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user cannot permit it.
  case restricted = 1
  /// The user refused.
  case denied = 2
  /// The user permitted it.
  case authorized = 3
}

/// A camera or a microphone. There are none on this platform: the methods return `nil` or empty
/// arrays, as in the simulator of iOS.
///
/// Apple documentation: https://developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The kinds of devices.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A camera with a wide angle.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera with a very wide angle.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera with a long lens.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// Two cameras, with a wide angle and a long lens.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two cameras, with a wide and a very wide angle.
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras.
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera with a sensor of depths.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// The sides of the device with a camera.
  public enum Position: Int, Sendable {
    /// Any side.
    case unspecified = 0
    /// The back.
    case back = 1
    /// The front.
    case front = 2
  }

  private override init() { super.init() }

  /// Returns the usual device of a kind: `nil`.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns the usual device of a kind at a side: `nil`.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// Returns the permission for the camera or the microphone.
  ///
  /// - Precondition: The kind is `video` or `audio`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    onMain {
      switch permission(for: mediaType).isGranted {
      case nil: .notDetermined
      case true?: .authorized
      case false?: .denied
      }
    }
  }

  /// Asks the user for the permission, if the user was not asked before.
  ///
  /// - Parameter handler: A closure called on the main queue. iOS calls it on another queue.
  /// - Precondition: The kind is `video` or `audio`.
  @preconcurrency
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    onMainLater { permission(for: mediaType).request(handler) }
  }

  /// Asks the user for the permission, if the user was not asked before.
  ///
  /// - Precondition: The kind is `video` or `audio`.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  @MainActor
  private class func permission(for mediaType: AVMediaType) -> RecordingPermission {
    switch mediaType {
    case .video: return .camera
    case .audio: return .microphone
    default:
      fatalError(
        "AVCaptureDevice has no permission for the media type '\(mediaType.rawValue)'; use .video "
          + "for the camera or .audio for the microphone.")
    }
  }

  /// A search for devices, which finds none.
  ///
  /// Apple documentation:
  /// https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// The found devices: none.
    open var devices: [AVCaptureDevice] { [] }

    /// Creates a search.
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) {
      super.init()
    }
  }
}
