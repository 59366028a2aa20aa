/// The main queue, which need not run on the thread that the program began on.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// A Boolean value that indicates whether the current code runs on the main queue.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread
  }
}
