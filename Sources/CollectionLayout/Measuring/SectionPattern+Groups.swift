extension SectionPattern {
  /// A group of a section of which nothing was measured.
  @inline(__always)
  func place(ofGroup group: Int, itemCount: Int) -> GroupPlace {
    let held = min(capacity, itemCount - group * capacity)
    return GroupPlace(
      group: group, firstItem: group * capacity, held: held, shape: shape,
      offset: Double(group) * pitch, length: shape.partialLengths[held - 1])
  }
}
