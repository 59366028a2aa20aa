/// Writes a file as Swift source text: calls without overloads and generic parameters, one a line,
/// which the compiler checks in linear time.
struct SwiftWriter {
  private let name: String
  private let path: String
  private let module: String
  private var text = ""
  private var function: String

  init(name: String, path: String, module: String) {
    self.name = name
    self.path = path
    self.module = module
    function = "_interface_document_" + Self.identifier(name)
  }

  /// Returns the text for a file.
  mutating func write(_ document: InterfaceFile) -> String {
    // A nib and a storyboard of one module may have the same name.
    function += document.isStoryboard ? "_storyboard" : "_xib"
    var parts: [String] = []
    for (index, scene) in document.scenes.enumerated() {
      let part = "\(function)_\(index + 1)"
      parts.append(part)
      text += "\n@MainActor private func \(part)(_ d: InterfaceDocument) {\n"
      write(scene)
      text += "}\n"
    }
    var head = """
      // Made of \(quoted(String(path.split(separator: "/").last ?? ""))) by InterfaceFiles.
      // swift-format-ignore-file

      @_spi(Lowering) import UIKit

      @MainActor func \(function)() -> InterfaceDocument {
        let d = InterfaceDocument(
          isStoryboard: \(document.isStoryboard), name: \(quoted(name)), module: \(quoted(module)),
          file: \(quoted(path)))

      """
    if let initial = document.initialViewController {
      head += "  d.initialViewController = \(quoted(initial))\n"
    }
    for part in parts { head += "  \(part)(d)\n" }
    head += "  return d\n}\n"
    let tail = """

      #if canImport(Glibc) && compiler(>=6.3)
        // Called when the program is loaded.
        @section(".init_array") @used
        nonisolated private let \(function)_start: @convention(c) () -> Void = {
          InterfaceRegistry.register(module: \(quoted(module)), document: \(quoted(name))) {
            \(function)()
          }
        }
      #endif

      """
    return head + text + tail
  }

  private mutating func write(_ element: InterfaceElement) {
    line(
      "open(\(quoted(element.name)), \(quoted(element.place)), \(quoted(element.id)), \(element.line))"
    )
    if element.customClass != nil || element.customModule != nil {
      line(
        "customClass(\(quoted(element.customClass ?? "")), \(quoted(element.customModule ?? "")))")
    }
    for (name, value) in element.values { write(value, name: name) }
    for (keyPath, value) in element.attributes { write(value, name: "@" + keyPath) }
    for connection in element.connections { write(connection) }
    for child in element.children { write(child) }
    line("close()")
  }

  private mutating func write(_ connection: InterfaceConnection) {
    let destination = quoted(connection.destination)
    switch connection.kind {
    case .outlet(let property):
      line("outlet(\(quoted(property)), \(destination), \(connection.line))")
    case .collection(let property):
      line("collection(\(quoted(property)), \(destination), \(connection.line))")
    case .action(let selector, let event):
      line(
        "action(\(quoted(selector)), \(destination), \(quoted(event ?? "")), \(connection.line))")
    }
  }

  private mutating func write(_ value: InterfaceValue, name: String) {
    let name = quoted(name)
    switch value {
    case .flag(let value): line("flag(\(name), \(value))")
    case .number(let value): line("number(\(name), \(value))")
    case .localized(let text, let key): line("localized(\(name), \(quoted(text)), \(quoted(key)))")
    case .text(let text): line("text(\(name), \(quoted(text)))")
    case .word(let word): line("word(\(name), \(quoted(word)))")
    case .words(let words):
      line("words(\(name), \(quoted(words.joined(separator: " "))))")
    case .rect(let x, let y, let width, let height):
      line("rect(\(name), \(x), \(y), \(width), \(height))")
    case .size(let width, let height): line("size(\(name), \(width), \(height))")
    case .point(let x, let y): line("point(\(name), \(x), \(y))")
    case .insets(let top, let left, let bottom, let right):
      line("insets(\(name), \(top), \(left), \(bottom), \(right))")
    case .color(let color): write(color, name: name)
    case .font(.system(let size, let weight)):
      line("systemFont(\(name), \(size), \(quoted(weight)))")
    case .font(.italic(let size)): line("italicFont(\(name), \(size))")
    case .font(.style(let style)): line("textStyle(\(name), \(quoted(style)))")
    case .font(.named(let font, let family, let size)):
      line("namedFont(\(name), \(quoted(font)), \(quoted(family)), \(size))")
    case .image(let image, let isSystem): line("image(\(name), \(quoted(image)), \(isSystem))")
    case .none: line("none(\(name))")
    }
  }

  private mutating func write(_ color: InterfaceColor, name: String) {
    switch color {
    case .sRGB(let red, let green, let blue, let alpha):
      line("color(\(name), \(red), \(green), \(blue), \(alpha))")
    case .displayP3(let red, let green, let blue, let alpha):
      line("displayP3(\(name), \(red), \(green), \(blue), \(alpha))")
    case .white(let white, let alpha): line("white(\(name), \(white), \(alpha))")
    case .system(let system): line("systemColor(\(name), \(quoted(system)))")
    case .named(let named, let fallback):
      if let fallback { write(fallback, name: name) }
      line("namedColor(\(name), \(quoted(named)))")
    }
  }

  private mutating func line(_ call: String) { text += "  d.\(call)\n" }

  /// Returns a literal for a string.
  private func quoted(_ string: String) -> String {
    var literal = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case let scalar where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      case "\u{2028}", "\u{2029}": literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns an identifier of Swift for a name: other characters become their numbers.
  private static func identifier(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic && scalar.isASCII || ("0"..."9").contains(scalar)
        ? String(scalar) : "_" + String(scalar.value, radix: 16)
    }.joined()
  }
}
