import SwiftSyntax

/// The replacement of the constructs of a file that are lowered in place.
final class FileLowering: SyntaxVisitor {
  let unit: SourceUnit
  let index: ModuleIndex
  var edits = TextEdits()
  var reports: [LoweringReport] = []
  /// A Boolean value that indicates whether the file names declarations for lowered sources.
  var needsLoweringInterface = false
  /// The modules that the file imports.
  var importedModules: Set<String> = []
  /// The modules of the file's types that `import Foundation` includes on Apple's platforms only.
  var neededModules: Set<String> = []
  /// The qualified names of the types around the current node, from the outside.
  private(set) var scopes: [String] = []

  init(unit: SourceUnit, index: ModuleIndex) {
    self.unit = unit
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  func report(
    _ message: String, at node: some SyntaxProtocol, severity: LoweringReport.Severity = .error
  ) {
    reports.append(unit.report(message, at: node.startByte, severity: severity))
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    if unit.text(of: node.trimmedBytes) == text { return }
    edits.replace(node.trimmedBytes, with: text)
  }

  /// Removes a node and the spaces after it.
  func remove(_ node: some SyntaxProtocol) {
    edits.replace(node.startByte..<node.endPosition.utf8Offset, with: "")
  }

  /// The innermost type around the current node.
  var enclosingType: TypeEntry? { scopes.last.flatMap { index.types[$0] } }

  // MARK: Scopes

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scopes.append(scopes.last.map { "\($0).\(name)" } ?? name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierText)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierText)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierText)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierText)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerProtocol(node)
    return enter(node.name.identifierText)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(index.plainName(node.extendedType.trimmedDescription))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  // MARK: Declarations

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { remove(node) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteModule(of: node.name.identifierText)
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      noteModule(of: node.baseName.identifierText)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    lowerMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalCall(node)
    lowerConstruction(node)
    lowerCall(node)
    return .visitChildren
  }
}
