/// A reader of XML documents as Interface Builder writes them: UTF-8, without document type
/// declarations.
///
/// - Complexity: O(bytes).
struct XMLReader {
  private let bytes: [UInt8]
  private let file: String
  private var position = 0
  private var line = 1
  /// The greatest depth of elements: a bound for data from outside.
  private static let greatestDepth = 512

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the root element of a document.
  static func root(of bytes: [UInt8], file: String) throws(InterfaceFileError) -> XMLNode {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw InterfaceFileError(file, 1, .malformed("the file is not UTF-8"))
    }
    var reader = XMLReader(bytes, file: file)
    return try reader.readDocument()
  }

  private mutating func readDocument() throws(InterfaceFileError) -> XMLNode {
    var open: [XMLNode] = []
    var root: XMLNode?
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let text = try readText()
        if let parent = open.last {
          parent.text += text
        } else if text.contains(where: { !$0.isWhitespace }) {
          throw malformed("text stands outside of the root element")
        }
        continue
      }
      if skip("<!--") {
        try skipPast("-->")
      } else if skip("<![CDATA[") {
        let start = position
        try skipPast("]]>")
        open.last?.text += String(decoding: bytes[start..<position - 3], as: UTF8.self)
      } else if skip("<?") {
        try skipPast("?>")
      } else if has("<!") {
        throw malformed("a document type declaration is not supported")
      } else if skip("</") {
        let name = try readName()
        skipSpace()
        try expect(">")
        guard let node = open.popLast(), node.name == name else {
          throw malformed("</\(name)> closes no element of that name")
        }
      } else {
        position += 1
        let (node, isEmpty) = try readStartTag()
        if let parent = open.last {
          parent.children.append(node)
        } else if root == nil {
          root = node
        } else {
          throw malformed("<\(node.name)> is a second root element")
        }
        if !isEmpty { open.append(node) }
        guard open.count <= Self.greatestDepth else {
          throw malformed("elements are nested more than \(Self.greatestDepth) deep")
        }
      }
    }
    if let node = open.last { throw malformed("<\(node.name)> of line \(node.line) has no end") }
    guard let root else { throw malformed("the file has no element") }
    return root
  }

  private mutating func readStartTag() throws(InterfaceFileError) -> (XMLNode, isEmpty: Bool) {
    let start = line
    let name = try readName()
    var attributes: [(name: String, value: String)] = []
    var names: Set<String> = []
    while true {
      skipSpace()
      if skip("/>") { return (XMLNode(name: name, line: start, attributes: attributes), true) }
      if skip(">") { return (XMLNode(name: name, line: start, attributes: attributes), false) }
      let key = try readName()
      skipSpace()
      try expect("=")
      skipSpace()
      let value = try readQuoted()
      guard names.insert(key).inserted else {
        throw malformed("<\(name)> has the attribute '\(key)' twice")
      }
      attributes.append((key, value))
    }
  }

  private mutating func readName() throws(InterfaceFileError) -> String {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > start else { throw malformed("a name was expected") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func readQuoted() throws(InterfaceFileError) -> String {
    guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
      throw malformed("a quoted value was expected")
    }
    let quote = bytes[position]
    position += 1
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      guard bytes[position] != UInt8(ascii: "<") else {
        throw malformed("'<' stands in the value of an attribute")
      }
      try readCharacter(into: &value)
    }
    guard position < bytes.count else { throw malformed("a quoted value has no end") }
    position += 1
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func readText() throws(InterfaceFileError) -> String {
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      try readCharacter(into: &value)
    }
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func readCharacter(into value: inout [UInt8]) throws(InterfaceFileError) {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\n") { line += 1 }
    guard byte == UInt8(ascii: "&") else {
      value.append(byte)
      position += 1
      return
    }
    let start = position + 1
    let bound = min(start + 12, bytes.count)
    guard let end = bytes[start..<bound].firstIndex(of: UInt8(ascii: ";")) else {
      throw malformed("'&' begins no reference")
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    position = end + 1
    switch name {
    case "amp": value.append(UInt8(ascii: "&"))
    case "lt": value.append(UInt8(ascii: "<"))
    case "gt": value.append(UInt8(ascii: ">"))
    case "quot": value.append(0x22)
    case "apos": value.append(0x27)
    default:
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      guard let scalar = number.flatMap(Unicode.Scalar.init) else {
        throw malformed("the reference &\(name); is unknown")
      }
      value.append(contentsOf: Character(scalar).utf8)
    }
  }

  // MARK: Steps

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard has(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  private mutating func expect(_ text: StaticString) throws(InterfaceFileError) {
    guard skip(text) else { throw malformed("'\(text)' was expected") }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func skipPast(_ text: StaticString) throws(InterfaceFileError) {
    while position < bytes.count {
      if skip(text) { return }
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
    throw malformed("'\(text)' was expected before the end of the file")
  }

  private func malformed(_ sentence: String) -> InterfaceFileError {
    InterfaceFileError(file, line, .malformed(sentence))
  }
}
