/// How a group grows that holds one single item, with nothing else in it that depends on the item's size.
///
/// Such a group need not be solved again when its item is measured: as much as the item turns out longer,
/// so does the group, where it takes its length from what it holds.
struct SingleItemGrowth: Sendable {
  /// The axes along which the item is measured.
  private(set) var measured: LayoutAxes
  /// The axes along which the group grows with it.
  private(set) var growing: LayoutAxes

  /// Describes a box that holds one item; nil where more than its size depends on the item.
  ///
  /// - Precondition: the box holds exactly one item as long as nothing is measured.
  init?(_ item: LayoutSubitem) {
    guard item.supplementaryItems.isEmpty, item.edgeSpacing.isPlain,
      !item.width.isUniform, !item.height.isUniform
    else { return nil }
    let estimated = LayoutAxes { item[$0].isEstimated }
    switch item {
    case .item:
      measured = estimated
      growing = estimated
    case .group(let group):
      guard case .sequence(let sequence) = group.content, sequence.subitems.count == 1,
        let only = SingleItemGrowth(sequence.subitems[0])
      else { return nil }
      let axis = LayoutAxes(sequence.axis)
      measured = only.measured
      growing = only.growing.intersection(estimated)
      if sequence.isDivided {
        measured.remove(axis)
        growing.remove(axis)
      } else if sequence.repetition == .untilFull, !estimated.contains(axis),
        measured.contains(axis)
      {
        // How many items fit depends on their sizes.
        return nil
      }
    }
  }
}

extension LayoutEdgeSpacing {
  /// Whether it only takes room, on every edge.
  fileprivate var isPlain: Bool {
    for spacing in [leading, top, trailing, bottom] where spacing.isFlexible || spacing.minimum < 0
    {
      return false
    }
    return true
  }
}
