import Foundation
import LoweringProtocol

extension SourceBuild {
  /// Builds the sources without the types that do not compile, and those that need them.
  ///
  /// - Parameters:
  ///   - diagnostics: The errors of the sources as they are.
  ///   - imports: The modules that the sources import.
  ///   - library: The shared library of the built modules.
  /// - Throws: `diagnostics` if no screen is left, or if a type of the last program is left out.
  func programOfRest(
    without diagnostics: Diagnostics, imports: Set<String>, library: URL
  ) async throws -> Product {
    let own = sources.main.files
    let first = CompilerError.errors(in: diagnostics.text, of: Set(own.map(\.path)), round: 0)
    // The same errors leave out the same parts.
    var errors = lastErrors.all
    if first != lastErrors.first {
      errors = try await withAbsentModules(CompilerError.causes(of: first, in: own), of: imports)
    }
    while !errors.isEmpty {
      var files = try await prepare(sources.main, without: errors)
      files.add(try resourceFile(of: sources.main))
      guard let parts = files.leftOut, isAllowed(parts) else { break }
      do {
        try await checkTypes(of: files)
        let product = try await program(of: files, library: library)
        guard !product.screens.isEmpty else { break }
        lastErrors = KeptState.Errors(first: first, all: errors)
        return product
      } catch let further as Diagnostics {
        let new = errors.next(in: further.text, of: own)
        guard !new.isEmpty else { break }
        errors += try await withAbsentModules(new, of: imports)
      }
    }
    throw diagnostics
  }

  /// Returns errors, and one for each further module that cannot be had.
  private func withAbsentModules(
    _ errors: [CompilerError], of imports: Set<String>
  ) async throws -> [CompilerError] {
    try await AbsentModules(
      compiler: modules.compiler, arguments: dependencies.searchArguments, folder: folder
    ).added(to: errors, in: sources.main.files, imports: imports)
  }

  /// Returns whether a program may lack parts: a later program may lack only the parts that the
  /// first one lacks.
  private func isAllowed(_ parts: [LeftOutPart]) -> Bool {
    lastLeftOut.map { $0.isSuperset(of: parts.map(\.name)) } ?? true
  }
}
