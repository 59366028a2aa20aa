extension SolvedFlowLayout {
  /// A line with the position of an item in it.
  private struct Place {
    var items: Range<Int>
    var start: Double
    var thickness: Double
    var lead: Double
    var gap: Double
    var slot: Int
    var isLast: Bool
  }

  /// Returns the decisions that lead to an item's frame, in order: the last position and the last
  /// length along each axis are the frame's.
  ///
  /// - Precondition: The section and the item exist.
  /// - Complexity: O(i), where i is the number of items in the line.
  package func explanation(ofItem item: Int, inSection section: Int) -> [LayoutFlowStep] {
    guard let frame = frame(ofItem: item, inSection: section) else { return [] }
    var steps = FlowSteps()
    let described = description.sections[section]
    let cross = scrollAxis.perpendicular
    noteSize(of: item, section, &steps)
    let breaker = description.breaker(of: described)
    steps.note(
      .linesFill, .room, cross,
      [
        (.container, description.containerSize[cross]), (.insets, described.insets.total(cross)),
      ], breaker.room)
    let place = place(of: item, section)
    let size = self.size(ofItem: item, inSection: section)
    steps.note(
      .linesFill, .count, nil,
      [(.room, breaker.room), (.spacing, described.interitemSpacing)], Double(place.items.count))
    if place.items.count > 1 {
      steps.note(
        place.isLast ? .lastLine : .linesAreJustified, .spacing, cross,
        [(.room, breaker.room), (.count, Double(place.items.count))], place.gap)
    }
    let origin = linesOrigin(ofSection: section)
    let lengthBefore = (place.items.lowerBound..<item).reduce(0) {
      $0 + self.size(ofItem: $1, inSection: section)[cross]
    }
    steps.note(
      place.items.count == 1 ? .singleItem : .linesFill, .position, cross,
      [
        (.inset, origin[cross]), (.spaceBefore, place.lead + Double(place.slot) * place.gap),
        (.lengthBefore, lengthBefore),
      ], origin[cross] + place.lead + lengthBefore + Double(place.slot) * place.gap)
    noteStart(of: section, &steps)
    let along =
      origin[scrollAxis] + place.start + (place.thickness - size[scrollAxis]) / 2
    steps.note(
      .centeredInLine, .position, scrollAxis,
      [
        (.sectionStart, start(ofSection: section)), (.header, max(0, described.headerLength)),
        (.inset, described.insets.start(scrollAxis)), (.lineStart, place.start),
        (.lineThickness, place.thickness), (.itemLength, size[scrollAxis]),
      ], along)
    finish(mirrored(frame), to: frame, &steps)
    return steps.all
  }

  /// Returns the decisions that lead to the frame of a header or footer; empty if there is none.
  ///
  /// - Precondition: The section exists.
  package func explanation(
    ofBoundary kind: LayoutElementKind, inSection section: Int, viewport: LayoutViewport?
  ) -> [LayoutFlowStep] {
    guard
      let natural = boundaryElement(kind: kind, inSection: section)?.frame,
      let frame = boundaryElement(kind: kind, inSection: section, viewport: viewport)?.frame
    else { return [] }
    var steps = FlowSteps()
    let described = description.sections[section]
    let cross = scrollAxis.perpendicular
    steps.note(
      .sectionParts, .length, cross, [(.container, contentSize[cross])], frame.size[cross])
    steps.note(
      .sectionParts, .length, scrollAxis,
      [(kind == .header ? .header : .itemLength, frame.size[scrollAxis])], frame.size[scrollAxis])
    noteStart(of: section, &steps)
    let leading = mirrored(natural)
    steps.note(.sectionParts, .position, cross, [], leading.origin[cross])
    steps.note(
      .sectionParts, .position, scrollAxis,
      [
        (.sectionStart, start(ofSection: section)),
        (
          .contentLength,
          kind == .header
            ? 0
            : max(0, described.headerLength)
              + sections[section].contentLength(described, along: scrollAxis)
        ),
      ], leading.origin[scrollAxis])
    if let viewport, kind == .header ? description.pinsHeaders : description.pinsFooters {
      let visible = mirrored(viewport.visibleRect)
      steps.note(
        .pinning, .position, scrollAxis,
        [
          (.visibleStart, visible.minimum(scrollAxis)), (.visibleEnd, visible.maximum(scrollAxis)),
        ], mirrored(frame).origin[scrollAxis])
    }
    finish(mirrored(frame), to: frame, &steps)
    return steps.all
  }

  /// Returns a section with the line of one of its items.
  ///
  /// - Parameter item: The item; `nil` for no line.
  /// - Precondition: The section and the item exist.
  package func surroundings(
    ofItem item: Int?, inSection section: Int, viewport: LayoutViewport? = nil
  ) -> LayoutSurroundings {
    let described = description.sections[section]
    let kinds: [(LayoutElementKind, Bool)] = [
      (.header, description.pinsHeaders), (.footer, description.pinsFooters),
    ]
    return LayoutSurroundings(
      itemCount: described.itemCount, frame: frame(ofSection: section),
      contentInsets: described.insets, referenceInsets: LayoutInsets(),
      groupSpacing: described.lineSpacing, itemSpacing: described.interitemSpacing,
      boundaryItems: kinds.compactMap { kind, isPinned in
        boundaryElement(kind: kind, inSection: section, viewport: viewport).map {
          LayoutSurroundings.Boundary(kind: kind, frame: $0.frame, isPinned: isPinned)
        }
      },
      group: item.map { item in
        checkItem(item, inSection: section)
        let place = place(of: item, section)
        let cross = scrollAxis.perpendicular
        let origin = linesOrigin(ofSection: section)
        var frame = LayoutRect()
        frame.origin[cross] = origin[cross]
        frame.size[cross] = description.breaker(of: described).room
        frame.origin[scrollAxis] = origin[scrollAxis] + place.start
        frame.size[scrollAxis] = place.thickness
        return LayoutSurroundings.Group(
          index: nil, frame: mirrored(frame), items: place.items)
      })
  }

  // MARK: - Parts

  private func place(of item: Int, _ section: Int) -> Place {
    func place(in run: UniformLines, isLastRun: Bool) -> Place {
      let (line, slot) = (item - run.firstItem).quotientAndRemainder(dividingBy: run.perLine)
      let first = run.firstItem + line * run.perLine
      let end = min(first + run.perLine, run.firstItem + run.itemCount)
      return Place(
        items: first..<end, start: run.start + Double(line) * run.pitch, thickness: run.thickness,
        lead: run.lead, gap: run.gap, slot: slot, isLast: isLastRun && line == run.lineCount - 1)
    }
    switch sections[section].lines {
    case .grid(let run): return place(in: run, isLastRun: true)
    case .broken(let runs):
      let index = SolvedFlowSection.run(of: item, in: runs)
      return place(in: runs[index], isLastRun: index == runs.count - 1)
    case .column:
      let size = size(ofItem: item, inSection: section)
      let breaker = description.breaker(of: description.sections[section])
      return Place(
        items: item..<(item + 1), start: sections[section].table?.position(of: item) ?? 0,
        thickness: size[scrollAxis], lead: breaker.centered(size[scrollAxis.perpendicular]),
        gap: 0, slot: 0, isLast: item == description.sections[section].itemCount - 1)
    }
  }

  private func noteSize(of item: Int, _ section: Int, _ steps: inout FlowSteps) {
    let size = size(ofItem: item, inSection: section)
    let isMeasured = sections[section].table?.measuredSize(of: item) != nil
    for axis in LayoutAxis.both {
      if sections[section].table == nil {
        steps.note(
          .positionsRoundToNearest, .length, axis, [(.itemLength, size[axis])], size[axis])
      } else {
        steps.note(
          .averageSize, .length, axis, [(isMeasured ? .measured : .estimate, size[axis])],
          size[axis])
      }
    }
  }

  private func noteStart(of section: Int, _ steps: inout FlowSteps) {
    var inputs: [(LayoutFlowStep.StaticName, Double)] = []
    if section > 0 {
      let before = description.sections[section - 1]
      inputs = [
        (.sectionStart, start(ofSection: section - 1)),
        (.length, sections[section - 1].length(before, along: scrollAxis)),
      ]
    }
    steps.note(.sectionParts, .sectionStart, scrollAxis, inputs, start(ofSection: section))
  }

  /// Records the rounding to pixels, and the mirroring.
  private func finish(
    _ leading: LayoutRect, to frame: LayoutRect, _ steps: inout FlowSteps
  ) {
    for axis in LayoutAxis.both {
      guard let position = steps.position(axis) else { continue }
      steps.note(
        .positionsRoundToNearest, .position, axis, [(.position, position)], leading.origin[axis])
    }
    if isRightToLeft {
      steps.note(
        .rightToLeft, .position, .horizontal,
        [
          (.contentWidth, contentSize.width), (.position, leading.origin.x),
          (.length, leading.size.width),
        ], frame.origin.x)
    }
  }
}

/// A list of decisions.
private struct FlowSteps {
  private(set) var all: [LayoutFlowStep] = []

  mutating func note(
    _ rule: LayoutFlowRule, _ subject: LayoutFlowStep.StaticName, _ axis: LayoutAxis?,
    _ inputs: [(LayoutFlowStep.StaticName, Double)], _ result: Double
  ) {
    all.append(
      LayoutFlowStep(
        rule: rule, subject: subject, axis: axis,
        inputs: inputs.map { LayoutFlowStep.Input(name: $0.0, value: $0.1) }, result: result))
  }

  /// Returns the last position along an axis.
  func position(_ axis: LayoutAxis) -> Double? {
    all.last { $0.subject == .position && $0.axis == axis }?.result
  }
}
