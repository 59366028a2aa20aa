import CollectionLayout
internal import TextLayout

/// The lines of a text of several lines, as blocks below each other.
///
/// Every line is as high as its line height and its leading, the last one as well: a text view
/// includes the leading of fonts, as documented for layout managers, and is higher than a label by
/// the leading of its last line, as developers report.
///
/// A text of up to ``TextBlocks/exactLength`` UTF-16 units has all of its lines. Of a longer one,
/// the blocks near a visible part are laid out, and the heights of the others are estimated. Blocks
/// end at paragraphs; a paragraph that is longer than a block continues in the next one with a new
/// line.
@MainActor
struct TextBlocks {
  /// The maximum length of a text whose lines are all laid out, in UTF-16 units.
  static let exactLength = 50_000
  /// The minimum length of a block of plain text, in bytes.
  private static let blockLength = 2000

  /// All that determines the lines besides the text.
  struct Style: Equatable {
    var font: UIFont
    var width: CGFloat
    var alignment: NSTextAlignment
    var scale: CGFloat
    var mode: NSLineBreakMode
    var limit: Int
  }

  /// Consecutive paragraphs.
  struct Block {
    var text: String
    /// The position in the whole text, in UTF-16 units, with the line terminator at the end.
    var units: Range<Int>
    var top: CGFloat = 0
    var height: CGFloat = 0
    /// The height of the lines without the leading below the last one.
    var textHeight: CGFloat = 0
    /// The lines; `nil` for an estimated block.
    var fitted: LabelText.Fitted?
    var runs: AttributedRuns?
  }

  let style: Style
  private let styled: NSAttributedString?
  private(set) var blocks: [Block]
  /// The number of blocks whose lines were computed, for tests.
  private(set) var computedCount = 0

  /// Creates the lines of a text.
  ///
  /// - Parameters:
  ///   - styled: The text with attributes; `nil` for a text in one font.
  ///   - old: Lines of an earlier text; its unchanged blocks are used again.
  init(_ text: String, styled: NSAttributedString?, style: Style, reusing old: TextBlocks? = nil) {
    self.style = style
    self.styled = styled
    blocks = Self.cut(text, length: styled == nil ? Self.blockLength : 10 * Self.blockLength)
    if style.limit > 0, let last = blocks.last {
      blocks = [Block(text: text, units: 0..<last.units.upperBound)]
    }
    if let old, styled == nil, old.styled == nil, old.style == style { reuse(old) }
    let isExact = (blocks.last?.units.upperBound ?? 0) <= Self.exactLength || style.limit > 0
    for index in blocks.indices.prefix(isExact ? .max : 1) { layOut(index) }
    stack()
  }

  private mutating func reuse(_ old: TextBlocks) {
    var known: [String: LabelText.Fitted] = [:]
    for block in old.blocks { known[block.text] = block.fitted }
    for index in blocks.indices { blocks[index].fitted = known[blocks[index].text] }
  }

  // MARK: Blocks

  private static func cut(_ text: String, length: Int) -> [Block] {
    var text = text
    text.makeContiguousUTF8()
    let count = text.utf8.count
    guard count > length else { return [Block(text: text, units: 0..<text.utf16.count)] }
    let ends = text.utf8.withContiguousStorageIfAvailable { bytes in
      var ends: [Int] = []
      var start = 0
      while count - start > length {
        let end = blockEnd(in: bytes, from: start, length: length)
        ends.append(end)
        start = end
      }
      return ends
    }
    var blocks: [Block] = []
    var start = text.startIndex
    var position = 0
    var units = 0
    for end in (ends ?? []) + [count] {
      let next = text.utf8.index(start, offsetBy: end - position)
      let part = text[start..<next]
      let length = part.utf16.count
      // The line after a terminator at the end of the text is part of the last block.
      let isTerminated = part.unicodeScalars.last == "\n" && next < text.endIndex
      blocks.append(
        Block(
          text: String(isTerminated ? part.dropLast() : part), units: units..<units + length))
      units += length
      position = end
      start = next
    }
    return blocks
  }

