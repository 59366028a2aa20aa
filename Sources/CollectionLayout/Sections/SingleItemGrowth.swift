/// The growth of a group that contains a single item, if nothing but its size depends on the item.
///
/// Such a group is not solved again when its item is measured: its length changes with the length
/// of the item.
struct SingleItemGrowth: Sendable {
  /// The axes along which the item is measured.
  private(set) var measured: LayoutAxes
  /// The axes along which the group grows with it.
  private(set) var growing: LayoutAxes

  /// Creates the growth of a subitem with a single item, or returns `nil` if more than its size
  /// depends on the item.
  ///
  /// - Precondition: The subitem contains exactly one item without measured sizes.
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
        // The number of items that fit depends on their sizes.
        return nil
      }
    }
  }
}

extension LayoutEdgeSpacing {
  /// A Boolean value that indicates whether the spacing is fixed and not negative on every edge.
  fileprivate var isPlain: Bool {
    for spacing in [leading, top, trailing, bottom] where spacing.isFlexible || spacing.minimum < 0
    {
      return false
    }
    return true
  }
}
