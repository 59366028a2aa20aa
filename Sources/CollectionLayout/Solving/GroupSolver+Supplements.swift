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
      let placed = item.placed(at: host, base: base, on: grid)
      observer?.didPlaceSupplementaryItem(placed, at: index, item)
      return SolvedSupplement(
        kind: item.kind, frame: placed.frame, zIndex: item.zIndex, firstLeaf: 0)
    }
  }
}

extension LayoutSupplementaryItem {
  /// Returns the position at a host.
  ///
  /// - Parameters:
  ///   - host: The rectangle that the container anchor refers to.
  ///   - base: The size that fractions refer to.
  func placed(at host: LayoutRect, base: LayoutSize, on grid: PixelGrid) -> PlacedSupplement {
    let size = LayoutSize(
      width: width.resolved(in: base, on: grid), height: height.resolved(in: base, on: grid))
    let target = containerAnchor.point(in: host.size)
    let shift = containerAnchor.offset(for: size)
    let own = (itemAnchor ?? containerAnchor).point(in: size)
    let ownShift = itemAnchor?.offset(for: size) ?? LayoutPoint()
    let slot = LayoutRect(
      origin: LayoutPoint(
        x: host.origin.x + target.x + shift.x - own.x + ownShift.x,
        y: host.origin.y + target.y + shift.y - own.y + ownShift.y),
      size: size)
    let insets = contentInsets.effective(width: width, height: height)
    return PlacedSupplement(
      host: host, base: base, slot: slot,
      target: LayoutPoint(x: target.x + shift.x, y: target.y + shift.y),
      own: LayoutPoint(x: own.x - ownShift.x, y: own.y - ownShift.y),
      frame: insets.applied(to: slot))
  }
}
