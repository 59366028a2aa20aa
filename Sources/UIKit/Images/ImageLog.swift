/// Messages about images and catalogs that cannot be read, for developers. Each is written once.
enum ImageLog {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var written: Set<String> = []
  nonisolated(unsafe) private static var storedSink: @Sendable (String) -> Void = {
    DeveloperLog.writeToStandardError($0)
  }
  /// The number of different messages after which no more are remembered, and so none is written.
  private static let maximumCount = 1000

  /// The closure that receives each message; writes to standard error by default.
  package static var sink: @Sendable (String) -> Void {
    get { lock.withLock { storedSink } }
    set { lock.withLock { storedSink = newValue } }
  }

  /// Writes a message, unless the same one was written before.
  static func once(_ message: String) {
    let sink: (@Sendable (String) -> Void)? = lock.withLock {
      guard written.count < maximumCount, written.insert(message).inserted else { return nil }
      return storedSink
    }
    sink?(message)
  }
}
