/// The characters of a text with their line breaking classes, read from its bytes.
///
/// Offsets are numbers of bytes from the start of the text.
struct TextClusters {
  /// A character.
  struct Cluster {
    var unit: LineBreakState.Unit
    /// The offset of the end.
    var end: Int
    var first: Unicode.Scalar
    /// A Boolean value that indicates whether the character consists of one scalar.
    var isSingle: Bool

    /// A Boolean value that indicates whether the character is not drawn at the end of a line.
    @inline(__always)
    var isBreakingSpace: Bool { isSingle && TextSpaces.isBreakingSpace(first) }
  }

  let text: Substring
  /// The bytes of ``text``.
  let bytes: UnsafeBufferPointer<UInt8>

  /// Calls a closure with the characters of a text. They are valid only during the call.
  static func withClusters<Result>(of text: String, _ body: (TextClusters) -> Result) -> Result {
    var text = text
    text.makeContiguousUTF8()
    let whole = text[...]
    return text.withUTF8 { body(TextClusters(text: whole, bytes: $0)) }
  }

  func index(at offset: Int) -> Substring.Index {
    text.utf8.index(text.startIndex, offsetBy: offset)
  }

  /// Returns the part in a range of offsets, which are boundaries of characters.
  func part(_ range: Range<Int>) -> Substring {
    Substring(text.utf8[index(at: range.lowerBound)..<index(at: range.upperBound)])
  }

  /// Returns the characters of a part.
  func clusters(in range: Range<Int>) -> TextClusters {
    TextClusters(text: part(range), bytes: bytes(in: range))
  }

  /// Returns the bytes of a part.
  @inline(__always)
  func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  func offset(of index: Substring.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// Returns the character at an offset; `nil` at a line terminator and at the end.
  ///
  /// - Parameter keepsHangulWords: A Boolean value that indicates whether Hangul syllables belong
  ///   to words, as letters do.
  @inline(__always)
  func cluster(at offset: Int, keepsHangulWords: Bool) -> Cluster? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    if byte < 0x80 {
      if byte >= 0x0A && byte <= 0x0D { return nil }
      // A character of one byte ends before another one, but not before a combining mark.
      let end = offset + 1
      if end == bytes.count || bytes[end] < 0x80 {
        return asciiCluster(at: offset)
      }
    }
    return otherCluster(at: offset, keepsHangulWords: keepsHangulWords)
  }

