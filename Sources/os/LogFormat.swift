import Foundation

/// Messages made of formats.
enum LogFormat {
  /// Replaces the placeholders in a format by arguments. A placeholder without an argument stays.
  static func text(_ format: String, _ arguments: [Any?]) -> String {
    var text = ""
    var rest = Substring(format)
    var arguments = arguments[...]
    while let place = rest.firstIndex(of: "%") {
      text += rest[..<place]
      rest = rest[rest.index(after: place)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      let beginning = rest
      // The visibility and the type, as in %{public}@.
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      }
      let shape = rest.prefix { "0123456789.+- #*lhqzjt".contains($0) }
      rest = rest.dropFirst(shape.count)
      guard let letter = rest.popFirst(), let argument = arguments.popFirst() else {
        text += "%" + beginning
        return text
      }
      text += value(argument, shape: shape, letter: letter)
    }
    return text + rest
  }

  private static func value(_ argument: Any?, shape: Substring, letter: Character) -> String {
    guard let argument else { return "(null)" }
    let lengths: Set<Character> = ["l", "h", "q", "z", "j", "t"]
    let shape = shape.filter { !lengths.contains($0) }
    if "dDiuUxXo".contains(letter), let number = argument as? any BinaryInteger {
      return String(format: "%\(shape)l\(letter)", Int(truncatingIfNeeded: number))
    }
    if "fFeEgG".contains(letter), let number = argument as? any BinaryFloatingPoint {
      return String(format: "%\(shape)\(letter)", Double(number))
    }
    return "\(argument)"
  }
}
