/// The description of a flow layout: the container, and the sections.
///
/// The container is the area that lines fill, without the content insets.
public struct LayoutFlowDescription: Sendable {
  /// The size of the container in points. Only its length across the scroll axis has an effect.
  public let containerSize: LayoutSize
  /// The axis along which lines and sections follow each other.
  public let scrollAxis: LayoutAxis
  /// The number of pixels per point. Positions are rounded to pixels.
  public let scale: Double
  /// A Boolean value that indicates whether the solved frames are mirrored in the content's width.
  public let isRightToLeft: Bool
  /// A Boolean value that indicates whether headers stay in the visible rectangle while a part of
  /// their section does.
  public var pinsHeaders = false
  /// A Boolean value that indicates whether footers stay in the visible rectangle while a part of
  /// their section does.
  public var pinsFooters = false
  /// The sections, in order.
  public private(set) var sections: [LayoutFlowSection] = []

  /// Creates a description without sections.
  ///
  /// - Precondition: Every number is finite, and the scale is positive.
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
  /// - Precondition: Every number in the section is finite, and the number of items is not
  ///   negative.
  /// - Complexity: O(1); O(items) if each has a size of its own.
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

  /// Reserves storage for a number of sections.
  public mutating func reserveCapacity(_ sections: Int) {
    self.sections.reserveCapacity(sections)
  }
}
