import SwiftSyntax

extension FileLowering {
  /// Lowers an attribute.
  func lower(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    switch name {
    case _ where LoweredAttributes.removed.contains(name): remove(node)
    case "UIApplicationMain", "NSApplicationMain": replace(node, with: "@main")
    case "NSManaged":
      report(
        "@NSManaged properties get their storage from Core Data, which is missing; write a stored "
          + "property, or leave the file out with #if canImport(CoreData).", at: node)
    case "NSCopying":
      remove(node)
      report(
        "@NSCopying is removed: the property keeps the object that is set, not a copy; copy the "
          + "value before setting it.", at: node, severity: .warning)
    default: break
    }
  }

  /// Lowers a protocol of Objective-C, which only classes conform to.
  func lowerProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.argumentsByName["objc"] != nil else { return }
    lowerOptionalRequirements(of: node)
    guard let clause = node.inheritanceClause else {
      edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
      return
    }
    let names = IndexVisitor.names(of: clause)
    if !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      edits.insert("AnyObject, ", at: clause.inheritedTypes.startByte)
    }
  }

  /// Replaces the optional methods of a protocol by methods that return `nil` where they are not
  /// implemented, and the optional properties.
  private func lowerOptionalRequirements(of node: ProtocolDeclSyntax) {
    for item in node.memberBlock.members {
      if let method = item.decl.as(FunctionDeclSyntax.self), method.modifiers.isOptional {
        if method.modifiers.names.contains("static") {
          report(
            "Optional class methods are not lowered; remove 'optional', and implement the method in "
              + "an extension of the protocol.", at: method)
          continue
        }
        let requirement = OptionalRequirement(method, file: file)
        for modifier in method.modifiers where modifier.name.text == "optional" { remove(modifier) }
        replace(method.name, with: requirement.loweredName)
        edits.insert("@discardableResult ", at: method.funcKeyword.startByte)
        let signature = method.signature
        if let clause = signature.returnClause {
          replace(clause.type, with: requirement.resultType)
        } else {
          edits.insert(
            " -> Void?", at: signature.endPositionBeforeTrailingTrivia.utf8Offset)
        }
      } else if let property = item.decl.as(VariableDeclSyntax.self), property.modifiers.isOptional
      {
        lowerOptionalProperty(property)
      }
    }
  }

  /// Replaces an optional property of a protocol by one that is `nil` where it is not implemented.
  private func lowerOptionalProperty(_ node: VariableDeclSyntax) {
    guard let requirement = OptionalRequirement(node, file: file),
      !node.modifiers.names.contains("static"), let binding = node.bindings.first,
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
    else {
      report(
        "Optional class properties, and several properties in one declaration, are not lowered; "
          + "declare each property alone, without 'static'.", at: node)
      return
    }
    for modifier in node.modifiers where modifier.name.text == "optional" { remove(modifier) }
    replace(binding.pattern, with: requirement.loweredName)
    replace(type, with: requirement.resultType)
    replace(accessors, with: "{ get }")
  }
}

extension DeclModifierListSyntax {
  var isOptional: Bool { contains { $0.name.text == "optional" } }
}
