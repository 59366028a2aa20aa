import ConstraintSolver

extension LayoutRegion {
  /// Returns a constraint in terms of the region's variables; `nil` if one of its items has no
  /// place any more.
  ///
  /// Each item's own layout direction determines its leading and trailing edges. If the first
  /// item's direction is from right to left, both sides are measured from the right edge of the
  /// holding view, so that constants point to the inside and relations keep their meaning, as
  /// recorded for UIKit (`conformance/views/right-to-left.jsonl`).
  func lower(_ constraint: NSLayoutConstraint) -> Constraint? {
    guard let holder = constraint.installation?.holder.view, let first = constraint.first,
      let firstView = first.owningView
    else { return nil }
    let (firstAttribute, secondAttribute) =
      (constraint.storedFirstAttribute, constraint.storedSecondAttribute)
    var sum = LinearExpression(constant: -Double(constraint.currentConstant))
    if let starts = constraint.starts {
      guard add(constraint, starts, to: &sum, in: holder) else { return nil }
      return Constraint(
        sum, constraint.storedRelation.lowered,
        priority: constraint.storedPriority.strength)
    }
    let isMirrored =
      (firstAttribute.isDirectional || secondAttribute.isDirectional)
      && firstView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    add(first, firstAttribute, times: 1, to: &sum, in: holder, isMirrored: isMirrored)
    if let second = constraint.second {
      guard second.owningView != nil else { return nil }
      add(
        second, secondAttribute, times: -Double(constraint.storedMultiplier), to: &sum, in: holder,
        isMirrored: isMirrored)
    }
    return Constraint(
      sum, constraint.storedRelation.lowered,
      priority: constraint.storedPriority.strength)
  }

  /// Adds the sides of a constraint with distances between anchors to a sum. Each distance is
  /// measured in the layout direction of its end.
  ///
  /// - Returns: `false` if an item has no place any more.
  private func add(
    _ constraint: NSLayoutConstraint, _ starts: DistanceStarts, to sum: inout LinearExpression,
    in holder: UIView
  ) -> Bool {
    let sides = [
      (constraint.first, constraint.storedFirstAttribute, starts.first, 1),
      (
        constraint.second, constraint.storedSecondAttribute, starts.second,
        -Double(constraint.storedMultiplier)
      ),
    ]
    for (end, attribute, start, factor) in sides {
      guard let end else { continue }
      guard let view = end.owningView, start == nil || start?.item.owningView != nil else {
        return false
      }
      let isMirrored =
        (attribute.isDirectional || start?.attribute.isDirectional ?? false)
        && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      add(end, attribute, times: factor, to: &sum, in: holder, isMirrored: isMirrored)
      if let start {
        add(
          start.item, start.attribute, times: -factor, to: &sum, in: holder, isMirrored: isMirrored)
      }
    }
    return true
  }

  /// Adds a multiple of an attribute's value to a sum, in the coordinates of the holding view.
  private func add(
    _ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    to sum: inout LinearExpression, in holder: UIView, isMirrored: Bool
  ) {
    guard let view = item.owningView else { return }
    if let attribute = attribute.withinMargins {
      let margins = view.layoutMarginsGuide.itemForConstraints
      return add(
        margins, attribute, times: factor, to: &sum, in: holder, isMirrored: isMirrored)
    }
    let physical = attribute.physical(in: view.effectiveUserInterfaceLayoutDirection)
    let member = member(of: item.view === root ? rootMember.item : item)
    switch physical {
    case .width: sum.add(member.width, times: factor)
    case .height: sum.add(member.height, times: factor)
    case .left, .right, .centerX:
      let factor = isMirrored ? -factor : factor
      if isMirrored { addInnerWidth(of: holder, times: -factor, to: &sum) }
      let share: Double = physical == .left ? 0 : physical == .right ? 1 : 0.5
      if item.view === holder {
        addHolderPosition(holder, member, share, .horizontal, factor, &sum)
      } else {
        sum.add(member.origin!.x, times: factor)
        if share != 0 { sum.add(member.width, times: factor * share) }
        let start = item.view == nil ? view : view.parentView!
        climb(from: start, to: holder, .horizontal, factor, &sum)
      }
    default:
      var baseline: (view: UIView, position: BaselinePosition)?
      if let own = item.view { baseline = textBaseline(physical, of: own) }
      if let baseline, baseline.view !== item.view {
        // The baseline of a view inside.
        sum.constant += factor * baseline.position.offset
        let inner = self.member(of: baseline.view.itemForConstraints)
        sum.add(inner.origin!.y, times: factor)
        sum.add(inner.height, times: factor * baseline.position.share)
        return climb(from: baseline.view.parentView!, to: holder, .vertical, factor, &sum)
      }
      let share =
        baseline?.position.share
        ?? (physical == .top || physical == .firstBaseline ? 0 : physical == .centerY ? 0.5 : 1)
      sum.constant += factor * (baseline?.position.offset ?? 0)
      if item.view === holder {
        addHolderPosition(holder, member, share, .vertical, factor, &sum)
      } else {
        sum.add(member.origin!.y, times: factor)
        if share != 0 { sum.add(member.height, times: factor * share) }
        let start = item.view == nil ? view : view.parentView!
        climb(from: start, to: holder, .vertical, factor, &sum)
      }
    }
  }

