/// The position of the end of a line while its characters are read.
///
/// The widths of a source with a table are added character by character. Other sources measure
/// parts. Methods have the source and its characters as parameters, because a meter with references
/// to them would count the references for each part of a line.
struct LineMeter<Source: MeasuredText> {
  /// The run of the last character.
  private var run: RunWidths<Source.Widths>
  /// The position at the start of the part, in points.
  private var partPosition: Double
  /// The offset of the part's start.
  private var partStart: Int
  /// The widths since the last tab or the part's start.
  private var total: Total
  /// The position before the trailing spaces; `nil` if the part does not end with spaces.
  private var drawnEnd: Double?
  private var hasDrawnCharacters = false
  /// A Boolean value that indicates whether a character of the part is in several runs. Such a part
  /// is measured.
  private var isDivided = false

  /// A position, and the widths of the characters after it.
  private struct Total {
    /// The position of the last tab stop, or of the part's start.
    var position: Double
    /// The widths of the runs that ended.
    var ended = 0.0
    /// The characters in the last run.
    var sum = AdvanceSum()
  }

  /// Creates a meter at the start of a line.
  ///
  /// - Parameters:
  ///   - position: The position of the start, in points.
  ///   - start: The offset of the start.
  @inline(__always)
  init(_ source: Source, position: Double, start: Int) {
    run = source.run(atOffset: start)
    partPosition = position
    partStart = start
    total = Total(position: position)
  }

  /// Adds a character.
  @inline(__always)
  mutating func add(
    _ cluster: TextClusters.Cluster, from start: Int, of clusters: TextClusters, _ source: Source
  ) {
    guard Source.Widths.areAdded else { return }
    if cluster.end > run.end { enterRun(at: start, end: cluster.end, of: source) }
    if cluster.isBreakingSpace {
      if drawnEnd == nil { drawnEnd = position }
      if cluster.first == "\t" {
        total = Total(position: source.tabStop(after: position, at: clusters.index(at: start)))
        return
      }
    } else {
      hasDrawnCharacters = true
      drawnEnd = nil
    }
    if run.attachmentWidth != nil {
      total.sum.characters += 1
    } else {
      run.widths.add(cluster, from: start, of: clusters, to: &total.sum)
    }
  }

  /// Adds ASCII letters and digits.
  @inline(__always)
  mutating func add(
    wordFrom start: Int, to end: Int, of clusters: TextClusters, _ source: Source
  ) {
    guard Source.Widths.areAdded else { return }
    guard end <= run.end, run.attachmentWidth == nil else {
      for offset in start..<end {
        add(clusters.asciiCluster(at: offset), from: offset, of: clusters, source)
      }
      return
    }
    hasDrawnCharacters = true
    drawnEnd = nil
    run.widths.add(clusters.bytes(in: start..<end), to: &total.sum)
  }

  /// Adds a ``SpacedWord`` that begins at an offset with its space, as a part of the line.
  ///
  /// - Returns: The offset after the space, and the position after the word, in points; `nil` if
  ///   the next part is not such a word.
  @inline(__always)
  mutating func addSpacedWord(
    from start: Int, of clusters: TextClusters
  ) -> (end: Int, drawnEnd: Double)? {
    guard Source.Widths.areAdded, run.attachmentWidth == nil else { return nil }
    // A longer word is read in several parts.
    let limit = min(run.end, start &+ BreakScanner.limit)
    guard let end = SpacedWord.end(in: clusters.bytes, from: start, limit: limit) else {
      return nil
    }
    var sum = run.widths.sum(ofPrintable: clusters.bytes(in: start..<end))
    let drawnEnd = partPosition + run.width(of: sum)
    run.widths.add(" " as Unicode.Scalar, to: &sum)
    beginPart(at: end &+ 1, position: partPosition + run.width(of: sum))
    return (end &+ 1, drawnEnd)
  }

  private mutating func enterRun(at start: Int, end: Int, of source: Source) {
    if start >= run.end {
      total.ended += run.width(of: total.sum)
      total.sum = AdvanceSum()
      run = source.run(atOffset: start)
    }
    if end > run.end { isDivided = true }
  }

  /// The position after the characters of the part.
  @inline(__always)
  private var position: Double {
    total.position + (total.ended + run.width(of: total.sum))
  }

  /// Ends a part at an offset, and returns the position after its last drawn character, in points;
  /// `nil` if the part consists of spaces.
  @inline(__always)
  mutating func endPart(at end: Int, of clusters: TextClusters, _ source: Source) -> Double? {
    if Source.Widths.areAdded, !isDivided {
      let position = position
      let drawnEnd = hasDrawnCharacters ? drawnEnd ?? position : nil
      beginPart(at: end, position: position)
      return drawnEnd
    }
    return endMeasuredPart(at: end, of: clusters, source)
  }

  private mutating func endMeasuredPart(
    at end: Int, of clusters: TextClusters, _ source: Source
  ) -> Double? {
    let part = partStart..<end
    let drawn = clusters.withoutTrailingSpaces(part)
    let drawnEnd =
      drawn.isEmpty ? nil : source.advance(partPosition, over: clusters.part(drawn))
    let position = drawn == part ? drawnEnd : nil
    beginPart(
      at: end, position: position ?? source.advance(partPosition, over: clusters.part(part)))
    return drawnEnd
  }

  @inline(__always)
  private mutating func beginPart(at start: Int, position: Double) {
    partPosition = position
    partStart = start
    total = Total(position: position)
    drawnEnd = nil
    hasDrawnCharacters = false
    isDivided = false
  }

  /// Returns the position after the characters of the part, in points.
  ///
  /// - Parameter end: The offset of the end of the last character.
  func position(at end: Int, of clusters: TextClusters, _ source: Source) -> Double {
    if Source.Widths.areAdded, !isDivided { return position }
    return source.advance(partPosition, over: clusters.part(partStart..<end))
  }
}
