import Foundation

/// A parser of visual formats.
///
/// The grammar follows Apple's documentation. Spaces are not part of it. A number may have a
/// fraction and an exponent; a negative one stands in parentheses.
struct VisualFormatParser {
  private let characters: [Character]
  private var index = 0

  private init(_ text: String) { characters = Array(text) }

  /// Returns the format that a text describes.
  ///
  /// - Throws: The first fault, with its position.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.parseFormat()
  }

  // MARK: - Parts of the grammar

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(views: [])
    if let first = peek(), first == "H" || first == "V" {
      index += 1
      try expect(":", "a colon after the axis '\(first)'")
      format.axis = first == "V" ? .vertical : .horizontal
    }
    format.startPosition = position
    if skip("|") { format.start = try parseConnection() }
    format.views.append(try parseView())
    while index < characters.count {
      let connection = try parseConnection()
      format.endPosition = position
      if skip("|") {
        format.end = connection
        guard index == characters.count else {
          throw fault("the end of the format after the superview's far edge")
        }
        break
      }
      guard peek() == "[" else { throw fault("a view, such as '[name]', or '|'") }
      format.connections.append(connection)
      format.views.append(try parseView())
    }
    return format
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    let start = position
    guard skip("-") else { return .flush }
    switch peek() {
    case "[", "|": return .standard(start)
    case "(":
      let predicates = try parsePredicates()
      try expect("-", "a hyphen after the spacing")
      return .predicates(predicates)
    default:
      if peek() == "-" || peek() == "+" {
        throw fault(
          "a number without a sign, or one in parentheses, such as '-(-8)-', for the spacing")
      }
      let predicate = VisualFormat.Predicate(
        object: try parseOperand("a view, '|', or a number or a metric for the spacing"))
      if peek() == "@" {
        throw fault(
          "a hyphen after the spacing; a priority stands in parentheses, as in '-(8@750)-'")
      }
      try expect("-", "a hyphen after the spacing")
      return .predicates([predicate])
    }
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    try expect("[", "a view, such as '[name]'")
    guard let name = parseName() else { throw fault("the name of a view") }
    var view = VisualFormat.View(name: name)
    if peek() == "(" { view.predicates = try parsePredicates() }
    try expect("]", "a bracket ']' after the view '\(name.text)'")
    return view
  }

  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(", "a parenthesis")
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try parsePredicate()) } while skip(",")
    try expect(")", "a comma or a parenthesis ')' after a condition")
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try parseRelation()
    let object = try parseOperand("a number, a metric, or a view")
    var predicate = VisualFormat.Predicate(relation: relation, object: object)
    if skip("@") { predicate.priority = try parseOperand("a number or a metric for the priority") }
    return predicate
  }

  private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    switch peek() {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    index += 1
    try expect("=", "the relation '==', '<=', or '>='")
    return relation
  }

  private mutating func parseOperand(
    _ expectation: String
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    if let name = parseName() { return .name(name) }
    if let number = try parseNumber() { return number }
    throw fault(expectation)
  }

  // MARK: - Words

  /// Reads an identifier as in C; `nil` if there is none.
  private mutating func parseName() -> VisualFormat.Name? {
    guard let first = peek(), first.isNameStart else { return nil }
    let start = index
    while let next = peek(), next.isNameStart || next.isDecimalDigit { index += 1 }
    return VisualFormat.Name(
      text: String(characters[start..<index]), position: .init(offset: start))
  }

  /// Reads a decimal number; `nil` if there is none.
  private mutating func parseNumber() throws(VisualFormatError) -> VisualFormat.Operand? {
    let start = index
    if peek() == "-" || peek() == "+" { index += 1 }
    let digits = index
    skipDigits()
    var count = index - digits
    if peek() == "." {
      index += 1
      let fraction = index
      skipDigits()
      count += index - fraction
    }
    guard count > 0 else {
      index = start
      return nil
    }
    if peek() == "e" || peek() == "E" { skipExponent() }
    guard let number = Double(String(characters[start..<index])), number.isFinite else {
      throw VisualFormatError(
        at: start,
        "The number \(String(characters[start..<index])) is too large; give one that a Double can hold."
      )
    }
    return .number(number, .init(offset: start))
  }

  /// Reads an exponent with digits, or nothing: another letter belongs to what follows.
  private mutating func skipExponent() {
    let start = index
    index += 1
    if peek() == "-" || peek() == "+" { index += 1 }
    let digits = index
    skipDigits()
    if index == digits { index = start }
  }

  private mutating func skipDigits() {
    while let next = peek(), next.isDecimalDigit { index += 1 }
  }

  // MARK: - Characters

  private var position: VisualFormat.Position { .init(offset: index) }

  private func peek() -> Character? { index < characters.count ? characters[index] : nil }

  private mutating func skip(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    index += 1
    return true
  }

  private mutating func expect(
    _ character: Character, _ expectation: String
  ) throws(VisualFormatError) {
    guard skip(character) else { throw fault(expectation) }
  }

  /// Returns the fault that something else than expected is at the current position.
  private func fault(_ expectation: String) -> VisualFormatError {
    let found =
      peek().map { $0.isWhitespace ? "a space" : "'\($0)'" } ?? "the end of the format"
    return VisualFormatError(at: index, "Expected \(expectation), but found \(found).")
  }
}

extension Character {
  /// A Boolean value that indicates whether the character is a letter of ASCII or an underscore.
  fileprivate var isNameStart: Bool { isASCII && isLetter || self == "_" }
  /// A Boolean value that indicates whether the character is a digit of ASCII.
  fileprivate var isDecimalDigit: Bool { isASCII && isNumber }
}
