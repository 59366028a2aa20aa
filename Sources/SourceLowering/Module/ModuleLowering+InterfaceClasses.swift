import SwiftSyntax

extension ModuleLowering {
  /// The superclasses outside of the module whose classes no interface file has as objects.
  private static let rootsWithoutInterface: Set<String> = ["XCTestCase"]

  /// Returns the descriptions of the registered classes, by file and place.
  ///
  /// A class has one of its own, with the members of extensions beside it. What extensions in other
  /// files or of other modules' classes add has one in each extension.
  func interfaceDescriptions() -> [InterfaceDescription] {
    var result: [InterfaceDescription] = []
    for key in index.types.keys.sorted() {
      let type = index.types[key]!
      guard let isObject = isObject(type), isRegistered(type) else { continue }
      let members = type.members.filter(Self.isInterfaceMember)
      let groups = Dictionary(grouping: members) { outerExtension(of: $0, type: type) }
      if let file = type.file {
        let isMade = index.externalSuperclass(of: type) == "NSObject" && hasPlainInitializer(type)
        result.append(
          InterfaceDescription(
            type: type, name: interfaceName(of: type), function: Self.function(of: type),
            members: groups[nil] ?? [], isWhole: true, isObject: isObject, isMade: isMade,
            file: file, start: type.start, closingBrace: type.closingBrace, access: "",
            conditions: type.conditions))
      }
      for (number, members) in groups {
        guard let number, !index.extensions[number].hasRequirements else { continue }
        let entry = index.extensions[number]
        // A public method cannot return a description.
        let isPublic = !entry.modifiers.isDisjoint(with: ["public", "package"])
        result.append(
          InterfaceDescription(
            type: type, name: interfaceName(of: type), function: function(of: type, in: number),
            members: members, isWhole: false, isObject: isObject, isMade: false, file: entry.file,
            start: entry.start, closingBrace: entry.closingBrace,
            access: isPublic ? "fileprivate " : "", conditions: entry.conditions))
      }
    }
    let isNew = { (description: InterfaceDescription) in
      !description.type.members.contains { $0.name == description.function }
        && !self.broken.contains(description.file)
    }
    var seen: Set<[Int]> = []
    return result.filter(isNew)
      .sorted { ($0.file, $0.start) < ($1.file, $1.start) }
      .filter { seen.insert([$0.file, $0.start]).inserted }
  }

  /// Returns the extension that describes a member itself; `nil` for a member that the class does.
  private func outerExtension(of member: MemberEntry, type: TypeEntry) -> Int? {
    guard let number = member.extensionIndex else { return nil }
    let entry = index.extensions[number]
    return entry.file == type.file && entry.conditions.isEmpty ? nil : number
  }

  private static func function(of type: TypeEntry) -> String {
    "_interface_" + InterfaceDescription.identifier(type.qualifiedName)
  }

  private func function(of type: TypeEntry, in number: Int) -> String {
    let file = index.extensions[number].file
    let before = index.extensions[..<number].count { $0.file == file }
    return Self.function(of: type) + "_\(units[file].identifier)_\(before)"
  }

  private func interfaceName(of type: TypeEntry) -> String {
    type.attributes["objc"].flatMap { $0.isEmpty ? nil : $0 } ?? type.name
  }

  /// Returns a Boolean value that indicates whether a class is known to be an object of
  /// Objective-C; `nil` if it is known to be none, or no class.
  private func isObject(_ type: TypeEntry) -> Bool? {
    let root: String?
    switch type.kind {
    case .classType: root = index.externalSuperclass(of: type)
    case .external: root = type.qualifiedName
    default: root = nil
    }
    guard let root, !Self.rootsWithoutInterface.contains(root) else { return nil }
    if root == "NSObject" { return true }
    guard let known = UIKitSurface.types[root]?.kind else { return false }
    return known == "class" ? true : known == "typealias" ? false : nil
  }

  private func isRegistered(_ type: TypeEntry) -> Bool {
    guard !type.isGeneric, !type.isLocal, !isInsideGeneric(type) else { return false }
    return type.members.contains(where: Self.isInterfaceMember)
      || (input.registration == .all && type.kind == .classType)
  }

  func isInsideGeneric(_ type: TypeEntry) -> Bool {
    var scope = index.scope(of: type)
    while !scope.isEmpty, let outer = index.type(named: scope, at: type.place) {
      if outer.isGeneric { return true }
      scope = index.scope(of: outer)
    }
    return false
  }

  private static func isInterfaceMember(_ member: MemberEntry) -> Bool {
    !LoweredAttributes.interface.isDisjoint(with: member.attributes.keys)
  }

  /// Returns a Boolean value that indicates whether `init()` of a class makes an object.
  private func hasPlainInitializer(_ type: TypeEntry) -> Bool {
    for ancestor in index.chain(of: type) {
      let initializers = ancestor.members.filter { $0.kind == .initializer }
      if initializers.contains(where: Self.isPlain) { return true }
      // Convenience initializers do not hide initializers of the superclass.
      if !initializers.allSatisfy({ $0.modifiers.contains("convenience") }) { return false }
    }
    return true
  }

  private static func isPlain(_ initializer: MemberEntry) -> Bool {
    initializer.parameters.allSatisfy(\.hasDefault) && !initializer.isThrowing
      && !initializer.isAsync
      && initializer.node.as(InitializerDeclSyntax.self)?.optionalMark == nil
  }
}
