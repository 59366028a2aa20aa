import SwiftSyntax

/// An optional method or property of a protocol, and the names and texts of its lowered form.
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
  let isProperty: Bool

  init(_ method: FunctionDeclSyntax, file: Int) {
    self.file = file
    isProperty = false
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

  /// Reads an optional property.
  ///
  /// - Returns: `nil` for several properties in one declaration.
  init?(_ property: VariableDeclSyntax, file: Int) {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let type = binding.typeAnnotation?.type
    else { return nil }
    self.file = file
    self.name = name
    isProperty = true
    effects = ""
    parameters = []
    result = type.trimmedDescription
  }

  /// Returns the name of the lowered form of a method or a property.
  static func loweredName(of name: String) -> String { "_optional_\(name)" }

  var loweredName: String { Self.loweredName(of: name) }
  var key: String {
    isProperty ? name : MemberEntry.fullName(.method, name, labels: parameters.map(\.label))
  }

  /// The result of the lowered method.
  var resultType: String {
    guard let result else { return "Void?" }
    if result.hasSuffix("?") || result.hasPrefix("Optional<") { return result }
    return result.contains("->") || result.contains("any ") ? "(\(result))?" : "\(result)?"
  }

  /// The lowered method: its declaration, with a body.
  func declaration(modifiers: String, body: String) -> String {
    if isProperty { return "\(modifiers)var \(loweredName): \(resultType) { \(body) }" }
    let list = parameters.map { parameter in
      (parameter.label == parameter.name ? "" : parameter.label + " ")
        + "\(parameter.name): \(parameter.type)"
    }
    let signature = "(\(list.joined(separator: ", ")))" + (effects.isEmpty ? "" : " " + effects)
    return "@discardableResult \(modifiers)func \(loweredName)\(signature) -> \(resultType) "
      + "{ \(body) }"
  }

  /// Returns the property, or a call of a method of a class with the parameters of the lowered
  /// method.
  func call(of implementation: MemberEntry) -> String {
    // The protocol's extension has an optional property of the same name.
    if isProperty { return "let value: \(result ?? "Void") = self.\(name); return value" }
    let arguments = parameters.map { parameter in
      let value = parameter.type.hasPrefix("inout ") ? "&\(parameter.name)" : parameter.name
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    return (implementation.isThrowing ? "try " : "") + (implementation.isAsync ? "await " : "")
      + "\(name)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: References

  /// Returns the name of the property that has a method as a value, or `nil` without the method.
  static func referenceName(of name: String, labels: [String]) -> String {
    "_reference_" + ([name] + labels.map { $0 == "_" ? "" : $0 }).joined(separator: "_")
  }

  /// The property that has the method as a value: its declaration, with a body or accessors.
  func reference(modifiers: String, body: String) -> String {
    let types = parameters.map(\.type).joined(separator: ", ")
    let words = effects.isEmpty ? "" : effects + " "
    let name = Self.referenceName(of: name, labels: parameters.map(\.label))
    return "\(modifiers)var \(name): ((\(types)) \(words)-> \(result ?? "Void"))? { \(body) }"
  }

  /// The method of a class as a value.
  var methodValue: String { parameters.isEmpty ? "self.\(name)" : "self.\(key)" }
}
