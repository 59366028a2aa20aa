import LoweringProtocol
import SwiftSyntax

extension FilePass {
  /// Stops a type or an extension of one: its declarations stay, and its functions stop.
  mutating func stop(_ declaration: DeclSyntax, error: CompilerError) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    removeAttributes(of: group)
    leaveOutHeader(of: declaration, group, since: error.round)
    let type = declaration.as(ClassDeclSyntax.self).map { StoppedClass($0, in: module) }
    if let type {
      let start = group.memberBlock.leftBrace.trimmedBytes.upperBound
      edits.insert(" " + type.stop(error) + " ", at: start)
    }
    for member in members(of: group.memberBlock.members) {
      if member.asProtocol((any DeclGroupSyntax).self) != nil {
        // A nested type stops if it has an error itself.
        if let first = errors(in: member).min(by: LeavingOut.isBefore) {
          stop(member, error: first)
        }
        continue
      }
      if mustRemove(member, since: error.round) || isReplaced(member, of: type) {
        remove(member)
        continue
      }
      if let initializer = member.as(InitializerDeclSyntax.self) {
        stop(initializer, of: type, error: error)
      } else {
        stopBodies(of: member, error: error, isInClass: type != nil)
      }
    }
  }

  /// Removes the attribute of the main type, and attributes that the compiler does not know.
  mutating func removeAttributes(of group: any DeclGroupSyntax) {
    for attribute in group.attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where ["main", "UIApplicationMain"].contains(attribute.attributeName.trimmedDescription)
      || hasError(in: attribute)
    {
      remove(attribute)
    }
  }

  /// Returns whether a member of a class is left to the superclass.
  private func isReplaced(_ member: DeclSyntax, of type: StoppedClass?) -> Bool {
    if member.is(DeinitializerDeclSyntax.self) { return true }
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let names = Set(modifiers?.map(\.name.text) ?? [])
    if names.contains("override") { return true }
    // Without a designated initializer, a class inherits the initializer of its superclass.
    guard let type, type.kind != .other, let initializer = member.as(InitializerDeclSyntax.self)
    else { return false }
    let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
    return names.contains("required") && labels == ["coder"]
  }

  /// Makes the body of an initializer one that stops, or one that leaves the stop to the view.
  private mutating func stop(
    _ initializer: InitializerDeclSyntax, of type: StoppedClass?, error: CompilerError
  ) {
    guard let body = initializer.body else { return }
    guard let delegation = type?.delegation else {
      edits.replace(body.trimmedBytes, with: "{ \(StopSentence.call(for: error)) }")
      return
    }
    if !initializer.modifiers.contains(where: { $0.name.text == "convenience" }) {
      edits.insert("convenience ", at: initializer.initKeyword.startByte)
    }
    edits.replace(body.trimmedBytes, with: "{ \(delegation) }")
  }

  /// Makes the bodies of a function, property or subscript ones that stop.
  mutating func stopBodies(of member: DeclSyntax, error: CompilerError, isInClass: Bool = false) {
    let body = "{ \(StopSentence.call(for: error)) }"
    if let function = member.as(FunctionDeclSyntax.self), let block = function.body {
      edits.replace(block.trimmedBytes, with: body)
    } else if let initializer = member.as(InitializerDeclSyntax.self), let block = initializer.body
    {
      edits.replace(block.trimmedBytes, with: body)
    } else if let property = member.as(VariableDeclSyntax.self) {
      stop(property, body: body, isInClass: isInClass)
    } else if let block = member.as(SubscriptDeclSyntax.self)?.accessorBlock {
      stop(block, body: body)
    }
  }

  private mutating func stop(_ property: VariableDeclSyntax, body: String, isInClass: Bool) {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      let type = binding.typeAnnotation
    else { return }
    let isComputed = binding.accessorBlock.map(Self.isComputed) ?? false
    if isComputed, let block = binding.accessorBlock { return stop(block, body: body) }
    guard isInClass || !errors(in: property).isEmpty else { return }
    // A stored property is one of the object that is made in any case.
    let known = ["IBOutlet", "IBInspectable", "objc", "available", "MainActor"]
    for attribute in property.attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where !known.contains(attribute.attributeName.trimmedDescription) {
      if binding.initializer != nil, errors(in: property).isEmpty { return }
      remove(attribute)
    }
    for modifier in property.modifiers
    where ["lazy", "weak", "unowned"].contains(modifier.name.text) { remove(modifier) }
    if property.bindingSpecifier.text == "let" {
      edits.replace(property.bindingSpecifier.trimmedBytes, with: "var")
    }
    let end = binding.trimmedBytes.upperBound
    edits.replace(type.trimmedBytes.upperBound..<end, with: " { get \(body) set {} }")
  }

  private mutating func stop(_ block: AccessorBlockSyntax, body: String) {
    switch block.accessors {
    case .getter: edits.replace(block.trimmedBytes, with: body)
    case .accessors(let accessors):
      for accessor in accessors {
        if let block = accessor.body { edits.replace(block.trimmedBytes, with: body) }
      }
    }
  }

  /// Returns whether accessors belong to a property without storage.
  private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  // MARK: Inherited types

  /// Returns the errors between the word that introduces a type and its members.
  func headerErrors(
    of declaration: DeclSyntax, _ group: any DeclGroupSyntax
  ) -> [CompilerError] {
    let brace = group.memberBlock.leftBrace
    let end = unit.line(at: brace.startByte)
    let start = unit.line(at: group.introducer.startByte)
    return errors(in: declaration).filter { error in
      start <= error.line && error.line <= end
        && (error.line < end || error.column <= unit.column(at: brace.startByte))
    }
  }

  /// Leaves out the inherited types that errors before the members name.
  ///
  /// Errors that name none leave out all protocols, and then all inherited types.
  mutating func leaveOutHeader(
    of declaration: DeclSyntax, _ group: any DeclGroupSyntax, since round: Int
  ) {
    guard let clause = group.inheritanceClause else { return }
    let found = headerErrors(of: declaration, group)
    guard !found.isEmpty else { return }
    let types = Array(clause.inheritedTypes)
    let words = Set(
      found.flatMap { $0.message.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
    let named = types.map { type in type.baseName.map { words.contains(Substring($0)) } ?? false }
    let further = Set(found.map(\.round).filter { $0 > round }).count
    let kept = types.indices.filter { index in
      !named[index] && (further == 0 || named.contains(true) || (further == 1 && index == 0))
    }
    var names = kept.map { types[$0].type.trimmedDescription }
    if let type = declaration.as(ClassDeclSyntax.self), kept.first != 0,
      let standIn = StoppedClass(type, in: module).standInSuperclass
    {
      names.insert(standIn, at: 0)
    }
    edits.replace(
      clause.trimmedBytes, with: names.isEmpty ? "" : ": " + names.joined(separator: ", "))
  }
}
