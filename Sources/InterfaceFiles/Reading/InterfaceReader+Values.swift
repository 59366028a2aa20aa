import Foundation

extension InterfaceReader {
  /// Reads an XML element that is a value of an object.
  ///
  /// - Parameter owner: The name of the object's element, or `nil` to use the name of `element`.
  /// - Returns: `false` if the element is not a value.
  mutating func readValue(
    _ node: XMLNode, into element: InterfaceElement, of owner: String? = nil
  ) throws(InterfaceFileError) -> Bool {
    // A navigation controller has `<nil name="viewControllers"/>`.
    guard let key = node["key"] else { return node.name == "nil" }
    guard let value = try value(of: node, key: key, in: element) else { return false }
    guard ValueNames.isRead(key, of: owner ?? element.name) else {
      if value != .none, !ValueNames.isIgnored(key) {
        warn(
          node,
          "the <\(node.name)> '\(key)' of <\(owner ?? element.name)> is not supported and is left out"
        )
      }
      return true
    }
    element.values.removeAll { $0.name == key }
    element.values.append((key, value))
    return true
  }

  private mutating func value(
    of node: XMLNode, key: String, in element: InterfaceElement
  ) throws(InterfaceFileError) -> InterfaceValue? {
    switch node.name {
    case "rect":
      .rect(
        x: try readNumber(node, "x"), y: try readNumber(node, "y"),
        width: try readNumber(node, "width"), height: try readNumber(node, "height"))
    case "size":
      .size(width: try readNumber(node, "width"), height: try readNumber(node, "height"))
    case "point": .point(x: try readNumber(node, "x"), y: try readNumber(node, "y"))
    case "inset", "edgeInsets":
      .insets(
        top: try readNumber(node, "minY") + (try readNumber(node, "top")),
        left: try readNumber(node, "minX") + (try readNumber(node, "left")),
        bottom: try readNumber(node, "maxY") + (try readNumber(node, "bottom")),
        right: try readNumber(node, "maxX") + (try readNumber(node, "right")))
    case "directionalEdgeInsets":
      .insets(
        top: try readNumber(node, "top"), left: try readNumber(node, "leading"),
        bottom: try readNumber(node, "bottom"), right: try readNumber(node, "trailing"))
    case "autoresizingMask", "accessibilityTraits", "rectEdge", "extendedEdge":
      .words(readWords(node))
    case "color": try readColor(node).map { .color($0) } ?? InterfaceValue.none
    case "fontDescription": .font(try readFont(node))
    case "string", "mutableString":
      .localized(
        Self.text(of: node), key: "\(element.id).\(key)")
    case "imageReference":
      .image(name: try name(of: node, "image"), isSystem: node["catalog"] == "system")
    case "nil": InterfaceValue.none
    case "bool": .flag(try readFlag(node["value"] ?? "NO", key, node))
    case "real", "integer": .number(try readNumber(node, "value"))
    default: nil
    }
  }

  /// Returns the members of an option set.
  private mutating func readWords(_ node: XMLNode) -> [String] {
    var words: [String] = []
    for (name, value) in node.attributes where value == "YES" {
      if WordTables.contains(name, for: node.name, of: node.name) {
        words.append(name)
      } else {
        warn(node, "the member '\(name)' of <\(node.name)> is not supported and is left out")
      }
    }
    return words
  }

  private static func text(of node: XMLNode) -> String {
    if node["base64-UTF8"] == "YES" {
      return text(ofBase64: node.text) ?? node.text
    }
    return node.text
  }

  /// Returns the text of its encoding in Base64, whose padding Interface Builder leaves out; `nil`
  /// if the encoding is not valid.
  private static func text(ofBase64 encoded: String) -> String? {
    let digits = encoded.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits + padding).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private func name(
    of node: XMLNode, _ attribute: String
  ) throws(InterfaceFileError) -> String {
    if let name = node[attribute] { return name }
    throw unreadable(node, "<\(node.name)> has no attribute '\(attribute)'")
  }

  // MARK: Colors

