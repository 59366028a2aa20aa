/// Something the user did. Hosts hit-test without one; the type exists for the signatures of
/// `hitTest(_:with:)` and `point(inside:with:)`.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Seconds since the system started when the event happened.
  open var timestamp: TimeInterval { happened }
  private let happened = ProcessInfo.processInfo.systemUptime
}
