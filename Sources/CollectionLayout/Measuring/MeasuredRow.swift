/// The positions of the groups in an orthogonal row with measured items.
struct MeasuredRow: Hashable, Sendable {
  /// The section at the time of the query.
  let section: MeasuredSection

  static func == (one: MeasuredRow, other: MeasuredRow) -> Bool { one.section === other.section }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(section)) }

  /// Returns the start of the group that starts nearest to a position, or of the later one of two.
  /// A start beyond the end of the row becomes the end.
  func nearestStart(to position: Double, end: Double) -> Double {
    let group = section.group(at: position)
    let before = min(section.resolvedGroup(at: group).offset, end)
    guard position > before else { return before }
    let isLast = group + 1 >= section.groupCount
    let after = isLast ? end : min(section.resolvedGroup(at: group + 1).offset, end)
    return after - position <= position - before ? after : before
  }

  /// Returns the center of the group whose center is nearest to a position, or of the later one of
  /// two.
  func nearestCenter(to position: Double) -> Double {
    let near = section.group(at: position)
    var best = center(ofGroup: max(0, near - 1))
    for group in max(0, near - 1)..<min(section.groupCount, near + 2) {
      let center = center(ofGroup: group)
      if (center - position).magnitude <= (best - position).magnitude { best = center }
    }
    return best
  }

  /// Returns the offsets of the groups before and behind the one that rests at an offset.
  ///
  /// - Parameter middle: The distance from an offset to the center of the viewport, for rows that
  ///   rest with a group in the center; `nil` for rows that rest at the edges of groups.
  func neighbors(
    of offset: Double, centeredAt middle: Double?
  ) -> (previous: Double, next: Double) {
    var group = section.group(at: offset + (middle ?? 0))
    if middle == nil, group + 1 < section.groupCount,
      section.resolvedGroup(at: group + 1).offset - offset < PixelGrid.roundingTolerance
    {
      group += 1
    }
    func rest(at group: Int) -> Double {
      let group = min(max(0, group), section.groupCount - 1)
      if let middle { return center(ofGroup: group) - middle }
      return section.resolvedGroup(at: group).offset
    }
    return (rest(at: group - 1), rest(at: group + 1))
  }

  private func center(ofGroup group: Int) -> Double {
    let resolved = section.resolvedGroup(at: group)
    return resolved.offset + resolved.length / 2
  }
}
