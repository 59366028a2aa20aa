import SwiftSyntax

/// The search for uses of modules, types and members that are not here.
final class MissingVisitor: SyntaxVisitor {
  private(set) var places: [MissingKey: [MissingUse.Place]] = [:]
  private let unit: SourceUnit
  private let index: ModuleIndex
  private let lookup: FileLowering
  /// The modules of packages that are there, and that the file imports: their extensions may have
  /// the members that UIKit does not have.
  private let foundModules: Set<String>

  /// Creates a search.
  ///
  /// - Parameter modules: The modules of packages that are there.
  init(unit: SourceUnit, file: Int, index: ModuleIndex, besides modules: Set<String>) {
    self.unit = unit
    foundModules =
      modules.isEmpty ? [] : modules.intersection(ImportedModules(of: unit.tree).names)
    self.index = index
    lookup = FileLowering(unit: unit, file: file, index: index)
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ kind: MissingUse.Kind, _ name: String, at node: some SyntaxProtocol) {
    let line = unit.line(at: node.startByte)
    places[MissingKey(kind: kind, name: name), default: []].append(
      MissingUse.Place(path: unit.path, line: line))
  }

  // MARK: Modules

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    if !PlatformModules.known.contains(name), name != index.module,
      !isChecked(name, around: Syntax(node))
    {
      note(.module, name, at: node)
    }
    return .skipChildren
  }

  /// Returns a Boolean value that indicates whether a node is inside `#if canImport(…)`.
  private func isChecked(_ module: String, around node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if let clause = parent.as(IfConfigClauseSyntax.self),
        clause.condition?.trimmedDescription.contains("canImport(\(module))") == true
      {
        return true
      }
      current = parent.parent
    }
    return false
  }

  // MARK: Types

  /// The prefixes of the types in UIKit and in the frameworks around it. Foundation has others of
  /// `NS`, so these are reported only if they are known to be missing.
  private static let prefixes = ["UI", "CA", "CG"]
  private static let foundation: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "CGRectEdge",
  ]

  private func isMissing(_ name: String) -> Bool {
    if UIKitSurface.missing[name] != nil { return !index.declares(name) }
    guard
      Self.prefixes.contains(where: { prefix in
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
      })
    else { return false }
    return UIKitSurface.types[name] == nil && !UIKitSurface.values.contains(name)
      && !index.declares(name) && !Self.foundation.contains(name)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if isMissing(node.name.text) { note(.type, node.name.text, at: node) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMemberName =
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMemberName, isMissing(node.baseName.text) {
      note(.type, node.baseName.text, at: node)
    }
    return .visitChildren
  }

  // MARK: Members

  /// The members of the root class, which the module of UIKit does not declare.
  private static let rootMembers: Set<String> = [
    "init", "self", "isEqual", "hash", "description", "debugDescription", "copy", "mutableCopy",
    "Type", "hashValue", "deinit",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, let type = typeName(of: base) {
      let name = node.declName.baseName.identifierText
      if isMissing(member: name, of: type),
        foundModules.isEmpty || UIKitSurface.missing["\(type).\(name)"] != nil
      {
        if let module = moduleOfExtension(with: name) {
          note(.module, module, at: node.declName)
        } else {
          note(.member, "\(type).\(name)", at: node.declName)
        }
      }
    }
    return .visitChildren
  }

  /// Returns the module of a package whose extension of UIKit's classes has a member, for a prefix
  /// such as `snp`, `kf` or `sd_`: the only one that the file imports, or the one whose name has
  /// the letters. `nil` for another member.
  private func moduleOfExtension(with name: String) -> String? {
    let isPrefix = name.count <= 3 && name.allSatisfy(\.isLowercase)
    guard isPrefix || name.contains("_") else { return nil }
    let modules = ImportedModules(of: unit.tree).names.filter {
      !PlatformModules.known.contains($0) && !PlatformModules.isApple($0) && $0 != index.module
    }
    guard modules.count > 1 else { return modules.first }
    let letters = name.prefix { $0 != "_" }
    return modules.sorted().first { Self.abbreviates(letters, $0.lowercased()) }
  }

  /// Returns whether a name begins with the first of some letters and has the others in order.
  private static func abbreviates(_ letters: Substring, _ name: String) -> Bool {
    guard let first = letters.first, name.first == first else { return false }
    var rest = letters[...]
    for letter in name where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  // MARK: Initializers

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = constructedType(of: node.calledExpression),
      let known = UIKitSurface.initializers(of: type),
      index.extendedType(named: type)?.members.contains(where: { $0.kind == .initializer }) != true
    {
      let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
      let closures = node.trailingClosure == nil ? 0 : 1 + node.additionalTrailingClosures.count
      let isKnown = known.contains { initializer in
        initializer.count >= labels.count + closures && Self.contains(initializer, labels)
      }
      if !isKnown {
        let text = labels.map { $0 + ":" }.joined()
        note(.member, "\(type).init(\(text))", at: node.calledExpression)
      }
    }
    return .visitChildren
  }

  /// Returns the type of UIKit whose object a call creates.
  private func constructedType(of called: ExprSyntax) -> String? {
    var expression = called
    if let access = called.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "init"
    {
      expression = base
    }
    if let specialized = expression.as(GenericSpecializationExprSyntax.self) {
      expression = specialized.expression
    }
    guard let name = expression.dottedName, UIKitSurface.types[name] != nil else { return nil }
    return known(name)
  }

  /// Returns whether a list has the elements of another one in their order, with others between.
  private static func contains(_ list: [String], _ part: [String]) -> Bool {
    var rest = part[...]
    for element in list where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteOverride(node.name.identifierText, node.modifiers, at: node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
      noteOverride(name.identifier.identifierText, node.modifiers, at: node)
    }
    return .visitChildren
  }

  private func noteOverride(
    _ name: String, _ modifiers: DeclModifierListSyntax, at node: some SyntaxProtocol
  ) {
    guard modifiers.names.contains("override"), let type = lookup.enclosingType,
      let external = index.externalSuperclass(of: type), UIKitSurface.types[external] != nil,
      !index.chain(of: type).dropFirst().contains(where: { parent in
        parent.members.contains { $0.name == name }
      }), isMissing(member: name, of: external)
    else { return }
    note(.member, "\(external).\(name)", at: node)
  }

  private func isMissing(member name: String, of type: String) -> Bool {
    guard !Self.rootMembers.contains(name), UIKitSurface.types[type] != nil,
      UIKitSurface.types["\(type).\(name)"] == nil
    else { return false }
    return !UIKitSurface.ancestors(of: type).contains { ancestor in
      UIKitSurface.types[ancestor]?.members.contains(name) == true
        // A member of an extension of the module.
        || index.extendedType(named: ancestor)?.members.contains { $0.name == name } == true
    }
  }

  /// Returns the UIKit class of an object or the UIKit type that an expression names.
  private func typeName(of base: ExprSyntax) -> String? {
    if base.is(SuperExprSyntax.self) {
      guard let type = lookup.enclosingType, type.kind == .classType,
        index.superclass(of: type) == nil
      else { return nil }
      return index.externalSuperclass(of: type).flatMap(known)
    }
    if let reference = base.as(DeclReferenceExprSyntax.self),
      UIKitSurface.types[reference.baseName.text] != nil
    {
      return known(reference.baseName.text)
    }
    if let name = base.dottedName, UIKitSurface.types[name] != nil { return known(name) }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    return lookup.objectType(of: object).flatMap(known)
  }

  /// Returns the name of a type of UIKit whose members are known as a whole.
  private func known(_ name: String) -> String? {
    index.types[name]?.file == nil && UIKitSurface.types[name]?.isWhole == true ? name : nil
  }

  // MARK: Scopes

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    lookup.visit(node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { lookup.visitPost(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    lookup.visit(node)
  }
  override func visitPost(_ node: StructDeclSyntax) { lookup.visitPost(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    lookup.visit(node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { lookup.visitPost(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    lookup.visit(node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { lookup.visitPost(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    lookup.visit(node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { lookup.visitPost(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    lookup.visit(node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { lookup.visitPost(node) }
}
