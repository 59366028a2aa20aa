/// A reader of the parts of a line between line break opportunities, with their positions.
///
/// It reads each ``SpacedWord`` at once, and other parts by a ``BreakScanner``, whose state after a
/// space is the same as at the start of a line.
struct PartReader<Source: MeasuredText> {
  /// A part of a line.
  struct Part {
    var end: BreakScanner.End
    /// The position after the last drawn character, in points; `nil` if the part consists of
    /// spaces.
    var drawnEnd: Double?
  }

  private let strategy: LineBreakStrategy
  private var meter: LineMeter<Source>
  /// The scanner of the next part; `nil` after a space and at the start of the line.
  private var scanner: BreakScanner?
  /// The offset of the end of the last part.
  private(set) var offset: Int

  /// Creates a reader of a line that begins at an offset and at a position in points.
  @inline(__always)
  init(of source: Source, from offset: Int, position: Double, strategy: LineBreakStrategy) {
    self.offset = offset
    self.strategy = strategy
    meter = LineMeter(source, position: position, start: offset)
  }

  /// Reads the next part.
  @inline(__always)
  mutating func next(through clusters: TextClusters, of source: Source) -> Part {
    if scanner == nil, let word = meter.addSpacedWord(from: offset, of: clusters) {
      offset = word.end
      return Part(end: .opportunity, drawnEnd: word.drawnEnd)
    }
    var scanner = scanner ?? BreakScanner(clusters, from: offset, strategy: strategy)
    let end = scanner.advance(through: clusters, of: source, addingTo: &meter)
    offset = scanner.position
    let endsWithSpace = end == .opportunity && clusters.bytes[offset &- 1] == 0x20
    self.scanner = endsWithSpace ? nil : scanner
    return Part(end: end, drawnEnd: meter.endPart(at: offset, of: clusters, source))
  }
}
