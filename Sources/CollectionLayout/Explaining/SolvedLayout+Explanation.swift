extension SolvedLayout {
  /// Returns an explanation of an item's frame, or `nil` if the layout has no room for the items of
  /// its section.
  ///
  /// - Precondition: The section and the item exist.
  /// - Complexity: O(S + d * K), where S is the number of sections, K the number of slots in a full
  ///   group of the section, and d the nesting depth of groups: only the section's template is
  ///   solved again.
  public func explanation(ofItem item: Int, inSection section: Int) -> LayoutExplanation? {
    guard let element = element(ofItem: item, inSection: section) else { return nil }
    if let measuredSection = measuredSection(section), let lanes = measuredSection.lanes {
      let recorder = ExplanationRecorder(.leaf(0))
      let frame = noteItem(item, of: lanes, in: measuredSection, section, recorder)
      return finish(element, frame, recorder)
    }
    let resolved = resolvedGroup(containing: item, inSection: section)
    let slot = item - resolved.firstItem
    let recorder = ExplanationRecorder(.leaf(slot))
    let pattern = solvedAgain(section, recorder, group: resolved)
    return explain(element, pattern.shape.frames[slot], in: resolved, of: pattern, recorder)
  }

  /// Returns an explanation of a supplementary item's frame, or `nil` if there is none.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: The same as ``explanation(ofItem:inSection:)``.
  public func explanation(
    ofSupplementary kind: LayoutElementKind, index: Int, inSection section: Int
  ) -> LayoutExplanation? {
    if let explanation = explanation(
      ofSupplementary: kind, ofItemInLane: index, inSection: section)
    {
      return explanation
    }
    guard let element = supplementaryElement(kind: kind, index: index, inSection: section),
      let (resolved, number) = supplement(
        kind, index, of: patterns[entry(section).template], section: section)
    else { return nil }
    let recorder = ExplanationRecorder(.supplement(number))
    let pattern = solvedAgain(section, recorder, group: resolved)
    return explain(
      element, pattern.shape.supplements.items[number].frame, in: resolved, of: pattern, recorder)
  }

  /// Returns an explanation of a background's frame, or `nil` if there is none or the section is
  /// empty.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(1).
  public func explanation(
    ofDecorationAt index: Int, inSection section: Int
  ) -> LayoutExplanation? {
    guard let element = decorationElement(at: index, inSection: section) else { return nil }
    let recorder = ExplanationRecorder(.done)
    let insets = patterns[entry(section).template].decorations[index].contentInsets
    let rect = sectionRect(section)
    let frame = decoration(index, of: patterns[entry(section).template], section: section).frame
    noteStart(of: section, recorder)
    for axis in LayoutAxis.both {
      recorder.note(
        .background, .frameLength, axis,
        [
          LayoutQuantity(.length, rect.size[axis]), LayoutQuantity(.insets, insets.total(axis)),
        ], frame.size[axis])
      recorder.note(
        .positionsRoundToNearest, .position, axis,
        [
          LayoutQuantity(.sectionStart, rect.origin[axis]),
          LayoutQuantity(.insets, insets.start(axis)),
        ], frame.origin[axis])
    }
    return finish(element, frame, recorder)
  }

  /// Returns an explanation of any element's frame, or `nil` if the layout has no such element.
  ///
  /// - Parameter viewport: The viewport of the query that returned the element.
  /// - Complexity: The same as ``explanation(ofItem:inSection:)``.
  public func explanation(
    of element: LayoutElement, viewport: LayoutViewport? = nil
  ) -> LayoutExplanation? {
    guard entries.indices.contains(element.section) || element.category.isGlobal else { return nil }
    switch element.category {
    case .item:
      guard element.index >= 0, element.index < entry(element.section).itemCount else {
        return nil
      }
      return explanation(ofItem: element.index, inSection: element.section)
    case .supplementary(let kind):
      return explanation(ofSupplementary: kind, index: element.index, inSection: element.section)
    case .boundary(let kind):
      return explanation(ofBoundary: kind, inSection: element.section, viewport: viewport)
    case .globalBoundary(let kind):
      return explanation(ofGlobalBoundary: kind, viewport: viewport)
    case .decoration:
      return explanation(ofDecorationAt: element.index, inSection: element.section)
    }
  }

  /// Solves the template of a section again with an observer.
  ///
  /// - Parameter group: The group of the section that is explained.
  func solvedAgain(
    _ section: Int, _ observer: SolveObserver, group: ResolvedGroup? = nil
  ) -> SectionPattern {
    let template = entry(section).template
    let measuredSection = measuredSection(section)
    return SectionPattern(
      description.sectionTemplates[template], in: containerSize, scrollAxis: scrollAxis, grid: grid,
      largestCount: patterns[template].context.leafLimit, observer: observer,
      measurements: group.flatMap { measuredSection?.measurements(of: $0) },
      shared: group == nil ? .unknown : measuredSection?.sharedLengths ?? .unknown,
      boundarySizes: measuredSection?.boundarySizes ?? [])
  }

  /// Records the position of a section.
  func noteStart(of section: Int, _ recorder: ExplanationRecorder) {
    var inputs = [LayoutQuantity(.growth, boundary.growthBefore)]
    if section > 0 {
      inputs = [
        LayoutQuantity(.previousStart, start(of: section - 1)),
        LayoutQuantity(.previousLength, length(of: section - 1)),
        LayoutQuantity(.spacing, description.interSectionSpacing),
      ]
    }
    recorder.note(.sectionsFollow, .sectionStart, scrollAxis, inputs, start(of: section))
  }

  /// Records the position of a frame of a group in the content.
  private func explain(
    _ element: LayoutElement, _ frame: LayoutRect, in resolved: ResolvedGroup,
    of pattern: SectionPattern, _ recorder: ExplanationRecorder
  ) -> LayoutExplanation {
    let stack = pattern.stackAxis
    let groupOffset = resolved.offset
    let pitch = patterns[entry(element.section).template].pitch
    var inputs = [
      LayoutQuantity(.index, Double(resolved.index)), LayoutQuantity(.pitch, pitch),
    ]
    let change = groupOffset - Double(resolved.index) * pitch
    if change != 0 { inputs.append(LayoutQuantity(.measuredChange, change)) }
    recorder.note(
      pattern.isOrthogonal ? .orthogonalGroups : .groupsFollow, .groupOffset, stack, inputs,
      groupOffset)
    noteStart(of: element.section, recorder)
    recorder.note(
      .boundaryOutsideInsets, .growth, scrollAxis, [],
      boundary(of: element.section).growthBefore)
    let origin = groupOrigin(of: pattern, section: element.section)
    let result = placed(frame, of: pattern, origin: origin, groupOffset: groupOffset)
    for axis in LayoutAxis.both {
      var inputs = [
        LayoutQuantity(.firstGroup, origin[axis]), LayoutQuantity(.inGroup, frame.origin[axis]),
      ]
      if axis == stack {
        inputs.insert(LayoutQuantity(.groupOffset, groupOffset), at: 1)
      } else if !pattern.isOrthogonal {
        inputs = [
          LayoutQuantity(.firstGroup, origin[axis]),
          LayoutQuantity(.inGroup, recorder.result(.inGroup, axis)),
        ]
      }
      recorder.note(.positionsRoundToNearest, .position, axis, inputs, result.origin[axis])
    }
    return finish(element, result, recorder)
  }

  /// Records the mirroring, and returns the explanation.
  func finish(
    _ element: LayoutElement, _ frame: LayoutRect, _ recorder: ExplanationRecorder
  ) -> LayoutExplanation {
    if isRightToLeft {
      recorder.note(
        .rightToLeft, .position, .horizontal,
        [
          LayoutQuantity(.contentWidth, contentSize.width),
          LayoutQuantity(.position, frame.origin.x), LayoutQuantity(.length, frame.size.width),
        ], mirrored(frame).origin.x)
    }
    return LayoutExplanation(element: element, steps: recorder.steps)
  }
}

extension ExplanationRecorder {
  /// Returns the last result with a subject.
  fileprivate func result(_ subject: LayoutStep.Subject, _ axis: LayoutAxis) -> Double {
    steps.last { $0.subject == subject && $0.axis == axis }?.result ?? 0
  }
}

extension LayoutElement.Category {
  /// A Boolean value that indicates whether the element belongs to the whole content.
  fileprivate var isGlobal: Bool {
    if case .globalBoundary = self { return true }
    return false
  }
}
