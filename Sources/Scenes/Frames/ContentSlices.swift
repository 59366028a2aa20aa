import Foundation

/// A rectangle divided across its longer side into slices of some thousand elements each.
struct ContentSlices: Sequence {
  /// The number of elements per slice, if they are spread evenly.
  static let elementsPerSlice = 2_000

  /// A distance beyond any layout, and small enough for positions to stay exact.
  private static let outside: CGFloat = 1e12

  let rect: CGRect
  let count: Int
  private let isOpen: Bool

  /// Creates the slices of a rectangle.
  ///
  /// - Parameter isOpen: A Boolean value that indicates whether the outermost slices extend beyond
  ///   the rectangle, as all slices do across: orthogonal rows are longer than the content is wide.
  init(rect: CGRect, elementCount: Int, isOpen: Bool = false) {
    self.rect = rect
    self.isOpen = isOpen
    self.count = Swift.max(1, elementCount / Self.elementsPerSlice)
  }

  func makeIterator() -> AnyIterator<CGRect> {
    var index = 0
    return AnyIterator {
      guard index < count else { return nil }
      defer { index += 1 }
      return slice(index)
    }
  }

  /// Returns a slice, which extends a point into its neighbors, so that no element is missed
  /// between two of them.
  private func slice(_ index: Int) -> CGRect {
    func edge(_ index: Int, from start: CGFloat, length: CGFloat) -> CGFloat {
      start + length * CGFloat(index) / CGFloat(count)
    }
    let isUpright = rect.height >= rect.width
    let start = isUpright ? rect.minY : rect.minX
    let length = isUpright ? rect.height : rect.width
    let beyond = isOpen ? Self.outside : 0
    let low = index == 0 ? start - beyond : edge(index, from: start, length: length) - 1
    let high =
      index == count - 1
      ? start + length + beyond : edge(index + 1, from: start, length: length) + 1
    return isUpright
      ? CGRect(
        x: rect.minX - beyond, y: low, width: rect.width + 2 * beyond, height: high - low)
      : CGRect(
        x: low, y: rect.minY - beyond, width: high - low, height: rect.height + 2 * beyond)
  }
}
