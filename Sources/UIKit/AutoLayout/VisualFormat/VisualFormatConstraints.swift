import Foundation

/// The constraints of a visual format.
@MainActor
struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Returns the constraints, in the order of the text.
  func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let alignments = try alignmentAttributes()
    var items: [ConstraintItem] = []
    for view in format.views { items.append(try item(named: view.name)) }
    var result: [NSLayoutConstraint] = []
    if let start = format.start {
      result += try constraints(
        start, after: try superview(of: items[0], format.views[0].name, format.startPosition),
        before: items[0], isSuperview: true)
    }
    for (index, item) in items.enumerated() {
      if index > 0 {
        result += try constraints(
          format.connections[index - 1], after: items[index - 1], before: item)
        for attribute in alignments {
          result.append(make(items[index - 1], attribute, .equal, item, attribute))
        }
      }
      for predicate in format.views[index].predicates {
        result.append(try lengthConstraint(predicate, of: item))
      }
    }
    if let end = format.end, let last = items.last, let name = format.views.last?.name {
      result += try constraints(
        end, after: last, before: try superview(of: last, name, format.endPosition),
        isSuperview: true, isEnd: true)
    }
    return result
  }

  private func make(
    _ first: ConstraintItem, _ firstAttribute: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: ConstraintItem?,
    _ secondAttribute: Attribute, constant: Double = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first, firstAttribute, relation, second, secondAttribute, constant: CGFloat(constant),
      call: "constraints(withVisualFormat:options:metrics:views:)")
  }

  // MARK: - Spacing

  /// The attributes of a connection: the far edge of what precedes it, and the near edge of what
  /// follows it.
  private var edges: (far: Attribute, near: Attribute) {
    guard format.axis == .horizontal else { return (.bottom, .top) }
    return switch options.intersection(.directionMask) {
    case .directionLeftToRight: (.right, .left)
    case .directionRightToLeft: (.left, .right)
    default: (.trailing, .leading)
    }
  }

  /// A Boolean value that indicates whether positions increase along the format.
  private var increases: Bool {
    format.axis == .vertical
      || options.intersection(.directionMask) != .directionRightToLeft
  }

  /// Returns the constraints for the spacing between two items. One of them may be the superview.
  private func constraints(
    _ connection: VisualFormat.Connection, after previous: ConstraintItem,
    before next: ConstraintItem, isSuperview: Bool = false, isEnd: Bool = false
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var (far, near) = edges
    if isSuperview {
      // Inside the superview, the edge is that on the same side.
      if isEnd { near = far } else { far = near }
    } else if format.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      (far, near) = (.lastBaseline, .firstBaseline)
    }
    switch connection {
    case .flush: return [gap(previous, far, next, near, .equal, 0)]
    case .standard where isSuperview:
      let (inside, outside) = isEnd ? (previous, next) : (next, previous)
      let margins = outside.view!.layoutMarginsGuide.itemForConstraints
      let constraint =
        isEnd
        ? gap(inside, far, margins, near, .equal, 0) : gap(margins, far, inside, near, .equal, 0)
      constraint.storedSpacing = .visualFormat
      return [constraint]
    case .standard:
      let constraint = gap(
        previous, far, next, near, .equal, Double(NSLayoutConstraint.standardSpacing))
      constraint.storedSpacing =
        far == .lastBaseline ? .baselines(multiplier: 1) : .visualFormat
      return [constraint]
    case .predicates(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constraint = gap(
          previous, far, next, near, predicate.relation, try spacing(predicate.object))
        try setPriority(predicate.priority, of: constraint)
        result.append(constraint)
      }
      return result
    }
  }

  /// Returns the constraint that one item follows another at a distance. The first item of the
  /// constraint is the one with the larger position.
  private func gap(
    _ previous: ConstraintItem, _ far: Attribute, _ next: ConstraintItem, _ near: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ distance: Double
  ) -> NSLayoutConstraint {
    increases
      ? make(next, near, relation, previous, far, constant: distance)
      : make(previous, far, relation, next, near, constant: distance)
  }

  // MARK: - Lengths

  private func lengthConstraint(
    _ predicate: VisualFormat.Predicate, of item: ConstraintItem
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let length: Attribute = format.axis == .horizontal ? .width : .height
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.object, views[name.text] != nil {
      constraint = make(item, length, predicate.relation, try self.item(named: name), length)
    } else {
      let constant = try number(predicate.object, "a view or a metric")
      constraint = make(item, length, predicate.relation, nil, .notAnAttribute, constant: constant)
    }
    try setPriority(predicate.priority, of: constraint)
    return constraint
  }

  private func setPriority(
    _ priority: VisualFormat.Operand?, of constraint: NSLayoutConstraint
  ) throws(VisualFormatError) {
    guard let priority else { return }
    let number = Float(try number(priority, "a metric"))
    guard number > 0, number <= 1000 else {
      throw VisualFormatError(
        at: priority.position,
        "Expected a priority greater than 0 and at most 1000, but found \(number).")
    }
    constraint.storedPriority = UILayoutPriority(number)
  }

  // MARK: - Alignment

  /// Returns the attributes that the options align, which are all across the axis.
  private func alignmentAttributes() throws(VisualFormatError) -> [Attribute] {
    let all: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let attributes = all.filter { options.contains($0.0) }.map(\.1)
    for attribute in attributes where attribute.axis == format.axis {
      let isHorizontal = format.axis == .horizontal
      throw VisualFormatError(
        at: 0,
        "The options align all views at .\(attribute.name), which is not possible in a "
          + "\(isHorizontal ? "horizontal" : "vertical") format; give an alignment across the axis, "
          + "such as .\(isHorizontal ? "alignAllCenterY" : "alignAllCenterX").")
    }
    return attributes
  }

  // MARK: - Names

  private func item(named name: VisualFormat.Name) throws(VisualFormatError) -> ConstraintItem {
    switch views[name.text] {
    case let view as UIView: return view.itemForConstraints
    case let guide as UILayoutGuide: return guide.itemForConstraints
    case nil:
      throw VisualFormatError(
        at: name.position,
        "Expected a key of the views (\(keys(of: views))), but found '\(name.text)'.")
    case let other?:
      throw VisualFormatError(
        at: name.position,
        "Expected a UIView or a UILayoutGuide for '\(name.text)' in the views, but found a value of "
          + "type \(type(of: other)).")
    }
  }

  private func superview(
    of item: ConstraintItem, _ name: VisualFormat.Name, _ position: VisualFormat.Position
  ) throws(VisualFormatError) -> ConstraintItem {
    if let superview = item.guide == nil ? item.view?.superview : item.guide?.owningView {
      return superview.itemForConstraints
    }
    throw VisualFormatError(
      at: position,
      item.guide == nil
        ? "Expected a superview for '|', but '\(name.text)', \(item.itemName), has none; add it to a "
          + "view first."
        : "Expected an owning view for '|', but the layout guide '\(name.text)' has none; add it to a "
          + "view first.")
  }

  /// Returns the number of a distance.
  private func spacing(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    if case .name(let name) = operand, metrics[name.text] == nil, views[name.text] != nil {
      throw VisualFormatError(
        at: name.position,
        "Expected a number or a metric for the spacing, but found the view '\(name.text)'.")
    }
    return try number(operand, "a metric")
  }

  private func number(
    _ operand: VisualFormat.Operand, _ expectation: String
  ) throws(VisualFormatError) -> Double {
    guard case .name(let name) = operand else {
      if case .number(let number, _) = operand { return number }
      return 0
    }
    guard let metric = metrics[name.text] else {
      throw VisualFormatError(
        at: name.position,
        "Expected the name of \(expectation) (metrics: \(keys(of: metrics)); views: "
          + "\(keys(of: views))), but found '\(name.text)'.")
    }
    guard let number = AnyNumber.double(metric), number.isFinite else {
      throw VisualFormatError(
        at: name.position,
        "Expected a finite number for '\(name.text)' in the metrics, but found \(metric) of type "
          + "\(type(of: metric)).")
    }
    return number
  }

  private func keys(of dictionary: [String: Any]) -> String {
    dictionary.isEmpty ? "none" : dictionary.keys.sorted().joined(separator: ", ")
  }
}
