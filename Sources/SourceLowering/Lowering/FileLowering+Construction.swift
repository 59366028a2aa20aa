import SwiftSyntax

extension FileLowering {
  /// Records a call that may create an object of a class that is known only at run time: `T()`,
  /// `Self(frame:)`, `type.init()`.
  ///
  /// The call stays: the file sees UIKit's initializers of class values, and the compiler takes one
  /// of them where the type demands it.
  func noteConstruction(_ node: FunctionCallExprSyntax) {
    guard !usesClassValues, unit.isOfPlatform || unit.text.contains("NSObject") else { return }
    if mayUseClassValue(node.calledExpression) {
      usesClassValues = true
      needsLoweringInterface = true
    }
  }

  private func mayUseClassValue(_ called: ExprSyntax) -> Bool {
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      return isPlaceholder(reference.baseName.identifierText)
    }
    guard let access = called.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = access.base else {
      return access.declName.baseName.text == "init" && statesPlaceholder(around: Syntax(called))
    }
    guard access.declName.baseName.text == "init" else {
      return isPlaceholder(access.declName.baseName.identifierText)
    }
    if base.is(SuperExprSyntax.self) || base.is(ArrayExprSyntax.self)
      || base.is(DictionaryExprSyntax.self)
    {
      return false
    }
    if base.isSelf { return !isInInitializer(Syntax(called)) }
    if base.is(GenericSpecializationExprSyntax.self) { return false }
    // A call, a cast and an element are values.
    guard let name = lastName(of: base) else { return true }
    return isPlaceholder(name) || name.first?.isUppercase != true
  }

  /// Returns the last name of an expression, which may name a type; `nil` for an expression without
  /// a name.
  private func lastName(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.identifierText
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
  }

  private func isPlaceholder(_ name: String) -> Bool {
    name == "Self" || index.placeholders.contains(name)
  }

  /// Returns a Boolean value that indicates whether the type of the declaration around `.init()` is
  /// `Self`, or names a parameter.
  private func statesPlaceholder(around node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      let type =
        parent.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        ?? parent.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? parent.as(AsExprSyntax.self)?.type
      if let type {
        return type.tokens(viewMode: .sourceAccurate).contains { isPlaceholder($0.identifierText) }
      }
      if parent.is(MemberBlockSyntax.self) { return false }
      current = parent.parent
    }
    return false
  }

  /// Returns a Boolean value that indicates whether `self.init` at a node is the call of another
  /// initializer for the same object.
  private func isInInitializer(_ node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(InitializerDeclSyntax.self) { return true }
      if parent.is(FunctionDeclSyntax.self) || parent.is(VariableDeclSyntax.self)
        || parent.is(SubscriptDeclSyntax.self)
      {
        return false
      }
      current = parent.parent
    }
    return false
  }
}
