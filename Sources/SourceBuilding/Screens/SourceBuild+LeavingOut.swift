import Foundation
import LoweringProtocol

extension SourceBuild {
  /// The largest number of compilations that find errors.
  private static let maximumRounds = 10

  /// Builds the sources without the types that do not compile, and those that need them.
  ///
  /// - Parameter diagnostics: The errors of the sources as they are.
  /// - Throws: `diagnostics` if no screen is left, or if a type of the last program is left out.
  func programOfRest(
    without diagnostics: Diagnostics, library: URL
  ) async throws -> Product {
    let paths = Set(sources.main.files.map(\.path))
    let first = CompilerError.errors(in: diagnostics.text, of: paths, round: 0)
    // The same errors leave out the same parts.
    var errors = first == lastErrors.first ? lastErrors.all : CompilerError.causes(of: first)
    var number = errors.map(\.round).max() ?? 0
    while !errors.isEmpty, number < Self.maximumRounds {
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
        number += 1
        let new = CompilerError.errors(in: further.text, of: paths, round: number)
        // An error that stays is in a function first, in its signature then, and in a type at last.
        let isProgress = new.contains { error in errors.count { $0.text == error.text } < 3 }
        guard isProgress else { break }
        errors += CompilerError.causes(of: new)
      }
    }
    throw diagnostics
  }

  /// Returns whether a program may lack parts: a later program may lack only the parts that the
  /// first one lacks.
  private func isAllowed(_ parts: [LeftOutPart]) -> Bool {
    lastLeftOut.map { $0.isSuperset(of: parts.map(\.name)) } ?? true
  }
}
