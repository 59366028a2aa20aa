extension ModuleLowering {
  /// Reports overrides of members that extensions of another module's classes declare, and that are
  /// not called by the class of the object.
  mutating func noteForeignOverrides() {
    for key in index.types.keys.sorted() {
      let type = index.types[key]!
      guard type.kind == .classType, let file = type.file, !broken.contains(file),
        let root = index.externalSuperclass(of: type)
      else { continue }
      let extended = UIKitSurface.ancestors(of: root).compactMap(index.extendedType)
      guard !extended.isEmpty else { continue }
      for member in type.members
      where member.modifiers.contains("override") && !dispatched.contains(member.node.id) {
        guard let owner = extended.first(where: { declares($0, member) }) else { continue }
        reports.append(
          units[member.file].report(
            "'\(member.fullName)' is declared in an extension of \(owner.qualifiedName); only the "
              + "Objective-C runtime overrides members of extensions. Declare it in a class that "
              + "\(type.qualifiedName) inherits from.", at: member.node.startByte))
      }
    }
  }

  /// Returns a Boolean value that indicates whether a type declares what a member overrides.
  private func declares(_ type: TypeEntry, _ member: MemberEntry) -> Bool {
    type.members.contains { other in
      other.key == member.key && !other.modifiers.contains("override")
        && other.parameters.map(\.type) == member.parameters.map(\.type)
    }
  }
}
