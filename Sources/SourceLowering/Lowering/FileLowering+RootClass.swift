import SwiftSyntax

extension FileLowering {
  /// Lowers `type(of: object).description()` for an object without a stated class, which only the
  /// Objective-C runtime asks for its class.
  func lowerClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let type = access.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type", type.arguments.count == 1,
      let object = type.arguments.first, object.label?.text == "of",
      let name = objectType(of: object.expression), Self.rootNames.contains(name)
    else { return }
    edits.insert("NSStringFromClass(", at: node.startByte)
    edits.replace(access.period.startByte..<node.trimmedBytes.upperBound, with: ")")
  }

  /// The types of objects whose class is known only at run time.
  private static let rootNames: Set = ["AnyObject", "Swift.AnyObject"]

  /// Lowers `abs(x)` in an extension of `CGFloat`, whose class method of that name on Linux hides
  /// the function.
  func lowerMagnitude(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      name.baseName.text == "abs", node.arguments.count == 1, scopes.last == "CGFloat"
    else { return }
    replace(name, with: "Swift.abs")
  }
}
