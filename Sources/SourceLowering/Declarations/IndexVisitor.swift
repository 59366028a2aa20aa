import SwiftSyntax

/// The collection of the types, extensions and members of a file.
final class IndexVisitor: SyntaxVisitor {
  typealias MemberInExtension = (Int?) -> MemberEntry

  private(set) var types: [TypeEntry] = []
  private(set) var extensions: [(ExtensionEntry, [MemberInExtension], [String])] = []
  /// The names of generic parameters, associated types and type aliases.
  private(set) var placeholders: Set<String> = []
  private let file: Int
  private let unit: SourceUnit
  /// The types and extensions around the current node, from the outside.
  private var scopes: [Scope] = []
  /// The ranges of the bodies of functions and closures around the current node, from the outside.
  private var blocks: [Range<Int>] = []

  /// The body of a type or an extension.
  private struct Scope {
    let name: String
    /// The number of bodies of functions around it.
    let depth: Int
    let visibleRange: Range<Int>?
    let closingBrace: Int
    let conditions: [String]
  }

  init(file: Int, unit: SourceUnit) {
    self.file = file
    self.unit = unit
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  private func add(
    _ node: some DeclGroupSyntax, kind: TypeEntry.Kind, name: TokenSyntax, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let names = scopes.map(\.name) + [name.identifierText]
    let outer = scopes.count { $0.depth < blocks.count }
    let conditions = Self.conditions(around: Syntax(node))
    var visibleRange = scopes.last?.visibleRange
    if blocks.count > scopes.last?.depth ?? 0 { visibleRange = blocks.last }
    let modifiers = node.modifiers.names
    if visibleRange == nil, !modifiers.isDisjoint(with: Self.hidingModifiers) {
      visibleRange = 0..<Int.max
    }
    var type = TypeEntry(
      kind: kind, qualifiedName: names.joined(separator: "."), name: name.identifierText,
      expressionName: names[outer...].joined(separator: "."), file: file, isGeneric: isGeneric,
      isLocal: !blocks.isEmpty, visibleRange: visibleRange,
      inherited: node.inheritanceClause.map(Self.names(of:)) ?? [], modifiers: modifiers,
      attributes: node.attributes.argumentsByName,
      closingBrace: node.memberBlock.rightBrace.startByte, start: node.startByte,
      outerClosingBrace: scopes.last?.closingBrace,
      conditions: scopes.flatMap(\.conditions) + conditions)
    type.members = members(of: node.memberBlock.members).map { $0(nil) }
    types.append(type)
    scopes.append(
      Scope(
        name: name.identifierText, depth: blocks.count, visibleRange: visibleRange,
        closingBrace: type.closingBrace, conditions: conditions))
    return .visitChildren
  }

  private static let hidingModifiers: Set<String> = ["private", "fileprivate"]

  private func leave() { scopes.removeLast() }

  static func names(of clause: InheritanceClauseSyntax) -> [String] {
    clause.inheritedTypes.flatMap { inherited in
      inherited.type.trimmedDescription.split(separator: "&").map {
        $0.split(separator: " ").filter { !$0.hasPrefix("@") }.joined(separator: " ")
      }
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .classType, name: node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .structType, name: node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .enumType, name: node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .actorType, name: node.name, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, kind: .protocolType, name: node.name, isGeneric: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    let attributes = node.attributes.compactMap { element -> String? in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      let name = attribute.attributeName.trimmedDescription
      let isLowered = LoweredAttributes.removed.contains(name) || name == "retroactive"
      return isLowered ? nil : attribute.trimmedDescription
    }
    let entry = ExtensionEntry(
      typeName: name, file: file, start: node.startByte,
      openingBrace: node.memberBlock.leftBrace.startByte,
      closingBrace: node.memberBlock.rightBrace.startByte, modifiers: node.modifiers.names,
      memberAttributes: attributes, hasRequirements: node.genericWhereClause != nil,
      conditions: Self.conditions(around: Syntax(node)))
    extensions.append(
      (
        entry, members(of: node.memberBlock.members),
        node.inheritanceClause.map(Self.names(of:)) ?? []
      ))
    scopes.append(
      Scope(
        name: name.split(separator: "<").first.map(String.init) ?? name, depth: blocks.count,
        visibleRange: entry.modifiers.isDisjoint(with: Self.hidingModifiers) ? nil : 0..<Int.max,
        closingBrace: entry.closingBrace, conditions: entry.conditions))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  // MARK: Names of types that are known at run time

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    placeholders.insert(node.name.identifierText)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    placeholders.insert(node.name.identifierText)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    placeholders.insert(node.name.identifierText)
    return .visitChildren
  }
  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    // Associated types of other modules: `extension Array where Element: UIView`.
    let name = node.leftType.trimmedDescription.split(separator: ".").last.map(String.init)
    if let name { placeholders.insert(name) }
    return .visitChildren
  }

  // MARK: Bodies of functions

  private func enter(_ body: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    blocks.append(body.trimmedBytes)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: CodeBlockSyntax) { blocks.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClosureExprSyntax) { blocks.removeLast() }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: AccessorBlockSyntax) { blocks.removeLast() }

