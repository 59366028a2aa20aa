import LoweringProtocol

/// The files of a module without the parts that do not compile.
package struct ReducedInput: Sendable {
  /// The files, as iOS reads them; lines stay where they are.
  package var input: LoweringInput
  /// What is left out, in the order of files and lines.
  package var parts: [LeftOutPart]
  /// The branches that iOS leaves out of each file; the texts of ``input`` do not have them.
  package var leftOutBranches: [[SourceFacts.LeftOutBranch]]
}
