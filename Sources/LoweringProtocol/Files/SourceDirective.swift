/// The directive that gives a line of a copy the location of its original.
package enum SourceDirective {
  /// Returns the directive for the line that follows it.
  package static func text(path: String, line: Int) -> String {
    let escaped = path.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      // A line break in a name is not a line of the program.
      case _ where scalar.properties.generalCategory == .control || isLineBreak(scalar):
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
