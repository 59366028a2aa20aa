import Foundation
import SceneRendering

/// The building blocks of JSON messages to the page.
package enum JSONText {
  /// Returns a string literal.
  package static func string(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }

  /// Returns a document in which each `\u` escape of half a character without the other half is one
  /// of U+FFFD, the replacement character, which has the same length in UTF-16.
  package static func wellFormed(_ document: Data) -> Data {
    var bytes = [UInt8](document)
    /// Returns the code unit of a `\u` escape; `nil` if there is none at the index.
    func unit(at index: Int) -> UInt16? {
      guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      else { return nil }
      let digits = String(decoding: bytes[index + 2..<index + 6], as: UTF8.self)
      return digits.first == "+" ? nil : UInt16(digits, radix: 16)
    }
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let first = unit(at: index) else {
        // Another escape, such as an escaped backslash.
        index += 2
        continue
      }
      if UTF16.isLeadSurrogate(first), let second = unit(at: index + 6),
        UTF16.isTrailSurrogate(second)
      {
        index += 12
        continue
      }
      if UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first) {
        bytes.replaceSubrange(index..<index + 6, with: Array("\\ufffd".utf8))
      }
      index += 6
    }
    return Data(bytes)
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
