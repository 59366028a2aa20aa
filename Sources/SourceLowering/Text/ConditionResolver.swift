import SwiftSyntax

/// The replacement of conditions by iOS's answers, and of the code that they leave out by spaces.
///
/// All bytes keep their offsets. An `#if` whose conditions are all known is replaced by the code of
/// its branch, without the directives.
final class ConditionResolver: SyntaxVisitor {
  /// A part that iOS leaves out.
  struct LeftOut {
    /// The condition of the part as written. For an `#else`, the condition of the first branch.
    let condition: String
    /// The offset of the directive.
    let offset: Int
  }

  private(set) var bytes: [UInt8]
  private(set) var leftOut: [LeftOut] = []
  /// A Boolean value that indicates whether the bytes changed.
  private(set) var isChanged = false

  private let scope: PlatformCondition.Scope

  init(_ bytes: [UInt8], _ scope: PlatformCondition.Scope) {
    self.bytes = bytes
    self.scope = scope
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.poundEndif.presence == .present else { return .visitChildren }
    let clauses = Array(node.clauses)
    let states = states(of: clauses)
    let isResolved = states.allSatisfy { if case .known = $0 { true } else { false } }
    for (clause, state) in zip(clauses, states) {
      let body = clause.elements.map { $0.position.utf8Offset..<$0.endPosition.utf8Offset }
      switch state {
      case .known(let isActive):
        if isResolved {
          blank(Self.directive(of: clause))
        } else if let condition = clause.condition {
          replace(condition, with: isActive ? "true" : "false")
        }
        if isActive {
          if let elements = clause.elements { walk(elements) }
        } else if let body {
          note(clause, in: clauses)
          blank(body)
        }
      case .open(let text):
        if let condition = clause.condition { replace(condition, with: text) }
        if let elements = clause.elements { walk(elements) }
      }
    }
    if isResolved { blank(node.poundEndif.trimmedBytes) }
    return .skipChildren
  }

  /// Returns the values of the conditions: a branch after one that is taken is not.
  private func states(of clauses: [IfConfigClauseSyntax]) -> [PlatformCondition] {
    var states: [PlatformCondition] = []
    var isTaken = false
    var isOpen = false
    for clause in clauses {
      if isTaken {
        states.append(.known(false))
      } else if let condition = clause.condition {
        let state = PlatformCondition(condition, scope)
        if case .known(true) = state { isTaken = true }
        if case .open = state { isOpen = true }
        states.append(state)
      } else {
        states.append(isOpen ? .open("") : .known(true))
      }
    }
    return states
  }

  private static func directive(of clause: IfConfigClauseSyntax) -> Range<Int> {
    let end =
      clause.condition?.trimmedBytes.upperBound ?? clause.poundKeyword.trimmedBytes.upperBound
    return clause.poundKeyword.trimmedBytes.lowerBound..<end
  }

  private func note(_ clause: IfConfigClauseSyntax, in clauses: [IfConfigClauseSyntax]) {
    let written = clause.condition ?? clauses.first?.condition
    let text = written?.trimmedDescription ?? ""
    leftOut.append(
      LeftOut(
        condition: clause.condition == nil ? "the #else of \(text)" : text,
        offset: clause.poundKeyword.trimmedBytes.lowerBound))
  }

  private func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.trimmedBytes
    let new = Array(text.utf8)
    guard new.count <= range.count, Array(bytes[range]) != new else { return }
    blank(range)
    bytes.replaceSubrange(range.lowerBound..<range.lowerBound + new.count, with: new)
  }

  /// Replaces a range by spaces; lines stay.
  private func blank(_ range: Range<Int>) {
    for index in range
    where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      bytes[index] = UInt8(ascii: " ")
      isChanged = true
    }
  }
}
