import Foundation
import Testing

/// Programming errors stop the program with a message, also in optimized builds.
///
/// `TESSERA_TRAP_PROBE` is the path of another build of the probe than the one next to the tests.
@Suite struct TrapTests {
  static let sentences = [
    "layoutWithoutSuchASection": "The layout has no section 7",
    "priorityOutOfRange": "The constraint priority 1001.0 is out of range",
    "cellOfAnUnregisteredIdentifier": "the reuse identifier 'photo' ('cell' registered)",
    "updateThatDoesNotAddUp": "Section 0 had 3 item(s)",
    "frameThatIsNotANumber": "give it finite numbers",
  ]

  static var probe: URL {
    ProcessInfo.processInfo.environment["TESSERA_TRAP_PROBE"].map { URL(filePath: $0) }
      ?? CommandLineTool.url.deletingLastPathComponent().appending(path: "TrapProbe")
  }

  @Test(arguments: sentences) func `a mistake is told on standard error`(
    mistake: String, sentence: String
  ) async throws {
    let answer = try await CommandLineTool.run(arguments: [mistake], executable: Self.probe)
    #expect(answer.exitCode != 0)
    #expect(answer.output == "")
    #expect(answer.errors.contains("Fatal error: "), "\(answer.errors)")
    #expect(answer.errors.contains(sentence), "\(answer.errors)")
  }
}
