import SwiftSyntax

/// The member of a type that a selector names.
private struct SelectorTarget {
  /// The type as written in an expression.
  let typeText: String
  /// The type, if the module declares or extends it.
  let type: TypeEntry?
  let name: String
  let labels: [String]?
  /// A Boolean value that indicates whether the member was named on an object.
  let isOnObject: Bool
}

extension FileLowering {
  /// Returns the lowered form of `#selector(…)`.
  func selector(_ node: some FreestandingMacroExpansionSyntax) -> String {
    guard let argument = node.arguments.first, node.arguments.count == 1 else {
      report("#selector names no method; write #selector(Type.method(_:)).", at: node)
      return node.trimmedDescription
    }
    var expression = argument.expression
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first, inner.label == nil
    {
      expression = inner.expression
    }
    var cast: TypeSyntax?
    if let sequence = expression.as(SequenceExprSyntax.self),
      let operation = sequence.elements.dropFirst().first,
      operation.is(UnresolvedAsExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self),
      let first = sequence.elements.first
    {
      cast = type.type
      expression = first
    }
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      expression = inner.expression
    }
    guard let target = target(of: expression, in: node) else { return node.trimmedDescription }
    switch argument.label?.text {
    case "getter": return accessor(target, isSetter: false)
    case "setter": return accessor(target, isSetter: true)
    default: return method(target, cast: cast, in: node)
    }
  }

  // MARK: Targets

  private func target(
    of expression: ExprSyntax, in node: some FreestandingMacroExpansionSyntax
  ) -> SelectorTarget? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      guard let type = enclosingType(withMember: name) else {
        report(
          "#selector(\(expression.trimmedDescription)) is outside of a class; write "
            + "#selector(Type.\(expression.trimmedDescription)).", at: node)
        return nil
      }
      return SelectorTarget(
        typeText: text(of: type), type: type, name: name, labels: reference.labels, isOnObject: true
      )
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      report(
        "#selector(\(expression.trimmedDescription)) does not name a method; write "
          + "#selector(Type.method(_:)).", at: node)
      return nil
    }
    let name = access.declName.baseName.identifierText
    guard let (text, type, isOnObject) = type(of: base, member: name) else {
      report(
        "The type of '\(base.trimmedDescription)' in a #selector is not stated in the module; write "
          + "#selector(Type.\(access.declName.trimmedDescription)).", at: node)
      return nil
    }
    return SelectorTarget(
      typeText: text, type: type, name: name, labels: access.declName.labels, isOnObject: isOnObject
    )
  }

  /// Returns the innermost type around the current node with a member; without one, the innermost
  /// class or extended type.
  private func enclosingType(withMember name: String) -> TypeEntry? {
    let types = scopeTypes.reversed().compactMap { $0 }
    let classes = types.filter {
      [.classType, .external, .protocolType].contains($0.kind)
    }
    return classes.first { !index.members(named: name, in: $0).isEmpty } ?? classes.first
  }

  /// Returns the name of a type for expressions at the current place.
  private func text(of type: TypeEntry) -> String {
    type.kind == .protocolType && scopeTypes.contains { $0?.key == type.key }
      ? "Self" : type.expressionName
  }

  /// Returns the type that an expression names, or the type of the object that it names.
  private func type(of base: ExprSyntax, member: String) -> (String, TypeEntry?, Bool)? {
    let written = base.trimmedDescription
    if ["self", "super", "Self", "type(of: self)"].contains(written) {
      guard let type = enclosingType(withMember: member) else { return nil }
      return (text(of: type), type, written == "self" || written == "super")
    }
    let last = written.split(separator: "<").first?.split(separator: ".").last ?? ""
    let isTypeName =
      base.is(MemberAccessExprSyntax.self) || base.is(DeclReferenceExprSyntax.self)
      || base.is(GenericSpecializationExprSyntax.self)
    if isTypeName, last.first?.isUppercase == true {
      let name = written == "UIResponderStandardEditActions" ? "UIResponder" : written
      return (name, self.type(named: name, at: base), false)
    }
    if isTypeName, let type = self.type(named: written, at: base),
      type.kind != .external
    {
      return (written, type, false)
    }
    guard let name = objectType(of: base) else { return nil }
    return (name, self.type(named: name, at: base), true)
  }

  /// Returns the stated type of a variable or a chain of properties, without optionality.
  func objectType(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      if let local = LocalBinding.find(name, before: Syntax(expression)) {
        return local.type ?? local.source.flatMap(objectType)
      }
      for case let type? in scopeTypes.reversed() {
        if let found = propertyType(name, in: type) { return found }
      }
      return nil
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let name = access.declName.baseName.identifierText
      let owner: TypeEntry?
      if base.isSelf {
        owner = enclosingType
      } else {
        owner = objectType(of: base).flatMap { type(named: $0, at: base) }
      }
      return owner.flatMap { propertyType(name, in: $0) }
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return objectType(of: forced.expression)
    }
    if let chaining = expression.as(OptionalChainingExprSyntax.self) {
      return objectType(of: chaining.expression)
    }
    return nil
  }

  private func propertyType(_ name: String, in type: TypeEntry) -> String? {
    let member = index.members(named: name, in: type).first { $0.kind == .property }
    return member?.type.map(LocalBinding.plainType)
  }

  // MARK: Accessors

  private func accessor(_ target: SelectorTarget, isSetter: Bool) -> String {
    let parameter = "(target: \(target.typeText))"
    guard isSetter else {
      return "Selector(\"\(target.name)\", { \(parameter) in { target.\(target.name) } }"
        + "\(TextEdits.padding))"
    }
    let name = "set" + target.name.prefix(1).uppercased() + target.name.dropFirst()
    return "Selector(\"\(name)(_:)\", { \(parameter) in { target.\(target.name) = $0 } }"
      + "\(TextEdits.padding))"
  }

  // MARK: Methods

  private func method(
    _ target: SelectorTarget, cast: TypeSyntax?, in node: some FreestandingMacroExpansionSyntax
  ) -> String {
    let castParameters = cast.flatMap { parameters(of: $0, isOnObject: target.isOnObject) }
    let named = target.type.map { index.members(named: target.name, in: $0) } ?? []
    var candidates = named.filter { member in
      member.kind == .method
        && (target.labels.map { $0 == member.parameters.map(\.label) } ?? true)
        && (castParameters.map { $0.count == member.parameters.count } ?? true)
    }
    if let castParameters, candidates.count > 1 {
      let exact = candidates.filter { $0.parameters.map(\.type) == castParameters }
      if !exact.isEmpty { candidates = exact }
    }
    if candidates.isEmpty, let type = target.type, type.kind == .classType,
      (index.externalSuperclass(of: type) ?? "NSObject") == "NSObject"
    {
      let written = target.labels.map { target.name + "(" + $0.map { $0 + ":" }.joined() + ")" }
      report(
        "\(type.qualifiedName) has no method '\(written ?? target.name)'; declare it, or correct the "
          + "name in the #selector.", at: node)
      return "Selector(\"\(written ?? target.name)\")\(TextEdits.padding)"
    }
    if candidates.isEmpty, let name = Self.standardEditAction(target) {
      return "Selector(\"\(name)\")\(TextEdits.padding)"
    }
    let expression = SelectorExpression(
      typeText: target.typeText, isProtocol: target.type?.kind == .protocolType,
      name: target.name, labels: target.labels, member: candidates.first,
      overloads: named.filter { $0.kind == .method }, castParameters: castParameters,
      implementers: implementers(of: target, candidates.first))
    let text = expression.text { message, severity in
      report(message, at: node, severity: severity)
    }
    if SelectorExpression.needsLoweringInterface(text) { needsLoweringInterface = true }
    return text
  }

  /// Returns the classes with the method of a protocol that a call does not reach: an optional one,
  /// or one of UIKit, which has a default implementation. `nil` for another method.
  private func implementers(of target: SelectorTarget, _ member: MemberEntry?) -> [String]? {
    let isOptional =
      target.type?.kind == .protocolType && member?.modifiers.contains("optional") == true
    let isSystem =
      target.type?.kind != .classType && target.type?.kind != .protocolType
      && UIKitSurface.types[target.typeText]?.isProtocol == true
    let isLong =
      target.type?.kind == .protocolType
      && (member?.parameters.count ?? target.labels?.count ?? 0) > 3
    guard isOptional || isSystem || isLong else { return nil }
    let labels = member.map { $0.parameters.map(\.label) } ?? target.labels
    return index.types.values.filter { type in
      type.kind == .classType && !type.isGeneric && !type.isLocal && type.conditions.isEmpty
        && (type.file == file || type.modifiers.isDisjoint(with: ["private", "fileprivate"]))
        && type.members.contains { other in
          other.kind == .method && !other.isTypeMember && other.name == target.name
            && (labels == nil || labels == other.parameters.map(\.label))
        }
    }.map(\.qualifiedName).sorted()
  }

  /// The names of the actions of `UIResponderStandardEditActions`, which no class here declares.
  private static let standardEditActions: Set<String> = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "select", "selectAll", "delete",
    "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize",
    "duplicate", "move", "rename", "find", "findAndReplace", "findNext", "findPrevious",
    "useSelectionForFind",
  ]

  /// Returns the name of an action of the responder chain; `nil` for another method. Any responder
  /// may implement it, so that the selector has only a name.
  private static func standardEditAction(_ target: SelectorTarget) -> String? {
    guard standardEditActions.contains(target.name), target.labels ?? ["_"] == ["_"] else {
      return nil
    }
    return target.name + "(_:)"
  }

  /// Returns the types of the parameters of a method that is cast to a function type.
  private func parameters(of type: TypeSyntax, isOnObject: Bool) -> [String]? {
    var type = type
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let first = tuple.elements.first
      {
        type = first.type
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else {
        break
      }
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    let result = function.returnClause.type
    if !isOnObject, function.parameters.count == 1,
      let inner = parameters(of: result, isOnObject: true)
    {
      return inner
    }
    return function.parameters.map(\.type.trimmedDescription)
  }
}

extension DeclReferenceExprSyntax {
  /// The labels in the parentheses; `nil` without parentheses.
  var labels: [String]? { argumentNames?.arguments.map(\.name.identifierText) }
}
