import HeadlessHost

/// The error for arguments of a tool, for its caller.
struct ToolFailure: Error, CustomStringConvertible {
  /// The reason and the next step, as one sentence.
  let description: String
}

/// The arguments of a tool, or of a step.
struct ToolArguments {
  /// The tool or the step, in words.
  let owner: String
  private let members: [String: JSONValue]

  /// Creates arguments. `null` is a missing argument.
  ///
  /// - Parameter names: The names of all arguments.
  /// - Throws: `ToolFailure` for an argument that there is not.
  init(_ members: [String: JSONValue], of owner: String, names: [String]) throws {
    self.owner = owner
    self.members = members.filter { $0.value != .null }
    for name in self.members.keys.sorted() where !names.contains(name) {
      let hint = NearestName.of(name, among: names).map { ", did you mean '\($0)'?" } ?? ""
      throw ToolFailure(
        description: "\(owner) has no argument '\(name)'\(hint); "
          + (names.isEmpty ? "it has none" : "there are \(names.joined(separator: ", "))"))
    }
  }

  /// The names of the given arguments.
  var given: Set<String> { Set(members.keys) }

  /// Returns a value as it is; `nil` for a missing one.
  func value(_ name: String) -> JSONValue? { members[name] }

  func text(_ name: String) throws -> String? {
    guard let value = members[name] else { return nil }
    guard let text = value.text else { throw mismatch(name, value, "a string") }
    return text
  }

  func requiredText(_ name: String) throws -> String {
    guard let text = try text(name), !text.isEmpty else {
      throw ToolFailure(description: "\(owner) requires '\(name)'; add it as a string")
    }
    return text
  }

  func bool(_ name: String) throws -> Bool? {
    guard let value = members[name] else { return nil }
    guard case .bool(let result) = value else { throw mismatch(name, value, "true or false") }
    return result
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let value = members[name] else { return nil }
    guard let number = value.double else { throw mismatch(name, value, "a number") }
    guard range.contains(number) else {
      throw ToolFailure(
        description: "'\(name)' of \(owner) is \(number); give a number from "
          + "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let value = members[name] else { return nil }
    guard case .integer(let number) = value, range.contains(number) else {
      throw mismatch(name, value, "an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns one of several words.
  func choice(_ name: String, _ words: [String]) throws -> String? {
    guard let text = try text(name) else { return nil }
    guard words.contains(text) else {
      throw ToolFailure(
        description: "'\(name)' of \(owner) is \"\(text)\"; give one of "
          + words.map { "\"\($0)\"" }.joined(separator: ", "))
    }
    return text
  }

  /// Returns a reference such as `e12`.
  func reference(_ name: String) throws -> Int? {
    guard let text = try text(name) else { return nil }
    guard let number = LiveTarget.reference(in: text) else {
      throw ToolFailure(
        description: "'\(name)' of \(owner) is \"\(text)\"; give a reference of a snapshot, such "
          + "as \"e12\"")
    }
    return number
  }

  /// Returns a target: a reference, a point, an item or a text.
  func target(_ name: String) throws -> LiveTarget? {
    guard let text = try text(name) else { return nil }
    if let number = LiveTarget.reference(in: text) { return .reference(number) }
    do {
      return .place(try ScreenScript.Place(argument: text))
    } catch {
      throw ToolFailure(description: "'\(name)' of \(owner): \(error)")
    }
  }

  private func mismatch(_ name: String, _ value: JSONValue, _ expected: String) -> ToolFailure {
    ToolFailure(
      description: "'\(name)' of \(owner) is \(value.kind); it must be \(expected)")
  }
}

extension LiveTarget {
  /// Returns the number of a reference such as `e12`; `nil` for another text.
  static func reference(in text: String) -> Int? {
    guard text.first == "e", text.dropFirst().allSatisfy(\.isNumber) else { return nil }
    return Int(text.dropFirst())
  }
}
