import Foundation

/// A parsed visual format: views in a row or a column, and the spacing between them.
///
/// Parsing resolves no names. Two formats are equal if they mean the same; the positions of names
/// in the text do not matter.
struct VisualFormat: Hashable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection between the superview's near edge and the first view; `nil` without one.
  var start: Connection?
  /// The positions of the superview's signs.
  var startPosition = Position()
  var endPosition = Position()
  /// The views, at least one.
  var views: [View]
  /// The connections between the views, one fewer than views.
  var connections: [Connection] = []
  /// The connection between the last view and the superview's far edge; `nil` without one.
  var end: Connection?

  /// A view between brackets.
  struct View: Hashable {
    var name: Name
    /// The conditions on its length.
    var predicates: [Predicate] = []
  }

  /// The spacing between two neighbors.
  enum Connection: Hashable {
    /// No spacing.
    case flush
    /// A hyphen, which stands for the system's spacing, with its position.
    case standard(Position)
    /// One or more conditions on the spacing.
    case predicates([Predicate])
  }

  /// A condition on a length.
  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Operand
    var priority: Operand?
  }

  /// A number, or the name of a metric or a view.
  enum Operand: Hashable {
    case number(Double, Position)
    case name(Name)

    var position: Position {
      switch self {
      case .number(_, let position): position
      case .name(let name): name.position
      }
    }
  }

  /// A name in the text.
  struct Name: Hashable {
    var text: String
    var position = Position()
  }

  /// An offset in the text, in characters. All positions are equal.
  struct Position: Hashable {
    var offset = 0

    static func == (left: Position, right: Position) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
}

/// A fault in a visual format, or in the names that it uses.
struct VisualFormatError: Error, Equatable {
  /// The offset of the fault in the text, in characters.
  let offset: Int
  /// The fault, and what is expected, as a sentence.
  let reason: String

  init(at offset: Int, _ reason: String) {
    self.offset = offset
    self.reason = reason
  }

  init(at position: VisualFormat.Position, _ reason: String) {
    self.init(at: position.offset, reason)
  }

  /// Returns the message with the format, and a caret under the character of the fault.
  func message(for format: String) -> String {
    // A character that is not one column wide, such as a line break, would move the caret.
    let shown = String(format.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let caret = String(repeating: " ", count: min(offset, shown.count)) + "^"
    return "Unable to parse constraint format: \n\(reason)\n\(shown)\n\(caret)"
  }
}

// MARK: - Text

extension VisualFormat: CustomStringConvertible {
  /// The format as text, which parses to an equal format.
  var description: String {
    var text = axis == .vertical ? "V:" : "H:"
    if let start { text += "|\(start)" }
    for (index, view) in views.enumerated() {
      if index > 0 { text += "\(connections[index - 1])" }
      text += "\(view)"
    }
    if let end { text += "\(end)|" }
    return text
  }
}

extension VisualFormat.View: CustomStringConvertible {
  var description: String {
    "[\(name.text)\(predicates.isEmpty ? "" : predicates.inParentheses)]"
  }
}

extension VisualFormat.Connection: CustomStringConvertible {
  var description: String {
    switch self {
    case .flush: ""
    case .standard: "-"
    case .predicates(let predicates): "-\(predicates.inParentheses)-"
    }
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var inParentheses: String { "(\(map(\.description).joined(separator: ",")))" }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  var description: String {
    let sign =
      relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    return "\(sign)\(object)\(priority.map { "@\($0)" } ?? "")"
  }
}

extension VisualFormat.Operand: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let number, _): "\(number)"
    case .name(let name): name.text
    }
  }
}
