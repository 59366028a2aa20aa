import SwiftSyntax

extension ModuleLowering {
  /// Makes an override in an extension of a class of UIKit a member that takes the place of the
  /// class's, if the class has the member for that.
  ///
  /// - Returns: `false` if it has not, or if the member has observers; nothing is changed then.
  mutating func replace(_ member: MemberEntry, of type: TypeEntry) -> Bool {
    guard !broken.contains(member.file), !member.isTypeMember,
      ReplaceableMembers.contains(member.fullName, of: type.qualifiedName),
      let name = Self.replaceableName(of: member.node)
    else { return false }
    edits[member.file].insert(
      "@_dynamicReplacement(for: \(member.fullName)) ", at: member.node.startByte)
    for modifier in Self.modifiers(of: member.node) {
      switch modifier.name.text {
      case "override":
        edits[member.file].replace(
          modifier.startByte..<modifier.endPosition.utf8Offset, with: "")
      case "open": edits[member.file].replace(modifier.trimmedBytes, with: "public")
      default: break
      }
    }
    // An extension of a subclass may replace the member of the same name.
    edits[member.file].replace(
      name.trimmedBytes, with: "_\(type.qualifiedName)_\(name.identifierText)")
    return true
  }

  private static func modifiers(of node: Syntax) -> DeclModifierListSyntax {
    node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
      ?? []
  }

  /// Returns the name of a method, or of a property that is computed; `nil` for others.
  private static func replaceableName(of node: Syntax) -> TokenSyntax? {
    if let function = node.as(FunctionDeclSyntax.self) { return function.name }
    guard let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let block = binding.accessorBlock
    else { return nil }
    if case .accessors(let list) = block.accessors,
      list.contains(where: { ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    {
      return nil
    }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }
}
