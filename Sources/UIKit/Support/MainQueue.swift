/// The main queue, which need not run on the thread that the program began on.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether this code runs on it.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread
  }
}
