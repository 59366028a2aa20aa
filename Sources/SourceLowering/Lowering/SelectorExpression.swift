import LoweringProtocol

/// The expression that makes a `Selector` from a method.
struct SelectorExpression {
  let typeText: String
  let isProtocol: Bool
  let name: String
  /// The labels as written; `nil` if only the name was written.
  let labels: [String]?
  /// The declaration of the method, if the module has it.
  let member: MemberEntry?
  /// All methods of the name.
  let overloads: [MemberEntry]
  var castParameters: [String]?
  /// The classes with the method, for a method of a protocol that no call can reach.
  var implementers: [String]?

  /// The method's name as Swift writes it; without parentheses if the labels are not known.
  private var fullName: String {
    if let member { return member.fullName }
    if let labels { return name + "(" + labels.map { $0 + ":" }.joined() + ")" }
    if let castParameters {
      return name + "(" + castParameters.map { _ in "_:" }.joined() + ")"
    }
    return name
  }

  /// The method's name in a call: the name of the lowered form for an optional method of a
  /// protocol.
  private var calledName: String {
    isProtocol && member?.modifiers.contains("optional") == true
      ? OptionalRequirement.loweredName(of: name) : name
  }

  /// Returns whether the text of an expression names declarations for lowered sources.
  static func needsLoweringInterface(_ text: String) -> Bool {
    text.contains("_respondedBy:") || text.contains("_classMethodOf:")
  }

  /// Returns the text of the expression.
  func text(report: (String, LoweringReport.Severity) -> Void) -> String {
    let count = member?.parameters.count ?? castParameters?.count ?? labels?.count ?? 0
    if let implementers {
      return responding(implementers, "it names a method of a protocol; call the method itself")
    }
    if count > 3 || (count > 2 && member?.isTypeMember == true) {
      return responding([typeText], "it has \(count) parameters; call the method itself")
    }
    if let member {
      if member.isThrowing {
        report(
          "The method '\(fullName)' throws, and no caller of a selector handles errors: the selector "
            + "is for responds(to:) only; handle errors in a method of its own.", .warning)
        return responding([typeText], "it throws; call the method itself")
      }
      if member.isTypeMember { return classMethod(member) }
      if member.isAsync { return asynchronous(member) }
    }
    let target = isProtocol && typeText != "Self" ? "AnyObject" : typeText
    let isAmbiguous =
      labels?.isEmpty != false && member?.parameters.isEmpty == true && overloads.count > 1
    let sameLabels = overloads.count { $0.fullName == member?.fullName } > 1
    if isProtocol, typeText != "Self" {
      return closure(target: target, object: "(target as! any \(typeText))")
    }
    if isAmbiguous || sameLabels || castParameters != nil {
      return closure(target: target, object: "target")
    }
    return "Selector(\"\(fullName)\", \(typeText).\(reference)\(TextEdits.padding))"
  }

  /// The method's name in an expression.
  private var reference: String {
    if let member {
      let labels = member.fullName.dropFirst(name.count)
      return calledName + (member.parameters.isEmpty ? "" : labels)
    }
    guard let labels, !labels.isEmpty else { return name }
    return fullName
  }

  private func closure(target: String, object: String) -> String {
    let types = castParameters ?? member?.parameters.map(\.type)
    guard let types else {
      let values = (labels ?? []).enumerated().map { $1 == "_" ? "$\($0)" : "\($1): $\($0)" }
      return selector(target, "{ \(object).\(calledName)(\(values.joined(separator: ", "))) }")
    }
    let head = Self.head(of: types)
    if let labels = member?.parameters.map(\.label) ?? labels {
      return selector(target, "{ \(head)\(object).\(calledName)\(Self.arguments(of: labels)) }")
    }
    // The labels belong to a method of another module.
    let values = Self.arguments(of: types.map { _ in "_" })
    let function = "(\(types.joined(separator: ", "))) -> Void"
    return selector(target, "{ \(head)(\(object).\(name) as \(function))\(values) }")
  }

  /// A selector that is not called, and to which objects of classes respond.
  private func responding(_ classes: [String], _ reason: String) -> String {
    let list = classes.map { "\($0).self" }.joined(separator: ", ")
    return "Selector(\"\(fullName)\", _respondedBy: [\(list)], reason: \"\(reason)\""
      + "\(TextEdits.padding))"
  }

  private func classMethod(_ member: MemberEntry) -> String {
    var call = "type.\(name)\(Self.arguments(of: member.parameters.map(\.label)))"
    if member.isAsync { call = "_ = Task { await \(call) }" }
    return "Selector(\"\(fullName)\", _classMethodOf: \(typeText).self, "
      + "{ type in { \(Self.head(of: member.parameters.map(\.type)))\(call) } }"
      + "\(TextEdits.padding))"
  }

  private func asynchronous(_ member: MemberEntry) -> String {
    let call = "target.\(calledName)\(Self.arguments(of: member.parameters.map(\.label)))"
    return selector(
      typeText,
      "{ \(Self.head(of: member.parameters.map(\.type)))_ = Task { await \(call) } }")
  }

  /// The beginning of a closure with named parameters; empty for none.
  private static func head(of types: [String]) -> String {
    guard !types.isEmpty else { return "" }
    return "(" + types.enumerated().map { "p\($0): \($1)" }.joined(separator: ", ") + ") in "
  }

  /// The arguments of a call with the named parameters of a closure.
  private static func arguments(of labels: [String]) -> String {
    let values = labels.enumerated().map { $1 == "_" ? "p\($0)" : "\($1): p\($0)" }
    return "(" + values.joined(separator: ", ") + ")"
  }

  private func selector(_ target: String, _ body: String) -> String {
    "Selector(\"\(fullName)\", { (target: \(target)) in \(body) }\(TextEdits.padding))"
  }
}
