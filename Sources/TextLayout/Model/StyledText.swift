/// A text with fonts.
///
/// A styled text consists of runs. A text of one run without other styles than its font is measured
/// faster than others.
public struct StyledText: Hashable, Sendable {
  /// A text of one run without other styles than its font.
  struct Plain: Hashable, Sendable {
    let string: String
    let font: TextFont
    /// The run's ``TextRun/style``.
    let style: Int
  }

  /// The text, if it is one run without other styles than a font; otherwise `nil`. A run with all
  /// styles takes three times the memory, which measuring a text copies several times.
  let plain: Plain?
  private let rich: RichText?

  /// Creates a text in one font.
  public init(_ string: String, font: TextFont) {
    plain = Plain(string: string, font: font, style: 0)
    rich = nil
  }

  /// Creates a text from runs. Empty runs are omitted, unless all are.
  ///
  /// - Precondition: There is at least one run.
  public init(_ runs: [TextRun]) {
    require(!runs.isEmpty, "A styled text has no runs; pass at least one, whose text may be empty.")
    let first = runs[0]
    if runs.count == 1, first.kern == 0, first.baselineOffset == 0, first.attachment == nil,
      first.format == ParagraphFormat()
    {
      plain = Plain(string: first.string, font: first.font, style: first.style)
      rich = nil
    } else {
      plain = nil
      rich = RichText(runs)
    }
  }

  /// The characters of all runs.
  public var string: String { plain?.string ?? styled.string }

  /// The runs in the order of the characters. The array contains at least one run.
  public var runs: [TextRun] {
    guard let plain else { return styled.runs }
    var run = TextRun(plain.string, font: plain.font)
    run.style = plain.style
    return [run]
  }

  /// Returns the text with the sizes of its fonts, kerns, baseline offsets and attachments
  /// multiplied by a factor. Formats of paragraphs stay the same.
  public func scaled(by factor: Double) -> StyledText {
    StyledText(
      runs.map { run in
        var run = run
        run.font = run.font.withSize(run.font.size * factor)
        run.kern *= factor
        run.baselineOffset *= factor
        run.attachment = run.attachment.map {
          TextRun.Attachment(
            width: $0.width * factor, ascent: $0.ascent * factor, descent: $0.descent * factor)
        }
        return run
      })
  }

  /// Returns the text without leading between its lines.
  public var withoutLeading: StyledText {
    guard runs.contains(where: { $0.font.leading != 0 }) else { return self }
    return StyledText(
      runs.map { run in
        var run = run
        run.font = run.font.withLeading(0)
        return run
      })
  }

  /// The font of the first run.
  public var firstFont: TextFont { plain?.font ?? styled.runs[0].font }

  /// The number of bytes of all runs.
  var byteCount: Int { plain?.string.utf8.count ?? styled.string.utf8.count }

  var runCount: Int { plain == nil ? styled.runs.count : 1 }

  /// The text with its runs; only for texts without a ``plain`` run.
  var styled: RichText { rich ?? RichText(runs) }
}

/// A text of several runs.
struct RichText: Hashable, Sendable {
  let string: String
  let runs: [TextRun]
  /// The end of each run in ``string``.
  let ends: [String.Index]

  init(_ runs: [TextRun]) {
    let filled = runs.filter { !$0.string.isEmpty }
    self.runs = filled.isEmpty ? [runs[0]] : Self.withFormatsOfParagraphs(filled)
    var string = ""
    var lengths: [Int] = []
    for run in self.runs {
      string += run.string
      lengths.append(string.utf8.count)
    }
    self.string = string
    let utf8 = string.utf8
    ends = lengths.map { utf8.index(utf8.startIndex, offsetBy: $0) }
  }

  /// Returns the runs with one format for each paragraph: the format of its first run.
  private static func withFormatsOfParagraphs(_ runs: [TextRun]) -> [TextRun] {
    var result: [TextRun] = []
    result.reserveCapacity(runs.count)
    var current: ParagraphFormat?
    for run in runs {
      if let format = current, format != run.format {
        let end = run.string.firstIndex(where: { $0.isNewline }).map(run.string.index(after:))
        var first = run
        first.string = String(run.string[..<(end ?? run.string.endIndex)])
        first.format = format
        result.append(first)
        guard let end, end < run.string.endIndex else {
          if end != nil { current = nil }
          continue
        }
        var second = run
        second.string = String(run.string[end...])
        result.append(second)
      } else {
        result.append(run)
      }
      let endsParagraph = run.string.last?.isNewline ?? false
      current = endsParagraph ? nil : run.format
    }
    return result
  }

  static func == (left: RichText, right: RichText) -> Bool { left.runs == right.runs }

  func hash(into hasher: inout Hasher) { hasher.combine(runs) }

  /// Returns the number of the run that contains a position. The end of the text belongs to the
  /// last run.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func run(at index: String.Index) -> Int {
    min(ends.partitioningIndex { $0 > index }, runs.count - 1)
  }
}
