extension StackPlan {
  // MARK: - Spaces

  /// Adds the spaces between neighbors, including hidden ones.
  mutating func separateNeighbors() {
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let lastVisible = visible.last
    var before: UIView?
    for (index, view) in arranged.enumerated() {
      defer { if !view.isHidden { before = view } }
      guard index > 0 else { continue }
      let neighbor = arranged[index - 1]
      var space: CGFloat = 0
      if let before, before !== lastVisible {
        space = stack.space(after: before)
        // Half of the space is on each side of hidden views.
        if neighbor.isHidden && view.isHidden {
          space = 0
        } else if neighbor.isHidden || view.isHidden {
          space /= 2
        }
      }
      let isAtLeast = isLoose && !view.isHidden && before != nil
      if isBaselineRelative, let before {
        if view.isHidden {
          relate(.spacing, item(view), main.start, item(neighbor), main.end)
        } else {
          relate(
            .spacing, item(view), .firstBaseline, is: isAtLeast ? .greaterThanOrEqual : .equal,
            item(before), .lastBaseline, distance: stack.space(after: before))
        }
        continue
      }
      relate(
        .spacing, item(view), main.start, is: isAtLeast ? .greaterThanOrEqual : .equal,
        item(neighbor),
        main.end, distance: space)
    }
  }

  // MARK: - Distributions

  mutating func distribute() {
    guard let first = visible.first else { return }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        relateLengths(.fillEqually, item(first), item(view), of: main.length)
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalizeSpaces()
    case .equalCentering: equalizeCenters()
    }
  }

  /// Gives each view a part of the length. The priorities descend, so that the last view takes the
  /// rest, as recorded for UIKit (`se26-stack-fillproportionally-column-60`).
  private mutating func fillProportionally() {
    var lengths: [CGFloat?] = []
    var total: CGFloat = 0
    for (index, view) in visible.enumerated() {
      let size = view.intrinsicContentSize
      let length = main.length == .width ? size.width : size.height
      let isKnown = length.isFinite && length >= 0
      lengths.append(isKnown ? length : nil)
      if isKnown { total += length }
      if index < visible.count - 1 { total += stack.space(after: view) }
    }
    guard total > 0 else { return }
    let whole =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.itemForConstraints : canvas
    for (index, view) in visible.enumerated() {
      guard let length = lengths[index] else { continue }
      relateLengths(
        .fillProportionally, item(view), whole, multiplier: length / total, of: main.length,
        priority: UILayoutPriority(Float(max(999 - index, 1))))
    }
  }

  private mutating func equalizeSpaces() {
    collapse(.spanningFit, canvas, main.length, priority: .stackFit)
    let guides = addGaps(from: main.end, to: main.start)
    for guide in guides.dropFirst() {
      relateLengths(.fillEqually, guides[0], guide, of: main.length)
    }
  }

  private mutating func equalizeCenters() {
    collapse(.spanningFit, canvas, main.length, priority: .stackFit)
    let guides = addGaps(from: main.center, to: main.center)
    for (index, guide) in guides.dropFirst().enumerated() {
      relateLengths(
        .fillEqually, guides[0], guide, of: main.length,
        priority: UILayoutPriority(Float(max(150 - index, 50))))
    }
  }

  /// Adds guides between neighboring visible views.
  ///
  /// - Returns: The guides in the order of the views.
  private mutating func addGaps(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute
  ) -> [ConstraintItem] {
    zip(visible, visible.dropFirst()).map { view, next in
      let guide = stack.arrangement.gap(after: view, in: stack).itemForConstraints
      usedGaps.insert(ObjectIdentifier(view))
      relate(.distributingEdge, guide, main.start, item(view), start)
      relate(.distributingEdge, guide, main.end, item(next), end)
      return guide
    }
  }
}
