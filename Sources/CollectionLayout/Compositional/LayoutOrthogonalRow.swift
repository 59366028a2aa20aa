/// The positions at which a row of groups across the layout's scroll axis comes to rest.
public enum LayoutOrthogonalBehavior: UInt8, Hashable, Sendable {
  /// Any position.
  case continuous
  /// The leading edges of groups.
  case continuousGroupLeadingBoundary
  /// Multiples of the viewport's length.
  case paging
  /// One group at a time, at the leading edges of groups.
  case groupPaging
  /// One group at a time, at the centers of groups.
  case groupPagingCentered
}

/// The row of an orthogonal section: its viewport, its length, and its resting offsets.
///
/// Offsets are distances from the start of the row, in points and in leading coordinates. The
/// conformance cases `charon-orthogonal` record the rules.
public struct LayoutOrthogonalRow: Hashable, Sendable {
  /// The visible part of the row: the container without the section's insets along the row, in the
  /// coordinates of the content. Cells in the insets are also visible.
  public let viewport: LayoutRect
  /// The axis along the row.
  public let axis: LayoutAxis
  /// The length of all groups with the spacing between them.
  public let length: Double
  /// The number of groups.
  public let groupCount: Int
  /// The distance between the starts of consecutive groups without measured items.
  public let pitch: Double
  /// The length of a full group without measured items.
  public let groupLength: Double
  /// The positions of the groups, if some were measured.
  let groups: MeasuredRow?

  /// The largest offset, at which the end of the row is at the end of the viewport. Zero if the row
  /// fits.
  public var maximumOffset: Double { max(0, length - viewport.size[axis]) }

  /// Returns the offset at which the row comes to rest after it was set to another offset.
  ///
  /// The offset is first clamped to the ends of the row. Of the resting offsets, the nearest
  /// applies, or the later one of two. At the boundaries of groups, a resting offset beyond the end
  /// of the row becomes the end before the nearest one is found. (Recorded from UIKit: a row that
  /// is 6 points longer than its viewport and pages by groups of 100 points rests at 6 when it is
  /// set to 40.) A paging row finds the nearest page first, and then stays in the row.
  ///
  /// - Complexity: O(1); O(log G) if an item was measured, where G is the number of groups.
  public func restingOffset(near offset: Double, behavior: LayoutOrthogonalBehavior) -> Double {
    switch behavior {
    case .continuous: return clamped(offset)
    case .continuousGroupLeadingBoundary, .groupPaging:
      guard let groups else { return nearestStop(to: clamped(offset), every: pitch) }
      return groups.nearestStart(to: clamped(offset), end: maximumOffset)
    case .paging: return nearestPage(to: clamped(offset))
    case .groupPagingCentered:
      if let groups {
        return groups.nearestCenter(to: offset + viewport.size[axis] / 2) - viewport.size[axis] / 2
      }
      guard pitch > 0 else { return centering }
      return group(near: (offset - centering) / pitch) * pitch + centering
    }
  }

  /// Returns the offset at which a scroll ends after the finger is lifted.
  ///
  /// There is no recording from UIKit. Continuous rows rest at the offset nearest to the proposed
  /// one. Paging rows move by one page in the direction of the velocity, or to the nearest page
  /// without velocity.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which deceleration would end.
  ///   - velocity: The velocity along the row when the finger was lifted, in points per
  ///     millisecond.
  ///   - start: The resting offset at which the scroll started.
  public func targetOffset(
    forProposed proposed: Double, velocity: Double, from start: Double,
    behavior: LayoutOrthogonalBehavior
  ) -> Double {
    var next = start + viewport.size[axis]
    var previous = start - viewport.size[axis]
    switch behavior {
    case .continuous, .continuousGroupLeadingBoundary:
      return restingOffset(near: proposed, behavior: behavior)
    case .paging: break
    case .groupPaging, .groupPagingCentered:
      next = start + pitch
      previous = start - pitch
      if let groups {
        let center = behavior == .groupPagingCentered ? viewport.size[axis] / 2 : nil
        (previous, next) = groups.neighbors(of: start, centeredAt: center)
      }
    }
    if velocity > 0 {
      return restingOffset(near: min(proposed, next), behavior: behavior)
        .clampedForward(from: start, by: restingOffset(near: next, behavior: behavior))
    }
    if velocity < 0 {
      return restingOffset(near: max(proposed, previous), behavior: behavior)
        .clampedBackward(from: start, by: restingOffset(near: previous, behavior: behavior))
    }
    return restingOffset(near: min(max(proposed, previous), next), behavior: behavior)
  }

