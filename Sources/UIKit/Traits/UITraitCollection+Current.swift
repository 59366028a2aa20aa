extension UITraitCollection {
  private static let currentKey = "UITraitCollection.current"
  /// The current traits on the main queue, where they are read and set most of the time.
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

  /// The traits for resolving dynamic colors on the current thread.
  ///
  /// It is set during layout and during notifications of trait changes. At other times, unless set,
  /// it is the traits of a new iPhone 15 in portrait.
  public class var current: UITraitCollection {
    get { storedCurrent ?? Device.standard.traits() }
    set { storedCurrent = newValue }
  }

  /// Runs a closure with this collection as ``current``, and then restores the previous one.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.storedCurrent
    Self.storedCurrent = self
    defer { Self.storedCurrent = before }
    actions()
  }
}
