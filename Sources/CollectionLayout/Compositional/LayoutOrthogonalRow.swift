/// How a row of groups that runs across the layout's scroll axis comes to rest.
public enum LayoutOrthogonalBehavior: UInt8, Hashable, Sendable {
  /// Anywhere.
  case continuous
  /// With a group's leading edge at the row's leading edge.
  case continuousGroupLeadingBoundary
  /// By whole viewports.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, each in the middle of the viewport.
  case groupPagingCentered
}

/// The row of an orthogonal section: what can be seen of it at once, and where it may stop.
///
/// Offsets are distances scrolled from the row's beginning, in points along the row, in leading
/// coordinates. The rules are those recorded by the conformance cases `charon-orthogonal`.
public struct LayoutOrthogonalRow: Hashable, Sendable {
  /// What can be seen of the row at once: the container less the section's insets along the row, in the
  /// coordinates of the content. Cells outside it are drawn all the same, over the inset area.
  public let viewport: LayoutRect
  /// The axis along the row.
  public let axis: LayoutAxis
  /// The length of all groups with the spacing between them.
  public let length: Double
  /// How many groups there are.
  public let groupCount: Int
  /// From the beginning of one group to that of the next, as long as nothing is measured.
  public let pitch: Double
  /// The length of a full group, as long as nothing is measured.
  public let groupLength: Double
  /// Where groups begin and end, where some were measured.
  let groups: MeasuredRow?

  /// How far the row can be scrolled, so that its end lies at the viewport's end. Zero where the row
  /// fits.
  public var maximumOffset: Double { max(0, length - viewport.size[axis]) }

  /// The offset at which the row comes to rest after it was set to another one.
  ///
  /// The offset is clamped to the ends of the row first. Of the places at which the row stops, the
  /// nearest counts then, the later one of two; a place beyond the end of the row stands at the end.
  /// (Recorded from UIKit: a row that is 6 points longer than its viewport and pages by groups of 100
  /// points rests at 6 when it is set to 40.)
  ///
  /// - Complexity: O(1); O(log G) where something was measured, G the groups of the row.
  public func restingOffset(near offset: Double, behavior: LayoutOrthogonalBehavior) -> Double {
    switch behavior {
    case .continuous: return clamped(offset)
    case .continuousGroupLeadingBoundary, .groupPaging:
      guard let groups else { return nearestStop(to: clamped(offset), every: pitch) }
      return groups.nearestStart(to: clamped(offset), end: maximumOffset)
    case .paging: return nearestStop(to: clamped(offset), every: viewport.size[axis])
    case .groupPagingCentered:
      if let groups {
        return groups.nearestCenter(to: offset + viewport.size[axis] / 2) - viewport.size[axis] / 2
      }
      guard pitch > 0 else { return centering }
      return group(near: (offset - centering) / pitch) * pitch + centering
    }
  }

  /// Where a scroll that a finger let go of comes to rest.
  ///
  /// Nobody has measured UIKit here. Continuous kinds stop at the place nearest to where the scroll
  /// would run out; paging kinds move on by one page in the direction of the flick, or to the nearest
  /// page without one.
  ///
  /// - Parameters:
  ///   - proposed: where the scroll would run out by itself.
  ///   - velocity: points per millisecond along the row when the finger was lifted.
  ///   - start: the resting offset at which the scroll began.
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

  /// The offset at which the first group lies in the middle of the viewport.
  private var centering: Double { (groupLength - viewport.size[axis]) / 2 }

  private func clamped(_ offset: Double) -> Double { min(max(offset, 0), maximumOffset) }

  /// The multiple of a step that is nearest to an offset within the row. Multiples beyond the end of
  /// the row stand at the end.
  private func nearestStop(to offset: Double, every step: Double) -> Double {
    // A roundingTolerance below a multiple counts as on it: steps add up to it with rounding errors.
    let steps = (offset + PixelGrid.roundingTolerance) / step
    // Where no integer counts the steps, they are too short to be seen.
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
  /// A flick forward moves at least to the next page.
  fileprivate func clampedForward(from start: Double, by next: Double) -> Double {
    self > start ? self : next
  }

  /// A flick backward moves at least to the previous page.
  fileprivate func clampedBackward(from start: Double, by previous: Double) -> Double {
    self < start ? self : previous
  }
}

extension SolvedLayout {
  /// The row of an orthogonal section; nil where the section is not orthogonal or shows no items.
  ///
  /// - Precondition: the section exists.
  /// - Complexity: O(1); O(log G) where something was measured, G the section's groups.
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

  /// Calls a closure with the rows whose viewports share area with a rectangle along the scroll axis,
  /// and their sections, in order.
  ///
  /// - Complexity: O(log S + s), S the number of sections and s those that touch the rectangle.
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
