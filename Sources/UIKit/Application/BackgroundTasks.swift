/// The identifier of a task that an app completes in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The tasks that an app has begun and not ended.
@MainActor
struct BackgroundTasks {
  private var last = 0
  private var handlers: [(id: UIBackgroundTaskIdentifier, handler: (@MainActor () -> Void)?)] = []

  /// The number of tasks.
  var count: Int { handlers.count }

  mutating func begin(_ handler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    let id = UIBackgroundTaskIdentifier(rawValue: last)
    handlers.append((id, handler))
    return id
  }

  mutating func end(_ id: UIBackgroundTaskIdentifier) { handlers.removeAll { $0.id == id } }

  /// The handlers of the expiration of all tasks, in the order in which the tasks began.
  var expirations: [@MainActor () -> Void] { handlers.compactMap(\.handler) }
}
