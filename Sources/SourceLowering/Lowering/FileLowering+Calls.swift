import SwiftSyntax

extension FileLowering {
  /// Lowers a call of an optional method of a protocol, `delegate.method?(…)`.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) else { return }
    let access = chaining.expression.as(MemberAccessExprSyntax.self)
    guard let name = access?.declName ?? chaining.expression.as(DeclReferenceExprSyntax.self)
    else { return }
    let base = name.baseName.identifierText
    switch optionalMethod(named: base, of: access?.base, in: node) {
    case .none: return
    case .uiKit: break
    case .module: replace(name.baseName, with: OptionalRequirement.loweredName(of: base))
    }
    remove(chaining.questionMark)
    guard let access else {
      edits.insert("Optional(self)?.", at: name.startByte)
      return
    }
    guard let object = access.base, !object.is(SuperExprSyntax.self), !object.isOptionalChain
    else { return }
    edits.insert("Optional(", at: object.startByte)
    edits.insert(")?", at: object.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  enum OptionalMethod { case none, uiKit, module }

  private func optionalMethod(
    named base: String, of object: ExprSyntax?, in node: FunctionCallExprSyntax
  ) -> OptionalMethod {
    let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    let closures = node.trailingClosure == nil ? 0 : 1 + node.additionalTrailingClosures.count
    func matches(_ candidate: [String]) -> Bool {
      candidate.count == labels.count + closures && candidate.starts(with: labels)
    }
    // A call of a closure has no labels.
    let mayBeClosure = labels.allSatisfy { $0 == "_" }
    if mayBeClosure, hasVariable(base, of: object, at: node) { return .none }
    if index.optionalMethods[base]?.contains(where: matches) == true { return .module }
    if mayBeClosure, index.closureProperties.contains(base) { return .none }
    let methods =
      UIKitSurface.optionalMethods[base] ?? PlatformModules.optionalNetworkingMethods[base]
    return methods?.contains(where: matches) == true ? .uiKit : .none
  }

  /// Returns a Boolean value that indicates whether the stated type of an object has a property of
  /// a name; without an object, whether a variable of the name is in scope.
  private func hasVariable(
    _ name: String, of object: ExprSyntax?, at node: FunctionCallExprSyntax
  ) -> Bool {
    func hasProperty(_ type: TypeEntry) -> Bool {
      index.members(named: name, in: type).contains { $0.kind == .property }
    }
    guard let object else {
      return LocalBinding.find(name, before: Syntax(node)) != nil
        || scopeTypes.contains { $0.map(hasProperty) ?? false }
    }
    if object.isSelf { return enclosingType.map(hasProperty) ?? false }
    return objectType(of: object).flatMap { type(named: $0, at: object) }.map(hasProperty) ?? false
  }

  /// Lowers a reference to an optional method of a protocol of the module that does not call it,
  /// such as `delegate?.method(_:)` in a condition.
  func lowerOptionalReference(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.identifierText
    guard let methods = index.optionalMethods[name], let object = node.base, !isCalled(node),
      let type = objectType(of: object).flatMap({ type(named: $0, at: object) }),
      type.kind == .protocolType
    else { return }
    let labels = node.declName.argumentNames.map { $0.arguments.map(\.name.identifierText) }
    let candidates = index.protocols(of: type).flatMap(\.members).filter {
      $0.name == name && $0.kind == .method && $0.modifiers.contains("optional")
        && (labels == nil || labels == $0.parameters.map(\.label))
    }
    guard let method = candidates.first else { return }
    guard candidates.count == 1, methods.count == 1 || labels != nil else {
      report(
        "Several optional methods are named '\(name)'; name one with its labels, such as "
          + "\(method.fullName).", at: node.declName)
      return
    }
    referencedMethods.insert(method.fullName)
    replace(
      node.declName,
      with: OptionalRequirement.referenceName(of: name, labels: method.parameters.map(\.label)))
  }

  /// Returns a Boolean value that indicates whether a method is called, if it is present or in any
  /// case: a call without a question mark is one of a required method of the same name.
  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    if let call = node.parent?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == ExprSyntax(node).id
    }
    guard let chaining = node.parent?.as(OptionalChainingExprSyntax.self) else { return false }
    return chaining.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
      == ExprSyntax(chaining).id
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is a part of an optional chain.
  var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.isOptionalChain ?? false
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.isOptionalChain
    }
    if let call = self.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.isOptionalChain
    }
    return false
  }
}
