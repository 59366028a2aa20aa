import TestSupport

/// A screen and operations on it, generated from one seed.
package struct OperationSequence: Sendable {
  package let seed: UInt64
  package var operations: [Operation]

  /// Creates a sequence.
  ///
  /// - Parameter count: The number of operations.
  package init(seed: UInt64, count: Int) {
    self.seed = seed
    var random = RepeatableRandom(seed: seed)
    operations = (0..<count).map { _ in
      Operation(random.pick(Operation.Kind.allCases), seed: random.next() % 100_000)
    }
  }
}

extension OperationSequence: CustomStringConvertible {
  package var description: String {
    "seed \(seed): " + operations.map(\.description).joined(separator: ", ")
  }
}
