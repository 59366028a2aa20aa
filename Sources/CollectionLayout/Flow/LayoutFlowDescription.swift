/// Everything that a flow of items needs to know: the container, and the sections.
///
/// The container is what the lines may fill: whoever has insets around it takes them off first.
public struct LayoutFlowDescription: Sendable {
  /// The size of the container, in points. Only its length across the scroll axis matters.
  public let containerSize: LayoutSize
  /// The axis along which lines and sections follow each other.
  public let scrollAxis: LayoutAxis
  /// Pixels per point; positions are rounded to it.
  public let scale: Double
  /// Whether leading is on the right: the solved frames are mirrored in the content's width.
  public let isRightToLeft: Bool
  /// Whether a header stays in the visible rectangle while any of its section is there.
  public var pinsHeaders = false
  /// Whether a footer stays in the visible rectangle while any of its section is there.
  public var pinsFooters = false
  /// The sections, in order.
  public private(set) var sections: [LayoutFlowSection] = []

  /// A description without sections.
  ///
  /// - Precondition: every number is finite, and the scale is positive.
  public init(
    containerSize: LayoutSize, scrollAxis: LayoutAxis = .vertical, scale: Double = 1,
    isRightToLeft: Bool = false
  ) {
    require(
      scale > 0 && scale.isFinite,
      "A flow cannot have \(scale) pixels per point; give it a positive finite scale.")
    require(
      containerSize.isFinite,
      "A flow cannot fill a container of \(containerSize.width) x \(containerSize.height) points; give it "
        + "finite lengths, and check what they are computed from.")
    self.containerSize = containerSize
    self.scrollAxis = scrollAxis
    self.scale = scale
    self.isRightToLeft = isRightToLeft
  }

  /// Appends a section.
  ///
  /// - Precondition: every number in the section is finite, and the number of items is not negative.
  /// - Complexity: O(1); O(items) where each has a size of its own.
  public mutating func append(_ section: LayoutFlowSection) {
    require(
      section.isFinite,
      "Section \(sections.count) of a flow, which has \(section.itemCount) item(s), has a size, an inset or a "
        + "spacing that is not finite; check what it is computed from.")
    require(
      section.itemCount >= 0,
      "Section \(sections.count) of a flow cannot have \(section.itemCount) items; give it zero or more."
    )
    sections.append(section)
  }

  /// Makes room for sections that are about to be appended.
  public mutating func reserveCapacity(_ sections: Int) {
    self.sections.reserveCapacity(sections)
  }
}
