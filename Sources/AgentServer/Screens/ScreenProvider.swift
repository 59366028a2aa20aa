import Subprocesses

/// A program that displays a screen.
package struct ScreenProgram: Sendable {
  /// The program, with the environment that names the screen.
  package var program: SpawnedProcess.Program
  /// The name of the displayed screen.
  package var screen: String
  /// The names of the other screens of the same sources.
  package var others: [String]
  /// The warnings of the build.
  package var reports: [String]

  /// Creates a value.
  package init(
    program: SpawnedProcess.Program, screen: String, others: [String], reports: [String]
  ) {
    self.program = program
    self.screen = screen
    self.others = others
    self.reports = reports
  }
}

/// The error for a screen that cannot be built or found.
package struct ScreenUnavailable: Error, Sendable {
  /// The reason and the next step, as one sentence.
  package var reason: String
  /// The diagnostics of the compiler.
  package var diagnostics: [String]

  /// Creates an error.
  package init(_ reason: String, diagnostics: [String] = []) {
    self.reason = reason
    self.diagnostics = diagnostics
  }
}

/// The builder of the programs that display screens.
package protocol ScreenProvider: Sendable {
  /// Builds the sources of a request.
  ///
  /// - Throws: `ScreenUnavailable`.
  func program(for request: ScreenRequest) async throws -> ScreenProgram

  /// Builds the sources of the last program again.
  ///
  /// - Returns: The new program, or `nil` if the sources are as they were.
  /// - Throws: `ScreenUnavailable`.
  func changedProgram() async throws -> ScreenProgram?
}
