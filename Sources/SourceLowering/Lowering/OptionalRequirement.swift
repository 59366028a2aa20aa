import SwiftSyntax

/// An optional method of a protocol, and the names and texts of its lowered form.
struct OptionalRequirement {
  struct Parameter {
    let label: String
    let name: String
    let type: String
  }

  let name: String
  let parameters: [Parameter]
  /// The result; `nil` for none.
  let result: String?
  /// The words after the parameters: `async throws`.
  let effects: String
  /// The file of the protocol.
  let file: Int

  init(_ method: FunctionDeclSyntax, file: Int) {
    self.file = file
    effects = method.signature.effectSpecifiers?.trimmedDescription ?? ""
    name = method.name.identifierText
    parameters = method.signature.parameterClause.parameters.enumerated().map { number, parameter in
      Parameter(
        label: parameter.firstName.text, name: "p\(number)",
        type: parameter.type.trimmedDescription)
    }
    let type = method.signature.returnClause?.type.trimmedDescription
    result = type == "Void" || type == "()" ? nil : type
  }

  /// Returns the name of the lowered form of a method.
  static func loweredName(of name: String) -> String { "_optional_\(name)" }

  var loweredName: String { Self.loweredName(of: name) }
  var key: String { name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  /// The result of the lowered method.
  var resultType: String {
    guard let result else { return "Void?" }
    if result.hasSuffix("?") || result.hasPrefix("Optional<") { return result }
    return result.contains("->") || result.contains("any ") ? "(\(result))?" : "\(result)?"
  }

  /// The lowered method: its declaration, with a body.
  func declaration(modifiers: String, body: String) -> String {
    let list = parameters.map { parameter in
      (parameter.label == parameter.name ? "" : parameter.label + " ")
        + "\(parameter.name): \(parameter.type)"
    }
    let signature = "(\(list.joined(separator: ", ")))" + (effects.isEmpty ? "" : " " + effects)
    return "@discardableResult \(modifiers)func \(loweredName)\(signature) -> \(resultType) "
      + "{ \(body) }"
  }

  /// Returns a call of a method of a class with the parameters of the lowered method.
  func call(of implementation: MemberEntry) -> String {
    let arguments = parameters.map { parameter in
      let value = parameter.type.hasPrefix("inout ") ? "&\(parameter.name)" : parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    return (implementation.isThrowing ? "try " : "") + (implementation.isAsync ? "await " : "")
      + "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
