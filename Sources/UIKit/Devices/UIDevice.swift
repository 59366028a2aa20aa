import Foundation

/// The device that displays the interface.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let instance = UIDevice()

  /// The device of the main screen.
  open class var current: UIDevice { instance }

  /// `iPhone` or `iPad`.
  open var model: String {
    UIScreen.main.device.idiom == .pad ? "iPad" : "iPhone"
  }

  /// The same as ``model``, which apps without the entitlement for the user-assigned name receive.
  open var name: String { model }

  /// `iOS`, or `iPadOS` on an iPad.
  open var systemName: String { UIScreen.main.device.systemName }

  /// The version of the system: `26.0`, or for example `17.0` on the device `iphone-15-ios17`.
  open var systemVersion: String { "\(UIScreen.main.device.systemVersion).0" }

  /// The same as ``model``.
  open var localizedModel: String { model }

  /// A Boolean value that indicates whether apps run in the background: `true`.
  open var isMultitaskingSupported: Bool { true }

  /// An identifier of the device for the app's vendor, which is the same at each launch of the
  /// app. It is derived from the app's bundle identifier, or else from the name of the program.
  open var identifierForVendor: UUID? {
    VendorIdentifier.of(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }

  /// Plays the sound of a key of an input view that adopts `UIInputViewAudioFeedback`. Hosts are
  /// silent.
  open func playInputClick() {}

  // MARK: Battery and proximity

  /// A Boolean value that indicates whether the battery is observed. The default is `false`.
  open var isBatteryMonitoringEnabled = false
  /// The state of the battery: `unknown`, as in a simulator.
  open var batteryState: BatteryState { .unknown }
  /// The level of the battery: -1 for an unknown one, as in a simulator.
  open var batteryLevel: Float { -1 }
  /// The name of the notification of another ``batteryState``, which is never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The name of the notification of another ``batteryLevel``, which is never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// The states of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state is not known.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged = 1
    /// The device is plugged in, and the battery is charging.
    case charging = 2
    /// The device is plugged in, and the battery is full.
    case full = 3
  }

  /// A Boolean value that indicates whether the proximity sensor is on. It stays `false`, as on
  /// devices without the sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether the device is close to the user: `false`.
  open var proximityState: Bool { false }
  /// The name of the notification of another ``proximityState``, which is never posted.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  // MARK: Orientation

  /// The orientation of the device: `portrait`, or `landscapeLeft` for a screen in landscape.
  ///
  /// The value is the main screen's orientation at all times; UIKit's is `unknown` until
  /// notifications of orientations are generated.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeLeft
  }

  /// A Boolean value that indicates whether
  /// `UIDevice.orientationDidChangeNotification` is posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }
  private var generations = 0
  /// The orientation at the last notification, or when notifications began.
  private var notedOrientation = UIDeviceOrientation.portrait

  /// Begins to post notifications of orientations. Each call is balanced by one of
  /// ``endGeneratingDeviceOrientationNotifications()``.
  open func beginGeneratingDeviceOrientationNotifications() {
    if generations == 0 { notedOrientation = orientation }
    generations += 1
  }
  /// Ends posting notifications of orientations, after as many calls as those that began it.
  open func endGeneratingDeviceOrientationNotifications() { generations = max(generations - 1, 0) }

  /// Posts a notification if the orientation is another one than before.
  func orientationMayHaveChanged() {
    guard isGeneratingDeviceOrientationNotifications, orientation != notedOrientation else {
      return
    }
    notedOrientation = orientation
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  /// The name of the notification after a change of ``orientation``.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  // MARK: Idiom

  /// The idiom of the interface: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.device.idiom == .pad ? .pad : .phone
  }
}
