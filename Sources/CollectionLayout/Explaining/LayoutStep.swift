/// An input of a step, with its name.
public struct LayoutQuantity: Hashable, Sendable {
  /// The meaning of an input. Lengths and positions are in points.
  package enum Name: UInt8, Hashable, Sendable {
    /// The length of the container.
    case container
    /// The sum of the safe area or margins.
    case referenceInsets
    /// The sum of the section's content insets.
    case sectionInsets
    /// The fraction of a dimension.
    case fraction
    /// The points of a dimension.
    case points
    /// The length that a fraction refers to.
    case base
    /// The length before insets.
    case length
    /// The content insets, at both ends or at the near end.
    case insets
    /// The content insets along an estimated axis, at both ends or at the near end, which have no
    /// effect.
    case ignoredInsets
    /// The spacing between consecutive subitems.
    case spacing
    /// The edge spacing, including its share of the remaining length.
    case edgeSpacing
    /// The number of subitems in a group.
    case count
    /// The total length of the subitems.
    case used
    /// The total length with one more subitem; zero if none was tried.
    case next
    /// The remaining length.
    case leftover
    /// The number of flexible spacings.
    case flexible
    /// The index of a subitem in its group, or of a group in its section.
    case index
    /// The distance between the starts of consecutive groups.
    case pitch
    /// The difference between the measured and the estimated lengths of the groups before.
    case measuredChange
    /// The end of the subitem before, including spacing.
    case precedingEnd
    /// The near edge inside a group's content insets.
    case groupEdge
    /// The estimate that another length replaces.
    case estimate
    /// The position of the slot.
    case slotPosition
    /// The position of the rectangle that anchors refer to.
    case hostPosition
    /// The point of that rectangle.
    case anchorPoint
    /// The point of the supplementary item.
    case ownPoint
    /// The position of the first group in its section.
    case firstGroup
    /// The distance of the group from the first one.
    case groupOffset
    /// The position of the frame in its root group.
    case inGroup
    /// The position of the section.
    case sectionStart
    /// The distance by which boundary items move the content.
    case growth
    /// The position of the section before.
    case previousStart
    /// The length of the section before.
    case previousLength
    /// The length of a section's content, or of all sections.
    case contentLength
    /// The near edge of the visible rectangle.
    case visibleStart
    /// The far edge of the visible rectangle.
    case visibleEnd
    /// A position from an earlier step.
    case position
    /// The width of the whole content.
    case contentWidth
    /// The number of lanes of an item.
    case span
    /// The end of a lane before an item, including spacing, from the first lane on.
    case laneEnd
    /// The distance up to which the ends of lanes count as equal.
    case tolerance
  }

  /// The meaning of the value.
  package var name: Name
  /// The value.
  public var value: Double

  /// Creates an input.
  package init(_ name: Name, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// A decision that leads to a frame: a rule, its subject, its inputs, and its result.
public struct LayoutStep: Hashable, Sendable {
  /// The subject of a decision.
  package enum Subject: UInt8, Hashable, Sendable {
    /// The length that fractions of root groups refer to.
    case container
    /// The length of an item or a group.
    case length
    /// The length inside a group's content insets.
    case inner
    /// The number of subitems in a group.
    case count
    /// The length that fractions of subitems refer to.
    case base
    /// The length that each flexible spacing gets in addition to its minimum.
    case share
    /// The position of a slot, relative to its group's outer corner.
    case slotPosition
    /// The position of a frame, relative to its slot.
    case frameInSlot
    /// The position of a frame in the root group.
    case inGroup
    /// The position of the first group in its section's content.
    case firstGroup
    /// The distance of the group from the first one.
    case groupOffset
    /// The position of the section in the content.
    case sectionStart
    /// The distance by which boundary items move a section's content.
    case growth
    /// The position of the element in the content. The last step with this subject has the position
    /// of the frame.
    case position
    /// The number of lanes of a section.
    case laneCount
    /// The first lane of an item.
    case lane
    /// The length of the element's frame. The last step with this subject has the length of the
    /// frame.
    case frameLength
  }

  /// The applied rule.
  public var rule: LayoutRule
  /// The subject.
  package var subject: Subject
  /// The axis, or `nil` for a number of subitems.
  public var axis: LayoutAxis?
  /// The path of the subitem: indices from the root group on.
  public var path: [Int]
  /// The inputs.
  public var inputs: [LayoutQuantity]
  /// The result.
  public var result: Double
}
