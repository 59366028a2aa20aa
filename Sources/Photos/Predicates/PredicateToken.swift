import Foundation

/// A word or sign of a predicate's format.
enum PredicateToken: Equatable {
  /// A name, or a keyword in any case.
  case word(String)
  case number(Double)
  case text(String)
  /// A placeholder of an argument: its letter, such as `@`.
  case argument(Character)
  /// An operator or a bracket.
  case sign(String)

  /// Splits a format.
  static func tokens(of format: String) throws(PredicateError) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let character = rest.first {
      if character.isWhitespace {
        rest.removeFirst()
      } else if character.isLetter || character == "_" || character == "$" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else if character.isNumber || character == "-" && rest.dropFirst().first?.isNumber == true {
        let digits = rest.dropFirst().prefix { $0.isHexDigit || ".xX".contains($0) }
        let word = String(character) + digits
        guard let number = number(word) else {
          throw PredicateError(reason: "“\(word)” is no number")
        }
        tokens.append(.number(number))
        rest = rest.dropFirst(word.count)
      } else if character == "\"" || character == "'" {
        tokens.append(.text(try text(&rest, quote: character)))
      } else if character == "%" {
        rest.removeFirst()
        // Lengths, as in %ld, do not matter.
        let length = rest.prefix { "lhqzjt".contains($0) }
        rest = rest.dropFirst(length.count)
        guard let letter = rest.first, "@KdDiuUxXofFeEgGcs".contains(letter) else {
          throw PredicateError(reason: "“%” is followed by no letter of an argument")
        }
        tokens.append(.argument(letter))
        rest.removeFirst()
      } else if let sign = signs.first(where: rest.hasPrefix) {
        tokens.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      } else {
        throw PredicateError(reason: "“\(character)” is not expected")
      }
    }
    return tokens
  }

  /// The signs, longer ones before their beginnings.
  private static let signs = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "&", "|", "(", ")",
    "{", "}", "[", "]", ",",
  ]

  private static func number(_ word: String) -> Double? {
    if word.lowercased().hasPrefix("0x") {
      return Int(word.dropFirst(2), radix: 16).map(Double.init)
    }
    return Double(word)
  }

  private static func text(
    _ rest: inout Substring, quote: Character
  ) throws(PredicateError) -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\", let next = rest.popFirst() {
        text.append(next)
      } else {
        text.append(character)
      }
    }
    throw PredicateError(reason: "a text has no end")
  }
}
