/// The calls that objects of documents have received, in order.
@MainActor
enum CallRecord {
  static var calls: [String] = []

  static func note(_ call: String) { calls.append(call) }

  /// Returns the calls of a closure.
  static func during(_ body: () throws -> Void) rethrows -> [String] {
    calls = []
    defer { calls = [] }
    try body()
    return calls
  }
}
