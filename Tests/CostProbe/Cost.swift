import AllocationCounting

/// The measured work, by name. The numbers do not depend on the speed of the machine.
@MainActor
enum Cost {
  static let all: [(name: String, count: @MainActor () -> Int)] =
    ScrollCost.all + ListCost.all + MessageCost.all

  /// Returns the number of allocations of a closure in one call on average, rounded to the nearest
  /// integer, after calls that fill caches.
  static func allocations(repeated count: Int = 40, _ body: () -> Void) -> Int {
    for _ in 0..<20 { body() }
    let before = allocation_count()
    for _ in 0..<count { body() }
    let made = Double(allocation_count() - before)
    return Int((made / Double(count)).rounded())
  }
}
