import Foundation
import LoweringProtocol

/// The search for all modules that files import and that cannot be had.
///
/// The compiler ends at the first of them, so that each would take a compilation of all files.
struct AbsentModules {
  /// The path of the compiler.
  let compiler: String
  /// The arguments with which the compiler finds modules.
  let arguments: [String]
  /// The folder of the build.
  let folder: URL

  /// Returns errors with further modules that cannot be had, if one is about a module.
  ///
  /// - Parameters:
  ///   - errors: The errors of a compilation.
  ///   - files: The files of the user.
  ///   - imports: The modules that the files import as the compiler takes them.
  /// - Throws: ``BuildFailure`` if the compiler cannot be started.
  nonisolated(nonsending) func added(
    to errors: [CompilerError], in files: [URL], imports: Set<String>
  ) async throws -> [CompilerError] {
    guard let first = errors.first(where: \.isAboutModule) else { return errors }
    let known = Set(errors.map(\.message))
    var places: [String: CompilerError] = [:]
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for place in Self.imports(in: text)
      where imports.contains(place.name) && places[place.name] == nil {
        let error = CompilerError(
          path: file.path, line: place.line, column: place.column,
          message: CompilerError.messageOfMissingModule(place.name), round: first.round)
        if !known.contains(error.message) { places[place.name] = error }
      }
    }
    let absent = try await names(absentAmong: places.keys.sorted())
    return errors + absent.compactMap { places[$0] }
  }

  /// Returns the modules of a list that the compiler does not find.
  nonisolated(nonsending) private func names(absentAmong names: [String]) async throws -> [String] {
    guard !names.isEmpty else { return [] }
    let probe = folder.appending(path: "AbsentModules.swift")
    let text = names.map { "#if !canImport(\($0))\n#warning(\"\(Self.sign)\($0)\")\n#endif\n" }
    try TextFile.write(text.joined(), to: probe)
    let run = try await CommandRun.run(
      compiler,
      ["-typecheck", "-module-name", "AbsentModules"] + arguments + [
        "-I", folder.path, probe.path,
      ],
      progress: "looks for modules")
    return names.filter { name in
      run.output.split(separator: "\n").contains { $0.hasSuffix("warning: \(Self.sign)\(name)") }
    }
  }

  private static let sign = "absent module "

  /// An import of a module.
  struct Import: Equatable {
    let name: String
    /// The line from 1.
    let line: Int
    /// The column of the name from 1.
    let column: Int
  }

  /// Returns the imports of a text that no condition about the same module decides on.
  static func imports(in text: String) -> [Import] {
    var result: [Import] = []
    /// The conditions around the line, with the conditions of earlier branches.
    var conditions: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let start = line.drop { $0 == " " || $0 == "\t" }
      if start.hasPrefix("#if") {
        conditions.append(String(start))
      } else if start.hasPrefix("#else"), !conditions.isEmpty {
        conditions[conditions.count - 1] += " " + start
      } else if start.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else if let match = line.firstMatch(of: importLine) {
        let name = String(match.1)
        guard !conditions.contains(where: { $0.contains("canImport(\(name)") }) else { continue }
        let column = line[..<match.1.startIndex].utf8.count + 1
        result.append(Import(name: name, line: index + 1, column: column))
      }
    }
    return result
  }

  private static var importLine: Regex<(Substring, Substring)> {
    // An attribute or a level of access, then the kind of a single declaration.
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?([A-Za-z_]\w*)/
  }
}
