extension UITraitCollection {
  private static let currentKey = "UITraitCollection.current"
  /// The current traits on the main queue, where they are read and set most of the time.
  nonisolated(unsafe) private static var currentOnMainQueue: UITraitCollection?

  /// The traits of the main screen, which are read and set on the main queue.
  nonisolated(unsafe) static var traitsOfMainScreen = Device.standard.traits()

  private static var traitsOutsideOfViews: UITraitCollection {
    MainQueue.isCurrent ? traitsOfMainScreen : Device.standard.traits()
  }

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
  /// it is the traits of the main screen; on other threads, the traits of a new iPhone 15 in
  /// portrait.
  public class var current: UITraitCollection {
    get { storedCurrent ?? traitsOutsideOfViews }
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
