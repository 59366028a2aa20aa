/// The subitems of one full group: their total length, the remaining length, and their positions.
struct GroupArrangement {
  private let sequence: LayoutSequence
  private let count: Int
  /// The solved subitems of the list, which repeats.
  private let boxes: [SolvedBox]
  /// The solved subitems that replace the first occurrences.
  private let special: [SolvedBox]
  private let axis: LayoutAxis
  /// The edge spacing of each subitem of the list. Reading it from the description for each
  /// occurrence would dominate the cost.
  private let edges: [LayoutEdgeSpacing]
  /// The length that each flexible spacing gets in addition to its minimum. Negative if the
  /// subitems exceed the group.
  private var share = 0.0

  /// Creates an arrangement of solved subitems.
  init(sequence: LayoutSequence, count: Int, boxes: [SolvedBox], special: [SolvedBox] = []) {
    self.sequence = sequence
    self.count = count
    self.boxes = boxes
    self.special = special
    axis = sequence.axis
    edges = sequence.subitems.prefix(boxes.count).map { $0.edgeSpacing }
  }

  private func box(at index: Int) -> SolvedBox {
    index < special.count ? special[index] : boxes[index % boxes.count]
  }

  /// The total length with every flexible spacing at its minimum.
  var minimumLength: Double {
    var length = Double(count - 1) * sequence.interItemSpacing.minimum
    let taken = boxes.indices.map { index in
      (boxes[index].size[axis], edges[index].start(axis).minimum + edges[index].end(axis).minimum)
    }
    for index in 0..<count {
      let (size, edge) = taken[index % taken.count]
      length += index < special.count ? special[index].size[axis] : size
      length += edge
    }
    return length
  }

  /// The largest length of a subitem with its edge spacing across the axis.
  var crossLength: Double {
    let cross = axis.perpendicular
    var length = 0.0
    for index in 0..<min(count, special.count + boxes.count) {
      let edges = edges[index % boxes.count]
      length = max(
        length,
        edges.start(cross).minimum + box(at: index).size[cross] + edges.end(cross).minimum)
    }
    return length
  }

  /// Distributes the remaining length equally among the flexible spacings, in addition to their
  /// minimums (conformance cases `charon-012` to `charon-022` and `charon-047`).
  mutating func distribute(in inner: LayoutSize, observer: SolveObserver?) {
    var flexible = sequence.interItemSpacing.isFlexible ? count - 1 : 0
    for (index, edges) in edges.enumerated() {
      let rounds = count / boxes.count + (index < count % boxes.count ? 1 : 0)
      flexible += edges.start(axis).isFlexible ? rounds : 0
      flexible += edges.end(axis).isFlexible ? rounds : 0
    }
    guard flexible > 0 else { return }
    let leftover = inner[axis] - minimumLength
    share = leftover / Double(flexible)
    observer?.didDistribute(share, leftover: leftover, flexible: flexible, along: axis)
  }

  private func length(of spacing: LayoutSpacing) -> Double {
    spacing.minimum + (spacing.isFlexible ? share : 0)
  }

  /// Returns a box with the subitems one after the other.
  func placed(
    in inner: LayoutSize, corner: LayoutPoint, size: LayoutSize, leafLimit: Int,
    observer: SolveObserver?
  ) -> SolvedBox {
    let cross = axis.perpendicular
    var result = SolvedBox(empty: size)
    result.holdsEmptyGroup = boxes.contains { $0.holdsEmptyGroup }
    result.reflows = boxes.contains { $0.reflows }
    result.holdsSingleItems = special.isEmpty && boxes.allSatisfy { $0.leaves.count == 1 }
    for box in special { result.measuredAxes.formUnion(box.measuredAxes) }
    let leafCount = boxes.reduce(0) { $0 + $1.leaves.count }
    let rounds = count / boxes.count + 1
    result.leaves.reserveCapacity(
      leafCount > leafLimit / rounds ? leafLimit : leafCount * rounds)
    var position = corner[axis]
    var index = 0
    while index < count {
      // After every item has its frame, and every subitem of the list occurred, the others only
      // extend the content.
      if result.leaves.count >= leafLimit, index >= special.count + boxes.count {
        result.contentExtent[axis] = max(
          result.contentExtent[axis], contentExtent(from: index, position: position))
        break
      }
      let box = box(at: index)
      let edges = edges[index % boxes.count]
      position += length(of: edges.start(axis))
      var origin = LayoutPoint()
      origin[axis] = position
      origin[cross] =
        corner[cross]
        + Self.start(edges, across: cross, of: box.size[cross], in: inner[cross])
      let leaves = result.leaves.count
      let supplements = result.supplements.count
      result.append(box, at: origin, leafLimit: leafLimit)
      observer?.didPlaceSubitem(
        PlacedSubitem(
          index: index, listIndex: index % boxes.count, axis: axis, corner: corner, origin: origin,
          edge: length(of: edges.start(axis)), leaves: leaves..<result.leaves.count,
          supplements: supplements..<result.supplements.count))
      position += box.size[axis] + length(of: edges.end(axis))
      position += length(of: sequence.interItemSpacing)
      index += 1
    }
    if result.holdsSingleItems, result.leaves.count > SolvedBox.stackThreshold {
      result.crossLengths = boxes.map { $0.size[cross] }
    }
    return result
  }

  /// Returns the far edge of the subitems from an index on, along the axis. A group may have many
  /// occurrences, so each subitem of the list is read once.
  private func contentExtent(from first: Int, position: Double) -> Double {
    let steps = boxes.indices.map { index in
      (
        before: length(of: edges[index].start(axis)),
        extent: boxes[index].leaves.isEmpty ? -.infinity : boxes[index].contentExtent[axis],
        after: boxes[index].size[axis] + length(of: edges[index].end(axis))
      )
    }
    let spacing = length(of: sequence.interItemSpacing)
    var position = position
    var extent = -Double.infinity
    var listIndex = first % steps.count
    for _ in first..<count {
      let step = steps[listIndex]
      position += step.before
      extent = max(extent, position + step.extent)
      position += step.after
      position += spacing
      listIndex = listIndex + 1 == steps.count ? 0 : listIndex + 1
    }
    return extent
  }

  /// Returns the position of a box across an axis: at the near edge, unless flexible edges move it.
  static func start(
    _ edges: LayoutEdgeSpacing, across axis: LayoutAxis, of length: Double, in room: Double
  ) -> Double {
    let start = edges.start(axis)
    guard start.isFlexible else { return start.minimum }
    let end = edges.end(axis)
    let leftover = room - length - start.minimum - end.minimum
    return start.minimum + leftover / (end.isFlexible ? 2 : 1)
  }
}
