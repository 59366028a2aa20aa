/// A number that a step was computed from, and what it stands for.
public struct LayoutQuantity: Hashable, Sendable {
  /// What a number stands for. Lengths and positions are points.
  public enum Name: UInt8, Hashable, Sendable {
    /// The length of the container.
    case container
    /// What safe area or margins take off.
    case referenceInsets
    /// What the section's content insets take off.
    case sectionInsets
    /// A fraction of a dimension.
    case fraction
    /// Points of a dimension.
    case points
    /// The length that a fraction refers to.
    case base
    /// The length before insets are taken off.
    case length
    /// What content insets take off, at both ends or at the near end.
    case insets
    /// Spacing between neighbours.
    case spacing
    /// Edge spacing, with its share of what is left over.
    case edgeSpacing
    /// How many subitems a group holds.
    case count
    /// What so many take.
    case used
    /// What one more would take; zero where none was tried.
    case next
    /// What is left over.
    case leftover
    /// How many flexible spacings share it.
    case flexible
    /// The index of a subitem in its group, or of a group in its section.
    case index
    /// From the beginning of one group to that of the next.
    case pitch
    /// How much longer than estimated the groups before have turned out, all together.
    case measuredChange
    /// The end of what comes before, spacing included.
    case precedingEnd
    /// The near edge inside a group's content insets.
    case groupEdge
    /// The estimate that measured or added lengths replace.
    case estimate
    /// Where the slot begins.
    case slotPosition
    /// Where what anchors refer to begins.
    case hostPosition
    /// The point of the host.
    case anchorPoint
    /// The point of the supplementary item itself.
    case ownPoint
    /// Where the first group begins in its section.
    case firstGroup
    /// How far the group lies behind the first.
    case groupOffset
    /// Where the frame lies in its root group.
    case inGroup
    /// Where the section begins.
    case sectionStart
    /// What boundary items move the content by.
    case growth
    /// Where the section before begins.
    case previousStart
    /// How long the section before is.
    case previousLength
    /// The length of a section's content, or of all sections.
    case contentLength
    /// The near edge of what can be seen.
    case visibleStart
    /// The far edge of what can be seen.
    case visibleEnd
    /// A position from an earlier step.
    case position
    /// The width of the whole content.
    case contentWidth
  }

  /// What the number stands for.
  public var name: Name
  /// The number.
  public var value: Double

  /// A number with its meaning.
  public init(_ name: Name, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// One decision on the way to a frame: a rule, what it was applied to, and what came out.
public struct LayoutStep: Hashable, Sendable {
  /// What was decided.
  public enum Subject: UInt8, Hashable, Sendable {
    /// The length that root groups are laid out in.
    case container
    /// The length of a box.
    case length
    /// The length inside a group's content insets.
    case inner
    /// How many subitems a group holds.
    case count
    /// The length that fractions of subitems refer to.
    case base
    /// What one flexible spacing gets beyond its minimum.
    case share
    /// Where a slot lies in its group, from the group's outer corner.
    case slotPosition
    /// Where a frame lies in its own slot, from the slot's corner.
    case frameInSlot
    /// Where a frame lies in the root group.
    case inGroup
    /// Where the first group lies in its section's content.
    case firstGroup
    /// How far the group lies behind the first.
    case groupOffset
    /// Where the section begins in the content.
    case sectionStart
    /// What boundary items move a section's content by.
    case growth
    /// Where the element lies in the content. The last step of this kind is the frame's.
    case position
    /// How long the element's frame is. The last step of this kind is the frame's.
    case frameLength
  }

  /// What decided.
  public var rule: LayoutRule
  /// What was decided.
  public var subject: Subject
  /// The axis it was decided along; nil for a number of subitems.
  public var axis: LayoutAxis?
  /// The box it was decided for: indices of subitems from the root group on.
  public var path: [Int]
  /// What it was decided from.
  public var inputs: [LayoutQuantity]
  /// What came out.
  public var result: Double
}
