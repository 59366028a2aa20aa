/// Breaks the items of a section into lines, as UIKit's flow layout does.
///
/// An item joins the line as long as it fits with the least spacing. A line that is not the last is
/// justified, or centred if it has one item only. The last line is spaced as if items like its own
/// filled it, if they are all alike; otherwise it keeps the least spacing. Items lie in the middle of
/// their line. (conformance cases `charon-flow`, `charon-flowauto`; measured by openuikit's probes)
struct FlowLineBreaker {
  /// Past this, a line holds as many items as there are.
  private static let limit = 1e9

  /// The axis along which lines follow each other.
  let scrollAxis: LayoutAxis
  /// The length of a line.
  let room: Double
  /// The least room between two items of a line.
  let interitemSpacing: Double
  /// The room between two lines.
  let lineSpacing: Double
  /// Whether cells decide their sizes. Then only the lengths along the line have to be equal for the
  /// items of the last line to count as alike, and an item that is longer than its line begins with it
  /// instead of sticking out on both sides.
  let isEstimated: Bool

  private var lineAxis: LayoutAxis { scrollAxis.perpendicular }

  /// How many items of a length a line holds: one at least.
  func capacity(of length: Double, itemCount: Int) -> Int {
    let step = length + interitemSpacing
    guard step > PixelGrid.roundingTolerance else { return max(1, itemCount) }
    let held = (room + interitemSpacing + PixelGrid.roundingTolerance) / step
    return held < Self.limit ? max(1, Int(held)) : max(1, itemCount)
  }

  /// Whether two items of a length fit a line.
  func holdsTwo(of length: Double) -> Bool {
    2 * length + interitemSpacing <= room + PixelGrid.roundingTolerance
  }

  /// What lies before an item that has a line to itself.
  func centered(_ length: Double) -> Double {
    let lead = (room - length) / 2
    return isEstimated ? max(0, lead) : lead
  }

  /// The step from one line to the next.
  func pitch(ofThickness thickness: Double) -> Double { max(0, thickness + lineSpacing) }

  /// Lines of items of one size, beginning with an item.
  func run(of size: LayoutSize, items: Range<Int>, perLine: Int, at start: Double) -> UniformLines {
    let length = size[lineAxis]
    let gap = perLine > 1 ? (room - Double(perLine) * length) / Double(perLine - 1) : 0
    return UniformLines(
      firstItem: items.lowerBound, itemCount: items.count, perLine: perLine, start: start,
      thickness: size[scrollAxis], pitch: pitch(ofThickness: size[scrollAxis]),
      lead: perLine > 1 ? 0 : centered(length), gap: gap, itemSize: size)
  }

  /// Breaks items into lines, beginning with a line that begins with an item.
  ///
  /// - Complexity: O(stretches of equal items, and the items at the ends of each).
  func appendLines(
    _ sizes: some FlowLineSizes, from first: Int, at start: Double, to runs: inout [UniformLines]
  ) {
    let count = sizes.count
    var item = first
    var position = start
    while item < count {
      let size = sizes.size(of: item)
      let end = sizes.stretchEnd(from: item)
      let run: UniformLines
      let perLine = capacity(of: size[lineAxis], itemCount: count)
      if end == count, end - item > 1 {
        run = self.run(of: size, items: item..<count, perLine: perLine, at: position)
      } else if end - item > perLine {
        // The line that reaches the end of the stretch may hold what comes after it, too.
        let full = (end - item - 1) / perLine
        run = self.run(
          of: size, items: item..<(item + full * perLine), perLine: perLine, at: position)
      } else {
        run = line(sizes, from: item, at: position)
      }
      runs.append(run)
      item += run.itemCount
      position = run.next
    }
  }

  /// One line of items with sizes of their own.
  private func line(
    _ sizes: some FlowLineSizes, from first: Int, at start: Double
  ) -> UniformLines {
    let count = sizes.count
    let size = sizes.size(of: first)
    let length = size[lineAxis]
    var total = length
    var thickness = size[scrollAxis]
    var areAlike = true
    var item = first + 1
    while item < count {
      let other = sizes.size(of: item)
      let longer = total + other[lineAxis]
      guard longer + Double(item - first) * interitemSpacing <= room + PixelGrid.roundingTolerance
      else {
        break
      }
      total = longer
      thickness = max(thickness, other[scrollAxis])
      areAlike =
        areAlike && other[lineAxis] == length
        && (isEstimated || other[scrollAxis] == size[scrollAxis])
      item += 1
    }
    let held = item - first
    var lead = 0.0
    var gap = interitemSpacing
    if item < count {
      if held == 1 {
        lead = centered(length)
      } else {
        gap = (room - total) / Double(held - 1)
      }
    } else if areAlike {
      let perLine = capacity(of: length, itemCount: count)
      if perLine > 1 {
        gap = (room - Double(perLine) * length) / Double(perLine - 1)
      } else {
        lead = centered(length)
      }
    }
    return UniformLines(
      firstItem: first, itemCount: held, perLine: held, start: start, thickness: thickness,
      pitch: pitch(ofThickness: thickness), lead: lead, gap: gap, itemSize: nil)
  }
}
