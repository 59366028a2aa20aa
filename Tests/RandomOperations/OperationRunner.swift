import Foundation
import UIKit

/// Runs sequences of operations, and shortens those that fail.
@MainActor
package enum OperationRunner {
  /// The failure of a sequence.
  package struct Failure: CustomStringConvertible {
    package let sequence: OperationSequence
    package let step: Int
    package let sentences: [String]

    package var description: String {
      "step \(step) of \(sequence): \(sentences.prefix(4).joined(separator: "; "))"
    }
  }

  /// A closure that creates a host for a view controller.
  package typealias MakeHost = @MainActor (UIViewController) -> OperationHost

  /// Returns the number of operations to run: the environment's, or else a small default.
  package static func count(_ usual: Int) -> Int {
    environment["TESSERA_RANDOM_OPERATIONS"].flatMap(Int.init) ?? usual
  }

  /// Returns the first failure of a sequence; `nil` if all invariants hold throughout.
  ///
  /// With TESSERA_RANDOM_TRACE in the environment, every operation is printed before it is
  /// performed, which identifies one that stops the program.
  package static func firstFailure(
    of sequence: OperationSequence, host makeHost: MakeHost
  ) -> Failure? {
    weak var weakView: UIView?
    let failure: Failure? = {
      let controller = OperationController(seed: sequence.seed)
      var run = OperationRun(controller: controller, host: makeHost(controller))
      weakView = controller.collectionView
      for (step, operation) in sequence.operations.enumerated() {
        if isTracing { print("seed \(sequence.seed), step \(step): \(operation)") }
        let sentences = run.perform(operation)
        if !sentences.isEmpty {
          return Failure(sequence: sequence, step: step, sentences: sentences)
        }
      }
      let sentences = run.end()
      guard sentences.isEmpty else {
        return Failure(
          sequence: sequence, step: sequence.operations.count, sentences: sentences)
      }
      return nil
    }()
    if failure == nil, weakView != nil {
      return Failure(
        sequence: sequence, step: sequence.operations.count,
        sentences: ["the collection view is still alive after its screen is gone"])
    }
    return failure
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let isTracing = environment["TESSERA_RANDOM_TRACE"] != nil

  /// Returns the shortest failing sequence found by removing operations.
  package static func shortened(_ failure: Failure, host: MakeHost) -> Failure {
    var best = failure
    var sequence = failure.sequence
    sequence.operations = Array(sequence.operations.prefix(failure.step + 1))
    var length = max(1, sequence.operations.count / 2)
    while length > 0 {
      var start = 0
      while start < sequence.operations.count {
        var shorter = sequence
        shorter.operations.removeSubrange(
          start..<min(start + length, shorter.operations.count))
        if let found = firstFailure(of: shorter, host: host) {
          best = found
          sequence = shorter
          sequence.operations = Array(sequence.operations.prefix(found.step + 1))
        } else {
          start += length
        }
      }
      length /= 2
    }
    return best
  }

  /// Runs sequences with a total number of operations. Returns at most three failures, shortened.
  /// The environment may set another first seed.
  package static func failures(
    operations: Int, length: Int = 60, from firstSeed: UInt64 = 1, host: MakeHost
  ) -> [Failure] {
    // Random sizes violate rules of layouts, which are logged each time.
    let sink = DeveloperLog.sink
    DeveloperLog.sink = { _ in }
    defer { DeveloperLog.sink = sink }
    var failures: [Failure] = []
    var seed = environment["TESSERA_RANDOM_SEED"].flatMap(UInt64.init) ?? firstSeed
    var left = operations
    while left > 0, failures.count < 3 {
      let sequence = OperationSequence(seed: seed, count: min(length, left))
      if let failure = firstFailure(of: sequence, host: host) {
        failures.append(shortened(failure, host: host))
      }
      left -= length
      seed += 1
    }
    return failures
  }
}
