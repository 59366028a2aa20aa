extension UITraitCollection {
  private static let currentKey = "UITraitCollection.current"
  /// What is current on the main queue, where it is read and set most of the time.
  nonisolated(unsafe) private static var currentOnMainQueue: UITraitCollection?

  private static var storedCurrent: UITraitCollection? {
    get {
      MainQueue.isCurrent
        ? currentOnMainQueue
        : Thread.current.threadDictionary[currentKey] as? UITraitCollection
    }
    set {
      if MainQueue.isCurrent {
        currentOnMainQueue = newValue
      } else {
        Thread.current.threadDictionary[currentKey] = newValue
      }
    }
  }

  /// The traits that dynamic colours resolve in, on this thread.
  ///
  /// It is set while views lay themselves out and hear of trait changes. Elsewhere, until someone sets
  /// it, it is the traits of a new iPhone 15 held upright.
  public class var current: UITraitCollection {
    get { storedCurrent ?? Device.standard.traits() }
    set { storedCurrent = newValue }
  }

  /// Runs the closure with this collection as ``current`` and puts the old one back.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.storedCurrent
    Self.storedCurrent = self
    defer { Self.storedCurrent = before }
    actions()
  }
}
