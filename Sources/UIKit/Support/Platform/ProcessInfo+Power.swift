#if !canImport(ObjectiveC)
  extension ProcessInfo {
    /// The heat of a device.
    public enum ThermalState: Int, Sendable {
      /// The heat is normal.
      case nominal
      /// The heat is a little higher.
      case fair
      /// The heat is high: programs should do less.
      case serious
      /// The heat is very high: programs should do as little as possible.
      case critical
    }

    /// The heat of the device. It is `nominal`: the devices are simulated.
    public var thermalState: ThermalState { .nominal }

    /// A Boolean value that indicates whether the device saves power. It is `false`: the devices
    /// are simulated.
    public var isLowPowerModeEnabled: Bool { false }

    /// Posted for a change of ``thermalState``, which does not occur.
    public class var thermalStateDidChangeNotification: Notification.Name {
      Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
    }
  }

  extension Notification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Posted for a change of `isLowPowerModeEnabled`, which does not occur.
    public static var NSProcessInfoPowerStateDidChange: Notification.Name {
      Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
    }
  }
#endif
