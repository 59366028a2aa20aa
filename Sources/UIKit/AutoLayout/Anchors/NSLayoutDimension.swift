import Foundation

/// A width or a height of a view or a layout guide, or a distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns an inactive constraint that this size equals a constant, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, toConstant: c)
  }
  /// Returns an inactive constraint that this size is at least a constant, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: c)
  }
  /// Returns an inactive constraint that this size is at most a constant, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: c)
  }
  /// Returns an inactive constraint that this size equals a multiple of another one.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(.equal, anchor, multiplier: m) }
  /// Returns an inactive constraint that this size is at least a multiple of another one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(.greaterThanOrEqual, anchor, multiplier: m) }
  /// Returns an inactive constraint that this size is at most a multiple of another one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(.lessThanOrEqual, anchor, multiplier: m) }
  /// Returns an inactive constraint that this size equals a multiple of another one plus a
  /// constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m, constant: c) }
  /// Returns an inactive constraint that this size is at least a multiple of another one plus a
  /// constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  /// Returns an inactive constraint that this size is at most a multiple of another one plus a
  /// constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c) }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, toConstant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      itemState, attribute, relation, nil, .notAnAttribute, constant: c,
      starts: start.map { DistanceStarts(first: $0, second: nil) },
      call: relation.dimensionCall)
  }
}

extension NSLayoutConstraint.Relation {
  /// The method of a dimension that compares it with a constant, for messages.
  fileprivate var dimensionCall: StaticString {
    switch self {
    case .equal: "constraint(equalToConstant:)"
    case .lessThanOrEqual: "constraint(lessThanOrEqualToConstant:)"
    case .greaterThanOrEqual: "constraint(greaterThanOrEqualToConstant:)"
    }
  }
}
