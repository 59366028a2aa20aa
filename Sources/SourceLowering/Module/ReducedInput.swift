import LoweringProtocol

/// The files of a module without the parts that do not compile.
package struct ReducedInput {
  /// The files, as iOS reads them; lines stay where they are.
  package let input: LoweringInput
  /// The parts that are left out, in the order of files and lines.
  package let parts: [LeftOutPart]
  /// The parsed files.
  let units: [SourceUnit]

  /// Lowers the files to what Linux compiles, without parsing them again.
  package func lowered() -> LoweredModule { ModuleLowering(input, parsed: units).result() }
}

extension LoweringInput {
  /// Returns the files without the parts that do not compile.
  ///
  /// A type with an error keeps its declarations, so that other files that name it compile: its
  /// functions stop the program with a sentence that has the error, and its view appears never. An
  /// error of a later compilation than the type's first one is in such a declaration, which is
  /// left out then.
  ///
  /// - Parameters:
  ///   - errors: The errors of all compilations up to now.
  ///   - keepsTypes: Whether a type keeps the members that compile, and only the others stop. A
  ///     type whose members have errors in compilation after compilation is left out as a whole.
  /// - Returns: `nil` if an error is in a statement outside of declarations.
  package func leavingOut(
    _ errors: [CompilerError], keepsTypes: Bool = false
  ) -> ReducedInput? {
    LeavingOut(self, errors: errors, keepsTypes: keepsTypes).result().map { units, parts in
      var input = self
      for (file, unit) in units.enumerated() { input.files[file].text = unit.text }
      return ReducedInput(input: input, parts: parts, units: units)
    }
  }
}
