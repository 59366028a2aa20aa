#if !canImport(ObjectiveC)
  extension UIApplication {
    /// Returns the shared application for the key path `sharedApplication`, the name that
    /// `#keyPath(UIApplication.shared)` has on iOS, or `shared`.
    ///
    /// Apps that also run as extensions read the application so.
    ///
    /// - Precondition: The class has no values for other key paths; otherwise iOS also raises an
    ///   exception.
    public class func value(forKeyPath keyPath: String) -> Any? {
      switch keyPath {
      case "sharedApplication", "shared": return shared
      default:
        fatalError(
          "The class \(self) has no value for the key path '\(keyPath)'; read the property of the "
            + "application that UIApplication.shared returns.")
      }
    }
  }
#endif
