import SwiftSyntax

extension FileLowering {
  /// Lowers an expression that begins with a number sign; returns a Boolean value that indicates
  /// whether it is replaced as a whole.
  func lowerMacro(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    switch node.macroName.text {
    case "selector": replace(node, with: selector(node))
    case "keyPath": replace(node, with: keyPath(node))
    case "imageLiteral":
      guard let name = argument("resourceName", of: node) else { return false }
      replace(node, with: "UIImage(named: \(name))!")
    case "fileLiteral":
      guard let name = argument("resourceName", of: node) else { return false }
      replace(node, with: "Bundle.main.url(forResource: \(name), withExtension: nil)!")
    case "Preview": return lowerPreview(node)
    default: return false
    }
    return true
  }

  private func argument(
    _ label: String, of node: some FreestandingMacroExpansionSyntax
  ) -> String? {
    node.arguments.first { $0.label?.text == label }?.expression.trimmedDescription
  }

  /// Returns the string of a key path without the type at its start.
  func keyPath(_ node: some FreestandingMacroExpansionSyntax) -> String {
    guard let expression = node.arguments.first?.expression, node.arguments.count == 1 else {
      report("#keyPath names no property; write #keyPath(Type.property).", at: node)
      return node.trimmedDescription
    }
    var names: [String] = []
    var current: ExprSyntax? = expression
    while let part = current {
      if let access = part.as(MemberAccessExprSyntax.self) {
        names.insert(access.declName.baseName.identifierText, at: 0)
        current = access.base
      } else if let reference = part.as(DeclReferenceExprSyntax.self) {
        names.insert(reference.baseName.identifierText, at: 0)
        current = nil
      } else if let chaining = part.as(OptionalChainingExprSyntax.self) {
        current = chaining.expression
      } else if let forced = part.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else if let specialized = part.as(GenericSpecializationExprSyntax.self) {
        current = specialized.expression
      } else {
        report("#keyPath names no property; write #keyPath(Type.property).", at: node)
        return node.trimmedDescription
      }
    }
    while names.count > 1, let first = names.first,
      first == "self" || first.first?.isUppercase == true
    {
      names.removeFirst()
    }
    return "\"\(names.joined(separator: "."))\"\(TextEdits.padding)"
  }
}
