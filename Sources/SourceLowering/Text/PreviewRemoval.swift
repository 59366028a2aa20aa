import LoweringProtocol
import SwiftSyntax

/// The search for uses of SwiftUI that are only there for previews of Xcode.
///
/// A file's previews, and the types that only they name, are left out with the import of SwiftUI,
/// if nothing else in the file names SwiftUI.
struct PreviewRemoval {
  /// A declaration at file scope, also inside of `#if`.
  private struct Item {
    enum Kind {
      case preview, macro
      case helper([String])
      case other
    }

    let kind: Kind
    let range: Range<Int>
    let words: Set<String>
  }

  /// The declarations of a file at file scope.
  private struct FileItems {
    let items: [Item]
    /// The ranges of the imports of SwiftUI.
    let imports: [Range<Int>]
    let declaredNames: Set<String>
  }

  private let items: [[Item]]
  /// The ranges of the imports of SwiftUI, by file.
  private let imports: [[Range<Int>]]
  /// The names of SwiftUI that the module does not declare itself.
  private let names: Set<String>

  /// Leaves out the previews of all files, and returns a warning for each file.
  static func leaveOutPreviews(in units: inout [SourceUnit]) -> [LoweringReport] {
    guard units.contains(where: { $0.text.contains("SwiftUI") }) else { return [] }
    let removal = PreviewRemoval(units)
    var reports: [LoweringReport] = []
    let kept = removal.keptFiles()
    let helpers = removal.removableHelpers(kept: kept)
    for file in units.indices where !removal.imports[file].isEmpty && !kept.contains(file) {
      let ranges = removal.removed(in: file, helpers: helpers).map(\.range)
      if let first = ranges.first {
        reports.append(
          units[file].report(
            "The previews of SwiftUI are left out, with the import and the types that only they use; "
              + "write #Preview { … } that returns the view controller or the view.",
            at: first.lowerBound, severity: .warning))
      }
      units[file].leaveOut(removal.imports[file] + ranges)
    }
    return reports
  }

  private init(_ units: [SourceUnit]) {
    let files = [FileItems](concurrently: units.count) { file in
      let visitor = PreviewItems(units[file].tree)
      return FileItems(
        items: visitor.items.map { node in Self.item(node) },
        imports: units[file].tree.hasError ? [] : visitor.imports,
        declaredNames: visitor.declaredNames)
    }
    items = files.map(\.items)
    imports = files.map(\.imports)
    names = Self.swiftUI.subtracting(files.lazy.flatMap(\.declaredNames))
  }

  private static func item(_ node: Syntax) -> Item {
    let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self)
    let words = Set(
      node.tokens(viewMode: .sourceAccurate).lazy
        .filter { $0.id != macro?.macroName.id }
        .filter { if case .identifier = $0.tokenKind { true } else { false } }
        .map(\.identifierText))
    var kind = Item.Kind.other
    if let macro {
      if macro.macroName.text == "Preview" { kind = .macro }
    } else if let group = node.asProtocol((any DeclGroupSyntax).self) {
      let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      let own = Set(inherited.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
      let name =
        node.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
        ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      if own.contains("PreviewProvider") {
        kind = .preview
      } else if let name, !own.isDisjoint(with: helperProtocols) {
        kind = .helper([name])
      } else if let type = node.as(ExtensionDeclSyntax.self), let names = helperNames(of: type) {
        kind = .helper(names)
      }
    }
    return Item(kind: kind, range: node.trimmedBytes, words: words)
  }