  // MARK: Members

  private func members(of list: MemberBlockItemListSyntax) -> [MemberInExtension] {
    list.flatMap { item -> [MemberInExtension] in
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        return conditional.clauses.flatMap { clause -> [MemberInExtension] in
          guard case .decls(let list)? = clause.elements else { return [] }
          return members(of: list)
        }
      }
      return member(item.decl)
    }
  }

  private func member(_ declaration: DeclSyntax) -> [MemberInExtension] {
    if let node = declaration.as(FunctionDeclSyntax.self) {
      return [
        entry(
          .method, node.name.identifierText, node, node.signature.parameterClause.parameters,
          type: node.signature.returnClause?.type, effects: node.signature.effectSpecifiers)
      ]
    }
    if let node = declaration.as(InitializerDeclSyntax.self) {
      return [
        entry(
          .initializer, "init", node, node.signature.parameterClause.parameters, type: nil,
          effects: node.signature.effectSpecifiers)
      ]
    }
    if let node = declaration.as(SubscriptDeclSyntax.self) {
      return [
        entry(
          .subscripting, "subscript", node, node.parameterClause.parameters,
          type: node.returnClause.type, effects: nil)
      ]
    }
    if let node = declaration.as(VariableDeclSyntax.self) {
      return node.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        return entry(
          .property, name.identifier.identifierText, node, nil, type: binding.typeAnnotation?.type,
          inferred: binding.initializer?.value, effects: nil)
      }
    }
    return []
  }

  private func entry(
    _ kind: MemberEntry.Kind, _ name: String,
    _ node: some WithAttributesSyntax & WithModifiersSyntax,
    _ parameters: FunctionParameterListSyntax?, type: TypeSyntax?, inferred: ExprSyntax? = nil,
    effects: FunctionEffectSpecifiersSyntax?
  ) -> MemberInExtension {
    let modifiers = node.modifiers.names
    let list = (parameters ?? []).map { parameter in
      // A subscript's parameter has no label unless two names are written.
      let hasLabel = kind != .subscripting || parameter.secondName != nil
      return MemberEntry.Parameter(
        label: hasLabel ? parameter.firstName.identifierText : "_",
        type: parameter.type.trimmedDescription, hasDefault: parameter.defaultValue != nil)
    }
    let typeText = type?.trimmedDescription ?? inferred.flatMap(Self.constructedType)
    let attributes = node.attributes.argumentsByName
    let conditions = Self.conditions(around: Syntax(node))
    let file = file
    let fullName = MemberEntry.fullName(kind, name, labels: list.lazy.map(\.label))
    return { index in
      MemberEntry(
        kind: kind, name: name, fullName: fullName, parameters: list, type: typeText,
        isTypeMember: modifiers.contains("static") || modifiers.contains("class"),
        isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil,
        file: file, node: Syntax(node), modifiers: modifiers, attributes: attributes,
        extensionIndex: index, conditions: conditions)
    }
  }

  /// Returns the type that an initializing expression states: `Panel` of `Panel(frame: .zero)`.
  static func constructedType(_ expression: ExprSyntax) -> String? {
    if let cast = expression.as(AsExprSyntax.self) { return cast.type.trimmedDescription }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    var called = call.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "init"
    {
      called = base
    }
    if let closure = called.as(ClosureExprSyntax.self) {
      return closure.signature?.returnClause?.type.trimmedDescription
    }
    let text = called.trimmedDescription
    let last = text.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true ? text : nil
  }

  /// Returns the conditions of `#if` around a node up to the next declaration of a type.
  static func conditions(around node: Syntax) -> [String] {
    var result: [String] = []
    var current = node.parent
    while let parent = current, !parent.isProtocol((any DeclGroupSyntax).self) {
      if let clause = parent.as(IfConfigClauseSyntax.self),
        let list = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        var condition: [String] = []
        for other in list {
          let text = other.condition?.trimmedDescription
          if other.id == clause.id {
            if let text { condition.append("(\(text))") }
            break
          }
          if let text { condition.append("!(\(text))") }
        }
        result.insert(condition.joined(separator: " && "), at: 0)
      }
      current = parent.parent
    }
    return result
  }
}

extension DeclModifierListSyntax {
  /// The words of the modifiers; those with a detail, such as `private(set)`, are left out.
  var names: Set<String> {
    Set(lazy.filter { $0.detail == nil || $0.name.text == "unowned" }.map(\.name.text))
  }
}

extension AttributeListSyntax {
  /// The arguments of the attributes by name, without spaces.
  var argumentsByName: [String: String] {
    var result: [String: String] = [:]
    for case .attribute(let attribute) in self {
      result[attribute.attributeName.trimmedDescription] =
        attribute.arguments?.trimmedDescription ?? ""
    }
    return result
  }
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  var identifierText: String {
    let text = text
    return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}
