import Foundation
import SceneRendering

/// The building blocks of JSON messages to the page.
package enum JSONText {
  /// Returns a string literal.
  package static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns an array of numbers.
  package static func numbers(_ values: CGFloat...) -> String {
    "[" + values.map(NumberText.shortest).joined(separator: ",") + "]"
  }

  /// Returns an object of members whose values are JSON.
  package static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  /// Returns an array of values that are JSON.
  package static func list(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }
}
