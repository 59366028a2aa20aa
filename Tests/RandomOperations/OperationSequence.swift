import TestSupport

/// A screen and operations on it, drawn from one seed.
package struct OperationSequence: Sendable {
  package let seed: UInt64
  package var operations: [Operation]

  /// - Parameter count: the number of operations.
  package init(seed: UInt64, count: Int) {
    self.seed = seed
    var random = RepeatableRandom(seed: seed)
    let kinds = Operation.Kind.allCases.filter { !Operation.switchedOff.contains($0) }
    operations = (0..<count).map { _ in Operation(random.pick(kinds), seed: random.next() % 100_000)
    }
  }
}

extension OperationSequence: CustomStringConvertible {
  package var description: String {
    "seed \(seed): " + operations.map(\.description).joined(separator: ", ")
  }
}
