import SwiftSyntax

/// A type that the module declares or extends.
struct TypeEntry {
  enum Kind { case classType, structType, enumType, actorType, protocolType, external }

  let kind: Kind
  /// The identity in the index: the qualified name, with a number if several types have it.
  var key = ""
  /// The name with the names of the types around it: `Panel.Cell`.
  let qualifiedName: String
  let name: String
  /// The name for expressions: the name of a local type begins inside its function.
  let expressionName: String
  /// The file of the declaration; `nil` for a type of another module.
  let file: Int?
  let isGeneric: Bool
  let isLocal: Bool
  /// The bytes of the file that see a private or local type; `nil` for a type that all files see.
  let visibleRange: Range<Int>?
  /// The names in the inheritance clause.
  let inherited: [String]
  let modifiers: Set<String>
  let attributes: [String: String]
  /// The offset of the closing brace of the body.
  let closingBrace: Int
  /// The offset of the declaration.
  let start: Int
  /// The offset of the closing brace of the body around the declaration; `nil` at file scope.
  let outerClosingBrace: Int?
  /// The conditions of `#if` around the declaration.
  let conditions: [String]
  var members: [MemberEntry] = []
  /// The protocols of extensions.
  var extensionProtocols: [String] = []

  /// The location of the declaration; `nil` for a type of another module.
  var place: SourcePlace? { file.map { SourcePlace(file: $0, offset: start) } }
}

/// A location in the sources: names of private and local types depend on it.
struct SourcePlace {
  let file: Int
  let offset: Int
}

/// An extension.
struct ExtensionEntry {
  /// The name of the type as written, without arguments and the name of the module.
  let typeName: String
  let file: Int
  let start: Int
  let openingBrace: Int
  let closingBrace: Int
  let modifiers: Set<String>
  /// The attributes that apply to the members: `@available(…)`, `@MainActor`.
  let memberAttributes: [String]
  let hasRequirements: Bool
  /// The conditions of `#if` around the extension.
  let conditions: [String]
}
