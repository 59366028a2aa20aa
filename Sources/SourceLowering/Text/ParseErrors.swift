import SwiftSyntax

/// The search for the first place where a file does not parse.
final class ParseErrorFinder: SyntaxVisitor {
  private(set) var offset: Int?

  init() { super.init(viewMode: .all) }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    note(node.startByte)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // A missing token is noted at the end of the text before it.
    if token.presence == .missing { note(max(0, token.position.utf8Offset)) }
    return .skipChildren
  }

  private func note(_ place: Int) { offset = min(offset ?? place, place) }
}
