extension SolvedLayout {
  /// Records the frame of an item in a lane.
  ///
  /// - Returns: The frame in leading coordinates of the content.
  func noteItem(
    _ item: Int, of lanes: PlacedLanes, in measuredSection: MeasuredSection, _ section: Int,
    _ recorder: ExplanationRecorder
  ) -> LayoutRect {
    let pattern = measuredSection.pattern
    let (stack, cross) = (pattern.stackAxis, pattern.stackAxis.perpendicular)
    let described = lanes.geometry.lanes
    var inputs = [
      LayoutQuantity(.length, pattern.shape.crossLength),
      LayoutQuantity(.spacing, described.laneSpacing),
    ]
    if case .adaptive(let minimum) = described.count {
      inputs.append(LayoutQuantity(.points, minimum))
    }
    recorder.note(.equalLanes, .laneCount, cross, inputs, Double(lanes.laneCount))
    let span = lanes.span(ofItem: item)
    let resolved = measuredSection.resolvedGroup(containing: item)
    let size = resolved.itemSize
    recorder.note(
      .equalLanes, .length, cross,
      [
        LayoutQuantity(.length, pattern.shape.crossLength),
        LayoutQuantity(.count, Double(lanes.laneCount)), LayoutQuantity(.span, Double(span)),
      ], size[cross])
    noteLength(ofItem: item, of: lanes, measuredSection, size, recorder)

    let (ends, choice) = lanes.endsAndChoice(beforeItem: item)
    let isInOrder = described.placement == .inOrder
    var places = [LayoutQuantity(.span, Double(span))]
    places += ends.map { LayoutQuantity(.laneEnd, $0) }
    if described.tolerance > 0 {
      places.append(LayoutQuantity(.tolerance, described.tolerance))
    }
    let lane = lanes.lane(ofItem: item)
    recorder.note(
      lane != choice ? .keptLane : isInOrder ? .lanesInOrder : .shortestLane, .lane, cross, places,
      Double(lane))
    recorder.note(
      .itemsFollowInLanes, .groupOffset, stack,
      ends[lane..<lane + span].map { LayoutQuantity(.laneEnd, $0) }, resolved.offset)

    noteStart(of: section, recorder)
    recorder.note(
      .boundaryOutsideInsets, .growth, scrollAxis, [], measuredSection.boundary.growthBefore)
    let origin = groupOrigin(of: pattern, section: section)
    let frame = placed(
      resolved.frame(ofSlot: 0), of: pattern, origin: origin, groupOffset: resolved.offset)
    for axis in LayoutAxis.both {
      recorder.note(
        .positionsRoundToNearest, .position, axis,
        axis == stack
          ? [
            LayoutQuantity(.firstGroup, origin[axis]),
            LayoutQuantity(.groupOffset, resolved.offset),
          ]
          : [
            LayoutQuantity(.firstGroup, origin[axis]),
            LayoutQuantity(.inGroup, frame.origin[axis] - origin[axis]),
          ], frame.origin[axis])
      recorder.note(
        .equalLanes, .frameLength, axis, [LayoutQuantity(.length, size[axis])], frame.size[axis])
    }
    return frame
  }

  private func noteLength(
    ofItem item: Int, of lanes: PlacedLanes, _ measuredSection: MeasuredSection,
    _ size: LayoutSize, _ recorder: ExplanationRecorder
  ) {
    let stack = measuredSection.pattern.stackAxis
    let value = lanes.geometry.lanes.length.value
    if !measuredSection.sizes[item][stack].isNaN {
      recorder.note(
        .measuredInstead, .length, stack, [LayoutQuantity(.estimate, value)], size[stack])
      return
    }
    switch lanes.geometry.lanes.length {
    case .aspectRatio:
      recorder.note(
        .fractionsRoundDown, .length, stack,
        [
          LayoutQuantity(.fraction, value),
          LayoutQuantity(.base, size[stack.perpendicular]),
        ], size[stack])
    case .estimated:
      recorder.note(.pointsAreKept, .length, stack, [LayoutQuantity(.estimate, value)], size[stack])
    case .absolute:
      recorder.note(.pointsAreKept, .length, stack, [LayoutQuantity(.points, value)], size[stack])
    }
  }

  /// Returns an explanation of the frame of a supplementary item in a lane; `nil` if there is none.
  func explanation(
    ofSupplementary kind: LayoutElementKind, ofItemInLane item: Int, inSection section: Int
  ) -> LayoutExplanation? {
    guard let measuredSection = measuredSection(section), let lanes = measuredSection.lanes,
      let element = supplementaryElement(kind: kind, index: item, inSection: section),
      let supplement = lanes.geometry.lanes.supplementaryItems.first(where: { $0.kind == kind })
    else { return nil }
    let recorder = ExplanationRecorder(.supplement(0))
    let host = noteItem(item, of: lanes, in: measuredSection, section, recorder)
    let placed = supplement.placed(at: host, base: host.size, on: grid)
    let frame = mirrored(element.frame)
    for axis in LayoutAxis.both {
      recorder.note(
        .supplementaryBase, .frameLength, axis, [LayoutQuantity(.base, host.size[axis])],
        frame.size[axis])
      recorder.note(
        .anchors, .position, axis,
        [
          LayoutQuantity(.hostPosition, host.origin[axis]),
          LayoutQuantity(.anchorPoint, placed.target[axis]),
          LayoutQuantity(.ownPoint, placed.own[axis]),
        ], frame.origin[axis])
    }
    return finish(element, frame, recorder)
  }
}

extension PlacedLanes {
  /// Returns the ends of lanes before an item, and the lane that it would get if it had none.
  fileprivate func endsAndChoice(beforeItem item: Int) -> (ends: [Double], choice: Int) {
    withEnds { ends, scratch in
      advance(ends, to: item, scratch)
      return (
        Array(UnsafeBufferPointer(start: ends, count: laneCount)), choice(forItem: item, ends)
      )
    }
  }
}
