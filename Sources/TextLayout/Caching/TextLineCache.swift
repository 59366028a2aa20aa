/// The lines of the texts that were broken last.
///
/// A layout asks for the lines of the same text several times: for its natural size, for its height
/// in a width, and to draw it. The cache returns the lines again for the same characters,
/// attributes, and options, and breaks them otherwise. It compares scalars, so that texts that are
/// equal but differently composed keep their own lines.
///
/// The cache contains the lines of one measurer. Create another one for another measurer, or if the
/// results of the measurer change.
public struct TextLineCache: Sendable {
  /// The lines of a text.
  private final class Entry: Sendable {
    let hash: UInt64
    let text: StyledText
    let options: LineBreakOptions
    let lines: TextLines
    /// The memory of the entry, in bytes, without the sharing of strings.
    let size: Int

    init(hash: UInt64, text: StyledText, options: LineBreakOptions, lines: TextLines) {
      self.hash = hash
      self.text = text
      self.options = options
      self.lines = lines
      var size = MemoryLayout<StyledText>.stride + 3 * text.byteCount
      size += text.runCount * MemoryLayout<TextRun>.stride
      size += lines.lines.count * (MemoryLayout<TextLines.Line>.stride + 32)
      for index in lines.lines.indices {
        size += lines.lines[index].pieces.count * (MemoryLayout<TextLines.Piece>.stride + 32)
      }
      self.size = size
    }

    func matches(_ hash: UInt64, _ text: StyledText, _ options: LineBreakOptions) -> Bool {
      self.hash == hash && self.options.isIdentical(to: options) && self.text.isIdentical(to: text)
    }
  }

  /// The entries in groups of two; the first one of a group is the one used last.
  private var entries: [Entry?] = []
  /// The sum of the entries' sizes, in bytes.
  private(set) var size = 0

  /// The number of entries.
  static var capacity: Int { 1024 }

  /// The maximum sum of the sizes of texts and lines, in bytes. All lines are removed before it is
  /// exceeded.
  static var limit: Int { 2 << 20 }

  /// The maximum size of one text with its lines, in bytes. Larger ones are not kept.
  static var entryLimit: Int { 32 << 10 }

  /// Creates an empty cache.
  public init() {}

  /// Returns the lines of a text, at least one for a text that is not empty.
  ///
  /// - Parameters:
  ///   - text: The text and its fonts.
  ///   - options: The available width, the maximum number of lines, and the line break mode.
  ///   - measurer: The measurer, the same one in each call.
  /// - Complexity: O(*n*) in the bytes of the text if the lines are known; otherwise the complexity
  ///   of the measurer's `lines(of:options:)`.
  public mutating func lines(
    of text: StyledText, options: LineBreakOptions, measurer: some TextMeasurer
  ) -> TextLines {
    let hash = Self.hash(text, options)
    let place = Int(truncatingIfNeeded: hash >> 32) & (Self.capacity / 2 - 1) * 2
    if entries.isEmpty {
      entries = Array(repeating: nil, count: Self.capacity)
    } else if let entry = entries[place], entry.matches(hash, text, options) {
      return entry.lines
    } else if let entry = entries[place + 1], entry.matches(hash, text, options) {
      entries.swapAt(place, place + 1)
      return entry.lines
    }
    let lines = measurer.lines(of: text, options: options)
    insert(Entry(hash: hash, text: text, options: options, lines: lines), at: place)
    return lines
  }

  private mutating func insert(_ entry: Entry, at place: Int) {
    if entry.size > Self.entryLimit { return }
    if size + entry.size > Self.limit {
      entries = Array(repeating: nil, count: Self.capacity)
      size = 0
    }
    size += entry.size - (entries[place + 1]?.size ?? 0)
    entries[place + 1] = entries[place]
    entries[place] = entry
  }

  /// Returns the number of a text with its options. Standard hashing requires a source of random
  /// numbers, which bare WebAssembly lacks.
  private static func hash(_ text: StyledText, _ options: LineBreakOptions) -> UInt64 {
    let count = UInt64(truncatingIfNeeded: options.maximumLineCount)
    return TextBytes.mixed(
      TextBytes.mixed(text.hashOfStart, options.width.bitPattern), count)
  }
}
