/// The main queue, which need not run on the thread that the program began on.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Performs work: at once on the main queue, otherwise there later.
  static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { MainActor.assumeIsolated(work) } else { DispatchQueue.main.async(execute: work) }
  }

  /// A Boolean value that indicates whether the current code runs on the main queue.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread
  }
}
