import SwiftSyntax

/// A type that the module declares or extends.
struct TypeEntry {
  enum Kind { case classType, structType, enumType, actorType, protocolType, external }

  let kind: Kind
  /// The name with the names of the types around it: `Panel.Cell`.
  let qualifiedName: String
  let name: String
  /// The file of the declaration; `nil` for a type of another module.
  let file: Int?
  let isGeneric: Bool
  let isLocal: Bool
  /// The names in the inheritance clause.
  let inherited: [String]
  let modifiers: Set<String>
  let attributes: [String: String]
  /// The offset of the closing brace of the body.
  let closingBrace: Int
  /// The offset of the declaration.
  let start: Int
  /// The conditions of `#if` around the declaration.
  let conditions: [String]
  var members: [MemberEntry] = []
  /// The protocols of extensions.
  var extensionProtocols: [String] = []
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
