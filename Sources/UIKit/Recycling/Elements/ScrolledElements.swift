import CollectionLayout

/// The elements of a layout that come into sight or leave it while the bounds move and the layout
/// stays as it is.
///
/// The elements in the rectangles before and after are compared, in the order in which the layout
/// returns them. Most are in both and need no work.
struct ScrolledElements {
  /// The bounds of a collection view, and the rectangle in which elements have views.
  struct Part {
    let bounds: CGRect
    let rect: CGRect
  }

  /// The longest run of elements of both rectangles without a common one, among which the next
  /// common one is searched.
  private static let searchLimit = 64

  private var old: [LayoutElement] = []
  private var new: [LayoutElement] = []
  /// The elements of the old rectangle that the new one lacks, in the order of the layout.
  private(set) var left: [LayoutElement] = []
  /// The elements of the new rectangle that the old one lacks, and those for which it has changed
  /// whether they lie in the bounds or need a view, in the order of the layout.
  private(set) var changed: [LayoutElement] = []

  /// Compares the elements of two parts of the content.
  ///
  /// - Parameter elements: A function that appends the elements in a rectangle, in an order that
  ///   does not depend on the rectangle, and returns `false` if it cannot.
  /// - Returns: `false` if the elements cannot be compared, or have little in common.
  /// - Complexity: O(elements in both rectangles); about 10 ns for each.
  mutating func compare(
    _ before: Part, _ after: Part, elements: (CGRect, inout [LayoutElement]) -> Bool
  ) -> Bool {
    old.removeAll(keepingCapacity: true)
    new.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    changed.removeAll(keepingCapacity: true)
    guard elements(before.rect, &old), elements(after.rect, &new) else { return false }
    let limits = (
      LayoutRect(before.rect), LayoutRect(after.rect), LayoutRect(before.bounds),
      LayoutRect(after.bounds)
    )
    var (one, other) = (0, 0)
    while one < old.count, other < new.count {
      if old[one].isSameElement(as: new[other]) {
        let frame = new[other].frame
        if frame.intersects(limits.0) != frame.intersects(limits.1)
          || frame.intersects(limits.2) != frame.intersects(limits.3)
        {
          changed.append(new[other])
        }
        one += 1
        other += 1
      } else {
        guard let next = nextCommonElement(one, other) else { return false }
        left += old[one..<next.old]
        changed += new[other..<next.new]
        (one, other) = (next.old, next.new)
      }
    }
    left += old[one...]
    changed += new[other...]
    return true
  }

  /// Returns the indexes of the next element that is in both rectangles, or the ends if there is
  /// none; `nil` if the search is too long.
  ///
  /// - Complexity: O(n) if the elements before it belong to one rectangle, otherwise O(n²) up to
  ///   ``searchLimit``.
  private func nextCommonElement(_ one: Int, _ other: Int) -> (old: Int, new: Int)? {
    let rest = (old: old.count - one, new: new.count - other)
    for step in 1..<max(rest.old, rest.new, 2) {
      if step < rest.old, old[one + step].isSameElement(as: new[other]) {
        return (one + step, other)
      }
      if step < rest.new, new[other + step].isSameElement(as: old[one]) {
        return (one, other + step)
      }
    }
    let end = rest.old + rest.new - 2
    for sum in stride(from: 2, through: min(end, Self.searchLimit), by: 1) {
      for step in max(1, sum - rest.new + 1)..<max(2, min(sum, rest.old)) {
        guard step < rest.old, sum - step < rest.new else { continue }
        if old[one + step].isSameElement(as: new[other + sum - step]) {
          return (one + step, other + sum - step)
        }
      }
    }
    return end <= Self.searchLimit ? (old.count, new.count) : nil
  }
}

extension LayoutElement {
  /// Returns whether two elements of one layout are the same, wherever they lie.
  fileprivate func isSameElement(as other: LayoutElement) -> Bool {
    index == other.index && section == other.section && category == other.category
  }
}
