import Foundation

/// A value that sort descriptors and predicates compare.
enum FetchValue: Equatable, Sendable {
  case number(Double)
  case text(String)
  case date(Date)
  case list([FetchValue])
  /// The absence of a value, which is before all others.
  case null

  /// Converts an argument of a predicate; `nil` for one of another type.
  init?(_ argument: Any?) {
    guard let argument else {
      self = .null
      return
    }
    switch argument {
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as String: self = .text(value)
    case let value as NSString: self = .text(value as String)
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(value as Date)
    case let value as [Any]:
      let values = value.map { FetchValue($0) }
      guard !values.contains(nil) else { return nil }
      self = .list(values.compactMap { $0 })
    case let value as NSArray: self.init(value.map { $0 })
    case let value as any RawRepresentable: self.init(value.rawValue)
    case is NSNull: self = .null
    default: return nil
    }
  }

  /// Compares two values; `nil` if they have no order.
  func order(_ other: FetchValue) -> ComparisonResult? {
    switch (self, other) {
    case (.number(let first), .number(let second)): Self.order(first, second)
    case (.text(let first), .text(let second)): Self.order(first, second)
    case (.date(let first), .date(let second)): Self.order(first, second)
    case (.null, .null): .orderedSame
    case (.null, _): .orderedAscending
    case (_, .null): .orderedDescending
    default: nil
    }
  }

  private static func order<Value: Comparable>(
    _ first: Value, _ second: Value
  ) -> ComparisonResult {
    first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
}