  /// Returns a color; `nil`, with a warning, for one that is not supported.
  mutating func readColor(_ node: XMLNode) throws(InterfaceFileError) -> InterfaceColor? {
    // Xcode 11 wrote the color of iOS 13 beside the color of earlier systems.
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
      .compactMap { node[$0] }
    if let first = names.first {
      for name in names {
        if WordTables.systemColors.contains(name) { return .system(name) }
        // The file stores the values of the colors of later systems.
        if let color = systemColors[name] { return color }
      }
      if let color = try readComponents(node) { return color }
      warn(node, "the system color '\(first)' is not supported and is left out")
      return nil
    }
    if let name = node["name"] { return .named(name, fallback: namedColors[name]) }
    if let color = try readComponents(node) { return color }
    warn(node, "the color '\(node["key"] ?? "")' has no components and is left out")
    return nil
  }

  /// Returns a color of its components; `nil` if there are none.
  private func readComponents(_ node: XMLNode) throws(InterfaceFileError) -> InterfaceColor? {
    let alpha = try readNumber(node, "alpha", default: 1)
    if node["white"] != nil {
      return .white(try readNumber(node, "white"), alpha: alpha)
    }
    if node["cyan"] != nil {
      // Without the profile of a printer, as drawing without color management converts.
      let light = 1 - (try readNumber(node, "black"))
      return .sRGB(
        red: (1 - (try readNumber(node, "cyan"))) * light,
        green: (1 - (try readNumber(node, "magenta"))) * light,
        blue: (1 - (try readNumber(node, "yellow"))) * light, alpha: alpha)
    }
    guard ["red", "green", "blue"].contains(where: { node[$0] != nil }) else { return nil }
    let red = try readNumber(node, "red")
    let green = try readNumber(node, "green")
    let blue = try readNumber(node, "blue")
    if node["customColorSpace"] == "displayP3" {
      return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
    }
    return .sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }

  // MARK: Fonts

  private mutating func readFont(_ node: XMLNode) throws(InterfaceFileError) -> InterfaceFont {
    if let style = node["style"] { return .style(style) }
    let size = try readNumber(node, "pointSize", default: 17)
    if let name = node["name"] {
      return .named(name, family: node["family"] ?? "", size: size)
    }
    switch node["type"] {
    case "italicSystem": return .italic(size: size)
    case "boldSystem": return .system(size: size, weight: "boldSystem")
    default: return .system(size: size, weight: node["weight"] ?? "regular")
    }
  }

  // MARK: User defined runtime attributes

  mutating func readRuntimeValue(
    _ node: XMLNode, of element: InterfaceElement
  ) throws(InterfaceFileError) -> InterfaceValue? {
    let parts = node.children
    switch node["type"] {
    case "boolean": return .flag(try readFlag(node["value"] ?? "NO", "value", node))
    case "string":
      if let text = node["value"] { return .text(text) }
      if let part = parts.first { return .text(Self.text(of: part)) }
      return .text("")
    case "localizedString":
      let text = node["value"] ?? parts.first.map(Self.text(of:)) ?? ""
      return .localized(text, key: "\(element.id).\(node["keyPath"] ?? "")")
    case "image": return try name(of: node, "value").asImage(isSystem: node["catalog"] == "system")
    case "number", "color", "point", "size", "rect", "nil", nil:
      guard let part = parts.first else {
        if node["value"] == nil { return InterfaceValue.none }
        return .number(try readNumber(node, "value"))
      }
      let holder = InterfaceElement(name: "", place: "", id: element.id, line: node.line)
      if let value = try value(of: part, key: "value", in: holder) { return value }
    default: break
    }
    warn(
      node,
      "the user defined runtime attribute '\(node["keyPath"] ?? "")' has the type "
        + "'\(node["type"] ?? "")', which is not supported, and is left out")
    return nil
  }
}

extension String {
  fileprivate func asImage(isSystem: Bool) -> InterfaceValue {
    .image(name: self, isSystem: isSystem)
  }
}
