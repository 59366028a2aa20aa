extension ViewFacts {
  /// A length of an element of a list that its layout only estimates.
  package struct FrozenEstimate: Hashable, Sendable {
    /// A Boolean value that indicates whether the length is the height.
    package var isHeight: Bool
    /// The length, in points.
    package var length: Double
    /// The length that the element prefers, in points.
    package var preferred: Double
    /// A Boolean value that indicates whether the group has a count of items along the axis.
    package var isCounted: Bool

    /// Creates the facts.
    package init(isHeight: Bool, length: Double, preferred: Double, isCounted: Bool) {
      self.isHeight = isHeight
      self.length = length
      self.preferred = preferred
      self.isCounted = isCounted
    }
  }

  /// Content insets of an element of a list that have no effect, because the length along their
  /// axis is an estimate.
  package struct IgnoredInsets: Hashable, Sendable {
    /// A Boolean value that indicates whether the insets are at the top and the bottom.
    package var isVertical: Bool
    /// The sum of the insets at both ends, in points.
    package var length: Double
    /// A Boolean value that indicates whether a group around the item has the insets.
    package var isOfGroup: Bool

    /// Creates the facts.
    package init(isVertical: Bool, length: Double, isOfGroup: Bool) {
      self.isVertical = isVertical
      self.length = length
      self.isOfGroup = isOfGroup
    }
  }
}