  /// Returns the names of the members of an extension that makes views of SwiftUI; `nil` for an
  /// extension with other members.
  private static func helperNames(of type: ExtensionDeclSyntax) -> [String]? {
    guard type.inheritanceClause == nil, !type.memberBlock.members.isEmpty else { return nil }
    var names: [String] = []
    for member in type.memberBlock.members.map(\.decl) {
      let result: Syntax?
      if let nested = member.asProtocol((any DeclGroupSyntax).self),
        let named = member.asProtocol((any NamedDeclSyntax).self)
      {
        result = nested.inheritanceClause.map { Syntax($0) }
        names.append(named.name.identifierText)
      } else if let function = member.as(FunctionDeclSyntax.self) {
        result = function.signature.returnClause.map { Syntax($0) }
        names.append(function.name.identifierText)
      } else if let property = member.as(VariableDeclSyntax.self),
        let binding = property.bindings.first, property.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)
      {
        result = binding.typeAnnotation.map { Syntax($0) }
        names.append(name.identifier.identifierText)
      } else {
        return nil
      }
      let words = result?.tokens(viewMode: .sourceAccurate).map(\.identifierText) ?? []
      guard !helperProtocols.isDisjoint(with: words) else { return nil }
    }
    return names
  }

  /// Returns the files that use SwiftUI for more than previews, or that have no previews.
  private func keptFiles() -> Set<Int> {
    var kept: Set<Int> = []
    while true {
      let helpers = removableHelpers(kept: kept)
      let next = Set(
        items.indices.filter { file in
          guard !imports[file].isEmpty else { return true }
          let removed = kept.contains(file) ? [] : removed(in: file, helpers: helpers)
          let others = items[file].filter { item in
            !removed.contains { $0.range == item.range }
          }
          let hasPreview =
            !removed.isEmpty || others.contains { if case .macro = $0.kind { true } else { false } }
          return !hasPreview || others.contains { !$0.words.isDisjoint(with: names) }
        })
      if next == kept { return kept }
      kept.formUnion(next)
    }
  }

  /// Returns the declarations that are left out of a file whose previews are.
  ///
  /// - Parameter helpers: The names of the helpers that only previews name.
  private func removed(in file: Int, helpers: Set<String>) -> [Item] {
    items[file].filter { item in
      switch item.kind {
      case .preview: true
      case .macro:
        !item.words.isDisjoint(with: names) || !item.words.isDisjoint(with: helpers)
      case .helper(let names): helpers.isSuperset(of: names)
      case .other: false
      }
    }
  }

  /// Returns the names of the helpers that only previews and other such helpers name.
  private func removableHelpers(kept: Set<Int>) -> Set<String> {
    var result: Set<String> = []
    for file in items.indices where !kept.contains(file) {
      for case .helper(let names) in items[file].map(\.kind) { result.formUnion(names) }
    }
    while !result.isEmpty {
      var used: Set<String> = []
      for file in items.indices {
        for item in items[file] {
          switch item.kind {
          case .preview, .macro: if !kept.contains(file) { continue }
          case .helper(let names):
            if result.isSuperset(of: names), !kept.contains(file) { continue }
          case .other: break
          }
          used.formUnion(result.intersection(item.words))
        }
      }
      if used.isEmpty { break }
      result.subtract(used)
    }
    return result
  }

  private static let helperProtocols: Set<String> = [
    "UIViewControllerRepresentable", "UIViewRepresentable", "View",
  ]

  /// The names of SwiftUI by which a use of it is found.
  private static let swiftUI: Set<String> = [
    "View", "ViewBuilder", "ViewModifier", "AnyView", "EmptyView", "PreviewProvider",
    "UIHostingController", "UIHostingConfiguration", "UIViewControllerRepresentable",
    "UIViewRepresentable", "State", "StateObject", "Binding", "ObservedObject", "EnvironmentObject",
    "Environment", "EnvironmentValues", "AppStorage", "SceneStorage", "FocusState", "GestureState",
    "Text", "Label", "Image", "AsyncImage", "Button", "Toggle", "Slider", "Stepper", "Picker",
    "TextField", "SecureField", "TextEditor", "ProgressView", "Spacer", "Divider", "Color",
    "LinearGradient", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "GridItem", "Grid", "GridRow", "ScrollView", "ScrollViewReader", "List", "Form",
    "Section", "Group", "ForEach", "GeometryReader", "NavigationView", "NavigationStack",
    "NavigationLink", "TabView", "WindowGroup", "Scene", "App", "Shape", "Circle", "Rectangle",
    "RoundedRectangle", "Capsule", "Path", "Font", "withAnimation", "SwiftUI",
  ]
}

/// The declarations at file scope, also those inside of conditions that may have SwiftUI.
private final class PreviewItems: SyntaxVisitor {
  private(set) var items: [Syntax] = []
  private(set) var imports: [Range<Int>] = []
  private(set) var declaredNames: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    add(tree.statements)
    var isName = false
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if isName { declaredNames.insert(token.identifierText) }
      switch token.tokenKind {
      case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol),
        .keyword(.typealias), .keyword(.associatedtype):
        isName = true
      default: isName = false
      }
    }
  }

  private func add(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      let item = Syntax(statement.item)
      if let declaration = item.as(ImportDeclSyntax.self) {
        if declaration.path.first?.name.text == "SwiftUI" { imports.append(item.trimmedBytes) }
      } else if let condition = item.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          // The compiler leaves this branch out.
          if clause.condition?.trimmedDescription.contains("canImport(SwiftUI)") == true {
            continue
          }
          if case .statements(let inner)? = clause.elements { add(inner) }
        }
      } else {
        items.append(item)
      }
    }
  }
}
