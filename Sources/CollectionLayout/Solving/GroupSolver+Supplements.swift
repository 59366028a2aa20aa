extension GroupSolver {
  /// Resolves the frames of the supplementary items of an item or a group.
  ///
  /// - Parameters:
  ///   - host: The rectangle that the container anchors refer to: a frame after content insets.
  ///   - base: The size that fractions refer to. For an item it is the frame; for a group it is the
  ///     size that the group's own fractions refer to (conformance cases `charon-153`,
  ///     `charon-154`).
  func supplements(
    _ items: [LayoutSupplementaryItem], of host: LayoutRect, base: LayoutSize
  ) -> [SolvedSupplement] {
    items.enumerated().map { index, item in
      let size = LayoutSize(
        width: item.width.resolved(in: base, on: grid),
        height: item.height.resolved(in: base, on: grid))
      let target = item.containerAnchor.point(in: host.size)
      let shift = item.containerAnchor.offset(for: size)
      let own = (item.itemAnchor ?? item.containerAnchor).point(in: size)
      let ownShift = item.itemAnchor?.offset(for: size) ?? LayoutPoint()
      let slot = LayoutRect(
        origin: LayoutPoint(
          x: host.origin.x + target.x + shift.x - own.x + ownShift.x,
          y: host.origin.y + target.y + shift.y - own.y + ownShift.y),
        size: size)
      let insets = item.contentInsets.effective(width: item.width, height: item.height)
      let frame = insets.applied(to: slot)
      observer?.didPlaceSupplementaryItem(
        PlacedSupplement(
          host: host, base: base, slot: slot,
          target: LayoutPoint(x: target.x + shift.x, y: target.y + shift.y),
          own: LayoutPoint(x: own.x - ownShift.x, y: own.y - ownShift.y), frame: frame),
        at: index, item)
      return SolvedSupplement(
        kind: item.kind, frame: frame, zIndex: item.zIndex, firstLeaf: 0)
    }
  }
}
