extension SolvedLayout {
  /// Sets the lengths of a section's items along the scroll axis, as if each item was measured.
  ///
  /// The result is the same as after setting each measurement, but the method is much faster for
  /// items that each have a length of their own. Nothing is set if the items are not measurable
  /// along the scroll axis, or if measured sizes determine the number of items in a group.
  ///
  /// - Parameters:
  ///   - lengths: The length of each item, in points; NaN for an item that keeps its measurement or
  ///     its estimate. Negative lengths become zero.
  ///   - section: The index of the section.
  /// - Precondition: The section exists and has as many items as there are lengths, and no length
  ///   is infinite.
  /// - Complexity: O(items); in groups of several items, plus the cost of solving the groups.
  public mutating func setMeasuredLengths(_ lengths: [Double], inSection section: Int) {
    checkSection(section)
    let count = entry(section).itemCount
    require(
      lengths.count == count,
      "\(lengths.count) length(s) were given for section \(section), which has \(count) item(s); give one "
        + "for each item.")
    let pattern = patterns[entry(section).template]
    guard pattern.showsItems(count), count <= MeasuredSection.itemLimit, !pattern.reflows,
      pattern.shape.axes.contains(where: { $0.contains(scrollAxis) })
    else { return }
    let axis = scrollAxis
    _ = update(section) { $0.record(lengths, along: axis) }
  }
}
