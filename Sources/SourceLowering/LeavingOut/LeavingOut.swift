import LoweringProtocol
import SwiftParser
import SwiftSyntax

/// The files of a module while the parts that do not compile are left out.
struct LeavingOut {
  let input: LoweringInput
  let units: [SourceUnit]
  /// The errors of each file.
  let errors: [[CompilerError]]
  /// The names of the superclasses by the names of the module's classes.
  let superclasses: [String: String]
  /// The names of the types of the module that are outside of other types.
  let typeNames: Set<String>
  /// A Boolean value that indicates whether types keep the members that compile.
  let keepsTypes: Bool
  /// The types that are left out, and the first error of each.
  var stopped: [String: CompilerError] = [:]
  var parts: [LeftOutPart] = []

  init(_ input: LoweringInput, errors: [CompilerError], keepsTypes: Bool) {
    self.input = input
    self.keepsTypes = keepsTypes
    let units = [SourceUnit](concurrently: input.files.count) { file in
      SourceUnit(path: input.files[file].path, text: input.files[file].text)
    }
    self.units = units
    // The compiler stops at the first file that imports a missing module.
    let missing = Set(errors.compactMap(Self.missingModule))
    self.errors = units.map { unit in
      let own = errors.filter { $0.path == unit.path }
      return own + Self.errors(ofImports: missing, in: unit, besides: own)
    }
    let types = TypeNames(units)
    superclasses = types.superclasses
    typeNames = types.names
  }

  /// Returns the name of the module that an error misses; `nil` for another error.
  private static func missingModule(_ error: CompilerError) -> String? {
    guard error.message.hasPrefix("no such module '") else { return nil }
    return error.message.split(separator: "'").dropFirst().first.map(String.init)
  }

  /// Returns errors for the imports of missing modules that have none.
  private static func errors(
    ofImports modules: Set<String>, in unit: SourceUnit, besides known: [CompilerError]
  ) -> [CompilerError] {
    guard !modules.isEmpty else { return [] }
    return TypeNames.declarations(of: unit.tree.statements).compactMap { declaration in
      guard let imported = declaration.as(ImportDeclSyntax.self),
        let name = imported.path.first?.name.text, modules.contains(name)
      else { return nil }
      let start = imported.path.startByte
      let line = unit.line(at: start)
      guard !known.contains(where: { $0.line == line }) else { return nil }
      return CompilerError(
        path: unit.path, line: line, column: unit.column(at: start),
        message: "no such module '\(name)'", round: 0)
    }
  }

  /// Returns the files without the parts, and what is left out, in the order of files and lines;
  /// `nil` if an error is in a statement outside of declarations.
  consuming func result() -> (units: [SourceUnit], parts: [LeftOutPart])? {
    for file in units.indices {
      for declaration in TypeNames.declarations(of: units[file].tree.statements) {
        noteStop(of: declaration, in: file)
      }
    }
    for (name, error) in stopped {
      parts.append(LeftOutPart(name: name, isType: true, error: error))
    }
    var rest: [SourceUnit] = []
    for file in units.indices {
      guard let unit = unit(of: file) else { return nil }
      rest.append(unit)
    }
    parts.sort { ($0.error.path, $0.error.line, $0.name) < ($1.error.path, $1.error.line, $1.name) }
    return (rest, parts)
  }

  /// The number of compilations with errors in a type after which it is left out as a whole, if
  /// types keep the members that compile.
  private static let keptRounds = 4

  /// Records the type of a declaration with errors.
  private mutating func noteStop(of declaration: DeclSyntax, in file: Int) {
    guard let name = TypeNames.outermostType(of: declaration), typeNames.contains(name) else {
      return
    }
    let found = errors(in: declaration, of: file)
    guard let first = found.min(by: Self.isBefore) else { return }
    if keepsTypes, Set(found.map(\.round)).count <= Self.keptRounds { return }
    if let known = stopped[name], !Self.isBefore(first, known) { return }
    stopped[name] = first
  }

  /// Returns whether an error was reported before another one.
  static func isBefore(_ first: CompilerError, _ second: CompilerError) -> Bool {
    (first.round, first.path, first.line, first.column)
      < (second.round, second.path, second.line, second.column)
  }

  /// Returns the errors on the lines of a node.
  func errors(in node: some SyntaxProtocol, of file: Int) -> [CompilerError] {
    guard !errors[file].isEmpty else { return [] }
    let bytes = node.trimmedBytes
    let unit = units[file]
    let lines =
      unit.line(at: bytes.lowerBound)...unit.line(at: max(bytes.lowerBound, bytes.upperBound - 1))
    return errors[file].filter { lines.contains($0.line) }
  }

  /// Returns a file without the parts; `nil` for an error outside of declarations.
  private mutating func unit(of file: Int) -> SourceUnit? {
    let unit = units[file]
    if unit.nestingExcess != nil, let error = errors[file].first {
      // Nothing is known about the declarations.
      let name = unit.path.split(separator: "/").last.map(String.init) ?? unit.path
      parts.append(LeftOutPart(name: name, isType: false, error: error))
      return unit.replaced(by: "")
    }
    var pass = FilePass(self, file: file)
    guard pass.leaveOut(unit.tree.statements) else { return nil }
    parts += pass.parts
    let text = pass.edits.applied(to: unit.bytes)
    // The declarations of a file that does not parse may have no end.
    guard unit.tree.hasError, !errors[file].isEmpty, Parser.parse(source: text).hasError else {
      return pass.edits.isEmpty ? unit.asRead : unit.replaced(by: text)
    }
    return unit.replaced(by: bareTypes(of: file))
  }

  /// Returns the types of a file that does not parse, without their members, in one line.
  private mutating func bareTypes(of file: Int) -> String {
    var lines: [String] = []
    for declaration in TypeNames.declarations(of: units[file].tree.statements) {
      if let imported = declaration.as(ImportDeclSyntax.self) {
        if !imported.hasError { lines.append(imported.trimmedDescription) }
      } else if let type = declaration.as(ClassDeclSyntax.self), let error = errors[file].first {
        let name = type.name.text
        stopped[name] = stopped[name] ?? error
        if !parts.contains(where: { $0.isType && $0.name == name }) {
          parts.append(LeftOutPart(name: name, isType: true, error: error))
        }
        let stop = StoppedClass(type, in: self)
        let inherited = stop.standInSuperclass.map { ": " + $0 } ?? ""
        lines.append("class \(name)\(inherited) { \(stop.stop(stopped[name] ?? error)) }")
      }
    }
    return lines.joined(separator: "; ") + "\n"
  }
}
