/// The lengths along a path, and the parts of it between them.
package struct PathLength {
  /// The number of chords that measure a curve.
  private static let chordCount = 32
  /// The maximum number of dashes of a path.
  private static let dashLimit = 100_000

  private struct Piece {
    let segment: PathSegment
    /// The lengths from the start of the piece to the ends of its chords.
    let lengths: [CGFloat]
    /// A Boolean value that indicates whether the piece begins a subpath.
    let isFirst: Bool

    var length: CGFloat { lengths.last ?? 0 }

    init(_ segment: PathSegment, isFirst: Bool) {
      self.segment = segment
      self.isFirst = isFirst
      guard !segment.isLine else {
        lengths = [(segment.end - segment.start).length]
        return
      }
      var sum: CGFloat = 0
      var last = segment.start
      lengths = (1...PathLength.chordCount).map { index in
        let point = segment.point(at: CGFloat(index) / CGFloat(PathLength.chordCount))
        sum += (point - last).length
        last = point
        return sum
      }
    }

    /// Returns the parameter at a distance from the start.
    func parameter(at distance: CGFloat) -> CGFloat {
      guard length > 0 else { return 0 }
      if segment.isLine { return min(max(distance / length, 0), 1) }
      guard let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
      let before = index == 0 ? 0 : lengths[index - 1]
      let chord = lengths[index] - before
      let share = chord > 0 ? (distance - before) / chord : 0
      return (CGFloat(index) + max(share, 0)) / CGFloat(lengths.count)
    }

    /// Returns the part between two distances from the start.
    func part(from low: CGFloat, to high: CGFloat) -> PathSegment {
      let (first, last) = (parameter(at: low), parameter(at: high))
      let tail = first > 0 ? segment.split(at: first).1 : segment
      guard last < 1, first < 1 else { return tail }
      return tail.split(at: (last - first) / (1 - first)).0
    }
  }

  private let pieces: [Piece]
  /// The length of the whole path, in points.
  package let total: CGFloat

  package init(of steps: [PathStep]) {
    pieces = steps.subpaths.flatMap { subpath in
      subpath.drawnSegments.enumerated().map { Piece($0.element, isFirst: $0.offset == 0) }
    }
    total = pieces.reduce(0) { $0 + $1.length }
  }

  /// Returns the part of the path between two distances from its start.
  package func part(from low: CGFloat, to high: CGFloat) -> [PathStep] {
    var result: [PathStep] = []
    var before: CGFloat = 0
    for piece in pieces {
      defer { before += piece.length }
      let (first, last) = (max(low - before, 0), min(high - before, piece.length))
      guard first < last else { continue }
      let part = piece.part(from: first, to: last)
      if result.isEmpty || piece.isFirst { result.append(.move(part.start)) }
      result.append(part.step)
    }
    return result
  }

  /// Returns the dashes along each subpath.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of dashes and gaps in turn; an odd number of them is repeated.
  ///   - phase: The distance into the pattern at which a subpath starts.
  func dashes(_ lengths: [CGFloat], phase: CGFloat) -> [PathStep]? {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }),
      total / period * CGFloat(pattern.count) < CGFloat(Self.dashLimit)
    else { return nil }
    var result: [PathStep] = []
    var start: CGFloat = 0
    for (index, piece) in pieces.enumerated() where piece.isFirst {
      var length = piece.length
      for next in pieces[(index + 1)...] {
        if next.isFirst { break }
        length += next.length
      }
      var place = -phase.truncatingRemainder(dividingBy: period)
      if place > 0 { place -= period }
      var item = 0
      while place < length {
        let end = place + pattern[item]
        if item % 2 == 0, end > 0 {
          result += part(from: start + max(place, 0), to: start + min(end, length))
        }
        place = end
        item = (item + 1) % pattern.count
      }
      start += length
    }
    return result
  }
}
