/// The directive that gives a line of a copy the place of its original.
package enum SourceDirective {
  /// Returns the directive for the line that follows it.
  package static func text(path: String, line: Int) -> String {
    let escaped = path.reduce(into: "") { result, character in
      if character == "\\" || character == "\"" { result.append("\\") }
      result.append(character)
    }
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
  }
}
