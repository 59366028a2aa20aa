/// The declarations and imports of a Swift file, as iOS reads it: without the code that its
/// conditions leave out there.
///
/// A file that does not parse has the facts up to the error, and some after it; a file that is
/// nested too deep to be parsed has none.
package struct SourceFacts: Sendable, Hashable, Codable {
  /// A type that a file declares outside of functions.
  package struct DeclaredType: Sendable, Hashable, Codable {
    /// The word that declares a type.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      case `class`, `struct`, `enum`, actor, `protocol`
    }

    /// The name with the names of the types around it: `Panel.Cell`.
    package var name: String
    /// The word that declares the type.
    package var kind: Kind
    /// The names in the inheritance clause, as they are written.
    package var inherited: [String]
    /// The line of the declaration, counted from 1.
    package var line: Int

    /// Creates a type.
    package init(name: String, kind: Kind, inherited: [String], line: Int) {
      self.name = name
      self.kind = kind
      self.inherited = inherited
      self.line = line
    }
  }

  /// A branch of an `#if` that iOS leaves out.
  package struct LeftOutBranch: Sendable, Hashable, Codable {
    /// The condition as it is written; `the #else of` the first condition for an `#else`.
    package var condition: String
    /// The line of the directive, counted from 1.
    package var line: Int

    /// Creates a branch.
    package init(condition: String, line: Int) {
      self.condition = condition
      self.line = line
    }
  }

  /// The names of the modules that the file imports, and of those that its copy imports besides,
  /// in alphabetical order.
  package var imports: [String]
  /// The types in the order of their declarations.
  package var types: [DeclaredType]
  /// The branches that iOS leaves out, in their order; none for a file that imports no module of
  /// Apple's platforms.
  package var leftOutBranches: [LeftOutBranch]

  /// Creates facts.
  package init(
    imports: [String] = [], types: [DeclaredType] = [], leftOutBranches: [LeftOutBranch] = []
  ) {
    self.imports = imports
    self.types = types
    self.leftOutBranches = leftOutBranches
  }
}
