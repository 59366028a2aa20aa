import SwiftSyntax

extension ModuleLowering {
  /// Moves the members of extensions that override, or are overridden, into the bodies of their
  /// classes: only the Objective-C runtime dispatches methods of extensions.
  mutating func moveMembers() {
    for key in index.types.keys.sorted() {
      let type = index.types[key]!
      guard type.kind == .classType || type.kind == .external else { continue }
      let moved = type.members.filter { member in
        member.extensionIndex != nil && !dispatched.contains(member.node.id)
          && needsBody(member, of: type)
      }
      var seen: Set<SyntaxIdentifier> = []
      for member in moved.sorted(by: { ($0.file, $0.node.startByte) < ($1.file, $1.node.startByte) }
      )
      where seen.insert(member.node.id).inserted {
        move(member, to: type)
      }
    }
  }

  private func needsBody(_ member: MemberEntry, of type: TypeEntry) -> Bool {
    if member.modifiers.contains("override") { return true }
    guard type.kind == .classType, !member.modifiers.contains("static"),
      !member.modifiers.contains("private"), !type.modifiers.contains("final")
    else { return false }
    return index.overrides[type.key]?[member.key]?.contains { other in
      !isOverloaded(member, by: other, in: type)
    } ?? false
  }

  /// Returns a Boolean value that indicates whether a member overrides another one of its name, by
  /// the types of its parameters.
  private func isOverloaded(
    _ member: MemberEntry, by other: MemberEntry, in type: TypeEntry
  ) -> Bool {
    let types = other.parameters.map(\.type)
    guard member.parameters.map(\.type) != types else { return false }
    return index.chain(of: type).contains { ancestor in
      ancestor.members.contains {
        $0.key == other.key && $0.parameters.map(\.type) == types
      }
    }
  }

  private mutating func move(_ member: MemberEntry, to type: TypeEntry) {
    let origin = units[member.file]
    let place = member.node.startByte
    func refuse(_ reason: String) {
      reports.append(origin.report(reason, at: place))
    }
    let extensionEntry = index.extensions[member.extensionIndex!]
    guard let file = type.file, type.kind == .classType else {
      if replace(member, of: type) { return }
      return refuse(
        "'\(member.fullName)' overrides a member of \(type.qualifiedName) in an extension, which "
          + "changes every \(type.qualifiedName); override it in a subclass.")
    }
    guard !broken.contains(file), !broken.contains(member.file) else { return }
    if extensionEntry.hasRequirements {
      return refuse(
        "'\(member.fullName)' is in an extension with a where clause, so it cannot be moved into "
          + "\(type.qualifiedName); write it in the class.")
    }
    var modifiers = ""
    if member.access == nil {
      for access in ["public", "package", "fileprivate", "private"]
      where extensionEntry.modifiers.contains(access) {
        modifiers = (access == "private" ? "fileprivate" : access) + " "
      }
    }
    if file != member.file {
      if ["private", "fileprivate"].contains(member.access ?? modifiers.dropLast().description) {
        return refuse(
          "'\(member.fullName)' is private to this file, and its class is in another file; make it "
            + "internal, or write it in the class.")
      }
      if movedTexts[member.node.id] == nil, let first = hiddenNames(in: member).first {
        guard let text = leaveBody(of: member) else {
          return refuse(
            "'\(member.fullName)' is moved into \(type.qualifiedName) in another file, where "
              + "'\(first)' is not visible; make '\(first)' internal, or write the member in the "
              + "class.")
        }
        movedTexts[member.node.id] = text
      }
      addImports(of: member.file, to: file)
      for line in headers[member.file] { addHeader(line, to: file) }
    }
    let range = member.node.trimmedBytes
    let text: String
    if let moved = movedTexts[member.node.id] {
      // The class has a declaration in each branch of an `#if`.
      text = moved
    } else {
      text = edits[member.file].extract(range, of: origin.bytes)
      edits[member.file].replace(range, with: "")
      movedTexts[member.node.id] = text
    }
    let conditions = extensionEntry.conditions + member.conditions
    var insertion = "\n"
    for condition in conditions { insertion += "#if \(condition)\n" }
    insertion += origin.directive(line: origin.line(at: place)) + "\n"
    let attributes = extensionEntry.memberAttributes.map { $0 + " " }.joined()
    let prefix = attributes + modifiers
    // The member keeps its column where nothing precedes it.
    let column = max(0, origin.column(at: place) - 1 - prefix.utf8.count)
    insertion += String(repeating: " ", count: column) + prefix + text + "\n"
    for _ in conditions { insertion += "#endif\n" }
    let target = units[file]
    insertion += target.directive(line: target.line(at: type.closingBrace)) + "\n"
    edits[file].insert(insertion, at: type.closingBrace)
  }

  /// Returns the names in a member that are visible in its file only.
  mutating func hiddenNames(in member: MemberEntry) -> [String] {
    let used = Set(
      member.node.tokens(viewMode: .sourceAccurate).lazy
        .filter { if case .identifier = $0.tokenKind { true } else { false } }
        .map(\.identifierText))
    return privateNames(in: member.file).intersection(used).sorted()
  }

  private mutating func privateNames(in file: Int) -> Set<String> {
    if let names = privateNames[file] { return names }
    let hidden = PrivateNames(viewMode: .sourceAccurate)
    hidden.walk(units[file].tree)
    privateNames[file] = hidden.names
    return hidden.names
  }
}

/// The collection of the names that a file keeps for itself.
private final class PrivateNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    guard
      node.contains(where: {
        $0.detail == nil && ["private", "fileprivate"].contains($0.name.text)
      })
    else { return .skipChildren }
    switch node.parent.map({ $0.as(DeclSyntax.self) }) ?? nil {
    case let declaration?:
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
      } else if let extended = declaration.as(ExtensionDeclSyntax.self) {
        for item in extended.memberBlock.members { add(item.decl) }
      } else {
        add(declaration)
      }
    case nil: break
    }
    return .skipChildren
  }

  private func add(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
    } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      // An override is found in the class.
      let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.names ?? []
      if !modifiers.contains("override") { names.insert(named.name.identifierText) }
    }
  }
}