  /// The offset with the first group in the center of the viewport.
  private var centering: Double { (groupLength - viewport.size[axis]) / 2 }

  private func clamped(_ offset: Double) -> Double { min(max(offset, 0), maximumOffset) }

  /// Returns the multiple of the viewport's length that is nearest to an offset in the row,
  /// regardless of where the row ends. Only the end itself rests at the end (recorded: a row of 450
  /// points with pages of 300 rests at 300 when it is set to 400).
  private func nearestPage(to offset: Double) -> Double {
    let page = viewport.size[axis]
    guard offset < maximumOffset, page > 0 else { return offset }
    let pages = (offset + PixelGrid.roundingTolerance) / page + 0.5
    guard pages < 1e15 else { return offset }
    return min(Double(Int(pages)) * page, maximumOffset)
  }

  /// Returns the multiple of a step that is nearest to an offset in the row. Multiples beyond the
  /// end of the row become the end.
  private func nearestStop(to offset: Double, every step: Double) -> Double {
    // Steps add up with rounding errors, so an offset just below a multiple counts as the multiple.
    let steps = (offset + PixelGrid.roundingTolerance) / step
    // Steps that no integer counts are too short to be visible.
    guard step > 0, steps < 1e15 else { return offset }
    let before = min(Double(Int(steps)) * step, maximumOffset)
    let after = min(before + step, maximumOffset)
    return after - offset <= offset - before ? after : before
  }

  private func group(near index: Double) -> Double {
    Double(Int(index + 0.5, upTo: max(0, groupCount - 1)))
  }
}

extension Double {
  /// Returns the offset if it lies ahead, or at least the offset of the next page.
  fileprivate func clampedForward(from start: Double, by next: Double) -> Double {
    self > start ? self : next
  }

  /// Returns the offset if it lies behind, or at least the offset of the previous page.
  fileprivate func clampedBackward(from start: Double, by previous: Double) -> Double {
    self < start ? self : previous
  }
}

extension SolvedLayout {
  /// Returns the row of an orthogonal section, or `nil` if the section is not orthogonal or
  /// displays no items.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(1); O(log G) if an item was measured, where G is the number of groups.
  public func orthogonalRow(ofSection section: Int) -> LayoutOrthogonalRow? {
    checkSection(section)
    let entry = entry(section)
    let pattern = patterns[entry.template]
    guard pattern.isOrthogonal, pattern.showsItems(entry.itemCount) else { return nil }
    let axis = pattern.stackAxis
    let measuredSection = measuredSection(section)
    let count = measuredSection?.groupCount ?? pattern.groupCount(entry.itemCount)
    let last =
      measuredSection?.resolvedGroup(at: count - 1)
      ?? pattern.resolvedGroup(at: count - 1, itemCount: entry.itemCount)
    var viewport = LayoutRect()
    viewport.origin[axis] = pattern.stackInsetStart
    viewport.size[axis] = max(
      0, containerSize[axis] - pattern.stackInsetStart - pattern.stackInsetEnd)
    viewport.origin[scrollAxis] =
      start(of: section) + boundary(of: section).growthBefore + pattern.insetStart
    viewport.size[scrollAxis] = measuredSection?.rowLength ?? pattern.shape.rowLength
    return LayoutOrthogonalRow(
      viewport: mirrored(viewport), axis: axis, length: last.offset + last.length,
      groupCount: count, pitch: pattern.pitch, groupLength: pattern.groupSize[axis],
      groups: measuredSection.map { MeasuredRow(section: $0) })
  }

  /// Calls a closure with each row whose viewport intersects a rectangle along the scroll axis, and
  /// its section, in order.
  ///
  /// - Complexity: O(log S + s), where S is the number of sections and s the number of sections
  ///   that intersect the rectangle.
  public func forEachOrthogonalRow(
    in rect: LayoutRect, _ body: (_ section: Int, _ row: LayoutOrthogonalRow) -> Void
  ) {
    let leading = mirrored(rect)
    let low = leading.minimum(scrollAxis)
    let high = leading.maximum(scrollAxis)
    guard low < high else { return }
    var section = self.section(at: low - overhang)
    while section < starts.count, start(of: section) < high + overhang {
      if patterns[entry(section).template].isOrthogonal,
        let row = orthogonalRow(ofSection: section),
        row.viewport.minimum(scrollAxis) < rect.maximum(scrollAxis),
        row.viewport.maximum(scrollAxis) > rect.minimum(scrollAxis)
      {
        body(section, row)
      }
      section += 1
    }
  }
}
