import LoweringProtocol
import SwiftSyntax

extension FileLowering {
  /// Lowers `#Preview` to a function that returns what it displays.
  ///
  /// - Returns: A Boolean value that indicates whether it is removed as a whole.
  func lowerPreview(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard let body = node.trailingClosure, scopes.isEmpty,
      !isInCondition(Syntax(node)), !unit.imports("SwiftUI")
    else {
      replace(node, with: "")
      report(
        "#Preview is removed; tessera preview shows those that return a view controller or a view "
          + "of UIKit, outside of #if.", at: node, severity: .warning)
      return true
    }
    let name = node.arguments.first { $0.label == nil }?.expression.as(
      StringLiteralExprSyntax.self)?
      .representedLiteralValue
    if let traits = node.arguments.first(where: { $0.label?.text == "traits" }) {
      report(
        "The traits of #Preview are ignored; choose the device and the orientation in the page.",
        at: traits, severity: .warning)
    }
    let function =
      "_preview_\(unit.identifier)_\(previews.count + 1)"
    previews.append(
      LoweringReply.Preview(
        name: name ?? "Preview", function: function, path: unit.path,
        line: unit.line(at: node.startByte)))
    let start = node.pound.startByte
    edits.replace(
      start..<body.startByte,
      with: "@MainActor func \(function)() -> _PreviewContent { _previewContent ")
    edits.insert(" }", at: body.endPositionBeforeTrailingTrivia.utf8Offset)
    needsLoweringInterface = true
    return false
  }

  private func isInCondition(_ node: Syntax) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent.is(IfConfigClauseSyntax.self) || parent.is(CodeBlockSyntax.self) { return true }
      current = parent.parent
    }
    return false
  }
}
