import SwiftSyntax

extension FileLowering {
  /// Lowers a call of an optional method of a protocol, `delegate.method?(…)`.
  func lowerOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) else { return }
    let access = chaining.expression.as(MemberAccessExprSyntax.self)
    guard let name = access?.declName ?? chaining.expression.as(DeclReferenceExprSyntax.self)
    else { return }
    let base = name.baseName.identifierText
    switch optionalMethod(named: base, in: node) {
    case .none: return
    case .uiKit: break
    case .module: replace(name.baseName, with: "_optional_\(base)")
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
    named base: String, in node: FunctionCallExprSyntax
  ) -> OptionalMethod {
    let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    let closures = node.trailingClosure == nil ? 0 : 1 + node.additionalTrailingClosures.count
    func matches(_ candidate: [String]) -> Bool {
      candidate.count == labels.count + closures && candidate.starts(with: labels)
    }
    if index.optionalMethods[base]?.contains(where: matches) == true { return .module }
    // A property of the name holds a closure.
    if index.closureProperties.contains(base) { return .none }
    return UIKitSurface.optionalMethods[base]?.contains(where: matches) == true ? .uiKit : .none
  }

  /// Reports calls that need the Objective-C runtime.
  func lowerCall(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    let name = access.declName.baseName.text
    let first = node.arguments.first
    if name == "observe", first?.label == nil, let path = first?.expression,
      path.is(KeyPathExprSyntax.self)
    {
      report(
        "Key-value observing needs the Objective-C runtime; use didSet, a delegate or a notification "
          + "in place of observe(\(path.trimmedDescription)).", at: access.declName)
    }
    if name == "addObserver", node.arguments.contains(where: { $0.label?.text == "forKeyPath" }) {
      report(
        "Key-value observing needs the Objective-C runtime; use didSet, a delegate or a notification "
          + "in place of addObserver(_:forKeyPath:options:context:).", at: access.declName)
    }
  }

  /// Lowers the creation of a view by a value of its class: `T(frame: .zero)`.
  func lowerConstruction(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, node.trailingClosure == nil, let frame = node.arguments.first,
      frame.label?.text == "frame"
    else { return }
    let called = node.calledExpression
    let value: String
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      guard isGenericParameter(reference.baseName.text, around: Syntax(node)) else { return }
      value = reference.baseName.text + ".self"
    } else if let access = called.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "init", !base.is(SuperExprSyntax.self),
      base.trimmedDescription != "self"
    {
      let text = base.trimmedDescription
      if isGenericParameter(text, around: Syntax(node)) {
        value = text + ".self"
      } else {
        let last = text.split(separator: ".").last ?? ""
        guard last.first?.isLowercase == true else { return }
        value = text
      }
    } else {
      return
    }
    replace(called, with: "_view")
    edits.insert("of: \(value), ", at: frame.startByte)
    needsLoweringInterface = true
  }

  private func isGenericParameter(_ name: String, around node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      let clause =
        parent.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? parent.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? parent.as(StructDeclSyntax.self)?.genericParameterClause
        ?? parent.as(InitializerDeclSyntax.self)?.genericParameterClause
      if let clause, clause.parameters.contains(where: { $0.name.text == name }) { return true }
      current = parent.parent
    }
    return false
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
