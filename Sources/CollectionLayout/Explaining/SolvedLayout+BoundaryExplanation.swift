extension SolvedLayout {
  /// Returns an explanation of a section's boundary item, or `nil` if the section has none of the
  /// kind.
  ///
  /// - Parameter viewport: The visible part of the content, which pinned items stay in. If it is
  ///   `nil`, the item lies at its natural position.
  /// - Precondition: The section exists.
  /// - Complexity: The same as ``explanation(ofItem:inSection:)``.
  public func explanation(
    ofBoundary kind: LayoutElementKind, inSection section: Int, viewport: LayoutViewport? = nil
  ) -> LayoutExplanation? {
    guard
      let element = boundaryElement(kind: kind, inSection: section, viewport: viewport),
      let index = patterns[entry(section).template].boundary.items
        .firstIndex(where: { $0.kind == kind })
    else { return nil }
    let recorder = ExplanationRecorder(.boundary(index))
    let pattern = solvedAgain(section, recorder)
    noteStart(of: section, recorder)
    return explain(
      element, pattern.boundary.items[index], of: pattern.boundary, rule: .boundaryEdges,
      contentStart: start(of: section) + pattern.boundary.growthBefore,
      contentLength: contentLength(of: section), viewport: viewport, recorder)
  }

  /// Returns an explanation of a boundary item of the whole content, or `nil` if no item has the
  /// kind.
  ///
  /// - Parameter viewport: The visible part of the content, which pinned items stay in. If it is
  ///   `nil`, the item lies at its natural position.
  /// - Complexity: O(b), where b is the number of boundary items of the whole content.
  public func explanation(
    ofGlobalBoundary kind: LayoutElementKind, viewport: LayoutViewport? = nil
  ) -> LayoutExplanation? {
    guard let element = globalBoundaryElement(kind: kind, viewport: viewport),
      let index = boundary.items.firstIndex(where: { $0.kind == kind })
    else { return nil }
    let recorder = ExplanationRecorder(.boundary(index))
    let again = BoundaryPattern(
      description.boundaryItems, in: containerSize, before: 0, after: 0, scrollAxis: scrollAxis,
      sizes: globalBoundarySizes, grid: grid, observer: recorder)
    return explain(
      element, again.items[index], of: again, rule: .globalBoundary,
      contentStart: again.growthBefore, contentLength: sectionsLength, viewport: viewport, recorder)
  }

  private func explain(
    _ element: LayoutElement, _ item: BoundaryPattern.Item, of boundary: BoundaryPattern,
    rule: LayoutRule, contentStart: Double, contentLength: Double, viewport: LayoutViewport?,
    _ recorder: ExplanationRecorder
  ) -> LayoutExplanation {
    recorder.note(.boundaryOutsideInsets, .growth, scrollAxis, [], boundary.growthBefore)
    var along = contentStart + boundary.position(of: item, contentLength: contentLength)
    recorder.note(
      rule, .position, scrollAxis,
      [
        LayoutQuantity(.sectionStart, contentStart),
        LayoutQuantity(.contentLength, boundary.stretched(contentLength)),
        LayoutQuantity(.length, item.size[scrollAxis]),
      ], along)
    recorder.note(.boundaryAcross, .position, scrollAxis.perpendicular, [], item.crossOrigin)
    if item.isPinned, let viewport {
      let visible = mirrored(viewport.visibleRect)
      along = boundary.pinned(
        item, at: along, to: visible, contentStart: contentStart, contentLength: contentLength)
      recorder.note(
        .pinning, .position, scrollAxis,
        [
          LayoutQuantity(.visibleStart, visible.minimum(scrollAxis)),
          LayoutQuantity(.visibleEnd, visible.maximum(scrollAxis)),
        ], along)
    }
    let frame = boundary.frame(of: item, at: along, grid: grid)
    for axis in LayoutAxis.both {
      recorder.note(
        .contentInsets, .frameLength, axis,
        [
          LayoutQuantity(.length, item.size[axis]),
          LayoutQuantity(.insets, item.insets.total(axis)),
        ], frame.size[axis])
      recorder.note(
        .positionsRoundToNearest, .position, axis,
        [
          LayoutQuantity(.position, axis == scrollAxis ? along : item.crossOrigin),
          LayoutQuantity(.insets, item.insets.start(axis)),
        ], frame.origin[axis])
    }
    return finish(element, frame, recorder)
  }
}
