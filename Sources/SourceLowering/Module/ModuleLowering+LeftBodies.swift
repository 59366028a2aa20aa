import SwiftSyntax

extension ModuleLowering {
  /// Leaves the body of a moved member in its file, where it sees the file's private names, as a
  /// member of another name, and returns the declaration for the class, which calls that one.
  ///
  /// - Returns: `nil` for a member whose declaration names something private itself, or that cannot
  ///   be called with its own parameters; nothing is changed then.
  mutating func leaveBody(of member: MemberEntry) -> String? {
    let helper =
      "_body_\(units[member.file].identifier)_\(units[member.file].line(at: member.node.startByte))_"
      + member.name
    if let function = member.node.as(FunctionDeclSyntax.self) {
      return leaveBody(of: function, member, helper)
    }
    if let variable = member.node.as(VariableDeclSyntax.self) {
      return leaveBody(of: variable, member, helper)
    }
    return nil
  }

  private mutating func leaveBody(
    of node: FunctionDeclSyntax, _ member: MemberEntry, _ helper: String
  ) -> String? {
    guard let body = node.body,
      !namesHidden(from: node.startByte, to: body.startByte, in: member),
      let arguments = Self.arguments(of: node.signature.parameterClause)
    else { return nil }
    let head = Self.kept(node.modifiers, ["nonisolated"]) + (member.isTypeMember ? "static " : "")
    edits[member.file].replace(
      node.startByte..<node.name.trimmedBytes.upperBound, with: "\(head)func \(helper)")
    let call =
      (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
      + "self.\(helper)(\(arguments))"
    let signature = [
      node.genericParameterClause?.trimmedDescription, node.signature.trimmedDescription,
      node.genericWhereClause.map { " " + $0.trimmedDescription },
    ].compactMap { $0 }.joined()
    return Self.head(node.attributes, node.modifiers)
      + "func \(node.name.text)\(signature) { \(call) }"
  }

  /// Returns the arguments that pass on the parameters of a function; `nil` if one cannot be passed
  /// on.
  private static func arguments(of clause: FunctionParameterClauseSyntax) -> String? {
    var result: [String] = []
    for parameter in clause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let type = parameter.type.trimmedDescription
      if name == "_" || parameter.ellipsis != nil || type.contains("@autoclosure") { return nil }
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      result.append(label + (type.hasPrefix("inout ") ? "&" : "") + name)
    }
    return result.joined(separator: ", ")
  }

  private mutating func leaveBody(
    of node: VariableDeclSyntax, _ member: MemberEntry, _ helper: String
  ) -> String? {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let block = binding.accessorBlock, let type = binding.typeAnnotation?.type,
      !namesHidden(from: node.startByte, to: block.startByte, in: member)
    else { return nil }
    let head = Self.kept(node.modifiers, ["nonisolated"]) + (member.isTypeMember ? "static " : "")
    let accessors: String
    switch block.accessors {
    case .getter: accessors = "self.\(helper)"
    case .accessors(let list):
      let names = list.map(\.accessorSpecifier.text)
      guard list.allSatisfy({ $0.effectSpecifiers == nil && $0.body != nil }) else { return nil }
      if Set(names).isSubset(of: ["willSet", "didSet"]) {
        let text = leaveObservers(list, of: block, node, member, "\(head)func \(helper)", type)
        let calls = text.map { "\($0.name) { self.\(helper)_\($0.name)(\($0.value)) }" }
        return Self.head(node.attributes, node.modifiers)
          + "var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) "
          + "{ \(calls.joined(separator: " ")) }"
      }
      guard Set(names).isSubset(of: ["get", "set"]) else { return nil }
      let setter = names.contains("set") ? " set { self.\(helper) = newValue }" : ""
      accessors = "get { self.\(helper) }" + setter
    }
    edits[member.file].replace(
      node.startByte..<binding.pattern.trimmedBytes.upperBound, with: "\(head)var \(helper)")
    return Self.head(node.attributes, node.modifiers)
      + "var \(binding.pattern.trimmedDescription): \(type.trimmedDescription) { \(accessors) }"
  }

  /// Leaves the bodies of observers as methods, and returns the observers with their values.
  private mutating func leaveObservers(
    _ list: AccessorDeclListSyntax, of block: AccessorBlockSyntax, _ node: VariableDeclSyntax,
    _ member: MemberEntry, _ head: String, _ type: TypeSyntax
  ) -> [(name: String, value: String)] {
    edits[member.file].replace(
      node.startByte..<block.leftBrace.trimmedBytes.upperBound, with: "")
    edits[member.file].replace(block.rightBrace.trimmedBytes, with: "")
    return list.compactMap { accessor in
      guard let body = accessor.body else { return nil }
      let name = accessor.accessorSpecifier.text
      let value = name == "didSet" ? "oldValue" : "newValue"
      let parameter = accessor.parameters?.name.text ?? value
      edits[member.file].replace(
        accessor.startByte..<body.startByte,
        with: "\(head)_\(name)(_ \(parameter): \(type.trimmedDescription)) ")
      return (name, value)
    }
  }

  /// Returns the attributes and modifiers of a declaration, without the ones for Objective-C.
  private static func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> String {
    let kept = attributes.compactMap { element -> String? in
      guard let attribute = element.as(AttributeSyntax.self),
        !LoweredAttributes.removed.contains(attribute.attributeName.trimmedDescription)
      else { return nil }
      return attribute.trimmedDescription + " "
    }
    let words = modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }
    return kept.joined() + words.map { $0 + " " }.joined()
  }

  private static func kept(_ modifiers: DeclModifierListSyntax, _ names: Set<String>) -> String {
    modifiers.filter { names.contains($0.name.text) }.map { $0.trimmedDescription + " " }.joined()
  }

  /// Returns a Boolean value that indicates whether a part of a member names something private.
  private mutating func namesHidden(from start: Int, to end: Int, in member: MemberEntry) -> Bool {
    let hidden = Set(hiddenNames(in: member))
    return member.node.tokens(viewMode: .sourceAccurate).contains { token in
      (start..<end).contains(token.startByte) && hidden.contains(token.identifierText)
    }
  }
}
