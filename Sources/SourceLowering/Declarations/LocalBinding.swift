import SwiftSyntax

/// A variable or parameter of a function.
struct LocalBinding {
  /// The stated type, without optionality; `nil` if none is stated.
  let type: String?
  /// The expression whose value the variable has, if it has no stated type.
  let source: ExprSyntax?

  private init(_ type: String?, source: ExprSyntax? = nil) {
    self.type = type.map(Self.plainType)
    self.source = source
  }

  /// Creates the binding of a variable with an initializing expression.
  private init(_ annotation: TypeAnnotationSyntax?, _ value: ExprSyntax?) {
    self.init(
      annotation?.type.trimmedDescription ?? value.flatMap(Self.type(of:)), source: value)
  }

  /// Returns the innermost binding of a name at a node, or `nil` if no function binds the name.
  static func find(_ name: String, before node: Syntax) -> LocalBinding? {
    var current: Syntax? = node
    while let child = current, let parent = child.parent {
      if let found = binding(of: name, in: parent, before: node) { return found }
      current = parent
    }
    return nil
  }

  /// Returns a type without optionality, `any`, `some`, `inout` and the parentheses around them.
  static func plainType(_ type: String) -> String {
    var type = type[...]
    while true {
      if type.hasSuffix("?") || type.hasSuffix("!") {
        type.removeLast()
      } else if let word = ["any ", "some ", "inout "].first(where: type.hasPrefix) {
        type = type.dropFirst(word.count).drop { $0 == " " }
      } else if type.hasPrefix("("), type.hasSuffix(")"), type.count(where: { $0 == "(" }) == 1,
        !type.contains(",")
      {
        type = type.dropFirst().dropLast()
      } else {
        return String(type)
      }
    }
  }

  private static func binding(
    of name: String, in parent: Syntax, before node: Syntax
  ) -> LocalBinding? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      for item in list.reversed() where item.endPosition <= node.position {
        if let found = binding(of: name, in: item, before: node) { return found }
      }
    } else if let function = parent.as(FunctionDeclSyntax.self) {
      return parameter(name, in: function.signature.parameterClause)
    } else if let initializer = parent.as(InitializerDeclSyntax.self) {
      return parameter(name, in: initializer.signature.parameterClause)
    } else if let branch = parent.as(IfExprSyntax.self) {
      return condition(name, in: branch.conditions, before: node)
    } else if let loop = parent.as(WhileStmtSyntax.self) {
      return condition(name, in: loop.conditions, before: node)
    } else if let loop = parent.as(ForStmtSyntax.self) {
      return names(name, in: Syntax(loop.pattern)) ? LocalBinding(nil) : nil
    } else if let branch = parent.as(SwitchCaseSyntax.self) {
      return names(name, in: Syntax(branch.label)) ? LocalBinding(nil) : nil
    } else if let closure = parent.as(ClosureExprSyntax.self), let signature = closure.signature {
      return closureParameter(name, in: signature)
    }
    return nil
  }

  private static func binding(
    of name: String, in item: CodeBlockItemSyntax, before node: Syntax
  ) -> LocalBinding? {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where names(name, in: Syntax(binding.pattern)) {
        // A part of a tuple is not the value.
        let value = binding.pattern.is(IdentifierPatternSyntax.self) ? binding.initializer : nil
        return LocalBinding(binding.typeAnnotation, value?.value)
      }
    }
    if let check = item.item.as(GuardStmtSyntax.self) {
      return condition(name, in: check.conditions, before: node)
    }
    return nil
  }

  private static func parameter(
    _ name: String, in clause: FunctionParameterClauseSyntax
  ) -> LocalBinding? {
    let parameter = clause.parameters.first {
      ($0.secondName ?? $0.firstName).identifierText == name
    }
    return parameter.map { parameter in
      let type = parameter.type.trimmedDescription
      // A variadic parameter is an array in the body.
      return LocalBinding(parameter.ellipsis == nil ? type : "[\(type)]")
    }
  }

  private static func closureParameter(
    _ name: String, in signature: ClosureSignatureSyntax
  ) -> LocalBinding? {
    switch signature.parameterClause {
    case .parameterClause(let clause)?:
      let parameter = clause.parameters.first {
        ($0.secondName ?? $0.firstName).identifierText == name
      }
      return parameter.map { LocalBinding($0.type?.trimmedDescription) }
    case .simpleInput(let list)?:
      return list.contains { $0.name.identifierText == name } ? LocalBinding(nil) : nil
    case nil: return nil
    }
  }

  private static func condition(
    _ name: String, in conditions: ConditionElementListSyntax, before node: Syntax
  ) -> LocalBinding? {
    for element in conditions.reversed() where element.endPosition <= node.position {
      switch element.condition {
      case .optionalBinding(let binding) where names(name, in: Syntax(binding.pattern)):
        // `if let name` has the type of the outer variable.
        guard binding.initializer != nil || binding.typeAnnotation != nil else { continue }
        return LocalBinding(binding.typeAnnotation, binding.initializer?.value)
      case .matchingPattern(let pattern) where names(name, in: Syntax(pattern.pattern)):
        return LocalBinding(nil)
      default: continue
      }
    }
    return nil
  }

  /// Returns the type that an initializing expression states, by a call or a cast.
  private static func type(of expression: ExprSyntax) -> String? {
    if let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      return type.trimmedDescription
    }
    return IndexVisitor.constructedType(expression)
  }

  private static func names(_ name: String, in node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      if case .identifier = token.tokenKind { return token.identifierText == name }
      return false
    }
  }
}