  /// Returns the end of a block: after a line terminator, or else after a space.
  private static func blockEnd(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, length: Int
  ) -> Int {
    let least = start + length
    let most = min(least + 4 * length, bytes.count)
    for byte in [UInt8(0x0A), 0x20] {
      if let found = bytes[least..<most].firstIndex(of: byte) { return found + 1 }
    }
    var end = least
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private func labelText(_ block: Block) -> LabelText {
    LabelText(
      text: block.text, font: style.font, mode: style.mode, scale: style.scale,
      attributed: block.runs)
  }

  private mutating func layOut(_ index: Int) {
    var block = blocks[index]
    if let styled, block.runs == nil {
      let range = NSRange(block.units).clamped(to: styled.length)
      let isLast = index == blocks.count - 1
      let part = isLast ? range : NSRange(location: range.location, length: block.text.utf16.count)
      block.runs = AttributedRuns(styled.attributedSubstring(from: part), font: style.font)
    }
    if block.fitted == nil {
      let size = CGSize(width: max(style.width, 1), height: .greatestFiniteMagnitude)
      block.fitted = labelText(block).fitted(to: size, limit: style.limit, shrink: nil)
      computedCount += 1
    }
    let font = block.fitted?.text.firstFont
    let height = font.flatMap { block.fitted?.lines.height(in: $0) } ?? 0
    let leading = font.flatMap { block.fitted?.lines.lastLeading(in: $0) } ?? 0
    block.textHeight = max(CGFloat(height), style.font.lineHeight)
    block.height = max(CGFloat(height + leading), style.font.lineHeight + style.font.leading)
    blocks[index] = block
  }

  /// Places the blocks below each other, with estimated heights.
  private mutating func stack() {
    var (known, units) = (CGFloat(0), 0)
    for block in blocks where block.fitted != nil {
      known += block.height
      units += block.units.count
    }
    let rate = known / CGFloat(max(units, 1))
    var top: CGFloat = 0
    for index in blocks.indices {
      blocks[index].top = top
      if blocks[index].fitted == nil {
        blocks[index].height = max(
          CGFloat(blocks[index].units.count) * rate, style.font.lineHeight + style.font.leading)
      }
      top += blocks[index].height
    }
  }

  /// Lays out the blocks of a part; returns whether heights have changed.
  mutating func prepare(_ part: ClosedRange<CGFloat>) -> Bool {
    var hasChanged = false
    // Blocks that turn out to be lower let others move into the part.
    for _ in 0..<8 {
      let missing = indices(in: part).filter { blocks[$0].fitted == nil }
      guard !missing.isEmpty else { break }
      for index in missing { layOut(index) }
      stack()
      hasChanged = true
    }
    return hasChanged
  }

  private func indices(in part: ClosedRange<CGFloat>) -> Range<Int> {
    let first = blocks.indices.partitioningIndex {
      blocks[$0].top + blocks[$0].height >= part.lowerBound
    }
    let last = blocks.indices.partitioningIndex { blocks[$0].top > part.upperBound }
    return first..<max(first, last)
  }

  // MARK: Sizes

  /// The height of all blocks, in points.
  var height: CGFloat { blocks.last.map { $0.top + $0.height } ?? 0 }

  /// The width of the widest line that was laid out, in points.
  var widest: CGFloat {
    blocks.reduce(0) { max($0, CGFloat($1.fitted?.lines.width ?? 0)) }
  }

  // MARK: Lines

  /// Returns the lines of the blocks in a part, from the origin of the text.
  func placed(_ part: ClosedRange<CGFloat>, at origin: CGPoint, paint: TextPaint) -> PlacedText {
    var result = PlacedText(
      lines: [], font: style.font, color: paint.color, isTruncated: false)
    for index in indices(in: part) {
      let text = placed(blocks[index], at: origin, paint: paint)
      result.lines += text.lines
      if text.isTruncated { result.isTruncated = true }
    }
    return result
  }

  private func placed(_ block: Block, at origin: CGPoint, paint: TextPaint) -> PlacedText {
    guard let fitted = block.fitted else {
      return PlacedText(lines: [], font: style.font, color: paint.color, isTruncated: false)
    }
    let rect = CGRect(
      x: origin.x, y: origin.y + block.top, width: max(style.width, 1),
      height: PixelRounding.up(block.textHeight, scale: style.scale))
    return labelText(block).place(
      fitted, in: rect, alignment: style.alignment, baseline: .none, paint: paint)
  }

  /// Returns the rectangle of the caret before a UTF-16 unit, from the origin of the text. Its
  /// block is laid out before.
  mutating func caret(at unit: Int) -> CGRect {
    let found = blocks.indices.partitioningIndex { blocks[$0].units.upperBound > unit }
    let index = min(found, blocks.count - 1)
    if blocks[index].fitted == nil {
      layOut(index)
      stack()
    }
    let block = blocks[index]
    let lines = lines(of: block)
    let target = block.text.range(
      ofUnits: NSRange(location: unit - block.units.lowerBound, length: 0)
    ).lowerBound
    guard let line = lines.last(where: { $0.start <= target }) ?? lines.first else {
      return CGRect(
        x: emptyLineStart, y: block.top, width: 2, height: style.font.lineHeight)
    }
    let before = block.text[line.start..<max(min(target, line.end), line.start)]
    return CGRect(
      x: line.line.origin.x + width(of: before, in: block), y: line.line.origin.y, width: 2,
      height: line.line.height)
  }

  private var emptyLineStart: CGFloat {
    switch style.alignment {
    case .center: style.width / 2
    case .right: style.width
    default: 0
    }
  }

  private func width(of text: Substring, in block: Block) -> CGFloat {
    guard block.runs == nil else {
      let start =
        block.units.lowerBound
        + NSRange(block.text.startIndex..<text.startIndex, in: block.text).length
      let range = NSRange(location: start, length: text.utf16.count)
      return styled?.attributedSubstring(from: range).size().width ?? 0
    }
    return CGFloat(TextMeasuring.current.width(of: text, font: style.font.textFont))
  }

  /// Returns the UTF-16 unit of the character at a point, from the origin of the text; `nil` if
  /// there is none.
  func unit(at point: CGPoint) -> Int? {
    guard let index = indices(in: point.y...point.y).first else { return nil }
    let block = blocks[index]
    // The leading below a line is part of it.
    if let line = lines(of: block).last(where: { point.y >= $0.line.origin.y }) {
      var x = line.line.origin.x
      var position = line.start
      while position < line.end {
        let next = block.text.index(after: position)
        let width = width(of: block.text[position..<next], in: block)
        if point.x >= x, point.x < x + width {
          return block.units.lowerBound
            + NSRange(block.text.startIndex..<position, in: block.text).length
        }
        x += width
        position = next
      }
    }
    return nil
  }

  /// The drawn lines of a block with their parts of its text.
  private func lines(
    of block: Block
  ) -> [(line: PlacedText.Line, start: String.Index, end: String.Index)] {
    let text = block.text
    let paint = TextPaint(color: RGBA(red: 0, green: 0, blue: 0, alpha: 1)) { _ in
      RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    }
    var position = text.startIndex
    return placed(block, at: .zero, paint: paint).lines.map { line in
      let start = position
      let end =
        text.index(start, offsetBy: line.text.count, limitedBy: text.endIndex) ?? text.endIndex
      position = end
      while position < text.endIndex, text[position].isWhitespace, !text[position].isNewline {
        position = text.index(after: position)
      }
      if position < text.endIndex, text[position].isNewline {
        position = text.index(after: position)
      }
      return (line, start, end)
    }
  }
}