  /// Returns the end of the paragraph that contains an offset: the next line terminator, or the end
  /// of the text.
  ///
  /// - Complexity: O(*n*) in the bytes of the paragraph.
  func endOfParagraph(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A...0x0D: return offset
      case 0xC2, 0xE2:
        switch scalar(at: offset).0 {
        case "\u{85}", "\u{2028}", "\u{2029}": return offset
        default: offset += 1
        }
      default: offset += 1
      }
    }
    return offset
  }

  /// Returns the end of the line terminator at an offset.
  func endOfTerminator(at offset: Int) -> Int {
    self.offset(of: text.index(after: index(at: offset)))
  }

  /// Returns the offset of the first character that is not a space, from an offset.
  func endOfSpaces(from start: Int) -> Int {
    var offset = start
    while let cluster = cluster(at: offset, keepsHangulWords: false),
      cluster.isBreakingSpace
    {
      offset = cluster.end
    }
    return offset
  }

  /// Returns a part without the spaces at its end.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound
    var end = range.upperBound
    while end > start {
      let byte = bytes[end - 1]
      guard TextSpaces.mayEndSpace(byte) else { break }
      // A space can be part of the character before it only if that one is not ASCII.
      if byte < 0x80, end - 1 == start || bytes[end - 2] < 0x80 {
        end -= 1
        continue
      }
      guard let last = part(start..<end).last, TextSpaces.isBreakingSpace(last) else { break }
      end -= last.utf8.count
    }
    return start..<end
  }

  /// Returns a Boolean value that indicates whether a part contains a space.
  func containsSpace(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound,
      let cluster = cluster(at: offset, keepsHangulWords: false)
    {
      if cluster.isBreakingSpace { return true }
      offset = cluster.end
    }
    return false
  }

  /// Returns the character that an ASCII byte is.
  @inline(__always)
  func asciiCluster(at offset: Int) -> Cluster {
    let byte = bytes[offset]
    return Cluster(
      unit: LineBreakState.Unit(kind: .ofASCII(byte)), end: offset + 1,
      first: Unicode.Scalar(byte), isSingle: true)
  }

  /// Returns the end of the ASCII letters and digits that follow one another from an offset; the
  /// offset itself if there are none.
  ///
  /// - Parameter limit: The maximum number of letters and digits.
  @inline(__always)
  func endOfWord(from start: Int, limit: Int) -> Int {
    let most = min(bytes.count, start &+ limit)
    var end = start
    while end < most, Self.isLetterOrDigit(bytes[end]) { end &+= 1 }
    // A mark that is not ASCII can belong to the character before it.
    if end < bytes.count, bytes[end] >= 0x80, end > start { end &-= 1 }
    return end
  }

  /// Returns a Boolean value that indicates whether a space and an ASCII letter or digit are at an
  /// offset.
  @inline(__always)
  func isWord(afterSpaceAt offset: Int) -> Bool {
    let start = offset &+ 1
    guard start < bytes.count, bytes[offset] == 0x20, Self.isLetterOrDigit(bytes[start]) else {
      return false
    }
    return start &+ 1 == bytes.count || bytes[start &+ 1] < 0x80
  }

  @inline(__always)
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10
  }

  @inline(never)
  private func otherCluster(at offset: Int, keepsHangulWords: Bool) -> Cluster? {
    let (first, end) = scalar(at: offset)
    if first.isASCII || LoneScalars.contains(first), isBoundary(at: end) {
      return Cluster(
        unit: unit(of: first, keepsHangulWords: keepsHangulWords), end: end, first: first,
        isSingle: true)
    }
    let index = index(at: offset)
    let character = text[index]
    guard !character.isNewline else { return nil }
    let scalars = character.unicodeScalars
    var unit = unit(of: first, keepsHangulWords: keepsHangulWords)
    unit.joinsNext = scalars.last == "\u{200D}"
    return Cluster(
      unit: unit, end: offset + character.utf8.count, first: first,
      isSingle: scalars.index(after: scalars.startIndex) == scalars.endIndex)
  }

  /// Returns a Boolean value that indicates whether the next scalar alone shows that a character
  /// begins at an offset, the end of a lone scalar or an ASCII character.
  private func isBoundary(at offset: Int) -> Bool {
    offset == bytes.count || bytes[offset] < 0x80 || LoneScalars.contains(scalar(at: offset).0)
  }

  /// Returns the scalar at an offset, and its end.
  private func scalar(at offset: Int) -> (Unicode.Scalar, end: Int) {
    let lead = UInt32(bytes[offset])
    if lead < 0x80 { return (Unicode.Scalar(UInt8(lead)), offset + 1) }
    func rest(_ number: Int) -> UInt32 { UInt32(bytes[offset + number]) & 0x3F }
    var (value, length) = ((lead & 0x1F) << 6 | rest(1), 2)
    if lead >= 0xF0 {
      value = (lead & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3)
      length = 4
    } else if lead >= 0xE0 {
      value = (lead & 0x0F) << 12 | rest(1) << 6 | rest(2)
      length = 3
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", offset + length)
  }

  /// Returns the unit of a character that begins with a scalar.
  private func unit(of first: Unicode.Scalar, keepsHangulWords: Bool) -> LineBreakState.Unit {
    var kind = LineBreakClass.of(first)
    if kind == .hangul { kind = keepsHangulWords ? .alphabetic : .ideograph }
    var unit = LineBreakState.Unit(kind: kind)
    switch kind {
    case .ideograph: unit.isWide = true
    case .opening, .closingParenthesis, .closing, .nonstarter, .exclamation:
      unit.isWide = WideCharacters.contains(first)
    case .quotation:
      switch first.properties.generalCategory {
      case .initialPunctuation: unit.quotation = .initial
      case .finalPunctuation: unit.quotation = .final
      default: break
      }
    default: break
    }
    return unit
  }
}
