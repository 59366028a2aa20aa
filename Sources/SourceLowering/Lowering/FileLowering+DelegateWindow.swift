import SwiftSyntax

extension FileLowering {
  /// Lowers `delegate?.window??.frame` and `delegate!.window!!`.
  ///
  /// On iOS, `window` is an optional property of the protocols for delegates of applications and
  /// scenes, so that its value is an optional of an optional. Here it is a property with a default,
  /// and one mark unwraps it.
  func lowerDelegateWindow(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "window", node.declName.argumentNames == nil,
      let inner = node.parent, Self.mark(of: inner) != nil,
      let outer = inner.parent, let mark = Self.mark(of: outer),
      Self.operand(of: outer)?.id == inner.id
    else { return }
    remove(mark)
  }

  /// The mark of an expression that unwraps another one; `nil` for other expressions.
  private static func mark(of node: Syntax) -> TokenSyntax? {
    node.as(OptionalChainingExprSyntax.self)?.questionMark
      ?? node.as(ForceUnwrapExprSyntax.self)?.exclamationMark
  }

  private static func operand(of node: Syntax) -> Syntax? {
    (node.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.as(ForceUnwrapExprSyntax.self)?.expression).map { Syntax($0) }
  }
}
