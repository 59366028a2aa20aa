internal import Scenes

/// A rectangle of whole pixels, whose y-axis points up.
struct PixelArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The smallest area around a rectangle; `nil` for an empty or an infinite one.
  init?(_ rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0,
      abs(rect.minX) < 1e9, abs(rect.minY) < 1e9, rect.width < 1e9, rect.height < 1e9
    else { return nil }
    // A difference of rounding does not make another pixel.
    let (left, bottom) = ((rect.minX + 1e-6).rounded(.down), (rect.minY + 1e-6).rounded(.down))
    x = Int(left)
    y = Int(bottom)
    width = max(Int((rect.maxX - 1e-6).rounded(.up)) - x, 1)
    height = max(Int((rect.maxY - 1e-6).rounded(.up)) - y, 1)
  }

  func insetBy(_ distance: Int) -> PixelArea {
    PixelArea(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: bottom, width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - bottom)
  }

  /// Returns the pixels of this area from pixels of another area; transparent outside of it.
  func copy(of source: PixelBuffer, at area: PixelArea) -> PixelBuffer? {
    if area == self { return source }
    guard var result = PixelBuffer(width: width, height: height) else { return nil }
    let common = intersection(area)
    guard !common.isEmpty else { return result }
    for row in common.y..<common.maxY {
      let from = ((area.maxY - 1 - row) * area.width + common.x - area.x) * 4
      let to = ((maxY - 1 - row) * width + common.x - x) * 4
      result.bytes.replaceSubrange(
        to..<(to + common.width * 4), with: source.bytes[from..<(from + common.width * 4)])
    }
    return result
  }
}
