import SwiftSyntax

/// The types of a module that are outside of other types.
struct TypeNames {
  private(set) var names: Set<String> = []
  /// The names of the first inherited types of classes.
  private(set) var superclasses: [String: String] = [:]

  init(_ units: [SourceUnit]) {
    for unit in units {
      for declaration in Self.declarations(of: unit.tree.statements) {
        guard !declaration.is(ExtensionDeclSyntax.self),
          let name = Self.outermostType(of: declaration)
        else { continue }
        names.insert(name)
        if let type = declaration.as(ClassDeclSyntax.self) {
          superclasses[name] = type.inheritanceClause?.inheritedTypes.first?.baseName
        }
      }
    }
  }

  /// Returns the declarations of a file, with the declarations in conditional blocks.
  static func declarations(of items: CodeBlockItemListSyntax) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard case .decl(let declaration) = item.item else { return [] }
      guard let block = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
      return block.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .statements(let items) = clause.elements else { return [] }
        return declarations(of: items)
      }
    }
  }

  /// Returns the name of a declared type, or of the outermost type of an extension; `nil` for
  /// another declaration.
  static func outermostType(of declaration: DeclSyntax) -> String? {
    if let type = declaration.as(ExtensionDeclSyntax.self) {
      return type.extendedType.trimmedDescription.split { $0 == "." || $0 == "<" }.first
        .map(String.init)
    }
    guard declaration.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

extension InheritedTypeSyntax {
  /// The name of the type, without the module and without arguments.
  var baseName: String? {
    let text = type.trimmedDescription.prefix { $0 != "<" }
    return text.split(separator: ".").last.map {
      $0.trimmingPrefix("@unchecked ").trimmingPrefix("@preconcurrency ").description
    }
  }
}
