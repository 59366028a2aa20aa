/// The name of a symbol, taken apart: a figure, and what is composed with it.
struct SymbolName: Hashable, Sendable {
  /// The figure in the middle of the symbol.
  enum Base: Hashable, Sendable {
    /// A drawing of ``SymbolDrawings``.
    case drawing(String)
    /// Letters or digits, such as the 1 of "1.circle", or the first letters of a name without a
    /// drawing.
    case text(String)
  }

  /// An addition to what is named before.
  enum Modifier: Hashable, Sendable {
    /// A line across.
    case slash
    /// A shape around, by the name of its drawing.
    case enclosure(String)
    /// A sign at a corner, by the name of its drawing; a disc if that is `nil`.
    case badge(String?, isTriangle: Bool)
  }

  var base: Base
  /// The additions, from the innermost to the outermost.
  var modifiers: [Modifier] = []
  var isFilled = false
  /// A Boolean value that indicates whether there is a drawing of the figure; otherwise the symbol
  /// is a frame with the first letters of its name.
  var isDrawn = true

  /// Takes a name apart.
  init(_ name: String) {
    if SymbolDrawings.hasDrawing(named: name) {
      base = .drawing(name)
      return
    }
    var words = name.split(separator: ".").map(String.init)
    if words.count > 1, let last = words.last, SymbolNameRules.scripts.contains(last) {
      words.removeLast()
    }
    let plain = words.filter { !SymbolNameRules.fillings.contains($0) }
    // "filled" describes a part, as in "circle.lefthalf.filled".
    isFilled = words.contains("fill") || words.dropFirst().contains("inverse")
    words = SymbolNameRules.current(plain.isEmpty ? ["square"] : plain)
    if let (name, modifiers) = Self.drawn(words) {
      base = .drawing(name)
      self.modifiers = modifiers
    } else if let first = words.first, Self.isText(first),
      let modifiers = Self.modifiers(words.dropFirst())
    {
      base = .text(first.uppercased())
      self.modifiers = modifiers.isEmpty ? [.enclosure("square")] : modifiers
    } else {
      let count = (1...words.count).first { Self.modifiers(words.dropFirst($0)) != nil }
      let figure = words.prefix(count ?? words.count)
      base = .text(SymbolNameRules.initials(of: figure))
      modifiers = Self.modifiers(words.dropFirst(figure.count)) ?? []
      let isEnclosed = modifiers.contains { if case .enclosure = $0 { true } else { false } }
      if !isEnclosed { modifiers.insert(.enclosure(SymbolNameRules.frame(of: figure)), at: 0) }
      isDrawn = false
    }
  }

  /// Returns the longest beginning that has a drawing and is followed by additions.
  private static func drawn(_ words: [String]) -> (String, [Modifier])? {
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: ".")
      if SymbolDrawings.hasDrawing(named: name),
        let modifiers = modifiers(words.dropFirst(count))
      {
        return (name, modifiers)
      }
    }
    return nil
  }

  /// Returns the additions that words name, or `nil` if a word names none.
  private static func modifiers(_ words: ArraySlice<String>) -> [Modifier]? {
    var result: [Modifier] = []
    var rest = words
    while let word = rest.first {
      switch word {
      case "slash":
        rest.removeFirst()
        result.append(.slash)
      case "badge", "trianglebadge":
        rest.removeFirst()
        let isTriangle = word == "trianglebadge"
        let sign = beginning(of: rest) {
          SymbolDrawings.hasDrawing(named: $0) && SymbolEnclosures.place(in: $0) == nil
        }
        result.append(.badge(sign?.name, isTriangle: isTriangle))
        rest.removeFirst(sign?.count ?? 0)
      default:
        guard let shape = beginning(of: rest, { SymbolEnclosures.place(in: $0) != nil }) else {
          return nil
        }
        result.append(.enclosure(shape.name))
        rest.removeFirst(shape.count)
      }
    }
    return result
  }

  /// Returns the longest beginning of words that is a name with a property.
  private static func beginning(
    of words: ArraySlice<String>, _ isWanted: (String) -> Bool
  ) -> (name: String, count: Int)? {
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: ".")
      if isWanted(name) { return (name, count) }
    }
    return nil
  }

  /// Returns whether a word is a letter, or a number with at most one letter after it.
  private static func isText(_ word: String) -> Bool {
    let digits = word.prefix { $0.isNumber }
    return word.count == 1 || (1...3).contains(digits.count) && word.count - digits.count <= 1
  }
}
