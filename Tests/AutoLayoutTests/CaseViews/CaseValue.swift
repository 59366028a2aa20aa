import Foundation

/// A value of a recorded case, as it is in the file.
enum CaseValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([CaseValue])
  case object([String: CaseValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([CaseValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: CaseValue].self))
    }
  }

  /// The value of a key; `nil` without one.
  subscript(key: String) -> CaseValue? {
    guard case .object(let values) = self else { return nil }
    return values[key]
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  var number: CGFloat? {
    if case .number(let number) = self { return CGFloat(number) }
    return nil
  }

  var bool: Bool? {
    if case .bool(let bool) = self { return bool }
    return nil
  }

  var list: [CaseValue]? {
    if case .list(let list) = self { return list }
    return nil
  }

  var object: [String: CaseValue]? {
    if case .object(let object) = self { return object }
    return nil
  }

  /// The numbers of a list that contains nothing else.
  var numbers: [CGFloat]? {
    guard let list else { return nil }
    let numbers = list.compactMap(\.number)
    return numbers.count == list.count ? numbers : nil
  }
}
