import Foundation

/// The comparisons of predicates.
enum PredicateOperator: String, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case isIn = "IN"
  case between = "BETWEEN"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"

  /// Returns the comparison with a name or one of its other spellings.
  init?(spelling: String) {
    switch spelling.uppercased() {
    case "=": self = .equal
    case "<>": self = .notEqual
    case "=<": self = .lessOrEqual
    case "=>": self = .greaterOrEqual
    case let name: self.init(rawValue: name)
    }
  }

  func compare(
    _ first: FetchValue, _ second: FetchValue, _ options: PredicateOptions
  ) throws(PredicateError) -> Bool {
    switch self {
    case .equal: return Self.areEqual(first, second, options)
    case .notEqual: return !Self.areEqual(first, second, options)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      // A value that is missing is in no order.
      if first == .null || second == .null { return false }
      guard let order = first.order(second) else {
        throw PredicateError(reason: "values of several types have no order")
      }
      switch self {
      case .less: return order == .orderedAscending
      case .lessOrEqual: return order != .orderedDescending
      case .greater: return order == .orderedDescending
      default: return order != .orderedAscending
      }
    case .isIn:
      if case .text(let part) = first, case .text(let whole) = second {
        return whole.range(of: part, options: options.compareOptions) != nil
      }
      guard case .list(let values) = second else {
        throw PredicateError(reason: "IN needs a list")
      }
      return values.contains { Self.areEqual(first, $0, options) }
    case .between:
      guard case .list(let bounds) = second, bounds.count == 2 else {
        throw PredicateError(reason: "BETWEEN needs a list of two values")
      }
      guard try PredicateOperator.greaterOrEqual.compare(first, bounds[0], options) else {
        return false
      }
      return try PredicateOperator.lessOrEqual.compare(first, bounds[1], options)
    case .contains:
      if case .list(let values) = first {
        return values.contains { Self.areEqual($0, second, options) }
      }
      fallthrough
    case .beginsWith, .endsWith, .like, .matches:
      if first == .null { return false }
      guard case .text(let whole) = first, case .text(let part) = second else {
        throw PredicateError(reason: "\(rawValue) compares texts")
      }
      return try compare(whole, part, options)
    }
  }

  private func compare(
    _ whole: String, _ part: String, _ options: PredicateOptions
  ) throws(PredicateError) -> Bool {
    let compareOptions = options.compareOptions
    switch self {
    case .contains: return whole.range(of: part, options: compareOptions) != nil
    case .beginsWith:
      return whole.range(of: part, options: compareOptions.union(.anchored)) != nil
    case .endsWith:
      return whole.range(of: part, options: compareOptions.union([.anchored, .backwards])) != nil
    default: break
    }
    let pattern =
      self == .like
      ? NSRegularExpression.escapedPattern(for: part)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      : part
    func folded(_ text: String) -> String {
      options.contains(.diacriticInsensitive)
        ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    guard
      let expression = try? NSRegularExpression(
        pattern: folded(pattern),
        options: options.contains(.caseInsensitive)
          ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators])
    else {
      throw PredicateError(reason: "“\(part)” is no regular expression")
    }
    let text = folded(whole)
    let range = NSRange(location: 0, length: (text as NSString).length)
    // The whole text matches.
    return expression.firstMatch(in: text, options: .anchored, range: range)?.range == range
  }

  private static func areEqual(
    _ first: FetchValue, _ second: FetchValue, _ options: PredicateOptions
  ) -> Bool {
    guard !options.isEmpty, case .text(let first) = first, case .text(let second) = second else {
      return first == second
    }
    return first.compare(second, options: options.compareOptions) == .orderedSame
  }
}
