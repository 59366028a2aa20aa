/// Drawings of symbols by their names: simple figures on a grid, made for Tessera.
///
/// The drawings are text, which ``SymbolGeometry`` describes: a name, a colon and a drawing on each
/// line, continued on lines that begin with a space. Filled forms, enclosures, slashes and badges
/// are composed: see ``SymbolName``.
enum SymbolDrawings {
  /// Returns the geometry of a name, or `nil` if it has no drawing.
  static func drawing(named name: String) -> SymbolGeometry? {
    drawings[name].map { SymbolGeometry($0) }
  }

  /// Returns whether there is a drawing of a name.
  static func hasDrawing(named name: String) -> Bool { drawings[name] != nil }

  /// The names of all drawings.
  static var names: [String] { drawings.keys.sorted() }

  /// The drawings by their names. They are read when the first symbol is made.
  private static let drawings: [String: Substring] = {
    var result: [String: Substring] = [:]
    let texts = [
      signs, arrows, areas, lists, documents, media, objects, messages, people, controls, weather,
      travel, work, leisure, devices, home,
    ]
    let (newline, space, colon) = (UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: ":"))
    for text in texts {
      let bytes = text.utf8
      var start = bytes.startIndex
      while let nameEnd = bytes[start...].firstIndex(of: colon) {
        var end = nameEnd
        repeat {
          end = bytes[end...].dropFirst().firstIndex(of: newline) ?? bytes.endIndex
        } while end < bytes.endIndex && bytes[end...].dropFirst().first == space
        result[String(text[start..<nameEnd])] = text[bytes.index(after: nameEnd)..<end]
        guard end < bytes.endIndex else { break }
        start = bytes.index(after: end)
      }
    }
    return result
  }()
}
