internal import Foundation

/// The beginning of an element of a document in XML, with the text after it.
package struct MarkupTag {
  /// The name, in lowercase letters.
  package let name: String
  /// The attributes, by their names in lowercase letters.
  package let attributes: [String: String]
  /// The text before the next tag, without the white space around it.
  package let text: String

  /// Returns the beginnings of all elements, in order.
  ///
  /// - Complexity: O(n) in the length of the document.
  package static func all(in document: String) -> [MarkupTag] {
    var tags: [MarkupTag] = []
    var rest = document[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let tag = HTMLTag(&rest) {
        guard !tag.isEnd else { continue }
        let text = HTMLEntities.decoded(rest.prefix { $0 != "<" })
        tags.append(
          MarkupTag(
            name: tag.name, attributes: tag.attributes,
            text: text.trimmingCharacters(in: .whitespacesAndNewlines)))
      } else {
        rest = rest.dropFirst()
      }
    }
    return tags
  }
}
