#if !canImport(ObjectiveC)
  extension NSObject {
    /// Returns the name of the class with its module, such as `App.PhotoCell`.
    public class func description() -> String { String(reflecting: self) }
  }
#endif
