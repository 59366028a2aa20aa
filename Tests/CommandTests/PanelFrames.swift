import Foundation

/// The frames that the sizes of the panel article imply for one screen: groups with the width of
/// the screen and 4/10 of it as their height, and two thirds and thirds of the width. Fractional
/// lengths are rounded down to the pixel, positions to the nearest pixel.
struct PanelFrames {
  let width: Double
  let height: Double
  let scale: Double

  /// The expected values of one cell.
  struct Cell: Equatable {
    let section: Int
    let item: Int
    let frame: [Double]
  }

  private func down(_ length: Double) -> Double { (length * scale + 1e-6).rounded(.down) / scale }
  private func nearest(_ position: Double) -> Double { (position * scale).rounded() / scale }

  /// Section by section, for so many items in all.
  func cells(count: Int) -> [Cell] {
    let groupHeight = down(height * 4 / 10)
    let third = down(width / 3)
    let twoThirds = down(width * 2 / 3)
    let half = down(groupHeight / 2)
    // Columns of two small panels begin at `small`, a large panel at `large`.
    let patterns: [(small: [Double], large: Double?, largeFirst: Bool)] = [
      ([twoThirds], 0, true),
      ([0, third, third + third], nil, false),
      ([0], third, false),
      ([0, third, third + third], nil, false),
    ]
    var cells: [Cell] = []
    var section = 0
    while cells.count < count {
      let pattern = patterns[section % 4]
      let top = nearest(Double(section) * groupHeight)
      var frames = pattern.small.flatMap { x in
        [[x, top, third, half], [x, nearest(top + half), third, half]]
      }
      if let x = pattern.large {
        frames.insert(
          [x, top, twoThirds, groupHeight], at: pattern.largeFirst ? 0 : frames.count)
      }
      for (item, frame) in frames.prefix(count - cells.count).enumerated() {
        cells.append(Cell(section: section, item: item, frame: frame))
      }
      section += 1
    }
    return cells
  }
}
