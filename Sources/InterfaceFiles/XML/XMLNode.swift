/// An element of an XML document.
final class XMLNode {
  /// The name of the element.
  let name: String
  /// The line of the start tag, from 1.
  let line: Int
  /// The attributes in the order of the document.
  let attributes: [(name: String, value: String)]
  /// The elements within, in order.
  var children: [XMLNode] = []
  /// The text within, without the text of the elements within.
  var text = ""

  init(name: String, line: Int, attributes: [(name: String, value: String)]) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }

  /// Returns the value of an attribute; `nil` if there is none.
  subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
