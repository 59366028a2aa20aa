extension UITraitCollection {
  private static let currentKey = "UITraitCollection.current"
  /// The current traits on the main queue, where they are read and set most of the time.
  nonisolated(unsafe) private static var currentOnMainQueue: UITraitCollection?

  /// The generation of the main screen's system, which is set on the main queue.
  nonisolated(unsafe) static var generationOutsideOfViews = InterfaceGeneration.iOS26

  private static let traitsOfEarlierScreen: UITraitCollection = {
    var values = Device.standard.traits().values
    values.generation = .iOS14
    return UITraitCollection(values: values)
  }()

  private static var traitsOutsideOfViews: UITraitCollection {
    MainQueue.isCurrent && generationOutsideOfViews == .iOS14
      ? traitsOfEarlierScreen : Device.standard.traits()
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
  /// it is the traits of a new iPhone 15 in portrait, with the generation of the main screen's
  /// system.
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
