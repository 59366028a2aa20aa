import RandomOperations
import Testing

/// Random operations on hosted screens; the invariants of `OperationChecks` hold after each.
///
/// `TESSERA_RANDOM_OPERATIONS` sets the number of operations.
@MainActor @Suite(.serialized) struct RandomOperationTests {
  @Test func `every invariant holds after every operation on a hosted screen`() {
    let failures = OperationRunner.failures(operations: OperationRunner.count(3_000)) {
      HostedOperationHost($0)
    }
    for failure in failures { Issue.record("\(failure)") }
  }

  @Test func `a failing sequence is shortened to the operations that it needs`() {
    var sequence = OperationSequence(seed: 1, count: 0)
    sequence.operations = [
      Operation(.scroll, seed: 1), Operation(.tap, seed: 2), Operation(.changeInsets, seed: 3),
      Operation(.scroll, seed: 4), Operation(.advance, seed: 5), Operation(.reload, seed: 6),
    ]
    // A host that fails once the content insets are not zero.
    let host: OperationRunner.MakeHost = { FailingHost($0) }
    let failure = OperationRunner.firstFailure(of: sequence, host: host)
    let short = failure.map { OperationRunner.shortened($0, host: host) }
    #expect(failure?.step == 2)
    #expect(short?.sequence.operations == [Operation(.changeInsets, seed: 3)])
  }
}
