import SwiftSyntax

extension ExprSyntax {
  /// The largest number of names in each other.
  private static let largestNameCount = 32

  /// The names of an expression that consists of names, such as `Outer.Inner`; `nil` for another
  /// expression.
  ///
  /// The text of an expression is as long as the chain of calls in it; this takes the time of the
  /// names at its end.
  var dottedName: String? {
    var names: [String] = []
    var expression = self
    while let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.argumentNames == nil, names.count < Self.largestNameCount
    {
      names.append(access.declName.baseName.text)
      expression = base
    }
    guard let first = expression.as(DeclReferenceExprSyntax.self), first.argumentNames == nil
    else { return nil }
    return (names + [first.baseName.text]).reversed().joined(separator: ".")
  }

  /// A Boolean value that indicates whether the expression is `self`.
  var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" }
}
