import SwiftSyntax

extension ModuleLowering {
  /// Lowers the overrides of members that extensions of another module's classes declare, such as
  /// `extension UIView { @objc func reset() }` and `override func reset()` in a subclass.
  ///
  /// Each body becomes a member with a name of its own, and the member of the extension calls the
  /// body of the object's class, which `super` reaches by its name.
  mutating func dispatchExtensionMembers() {
    let candidates = overridesByKey
    for key in index.types.keys.sorted() {
      let type = index.types[key]!
      guard type.kind == .external else { continue }
      for member in type.members where !member.modifiers.contains("override") {
        let overrides = overrides(of: member, of: type, among: candidates[member.key] ?? [])
        guard !overrides.isEmpty,
          let shape = DispatchedMember(member, of: type.qualifiedName, unit: units[member.file]),
          let bodies = bodies(shape, overrides)
        else { continue }
        dispatch(shape, to: bodies)
      }
    }
  }

  /// A member of a class that overrides a member of an extension.
  private struct Override {
    let type: TypeEntry
    let member: MemberEntry
    /// The names of the superclasses, with the class, and with protocols.
    let ancestors: Set<String>
  }

  /// Returns the overrides of a member of an extension, the overrides of subclasses first.
  private func overrides(
    of member: MemberEntry, of base: TypeEntry,
    among candidates: [(type: TypeEntry, member: MemberEntry)]
  ) -> [Override] {
    candidates.compactMap { candidate in
      guard candidate.type.key != base.key,
        candidate.member.parameters.map(\.type) == member.parameters.map(\.type)
      else { return nil }
      let ancestors = ancestors(of: candidate.type)
      guard ancestors.contains(base.qualifiedName) else { return nil }
      return Override(type: candidate.type, member: candidate.member, ancestors: ancestors)
    }.sorted {
      ($1.ancestors.count, $0.type.qualifiedName) < ($0.ancestors.count, $1.type.qualifiedName)
    }
  }

  /// The members that override, with their types, by the members' keys.
  private var overridesByKey: [String: [(type: TypeEntry, member: MemberEntry)]] {
    var result: [String: [(type: TypeEntry, member: MemberEntry)]] = [:]
    for key in index.types.keys.sorted() {
      let type = index.types[key]!
      for member in type.members where member.modifiers.contains("override") {
        result[member.key, default: []].append((type, member))
      }
    }
    return result
  }

  private func ancestors(of type: TypeEntry) -> Set<String> {
    let chain = index.chain(of: type).map(\.qualifiedName)
    let root = index.externalSuperclass(of: type) ?? type.qualifiedName
    return Set(chain + UIKitSurface.ancestors(of: root))
  }

  /// Returns the forms of a member and of its overrides, the member last; `nil` if one cannot have
  /// another name.
  private func bodies(_ shape: DispatchedMember, _ overrides: [Override]) -> [DispatchedBody]? {
    var bodies: [DispatchedBody] = []
    for override in overrides {
      let type = override.type
      guard !broken.contains(override.member.file), !type.isGeneric, !type.isLocal,
        type.visibleRange == nil || type.file == shape.entry.file, type.conditions.isEmpty,
        let form = DispatchedMember(
          override.member, of: type.qualifiedName, unit: units[override.member.file]),
        form.hasSetter || !shape.hasSetter
      else { return nil }
      bodies.append(
        DispatchedBody(
          shape: form, type: type.expressionName,
          parent: overrides.first {
            $0.type.key != type.key && override.ancestors.contains($0.type.qualifiedName)
          }.map { DispatchedMember.name(of: $0.member.name, in: $0.type.qualifiedName) }
            ?? shape.bodyName))
    }
    guard !broken.contains(shape.entry.file) else { return nil }
    return bodies
  }

  private mutating func dispatch(_ shape: DispatchedMember, to bodies: [DispatchedBody]) {
    let member = shape.entry
    edits[member.file].replace(shape.nameToken.trimmedBytes, with: shape.bodyName)
    addMember(
      shape.dispatcher(of: bodies), before: index.extensions[member.extensionIndex!].closingBrace,
      in: member.file)
    for body in bodies {
      let member = body.shape.entry
      dispatched.insert(member.node.id)
      edits[member.file].replace(body.shape.nameToken.trimmedBytes, with: body.shape.bodyName)
      for modifier in body.shape.modifiers {
        switch modifier.name.text {
        case "override":
          edits[member.file].replace(
            modifier.startByte..<modifier.endPosition.utf8Offset, with: "")
        case "open": edits[member.file].replace(modifier.trimmedBytes, with: "public")
        default: break
        }
      }
      let calls = SuperCalls(of: member.name)
      calls.walk(member.node)
      for range in calls.ranges {
        edits[member.file].replace(range, with: "self." + body.parent)
      }
    }
  }
}

