import Foundation
import SceneRendering

/// The pieces that the messages to the page are written with.
enum JSONText {
  /// A string between quotation marks.
  static func string(_ text: String) -> String {
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

  /// A list of numbers.
  static func numbers(_ values: CGFloat...) -> String {
    "[" + values.map(NumberText.shortest).joined(separator: ",") + "]"
  }

  /// An object of members whose values are JSON already.
  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  /// A list of values that are JSON already.
  static func list(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }
}
