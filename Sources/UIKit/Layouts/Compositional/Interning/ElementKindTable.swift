/// Numbers for element kinds: the engine knows kinds of views by number.
struct ElementKindTable {
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a kind, which gets one if it has none.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    names.append(name)
    numbers[name] = names.count - 1
    return names.count - 1
  }

  /// The number of a kind that was given one before.
  func existingNumber(of name: String) -> Int? { numbers[name] }

  /// The kind of a number.
  func name(of number: Int) -> String { names[number] }
}
