/// The words that begin with an ASCII character, contain only ASCII characters between which no
/// line breaks, and are each followed by one space and another word.
///
/// Most parts of a text are such words. The rules of ``LineBreakState`` permit a line break after
/// each of them, whatever the words are, so that reading them requires no state.
enum SpacedWord {
  /// Returns the end of the word at an offset; `nil` if it is not followed by a space and another
  /// word.
  ///
  /// - Parameters:
  ///   - start: The offset, at the start of a line or after a space.
  ///   - limit: The maximum offset of the end of the space.
  @inline(__always)
  static func end(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int
  ) -> Int? {
    let last = min(bytes.count &- 1, limit) &- 1
    guard start < last else { return nil }
    let first = SpacedWordRole.of(bytes[start])
    guard first.contains(.start) else { return nil }
    var end = start &+ 1
    while end < last, SpacedWordRole.of(bytes[end]).contains(.middle) { end &+= 1 }
    while end < last, SpacedWordRole.of(bytes[end]).contains(.end) { end &+= 1 }
    guard bytes[end] == 0x20 else { return nil }
    // A line does not break after a bracket and a space.
    guard first.contains(.middle) || end > start &+ 1 else { return nil }
    let next = end &+ 1
    guard SpacedWordRole.of(bytes[next]).contains(.start) else { return nil }
    // A mark that is not ASCII can belong to the character before it.
    let following = next &+ 1
    return following == bytes.count || bytes[following] < 0x80 ? end : nil
  }
}

/// The positions in a ``SpacedWord`` at which an ASCII character may be.
struct SpacedWordRole: OptionSet {
  let rawValue: UInt8

  /// The character may begin a word after a space, and a line may break before it.
  static let start = SpacedWordRole(rawValue: 1)
  /// The character may be between others, and no line breaks before or after it.
  static let middle = SpacedWordRole(rawValue: 2)
  /// The character may be at the end, and no line breaks before it. A line may break after it and
  /// a space.
  static let end = SpacedWordRole(rawValue: 4)

  /// The roles of all bytes. The table is never freed.
  private nonisolated(unsafe) static let table = {
    let table = UnsafeMutablePointer<SpacedWordRole>.allocate(capacity: 256)
    table.initialize(repeating: [], count: 256)
    for byte in 0x21..<0x7F as Range<UInt8> { table[Int(byte)] = role(ofASCII: byte) }
    return UnsafePointer(table)
  }()

  /// Returns the roles of a byte; none for parts of characters that are not ASCII.
  @inline(__always)
  static func of(_ byte: UInt8) -> SpacedWordRole { table[Int(byte)] }

  private static func role(ofASCII byte: UInt8) -> SpacedWordRole {
    switch LineBreakClass.ofASCII(byte) {
    case .alphabetic, .numeric, .quotation: [.start, .middle]
    case .opening: .start
    case .infixSeparator, .closingParenthesis: .middle
    case .exclamation, .closing, .slash, .hyphen: .end
    default: []
    }
  }
}
