import Foundation

/// The amount of detail in the text of a snapshot.
package enum ReadingDetail: String, Codable, Hashable, Sendable, CaseIterable {
  /// The elements that a user operates or reads, with frames in whole points.
  case short
  /// Also the texts and pictures within cells and buttons, with exact frames, classes and
  /// identifiers.
  case all
}

extension ReadElement {
  /// The longest name or value in a line, in characters.
  private static let longestText = 120

  /// Returns the element as a line without indentation: `e12 button "Add" [16,120 343x44]`.
  package func line(detail: ReadingDetail = .short, withReference: Bool = true) -> String {
    var words: [String] = withReference ? [mark] : []
    words.append(role)
    if let place { words.append("[" + place.map(String.init).joined(separator: ",") + "]") }
    if let name { words.append(Self.quoted(name)) }
    if let value { words.append("= " + Self.quoted(value)) }
    if let contents { words.append(contents) }
    words.append("[" + frameText(exact: detail == .all) + "]")
    words += states
    if detail == .all {
      if let type { words.append(type) }
      if let identifier { words.append("#" + identifier) }
    }
    return words.joined(separator: " ")
  }

  /// Returns the frame as `x,y widthxheight`, in points.
  func frameText(exact: Bool) -> String {
    let number = exact ? ReadingNumber.exact : ReadingNumber.whole
    return
      "\(number(frame.minX)),\(number(frame.minY)) \(number(frame.width))x\(number(frame.height))"
  }

  /// Returns a text in quotation marks, in one line, shortened if it is long.
  static func quoted(_ text: String) -> String {
    var text = text.replacingOccurrences(of: "\n", with: " ")
      .replacingOccurrences(of: "\"", with: "'")
    if text.count > longestText { text = text.prefix(longestText - 1) + "…" }
    return "\"\(text)\""
  }
}
