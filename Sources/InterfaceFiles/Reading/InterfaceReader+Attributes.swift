extension InterfaceReader {
  /// Reads the XML attributes of an object as typed values.
  ///
  /// - Parameter keys: The identifier in the keys of strings files, or `nil` to use the element's.
  mutating func readAttributes(
    of node: XMLNode, into element: InterfaceElement, keys: String? = nil
  ) throws(InterfaceFileError) {
    for (name, text) in node.attributes where !AttributeKind.isIgnored(name) {
      // Without constraints, the frame of the file stays: by the autoresizing mask here, by
      // constraints of the left and upper edges, the width and the height on iOS.
      if name == "translatesAutoresizingMaskIntoConstraints", node.keepsFrame { continue }
      guard let kind = AttributeKind.of(name, in: node.name) else {
        warn(node, "the attribute '\(name)' of <\(node.name)> is not supported and is left out")
        continue
      }
      let value: InterfaceValue
      switch kind {
      case .flag: value = .flag(try readFlag(text, name, node))
      case .number: value = .number(try readNumber(text, name, node))
      case .ratio: value = .number(try readRatio(text, name, node))
      case .localized: value = .localized(text, key: "\(keys ?? element.id).\(name)")
      case .text: value = .text(text)
      case .image: value = .image(name: text, isSystem: node["catalog"] == "system")
      case .word:
        guard WordTables.contains(text, for: name, of: node.name) else {
          warn(node, "the value '\(text)' of '\(name)' is not supported and is left out")
          continue
        }
        value = .word(text)
      }
      element.values.append((name, value))
    }
  }

  func readFlag(
    _ text: String, _ name: String, _ node: XMLNode
  ) throws(InterfaceFileError) -> Bool {
    switch text {
    case "YES": return true
    case "NO": return false
    default: throw unreadable(node, "'\(name)' is '\(text)', and neither YES nor NO")
    }
  }

  func readNumber(
    _ text: String, _ name: String, _ node: XMLNode
  ) throws(InterfaceFileError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw unreadable(node, "'\(name)' is '\(text)', and no number")
    }
    return number
  }

  /// Returns the number of an attribute that may be missing.
  func readNumber(
    _ node: XMLNode, _ name: String, default standard: Double = 0
  ) throws(InterfaceFileError) -> Double {
    guard let text = node[name] else { return standard }
    return try readNumber(text, name, node)
  }

  private func readRatio(
    _ text: String, _ name: String, _ node: XMLNode
  ) throws(InterfaceFileError) -> Double {
    let sides = text.split(separator: text.contains("/") ? "/" : ":").map(String.init)
    guard sides.count == 2 else { return try readNumber(text, name, node) }
    let divisor = try readNumber(sides[1], name, node)
    guard divisor != 0 else { throw unreadable(node, "'\(name)' is '\(text)', and no ratio") }
    return try readNumber(sides[0], name, node) / divisor
  }
}

extension XMLNode {
  /// A Boolean value that indicates whether Interface Builder pins the view with its frame, because
  /// the file has no constraints for it.
  var keepsFrame: Bool {
    self["fixedFrame"] == "YES" && self["translatesAutoresizingMaskIntoConstraints"] == "NO"
  }
}
