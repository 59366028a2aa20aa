import Foundation

/// The value of an attribute, as a value of Swift that threads may share.
enum KeychainValue: Hashable, Sendable {
  case text(String)
  case data(Data)
  case integer(Int64)
  case number(Double)
  case date(Date)
  case access(SecAccessControl)

  /// Creates a value of one in a dictionary, or `nil` if an attribute cannot have its type.
  init?(_ value: Any) {
    if let access = value as? SecAccessControl {
      self = .access(access)
    } else if let text = value as? String {
      self = .text(text)
    } else if let data = value as? Data {
      self = .data(data)
    } else if let date = value as? Date {
      self = .date(date)
    } else if let number = value as? NSNumber {
      let integer = number.int64Value
      self = number.doubleValue == Double(integer) ? .integer(integer) : .number(number.doubleValue)
    } else {
      return nil
    }
  }

  /// The value in a dictionary of Foundation.
  var object: AnyObject {
    switch self {
    case .text(let text): text as NSString
    case .data(let data): data as NSData
    case .integer(let integer): NSNumber(value: integer)
    case .number(let number): NSNumber(value: number)
    case .date(let date): date as NSDate
    case .access(let access): access
    }
  }

  /// Whether a number is not zero; `nil` for other values.
  var isTrue: Bool? {
    switch self {
    case .integer(let integer): integer != 0
    case .number(let number): number != 0
    default: nil
    }
  }

  /// The text; `nil` for other values.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
