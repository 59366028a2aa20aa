import LoweringProtocol
import SwiftSyntax

/// The changes of one file whose parts that do not compile are left out.
struct FilePass {
  let module: LeavingOut
  let file: Int
  var edits = TextEdits()
  var parts: [LeftOutPart] = []

  init(_ module: LeavingOut, file: Int) {
    self.module = module
    self.file = file
  }

  var unit: SourceUnit { module.units[file] }
  /// The names of the types around the members that are left out, from the outside.
  private var scopes: [String] = []

  /// Leaves out the parts of a file that do not compile.
  ///
  /// - Returns: `false` for an error in a statement.
  mutating func leaveOut(_ items: CodeBlockItemListSyntax) -> Bool {
    for item in items {
      guard case .decl(let declaration) = item.item else {
        guard let first = errors(in: item).min(by: LeavingOut.isBefore) else { continue }
        // A #Preview is an expression for the parser, and text without a meaning a statement.
        let preview = item.item.as(MacroExpansionExprSyntax.self)
        guard preview != nil || item.hasError else { return false }
        if let preview {
          parts.append(
            LeftOutPart(name: "#" + preview.macroName.text, isType: false, error: first))
        }
        remove(item)
        continue
      }
      if let block = declaration.as(IfConfigDeclSyntax.self) {
        for clause in block.clauses {
          guard case .statements(let inner) = clause.elements else { continue }
          guard leaveOut(inner) else { return false }
        }
        continue
      }
      leaveOut(declaration)
    }
    return true
  }

  private mutating func leaveOut(_ declaration: DeclSyntax) {
    let name = TypeNames.outermostType(of: declaration)
    if let name, let error = module.stopped[name] {
      stop(declaration, error: error)
      return
    }
    let found = errors(in: declaration)
    guard let first = found.min(by: LeavingOut.isBefore) else { return }
    if let type = declaration.as(ExtensionDeclSyntax.self), hasError(in: type.extendedType) {
      // An extension of a type that is missing.
      note(declaration, first)
      remove(declaration)
      return
    }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      // An extension of another module's type, or a type that keeps the members that compile.
      if let type = declaration.asProtocol((any NamedDeclSyntax).self) {
        removeAttributes(of: group)
        if !headerErrors(of: declaration, group).isEmpty { note(declaration, first) }
        scopes.append(type.name.text)
      }
      defer { if declaration.isProtocol((any NamedDeclSyntax).self) { scopes.removeLast() } }
      leaveOutHeader(of: declaration, group, since: first.round)
      for member in members(of: group.memberBlock.members) { leaveOut(member: member) }
      return
    }
    note(declaration, first)
    leaveOutLoose(declaration, first)
  }

  /// Leaves out a member that does not compile, or the members of a nested type.
  private mutating func leaveOut(member: DeclSyntax) {
    guard let first = errors(in: member).min(by: LeavingOut.isBefore) else { return }
    if module.keepsTypes, member.isProtocol((any DeclGroupSyntax).self) {
      leaveOut(member)
      return
    }
    note(member, first)
    leaveOutLoose(member, first)
  }

  /// Leaves out a function or variable outside of the module's types.
  private mutating func leaveOutLoose(_ declaration: DeclSyntax, _ first: CompilerError) {
    guard mustRemove(declaration, since: first.round) else {
      stopBodies(of: declaration, error: first)
      return
    }
    remove(declaration)
  }

  private mutating func note(_ declaration: DeclSyntax, _ error: CompilerError) {
    var name = "init"
    if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
      name = named.name.text
    } else if let imported = declaration.as(ImportDeclSyntax.self) {
      name = imported.path.trimmedDescription
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      name = variable.bindings.first?.pattern.trimmedDescription ?? name
    } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      name = "#" + macro.macroName.text
    } else if let type = declaration.as(ExtensionDeclSyntax.self) {
      name = "extension " + type.extendedType.trimmedDescription
    }
    let qualified = (scopes + [name]).joined(separator: ".")
    parts.append(LeftOutPart(name: qualified, isType: false, error: error))
  }

  // MARK: Errors

  func errors(in node: some SyntaxProtocol) -> [CompilerError] {
    module.errors(in: node, of: file)
  }

  /// Returns whether there is an error at a byte of a node.
  func hasError(in node: some SyntaxProtocol) -> Bool {
    let bytes = node.trimmedBytes
    let (start, end) = (bytes.lowerBound, max(bytes.lowerBound, bytes.upperBound - 1))
    let first = (unit.line(at: start), unit.column(at: start))
    let last = (unit.line(at: end), unit.column(at: end))
    return errors(in: node).contains { error in
      first <= (error.line, error.column) && (error.line, error.column) <= last
    }
  }

  /// Returns whether a declaration with the error of an earlier round cannot stay, because its
  /// signature has an error, or its body that stops has one.
  func mustRemove(_ declaration: DeclSyntax, since round: Int) -> Bool {
    let found = errors(in: declaration)
    guard !found.isEmpty else { return false }
    guard let body = bodyStart(of: declaration) else { return true }
    let line = unit.line(at: body)
    let column = unit.column(at: body)
    return found.contains { error in
      error.round > round || (error.line, error.column) < (line, column)
    }
  }

  /// Returns the first byte of what stops a declaration; `nil` for one without a body.
  private func bodyStart(of declaration: DeclSyntax) -> Int? {
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.body?.startByte }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return initializer.body?.startByte
    }
    if let member = declaration.as(SubscriptDeclSyntax.self) {
      return member.accessorBlock?.startByte
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.typeAnnotation != nil
    else { return nil }
    return binding.initializer?.startByte ?? binding.accessorBlock?.startByte
  }

  // MARK: Changes

  mutating func remove(_ node: some SyntaxProtocol) { edits.replace(node.trimmedBytes, with: "") }

  /// Returns the members of a type, with the members in conditional blocks.
  func members(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return block.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let inner) = clause.elements else { return [] }
        return members(of: inner)
      }
    }
  }
}
