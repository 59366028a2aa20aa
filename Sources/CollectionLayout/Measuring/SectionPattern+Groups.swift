extension SectionPattern {
  /// Returns the group at an index of a section without measured items.
  @inline(__always)
  func resolvedGroup(at group: Int, itemCount: Int) -> ResolvedGroup {
    let held = min(capacity, itemCount - group * capacity)
    return ResolvedGroup(
      index: group, firstItem: group * capacity, held: held, shape: shape,
      offset: Double(group) * pitch, length: shape.partialLengths[held - 1])
  }
}
