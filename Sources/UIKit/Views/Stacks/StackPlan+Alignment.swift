extension StackPlan {
  /// Adds the constraints across the axis.
  mutating func align() {
    switch stack.alignment {
    case .fill: alignBothEdges()
    case .leading: alignInSpanner(cross.start)
    case .trailing: alignInSpanner(cross.end)
    case .center: alignInSpanner(cross.center)
    case .firstBaseline:
      alignInSpanner(stack.axis == .horizontal ? .firstBaseline : cross.start)
    case .lastBaseline:
      alignInSpanner(stack.axis == .horizontal ? .lastBaseline : cross.start)
    }
  }

  private mutating func alignBothEdges() {
    let first = item(arranged[0])
    relate(.canvasConnection, canvas, ofCanvas(cross.start), first, cross.start)
    relate(.canvasConnection, canvas, ofCanvas(cross.end), first, cross.end)
    for view in arranged.dropFirst() {
      relate(.alignment, first, cross.start, item(view), cross.start)
      relate(.alignment, first, cross.end, item(view), cross.end)
    }
  }

  /// Aligns an attribute of the views, which may have different sizes within a guide that spans
  /// them.
  private mutating func alignInSpanner(_ attribute: NSLayoutConstraint.Attribute) {
    usesSpanner = true
    let spanner = stack.arrangement.spanner(in: stack).itemForConstraints
    let first = item(arranged[0])
    let isStart = attribute == cross.start
    let isEnd = attribute == cross.end
    relate(
      .canvasConnection, canvas, ofCanvas(cross.start), isStart ? first : spanner, cross.start)
    relate(.canvasConnection, canvas, ofCanvas(cross.end), isEnd ? first : spanner, cross.end)
    if attribute == cross.center {
      relate(.canvasConnection, canvas, ofCanvas(cross.center), first, cross.center)
    }
    for view in arranged.dropFirst() {
      relate(.alignment, first, attribute, item(view), attribute)
    }
    for view in visible {
      relate(
        .spanningBoundary, spanner, cross.start, is: isStart ? .equal : .lessThanOrEqual,
        item(view),
        cross.start, priority: isStart ? Self.edgePriority : .required)
      relate(
        .spanningBoundary, spanner, cross.end, is: isEnd ? .equal : .greaterThanOrEqual, item(view),
        cross.end, priority: isEnd ? Self.edgePriority : .required)
    }
    collapse(.spanningFit, spanner, cross.length, priority: .stackSpan)
    for view in arranged {
      collapse(.ambiguitySuppression, item(view), cross.length, priority: .stackCross)
    }
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return }
    collapse(.spanningFit, canvas, cross.length, priority: .stackFit)
    // In a stack view that is higher than its content, the text is at the top or at the bottom.
    let edge = attribute == .firstBaseline ? cross.start : cross.end
    relate(
      .ambiguitySuppression, spanner, edge, item(visible.first ?? arranged[0]), edge,
      priority: .stackCross)
  }

  /// The priority of the aligned edge in the spanning guide.
  private static let edgePriority = UILayoutPriority(999.5)
}