  /// Adds a position in the holding view itself, as its subviews see it.
  private func addHolderPosition(
    _ holder: UIView, _ member: RegionMember, _ share: Double, _ axis: NSLayoutConstraint.Axis,
    _ factor: Double, _ sum: inout LinearExpression
  ) {
    if holder.hasScrollableContent {
      guard share != 0 else { return }
      if share == 0.5 {
        // Centers refer to the frame, before scrolling; edges refer to the content (Apple's Auto
        // Layout Guide, "Working with Scroll Views").
        return sum.add(axis == .horizontal ? member.width : member.height, times: factor * share)
      }
      let content = scrollContent(of: member)
      return sum.add(axis == .horizontal ? content.width : content.height, times: factor * share)
    }
    let insets = holder.insetsOfAlignmentRect
    sum.constant += factor * Double(axis == .horizontal ? insets.left : insets.top)
    if share != 0 {
      sum.add(axis == .horizontal ? member.width : member.height, times: factor * share)
    }
  }

  private func addInnerWidth(
    of holder: UIView, times factor: Double, to sum: inout LinearExpression
  ) {
    let member = member(of: holder.itemForConstraints)
    if holder.hasScrollableContent {
      sum.add(scrollContent(of: member).width, times: factor)
    } else {
      let insets = holder.insetsOfAlignmentRect
      sum.add(member.width, times: factor)
      sum.constant += factor * Double(insets.left + insets.right)
    }
  }

  /// Adds the positions of views from a view up to, but without, the holder.
  private func climb(
    from view: UIView, to holder: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double,
    _ sum: inout LinearExpression
  ) {
    var step = view
    while step !== holder {
      let member = member(of: step.itemForConstraints)
      let insets = step.insetsOfAlignmentRect
      switch axis {
      case .horizontal:
        sum.add(member.origin!.x, times: factor)
        sum.constant -= factor * Double(insets.left)
      case .vertical:
        sum.add(member.origin!.y, times: factor)
        sum.constant -= factor * Double(insets.top)
      }
      if step.hasScrollableContent {
        let offset = scrollOffset(of: member)
        sum.add(axis == .horizontal ? offset.x : offset.y, times: -factor)
      }
      step = step.parentView!
    }
  }

  /// Returns the baseline that an attribute refers to: a position in the view itself, or in one
  /// inside it. `nil` for other attributes, and for views without text.
  private func textBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView
  ) -> (view: UIView, position: BaselinePosition)? {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
    let isFirst = attribute == .firstBaseline
    let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if inner !== view, inner.isInside(view) {
      if let deeper = textBaseline(attribute, of: inner) { return deeper }
      return (inner, BaselinePosition(share: isFirst ? 0 : 1, offset: 0))
    }
    let width = member(of: view.itemForConstraints).wrappingWidth
    return view.baselinePosition(isFirst: isFirst, wrappedAt: width).map { (view, $0) }
  }
}

/// The position of a baseline in the alignment rectangle: a fraction of its height plus an offset.
struct BaselinePosition: Equatable {
  let share: Double
  let offset: Double
}

extension NSLayoutConstraint.Attribute {
  /// Returns the left or right edge for a leading or trailing one.
  func physical(
    in direction: UIUserInterfaceLayoutDirection
  ) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    default: self
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation in the solver.
  var lowered: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
