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
    setMeasuredLengths(CollectionOfOne((section: section, lengths: lengths[...])))
  }

  /// Sets the lengths of the items of several sections along the scroll axis; see
  /// ``setMeasuredLengths(_:inSection:)``.
  ///
  /// - Parameter entries: The lengths of the items of each section. Each section occurs at most
  ///   once.
  /// - Complexity: O(items) and O(S / 64), where S is the number of all sections; in groups of
  ///   several items, plus the cost of solving the groups.
  public mutating func setMeasuredLengths(
    _ entries: some Sequence<(section: Int, lengths: ArraySlice<Double>)>
  ) {
    let axis = scrollAxis
    var changed = ChangedSections()
    for (section, lengths) in entries where takesLengths(lengths, inSection: section) {
      _ = change(section, &changed) { $0.record(lengths, along: axis) }
    }
    refresh(after: changed)
  }

  /// Returns whether a section has items whose lengths can be set; traps with a message if they
  /// are not as many as the lengths.
  private func takesLengths(_ lengths: ArraySlice<Double>, inSection section: Int) -> Bool {
    checkSection(section)
    let entry = entry(section)
    let count = entry.itemCount
    require(
      lengths.count == count,
      "\(lengths.count) length(s) were given for section \(section), which has \(count) item(s); give one "
        + "for each item.")
    let pattern = patterns[entry.template]
    return pattern.showsItems(count) && count <= MeasuredSection.itemLimit && !pattern.reflows
      && pattern.shape.axes.contains { $0.contains(scrollAxis) }
  }
}
