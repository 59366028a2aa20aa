/// A reader of the parts of a paragraph between line break opportunities.
///
/// Methods have the characters as a parameter, because a scanner with a reference to them would
/// count the references for each part.
struct BreakScanner {
  /// The end of a part.
  enum End: Hashable {
    /// A line may break after the part.
    case opportunity
    /// The paragraph ends after the part.
    case paragraph
    /// The part has the maximum length, and continues.
    case limit
  }

  private let keepsHangulWords: Bool
  private var state = LineBreakState()
  /// The character at ``position``; `nil` at the end of the paragraph.
  private var next: TextClusters.Cluster?
  /// The offset of the end of the last part.
  private(set) var position: Int

  /// The maximum number of characters in a part. Longer words are read in several parts, so that
  /// the work for a line does not depend on the length of the text after it.
  static var limit: Int { 64 }

  /// Creates a reader of a line that begins at an offset.
  @inline(__always)
  init(_ clusters: TextClusters, from start: Int, strategy: LineBreakStrategy) {
    keepsHangulWords = strategy.contains(.hangulWordPriority)
    position = start
    next = cluster(at: start, of: clusters)
    if let next { _ = state.mayBreak(before: next.unit, following: nil) }
  }

  /// Reads the next part, adds its characters to a meter, and returns how the part ends.
  @inline(__always)
  mutating func advance<Source>(
    through clusters: TextClusters, of source: Source, addingTo meter: inout LineMeter<Source>
  ) -> End {
    var rest = Self.limit
    while rest > 0 {
      guard let current = next else { return .paragraph }
      let end = clusters.endOfWord(from: position, limit: rest)
      if end > current.end {
        meter.add(wordFrom: position, to: end, of: clusters, source)
        state.skip(
          from: LineBreakState.Unit(kind: .ofASCII(clusters.bytes[end - 2])),
          to: LineBreakState.Unit(kind: .ofASCII(clusters.bytes[end - 1])))
        rest -= end - position
        position = end
        if rest > 0, clusters.isWord(afterSpaceAt: end) {
          meter.add(clusters.asciiCluster(at: end), from: end, of: clusters, source)
          position = end + 1
          let first = clusters.asciiCluster(at: position)
          state.begin(with: first.unit)
          next = first
          return .opportunity
        }
      } else {
        meter.add(current, from: position, of: clusters, source)
        rest -= 1
        position = current.end
      }
      next = cluster(at: position, of: clusters)
      guard let next else { return .paragraph }
      let looksAhead = next.unit.kind == .quotation || next.unit.kind == .infixSeparator
      let following = looksAhead ? cluster(at: next.end, of: clusters)?.unit : nil
      if state.mayBreak(before: next.unit, following: following) {
        return .opportunity
      }
    }
    return .limit
  }

  @inline(__always)
  private func cluster(at offset: Int, of clusters: TextClusters) -> TextClusters.Cluster? {
    clusters.cluster(at: offset, keepsHangulWords: keepsHangulWords)
  }
}
