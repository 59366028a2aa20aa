import Foundation

/// A condition of a predicate.
indirect enum PredicateNode: Sendable {
  case constant(Bool)
  case not(PredicateNode)
  case and(PredicateNode, PredicateNode)
  case or(PredicateNode, PredicateNode)
  case comparison(PredicateTerm, PredicateOperator, PredicateTerm, PredicateOptions)

  /// Returns whether the condition holds for an object.
  func isTrue(for object: Any?) throws(PredicateError) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let node): return try !node.isTrue(for: object)
    case .and(let first, let second):
      guard try first.isTrue(for: object) else { return false }
      return try second.isTrue(for: object)
    case .or(let first, let second):
      if try first.isTrue(for: object) { return true }
      return try second.isTrue(for: object)
    case .comparison(let first, let comparison, let second, let options):
      return try comparison.compare(
        try first.value(for: object), try second.value(for: object), options)
    }
  }
}

/// An operand of a comparison.
indirect enum PredicateTerm: Sendable {
  case value(FetchValue)
  case key(String)
  case object
  case list([PredicateTerm])
  case bits(PredicateTerm, isAnd: Bool, PredicateTerm)

  func value(for object: Any?) throws(PredicateError) -> FetchValue {
    switch self {
    case .value(let value): return value
    case .object:
      guard let value = FetchValue(object) else {
        throw PredicateError(reason: "an object of this type cannot be compared as a whole")
      }
      return value
    case .key(let key):
      if let object = object as? PHObject {
        guard let value = object.value(forFetchKey: key) else {
          throw PredicateError(reason: "\(type(of: object)) has no key “\(key)” for fetches")
        }
        return value
      }
      guard let dictionary = object as? [String: Any], let value = FetchValue(dictionary[key])
      else {
        throw PredicateError(reason: "the object has no key “\(key)”")
      }
      return value
    case .list(let terms):
      var values: [FetchValue] = []
      for term in terms { values.append(try term.value(for: object)) }
      return .list(values)
    case .bits(let first, let isAnd, let second):
      guard case .number(let first) = try first.value(for: object),
        case .number(let second) = try second.value(for: object),
        let first = Int(exactly: first), let second = Int(exactly: second)
      else {
        throw PredicateError(reason: "only integers have bits")
      }
      return .number(Double(isAnd ? first & second : first | second))
    }
  }
}

/// The options of a comparison of texts.
struct PredicateOptions: OptionSet, Sendable {
  let rawValue: Int
  /// The case of letters does not count.
  static let caseInsensitive = PredicateOptions(rawValue: 1)
  /// Accents do not count.
  static let diacriticInsensitive = PredicateOptions(rawValue: 2)

  var compareOptions: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}
