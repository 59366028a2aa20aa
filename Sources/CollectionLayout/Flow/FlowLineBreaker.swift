/// Breaks the items of a section into lines, as UIKit's flow layout does.
///
/// An item joins a line if it fits with the minimum spacing. Lines other than the last are
/// justified, or centered with a single item. The last line is spaced as if items like its own
/// filled it, if they are all alike; otherwise it keeps the minimum spacing. Items are centered in
/// the thickness of their line (conformance cases `charon-flow`, `charon-flowauto`; openuikit).
struct FlowLineBreaker {
  /// The number of items from which on a line holds all of them.
  private static let limit = 1e9

  /// The axis along which lines follow each other.
  let scrollAxis: LayoutAxis
  /// The length of a line.
  let room: Double
  /// The minimum spacing between items of a line.
  let interitemSpacing: Double
  /// The spacing between consecutive lines.
  let lineSpacing: Double
  /// A Boolean value that indicates whether cells determine their sizes. If so, items of the last
  /// line are alike with equal lengths along the line, and an item that is longer than its line
  /// starts with it instead of exceeding both ends.
  let isEstimated: Bool

  private var lineAxis: LayoutAxis { scrollAxis.perpendicular }

  /// Returns the number of items of a length in a line: at least one.
  func capacity(of length: Double, itemCount: Int) -> Int {
    let step = length + interitemSpacing
    guard step > PixelGrid.roundingTolerance else { return max(1, itemCount) }
    let held = (room + interitemSpacing + PixelGrid.roundingTolerance) / step
    return held < Self.limit ? max(1, Int(held)) : max(1, itemCount)
  }

  /// Returns a Boolean value that indicates whether two items of a length fit a line.
  func holdsTwo(of length: Double) -> Bool {
    2 * length + interitemSpacing <= room + PixelGrid.roundingTolerance
  }

  /// Returns the distance before the only item of a line.
  func centered(_ length: Double) -> Double {
    let lead = (room - length) / 2
    return isEstimated ? max(0, lead) : lead
  }

  /// Returns the distance between the starts of lines of a thickness.
  func pitch(ofThickness thickness: Double) -> Double { max(0, thickness + lineSpacing) }

  /// Returns lines of items of one size.
  func run(of size: LayoutSize, items: Range<Int>, perLine: Int, at start: Double) -> UniformLines {
    let length = size[lineAxis]
    let gap = perLine > 1 ? (room - Double(perLine) * length) / Double(perLine - 1) : 0
    return UniformLines(
      firstItem: items.lowerBound, itemCount: items.count, perLine: perLine, start: start,
      thickness: size[scrollAxis], pitch: pitch(ofThickness: size[scrollAxis]),
      lead: perLine > 1 ? 0 : centered(length), gap: gap, itemSize: size)
  }

  /// Breaks items into lines, from an item that starts one.
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
        // The line at the end of the stretch may also hold items behind it.
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

  /// Returns one line of items with sizes of their own.
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