/// A form of a member for a class: the body that an object of the class has.
private struct DispatchedBody {
  let shape: DispatchedMember
  /// The class, as an expression names it.
  let type: String
  /// The name of the body that `super` reaches.
  let parent: String
}

/// A method or a computed property that can be called by the class of an object.
private struct DispatchedMember {
  let entry: MemberEntry
  /// The name of the member in the source.
  let nameToken: TokenSyntax
  /// The name of the body.
  let bodyName: String
  let modifiers: DeclModifierListSyntax
  /// A Boolean value that indicates whether the member is a property that can be set.
  let hasSetter: Bool
  /// The declaration up to its body, without modifiers.
  private let declaration: String
  /// The arguments of a call, in parentheses; empty for a property.
  private let arguments: String
  private let attributes: String

  /// Reads a declaration.
  ///
  /// - Returns: `nil` for members that are stored, generic, of a type, or inside `#if`, and for
  ///   parameters that cannot be passed on.
  init?(_ entry: MemberEntry, of type: String, unit: SourceUnit) {
    guard !entry.isTypeMember, entry.conditions.isEmpty else { return nil }
    self.entry = entry
    bodyName = Self.name(of: entry.name, in: type)
    if let method = entry.node.as(FunctionDeclSyntax.self) {
      guard method.genericParameterClause == nil, method.body != nil else { return nil }
      let parameters = method.signature.parameterClause.parameters
      guard
        !parameters.contains(where: {
          $0.ellipsis != nil || $0.type.trimmedDescription.contains("@autoclosure")
        })
      else { return nil }
      nameToken = method.name
      modifiers = method.modifiers
      hasSetter = false
      declaration =
        "func \(method.name.text)"
        + unit.text(of: method.signature.trimmedBytes)
        .split(whereSeparator: \.isNewline).joined(separator: " ")
      let list = parameters.map { parameter in
        let name = (parameter.secondName ?? parameter.firstName).text
        let value = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&\(name)" : name
        return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
      }
      arguments = "(\(list.joined(separator: ", ")))"
      attributes =
        method.attributes.argumentsByName["discardableResult"] == nil ? "" : "@discardableResult "
    } else if let variable = entry.node.as(VariableDeclSyntax.self) {
      guard variable.bindings.count == 1, let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = binding.typeAnnotation?.type.trimmedDescription,
        let block = binding.accessorBlock, !variable.modifiers.names.contains("dynamic")
      else { return nil }
      var words: [String] = []
      if case .accessors(let list) = block.accessors {
        guard list.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
        words = list.map(\.accessorSpecifier.text)
        guard words.contains("get") else { return nil }
      }
      nameToken = name
      modifiers = variable.modifiers
      hasSetter = words.contains("set")
      declaration = "var \(name.text): \(type)"
      arguments = ""
      attributes = ""
    } else {
      return nil
    }
  }

  /// Returns the name of the body that a class has for a member.
  static func name(of member: String, in type: String) -> String {
    "_\(type.split(separator: ".").joined(separator: "_"))_\(member)"
  }

  /// Returns the member that calls the body of the object's class.
  func dispatcher(of bodies: [DispatchedBody]) -> String {
    let words = modifiers.names.map { $0 == "open" ? "public" : $0 }
      .filter { !["dynamic", "final", "override"].contains($0) }
    let prefix = attributes + words.map { $0 + " " }.joined()
    let effects = (entry.isThrowing ? "try " : "") + (entry.isAsync ? "await " : "")
    func selection(_ use: (String) -> String) -> String {
      let cases = bodies.map { body in
        "case let object as \(body.type): \(use("object.\(body.shape.bodyName)")); "
      }
      return "switch self { \(cases.joined())default: \(use("self.\(bodyName)")) }"
    }
    let get = selection { "return \(effects)\($0)\(arguments)" }
    guard hasSetter else { return "\(prefix)\(declaration) { \(get) }" }
    return "\(prefix)\(declaration) { get { \(get) } set { \(selection { "\($0) = newValue" }) } }"
  }
}

/// The search for the parts of a body that name a member of the superclass.
private final class SuperCalls: SyntaxVisitor {
  private let name: String
  /// The bytes from `super` to the end of the name.
  private(set) var ranges: [Range<Int>] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, base.is(SuperExprSyntax.self),
      node.declName.baseName.identifierText == name
    {
      ranges.append(
        base.startByte..<node.declName.baseName.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }
}
