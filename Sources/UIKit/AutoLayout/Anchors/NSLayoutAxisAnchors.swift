import Foundation

/// A horizontal position of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a dimension of the distance from this anchor to another one: the other position less
  /// this one.
  ///
  /// The distance to a trailing edge from a leading one is positive in both layout directions.
  ///
  /// - Precondition: The anchors are comparable: `left` and `right` are not comparable with
  ///   `leading` and `trailing`.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor, from: self)
  }

  /// Returns an inactive constraint that this anchor follows another one at a multiple of the
  /// system's spacing, which is 8 points. In right-to-left layouts, a leading or trailing anchor
  /// follows to the left.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, after: anchor, multiplier) }

  /// Returns an inactive constraint that this anchor follows another one at a distance of at least
  /// a multiple of the system's spacing, which is 8 points.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, after: anchor, multiplier) }

  /// Returns an inactive constraint that this anchor follows another one at a distance of at most a
  /// multiple of the system's spacing, which is 8 points.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, after: anchor, multiplier) }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      relation, anchor, systemSpacingTimes: multiplier,
      call: "constraint(equalToSystemSpacingAfter:multiplier:) or a similar method")
  }
}

/// A vertical position of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a dimension of the distance from this anchor to another one: the other position less
  /// this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor, from: self)
  }

  /// Returns an inactive constraint that this anchor lies below another one at a multiple of the
  /// system's spacing.
  ///
  /// The spacing is 8 points. If one of the anchors is a baseline of text, it is the distance
  /// between two lines in the fonts at the baselines, and changes with them.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, below: anchor, multiplier) }

  /// Returns an inactive constraint that this anchor lies below another one at a distance of at
  /// least a multiple of the system's spacing; see
  /// ``constraint(equalToSystemSpacingBelow:multiplier:)``.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, below: anchor, multiplier) }

  /// Returns an inactive constraint that this anchor lies below another one at a distance of at
  /// most a multiple of the system's spacing; see
  /// ``constraint(equalToSystemSpacingBelow:multiplier:)``.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, below: anchor, multiplier) }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(
      relation, anchor, systemSpacingTimes: multiplier,
      call: "constraint(equalToSystemSpacingBelow:multiplier:) or a similar method")
  }
}

extension NSLayoutAnchor {
  /// Returns an inactive constraint with a multiple of the system's spacing between two anchors.
  ///
  /// - Parameter call: The method, for messages about mistakes.
  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    systemSpacingTimes multiplier: CGFloat, call: StaticString
  ) -> NSLayoutConstraint {
    let constraint = constraint(
      relation, anchor, constant: NSLayoutConstraint.standardSpacing * multiplier, call: call)
    constraint.storedSpacing =
      constraint.mentionsBaseline ? .baselines(multiplier: multiplier) : .anchors
    return constraint
  }
}

extension NSLayoutDimension {
  /// Creates the dimension of a distance between two positions.
  convenience init<Anchor>(_ end: NSLayoutAnchor<Anchor>, from start: NSLayoutAnchor<Anchor>) {
    require(
      end.attribute.isComparable(with: start.attribute),
      "anchorWithOffset(to:) was called on \(start.itemState.itemName).\(start.attribute.name) with "
        + "\(end.itemState.itemName).\(end.attribute.name); do not mix left and right with leading "
        + "and trailing.")
    self.init(
      end.itemState, end.attribute,
      from: AttributeReference(item: start.itemState, attribute: start.attribute))
  }
}
