import Foundation

/// A parser of predicates' formats.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>

  /// Returns the condition that a format describes.
  static func parse(
    _ format: String, arguments: [Any]
  ) throws(PredicateError) -> PredicateNode {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(of: format)[...], arguments: arguments[...])
    let node = try parser.disjunction()
    guard parser.tokens.isEmpty else {
      throw PredicateError(reason: "there is more after the end of the condition")
    }
    return node
  }

  // MARK: Conditions

  private mutating func disjunction() throws(PredicateError) -> PredicateNode {
    var node = try conjunction()
    while take(word: "OR") || take(sign: "||") { node = .or(node, try conjunction()) }
    return node
  }

  private mutating func conjunction() throws(PredicateError) -> PredicateNode {
    var node = try negation()
    while take(word: "AND") || take(sign: "&&") { node = .and(node, try negation()) }
    return node
  }

  private mutating func negation() throws(PredicateError) -> PredicateNode {
    if take(word: "NOT") || take(sign: "!") { return .not(try negation()) }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    // A bracket begins a condition or a term, which a comparison follows.
    let beginning = (tokens, arguments)
    if take(sign: "(") {
      if let node = try? disjunction(), take(sign: ")"), !beginsComparison { return node }
      (tokens, arguments) = beginning
    }
    return try comparison()
  }

  private var beginsComparison: Bool {
    switch tokens.first {
    case .sign(let sign): PredicateOperator(spelling: sign) != nil || sign == "&" || sign == "|"
    case .word(let word): PredicateOperator(spelling: word) != nil
    default: false
    }
  }

  private mutating func comparison() throws(PredicateError) -> PredicateNode {
    let first = try term()
    let comparison: PredicateOperator?
    switch tokens.first {
    case .sign(let sign): comparison = PredicateOperator(spelling: sign)
    case .word(let word): comparison = PredicateOperator(spelling: word)
    default: comparison = nil
    }
    guard let comparison else { throw PredicateError(reason: "a comparison is missing") }
    tokens.removeFirst()
    var options: PredicateOptions = []
    if take(sign: "[") {
      guard case .word(let letters) = tokens.popFirst(), take(sign: "]") else {
        throw PredicateError(reason: "the options of a comparison have the form [cd]")
      }
      for letter in letters.lowercased() {
        switch letter {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        default: throw PredicateError(reason: "“\(letter)” is no option of a comparison")
        }
      }
    }
    return .comparison(first, comparison, try term(), options)
  }

  // MARK: Terms

  private mutating func term() throws(PredicateError) -> PredicateTerm {
    var term = try operand()
    while true {
      if take(sign: "&") {
        term = .bits(term, isAnd: true, try operand())
      } else if take(sign: "|") {
        term = .bits(term, isAnd: false, try operand())
      } else {
        return term
      }
    }
  }

  private mutating func operand() throws(PredicateError) -> PredicateTerm {
    switch tokens.popFirst() {
    case .number(let number): return .value(.number(number))
    case .text(let text): return .value(.text(text))
    case .argument(let letter): return try argument(letter)
    case .word(let word): return Self.word(word)
    case .sign("("):
      let inner = try term()
      guard take(sign: ")") else { throw PredicateError(reason: "a “)” is missing") }
      return inner
    case .sign("{"):
      var terms: [PredicateTerm] = []
      while !take(sign: "}") {
        terms.append(try term())
        guard take(sign: ",") || tokens.first == .sign("}") else {
          throw PredicateError(reason: "a “}” is missing")
        }
      }
      return .list(terms)
    default: throw PredicateError(reason: "a value or a key is missing")
    }
  }

  private static func word(_ word: String) -> PredicateTerm {
    switch word.uppercased() {
    case "YES", "TRUE": .value(.number(1))
    case "NO", "FALSE": .value(.number(0))
    case "NIL", "NULL": .value(.null)
    case "SELF": .object
    case let upper where upper.hasPrefix("SELF."): .key(String(word.dropFirst(5)))
    default: .key(word)
    }
  }

  private mutating func argument(_ letter: Character) throws(PredicateError) -> PredicateTerm {
    guard let argument = arguments.popFirst() else {
      throw PredicateError(reason: "the argument of “%\(letter)” is missing")
    }
    if letter == "K" {
      guard let key = argument as? String else {
        throw PredicateError(reason: "the argument of “%K” is a text")
      }
      return Self.word(key)
    }
    guard let value = FetchValue(argument) else {
      throw PredicateError(reason: "an argument of type \(type(of: argument)) cannot be compared")
    }
    return .value(value)
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let next) = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func take(sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }
}
