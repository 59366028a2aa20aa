import Foundation

/// The classes and initializers of a symbol graph of the compiler.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct Generics: Decodable {}
    struct Availability: Decodable {
      let domain: String?
      let isUnconditionallyUnavailable: Bool?
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]?
    let location: Location?
    let swiftGenerics: Generics?
    let availability: [Availability]?

    /// A Boolean value that indicates whether no caller can use the symbol.
    var isUnavailable: Bool {
      (availability ?? []).contains {
        $0.isUnconditionallyUnavailable == true
          && ($0.domain == nil || ["*", "Swift", "swift", "iOS"].contains($0.domain))
      }
    }
    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
    var isVisible: Bool { accessLevel != "private" && accessLevel != "fileprivate" }
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  struct Module: Decodable { let name: String }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  /// A Boolean value that indicates whether a type has the attribute `@main`.
  var hasMainType: Bool { symbols.contains { $0.declaration.hasPrefix("@main ") } }

  /// Returns the classes of screens, in the order of their positions in files.
  ///
  /// - Parameter kindOf: A closure that returns the kind of a class of another module by its name,
  ///   such as `UIKit.UIViewController`; `nil` for classes of other objects.
  func screenTypes(kindOf: (String) -> ScreenType.Kind?) -> [ScreenType] {
    let reader = ClassReader(self)
    var types: [ScreenType] = []
    for symbol in symbols
    where symbol.kind.identifier == "swift.class" && reader.isOwn(symbol)
      && reader.isNameable(symbol)
    {
      guard let ancestor = reader.foreignAncestor(of: symbol.identifier.precise),
        let kind = kindOf(ancestor), let location = symbol.location
      else { continue }
      let name = symbol.pathComponents.joined(separator: ".")
      let arguments = reader.arguments(of: symbol.identifier.precise, kind: kind)
      types.append(
        ScreenType(
          name: name, kind: kind, expression: arguments.map { name + $0 },
          file: URL(string: location.uri)?.path ?? location.uri,
          line: location.position.line + 1))
    }
    return types.sorted { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
  }
}

/// The classes of a symbol graph by their identifiers.
private struct ClassReader {
  private var superclasses: [String: SymbolGraph.Relationship] = [:]
  private var initializers: [String: [SymbolGraph.Symbol]] = [:]
  private var symbols: [String: SymbolGraph.Symbol] = [:]
  private var hiddenPaths: Set<[String]> = []
  /// The names of the symbols of other modules, which the graph has after `@_exported import`.
  private var foreignNames: [String: String] = [:]

  init(_ graph: SymbolGraph) {
    for symbol in graph.symbols {
      let identifier = symbol.identifier.precise
      if let module = Self.module(of: identifier), module != graph.module.name {
        foreignNames[identifier] = ([module] + symbol.pathComponents).joined(separator: ".")
        continue
      }
      symbols[symbol.identifier.precise] = symbol
      if !symbol.isVisible || symbol.swiftGenerics != nil {
        hiddenPaths.insert(symbol.pathComponents)
      }
    }
    for relationship in graph.relationships {
      switch relationship.kind {
      case "inheritsFrom": superclasses[relationship.source] = relationship
      case "memberOf":
        guard let member = symbols[relationship.source], member.kind.identifier == "swift.init"
        else { continue }
        initializers[relationship.target, default: []].append(member)
      default: break
      }
    }
  }

  /// Returns the module of a symbol by its identifier: `UIKit` of `s:5UIKit6UIViewC`; `nil` for an
  /// identifier of another form.
  private static func module(of identifier: String) -> String? {
    guard let match = identifier.prefixMatch(of: /s:([1-9][0-9]*)/), let count = Int(match.1) else {
      return nil
    }
    let name = identifier[match.range.upperBound...].prefix(count)
    return name.count == count ? String(name) : nil
  }

  /// Returns whether a symbol is one of the module itself.
  func isOwn(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbols[symbol.identifier.precise] != nil
  }

  /// Returns whether another file can name a class without type arguments.
  func isNameable(_ symbol: SymbolGraph.Symbol) -> Bool {
    let path = symbol.pathComponents
    return (1...path.count).allSatisfy { !hiddenPaths.contains(Array(path.prefix($0))) }
  }

  /// Returns the name of the nearest ancestor in another module.
  func foreignAncestor(of identifier: String) -> String? {
    var identifier = identifier
    for _ in 0..<100 {
      guard let relationship = superclasses[identifier] else { return nil }
      if symbols[relationship.target] == nil {
        return foreignNames[relationship.target] ?? relationship.targetFallback
      }
      identifier = relationship.target
    }
    return nil
  }

  /// Returns the arguments of an initializer that needs no values; `nil` if there is none.
  func arguments(of identifier: String, kind: ScreenType.Kind) -> String? {
    var identifier = identifier
    for _ in 0..<100 {
      let own = (initializers[identifier] ?? []).map(Initializer.init)
      if own.contains(where: \.needsNoArguments) { return "()" }
      let standard = kind != .viewController ? "init(frame:)" : "init(nibName:bundle:)"
      if own.contains(where: { $0.name == standard && $0.isUsable }) {
        return kind != .viewController ? "(frame: .zero)" : "(nibName: nil, bundle: nil)"
      }
      // A class without designated initializers of its own inherits the initializers of its
      // superclass.
      guard own.allSatisfy(\.isConvenience) else { return nil }
      guard let parent = superclasses[identifier], symbols[parent.target] != nil else {
        return "()"
      }
      identifier = parent.target
    }
    return nil
  }

  private struct Initializer {
    let name: String
    let isConvenience: Bool
    let isUsable: Bool
    let needsNoArguments: Bool

    init(_ symbol: SymbolGraph.Symbol) {
      let text = symbol.declaration
      name = symbol.pathComponents.last ?? ""
      let words = text.split(separator: " ")
      isConvenience = words.contains("convenience")
      let isPlain =
        text.contains("init(") && !text.contains(" throws") && !text.contains(" async")
      isUsable = symbol.isVisible && isPlain && !symbol.isUnavailable
      let labels = name.count { $0 == ":" }
      // Texts of default values contain anything.
      let values =
        text.replacing(#/"(\\.|[^"\\])*"/#, with: "")
        .components(separatedBy: " = ").count - 1
      needsNoArguments = isUsable && labels == values
    }
  }
}
