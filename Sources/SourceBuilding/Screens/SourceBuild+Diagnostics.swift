extension SourceBuild {
  /// Errors of the compiler or the linker.
  package struct Diagnostics: Error, Sendable, Equatable {
    /// The output, with the user's files and lines.
    package let text: String

    /// Creates the errors of an output of the compiler, without its lines about its own commands.
    ///
    /// - Parameter reports: The lowering's diagnostics of the files, which precede the output.
    init(output: String, reports: [String] = []) {
      let lines = DiagnosticExcerpts.ofOriginals(in: output)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasSuffix("(use -v to see invocation)") }
      text = (reports + lines.map(String.init)).joined(separator: "\n")
    }

    /// Creates the errors that an earlier build has reported.
    init(kept text: String) { self.text = text }
  }
}
