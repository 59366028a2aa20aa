import LoweringProtocol

extension ModuleLowering {
  /// A line before the first line of a file, which imports a module.
  struct ImportLine: Hashable {
    let text: String
    let module: String

    /// An import of the declarations of a module for lowered sources.
    static func interface(of module: String) -> ImportLine {
      ImportLine(text: "@_spi(Lowering) import \(module)", module: module)
    }
  }

  /// Returns the facts about a file.
  func facts(of file: Int) -> SourceFacts {
    let unit = units[file]
    let imported = ImportedModules(of: unit.tree).names.map {
      PlatformModules.replacements[$0] ?? $0
    }
    return SourceFacts(
      imports: Set(imported).union(headers[file].map(\.module)).sorted(),
      types: index.types(declaredIn: file).compactMap { type in
        guard let kind = type.kind.keyword else { return nil }
        return SourceFacts.DeclaredType(
          name: type.qualifiedName, kind: kind, inherited: type.inherited,
          line: unit.line(at: type.start))
      },
      leftOutBranches: unit.leftOutBranches)
  }
}

extension TypeEntry.Kind {
  /// The word that declares a type of the kind; `nil` for a type of another module.
  fileprivate var keyword: SourceFacts.DeclaredType.Kind? {
    switch self {
    case .classType: .class
    case .structType: .struct
    case .enumType: .enum
    case .actorType: .actor
    case .protocolType: .protocol
    case .external: nil
    }
  }
}
