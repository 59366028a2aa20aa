import LoweringProtocol
import SwiftSyntax

/// The replacement of the constructs of a file that are lowered in place.
final class FileLowering: SyntaxVisitor {
  let unit: SourceUnit
  let index: ModuleIndex
  /// The number of the file among the module's files.
  let file: Int
  var edits = TextEdits()
  var reports: [LoweringReport] = []
  /// A Boolean value that indicates whether the file names declarations for lowered sources.
  var needsLoweringInterface = false
  /// A Boolean value that indicates whether the file may create objects of a class that is known
  /// only at run time.
  var usesClassValues = false
  /// The modules that the file imports.
  var importedModules: Set<String> = []
  /// The modules of the file's types that `import Foundation` includes on Apple's platforms only.
  var neededModules: Set<String> = []
  /// The names of the modules in ``PlatformModules/included`` whose declarations the file names.
  var namedIncludedModules: Set<String> = []
  /// A Boolean value that indicates whether the file names declarations of Combine for lowered
  /// sources.
  var needsCombineInterface = false
  /// Declarations after the last line of the file: conformances of the file's classes.
  var conformances: [String] = []
  var previews: [LoweringReply.Preview] = []
  /// The optional methods of protocols that the file names without calling them.
  var referencedMethods: Set<String> = []
  /// The qualified names of the types around the current node, from the outside.
  private(set) var scopes: [String] = []
  /// The types of `scopes`; `nil` for types that the index does not have.
  private(set) var scopeTypes: [TypeEntry?] = []

  init(unit: SourceUnit, file: Int, index: ModuleIndex) {
    self.unit = unit
    self.file = file
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
  var enclosingType: TypeEntry? { scopeTypes.last ?? nil }

  /// Returns the type of a name at a node.
  func type(named name: String, at node: some SyntaxProtocol) -> TypeEntry? {
    index.type(
      named: name, from: scopes.last ?? "", at: SourcePlace(file: file, offset: node.startByte))
  }

  // MARK: Scopes

  private func enter(
    _ name: String, _ type: TypeEntry?
  ) -> SyntaxVisitorContinueKind {
    scopes.append(name)
    scopeTypes.append(type)
    return .visitChildren
  }

  private func enter(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.identifierText
    return enter(
      scopes.last.map { "\($0).\(name)" } ?? name,
      index.type(declaredAt: node.startByte, in: file))
  }

  private func leave() {
    scopes.removeLast()
    scopeTypes.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerProtocol(node)
    return enter(node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = index.plainName(node.extendedType.trimmedDescription)
    return enter(
      name, index.type(named: name, at: SourcePlace(file: file, offset: node.startByte)))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

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

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerDynamicProperty(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerPlainObjectMethod(node)
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

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalReference(node)
    lowerDelegateWindow(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalCall(node)
    noteConstruction(node)
    lowerObservation(node)
    lowerNamedObservation(node)
    lowerPlainObjectCall(node)
    lowerClassDescription(node)
    lowerMagnitude(node)
    return .visitChildren
  }
}
