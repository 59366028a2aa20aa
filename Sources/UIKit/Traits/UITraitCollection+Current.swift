extension UITraitCollection {
  private static let currentKey = "UITraitCollection.current"

  /// The traits that dynamic colours resolve in, on this thread.
  ///
  /// It is set while views lay themselves out and hear of trait changes. Elsewhere, until someone sets
  /// it, it is the traits of a new iPhone 15 held upright.
  public class var current: UITraitCollection {
    get {
      Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? Device.standard.traits()
    }
    set {
      Thread.current.threadDictionary[currentKey] = newValue
    }
  }

  /// Runs the closure with this collection as ``current`` and puts the old one back.
  public func performAsCurrent(_ actions: () -> Void) {
    let dictionary = Thread.current.threadDictionary
    let before = dictionary[Self.currentKey]
    dictionary[Self.currentKey] = self
    defer { dictionary[Self.currentKey] = before }
    actions()
  }
}
