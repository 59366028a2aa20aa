import Foundation
import SceneRendering

extension SceneScroll {
  /// Returns whether the content is long enough for an offset to be a resting position in a box.
  func reaches(_ point: CGPoint, in box: CGSize) -> Bool {
    let lowest = -inset.top
    let vertical = lowest...max(contentSize.height + inset.bottom - box.height, lowest)
    let horizontal: ClosedRange<CGFloat>
    if isContentAtRight {
      let highest = inset.right - box.width
      horizontal = min(-contentSize.width - inset.left, highest)...highest
    } else {
      horizontal = -inset.left...max(contentSize.width + inset.right - box.width, -inset.left)
    }
    return Self.isPoint(point.x, within: horizontal) && Self.isPoint(point.y, within: vertical)
  }

  /// Returns whether a coordinate is in a range, or less than a point outside.
  private static func isPoint(_ value: CGFloat, within range: ClosedRange<CGFloat>) -> Bool {
    value > range.lowerBound - 1 && value < range.upperBound + 1
  }
}
