import LoweringProtocol
import SwiftSyntax

extension ModuleLowering {
  /// Adds the bodies of optional methods and properties: in protocols they return `nil`, in classes
  /// they call the method, or return the property, that the class has.
  mutating func addOptionalWitnesses() {
    for key in index.types.keys.sorted() {
      let type = index.types[key]!
      if type.kind == .protocolType {
        addDefaults(of: type)
      } else if type.kind == .classType || type.kind == .external {
        addWitnesses(to: type)
      }
    }
  }

  private func requirements(of type: TypeEntry) -> [OptionalRequirement] {
    guard type.attributes["objc"] != nil else { return [] }
    return type.members.compactMap { member in
      guard member.modifiers.contains("optional"), !member.isTypeMember else { return nil }
      if let property = member.node.as(VariableDeclSyntax.self) {
        return OptionalRequirement(property, file: member.file)
      }
      return member.node.as(FunctionDeclSyntax.self).map {
        OptionalRequirement($0, file: member.file)
      }
    }
  }

  /// Returns the public protocols of the module that have optional members, also those that they
  /// inherit; `nil` if there are none.
  func publicOptionalProtocols() -> OptionalProtocols? {
    let own = (0..<input.files.count).filter { !broken.contains($0) }
    var modules: Set<String> = [input.module]
    var texts: [String] = []
    for file in own {
      for type in index.types(declaredIn: file)
      where type.kind == .protocolType && type.modifiers.contains("public")
        && index.protocols(of: type).contains(where: { !requirements(of: $0).isEmpty })
      {
        texts.append(units[file].text(of: type.start..<type.closingBrace + 1))
        if units[file].allImports.contains("UIKit") { modules.insert("UIKit") }
      }
    }
    guard !texts.isEmpty else { return nil }
    return OptionalProtocols(
      module: input.module,
      text: (modules.sorted().map { "import \($0)" } + texts).map { $0 + "\n" }.joined(),
      references: referencedMethods.sorted())
  }

  private mutating func addDefaults(of type: TypeEntry) {
    guard let file = type.file, !broken.contains(file) else { return }
    let requirements = requirements(of: type)
    guard !requirements.isEmpty else { return }
    let access = type.modifiers.contains("public") ? "public " : ""
    var methods = requirements.map { requirement in
      "  " + requirement.declaration(modifiers: access, body: "nil") + "\n"
    }
    for requirement in requirements where requirement.isProperty {
      // An object of the protocol has the property under its own name.
      methods.append(
        "  \(access)var \(requirement.name): \(requirement.resultType) "
          + "{ \(requirement.loweredName) }\n")
    }
    for requirement in requirements where referencedMethods.contains(requirement.key) {
      addMember(
        requirement.reference(modifiers: "", body: "get"), before: type.closingBrace, in: file)
      methods.append("  " + requirement.reference(modifiers: access, body: "nil") + "\n")
    }
    footers[file] += "extension \(type.qualifiedName) {\n\(methods.joined())}\n"
  }

  private mutating func addWitnesses(to type: TypeEntry) {
    let chain = index.chain(of: type)
    let ownRequirements = index.protocols(of: type).flatMap(requirements)
    let inherited = chain.dropFirst().flatMap { index.protocols(of: $0).flatMap(requirements) }
    let inheritedKeys = Set(inherited.map(\.key))
    for requirement in ownRequirements + inherited {
      let isInherited = inheritedKeys.contains(requirement.key)
      let implementation = (isInherited ? [type] : chain).lazy
        .compactMap { Self.implementation(of: requirement, in: $0) }.first
      // An override of the method of a superclass is reached through the superclass's method.
      if isInherited, implementation?.modifiers.contains("override") != false { continue }
      // The extension of the protocol returns nil. Subclasses override a method of the class.
      if implementation == nil, !type.modifiers.contains("open"),
        !index.descendants(of: type.key).contains(where: {
          Self.implementation(of: requirement, in: $0) != nil
        })
      {
        continue
      }
      add(requirement, calling: implementation, isOverride: isInherited, to: type)
    }
  }

  private static func implementation(
    of requirement: OptionalRequirement, in type: TypeEntry
  ) -> MemberEntry? {
    type.members.first {
      $0.kind == (requirement.isProperty ? .property : .method) && !$0.isTypeMember
        && $0.fullName == requirement.key
    }
  }

  private mutating func add(
    _ requirement: OptionalRequirement, calling implementation: MemberEntry?, isOverride: Bool,
    to type: TypeEntry
  ) {
    var modifiers = ""
    if type.modifiers.contains("open") || type.modifiers.contains("public") {
      modifiers += "public "
    }
    if isOverride { modifiers += "override " }
    if implementation?.modifiers.contains("nonisolated") == true { modifiers += "nonisolated " }
    var text = requirement.declaration(
      modifiers: modifiers, body: implementation.map(requirement.call) ?? "nil")
    if referencedMethods.contains(requirement.key) {
      text +=
        "; "
        + requirement.reference(
          modifiers: modifiers, body: implementation == nil ? "nil" : requirement.methodValue)
    }
    if let file = type.file {
      guard !broken.contains(file) else { return }
      addMember(text, before: type.closingBrace, in: file)
      addImports(of: requirement.file, to: file)
    } else if let implementation, let number = implementation.extensionIndex,
      !broken.contains(implementation.file)
    {
      addMember(text, before: index.extensions[number].closingBrace, in: implementation.file)
      addImports(of: requirement.file, to: implementation.file)
    }
  }
}
