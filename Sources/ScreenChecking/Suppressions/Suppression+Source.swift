import Foundation

extension Suppression {
  /// Returns the suppressions in the comments of a Swift file.
  ///
  /// A comment `// tessera:disable target-size - The reason.` stands at the end of a declaration's
  /// line, or above it. At a class, it concerns the views of the class; at a property, the view in
  /// the property.
  ///
  /// - Throws: ``SuppressionFailure``.
  package static func list(inSource text: String, file: String) throws(SuppressionFailure)
    -> [Suppression]
  {
    guard text.contains(marker) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Suppression] = []
    for (index, line) in lines.enumerated() {
      guard let range = line.range(of: marker), isComment(line[..<range.lowerBound]) else {
        continue
      }
      let statement = try Statement(
        String(line[range.upperBound...]), hasSubject: false, file: file, line: index + 1)
      guard let subject = subject(of: index, before: line[..<range.lowerBound], in: lines) else {
        throw SuppressionFailure(
          file: file, line: index + 1,
          reason: "the suppression stands at no class and no property; move it above one")
      }
      for rule in statement.rules {
        result.append(
          Suppression(
            rule: rule, owner: subject.owner, member: subject.member, reason: statement.reason,
            file: file, line: index + 1))
      }
    }
    return result
  }

  private static let marker = "// tessera:disable "

  /// Returns whether no comment or string begins in the code before a comment.
  private static func isComment(_ code: Substring) -> Bool {
    !code.contains("//") && !code.contains("\"") && !code.hasSuffix("/")
  }

  /// Returns the class and the property at a comment; `nil` if there are none.
  private static func subject(
    of index: Int, before code: Substring, in lines: [Substring]
  ) -> (owner: String, member: String?)? {
    let isBehind = code.contains { !$0.isWhitespace }
    guard let declared = isBehind ? index : declaration(after: index, in: lines) else { return nil }
    if let name = className(in: lines[declared]) { return (name, nil) }
    guard let member = lines[declared].firstMatch(of: #/\b(?:let|var)\s+(\w+)/#)?.1,
      let owner = lines[..<declared].reversed().lazy.compactMap(className(in:)).first
    else { return nil }
    return (owner, String(member))
  }

  /// Returns the line after comments, attributes and empty lines; `nil` for none.
  private static func declaration(after index: Int, in lines: [Substring]) -> Int? {
    lines[(index + 1)...].firstIndex { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      let isAttribute = line.hasPrefix("@") && !line.contains(#/\b(?:class|let|var)\s/#)
      return !line.isEmpty && !line.hasPrefix("//") && !isAttribute
    }
  }

  /// Returns the name of the class or the extended type that a line declares; `nil` for none.
  private static func className(in line: Substring) -> String? {
    let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    let declaration = #/^\s*(?:@?\w+(?:\(\w+\))?\s+)*?(?:class|extension)\s+(\w+)/#
    guard let name = code.firstMatch(of: declaration)?.1 else { return nil }
    // `class` is also a modifier of members.
    return ["func", "var", "let", "subscript"].contains(name) ? nil : String(name)
  }
}
