/// A flow layout with every frame decided.
///
/// A solution is a value: copies share storage, and two threads can query two copies. The frames of
/// items of one size are arithmetic, whatever their number.
public struct SolvedFlowLayout: LayoutSolution {
  /// The size of the whole content in points: the container's length across the scroll axis, and
  /// the total length of the sections along it.
  public private(set) var contentSize: LayoutSize

  let description: LayoutFlowDescription
  let grid: PixelGrid
  var sections: [SolvedFlowSection]
  /// The position of each section along the scroll axis without measurements, and the end of the
  /// last one. Never decreases.
  private let firstStarts: [Double]
  /// The differences between actual and expected lengths of the sections.
  private var growth: OffsetTree
  /// The largest distance by which anything exceeds its section along the scroll axis.
  let overhang: Double

  /// Breaks every section into lines.
  ///
  /// - Complexity: O(S + g), where S is the number of sections and g the number of items with sizes
  ///   of their own.
  public init(_ description: LayoutFlowDescription) {
    self.description = description
    grid = PixelGrid(scale: description.scale)
    sections = description.sections.map { section in
      SolvedFlowSection(section, breaker: description.breaker(of: section))
    }
    let axis = description.scrollAxis
    overhang = description.sections.reduce(0) { overhang, section in
      max(
        overhang,
        max(0, -section.insets.start(axis)) + max(0, -section.insets.end(axis))
          + max(0, -section.lineSpacing))
    }
    var starts = [0.0]
    starts.reserveCapacity(sections.count + 1)
    for (described, section) in zip(description.sections, sections) {
      starts.append(starts[starts.count - 1] + section.length(described, along: axis))
    }
    firstStarts = starts
    growth = OffsetTree(count: sections.count)
    contentSize = description.containerSize
    contentSize[axis] = starts[sections.count]
  }

  /// The axis along which lines and sections follow each other.
  public var scrollAxis: LayoutAxis { description.scrollAxis }

  /// A Boolean value that indicates whether frames and rectangles are mirrored in the content's
  /// width.
  public var isRightToLeft: Bool { description.isRightToLeft }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section exists.
  public func itemCount(inSection section: Int) -> Int {
    checkSection(section)
    return description.sections[section].itemCount
  }

  func checkSection(_ section: Int) {
    require(
      sections.indices.contains(section),
      "The flow has no section \(section): it has \(sections.count); ask for one below its sectionCount."
    )
  }

  func checkItem(_ item: Int, inSection section: Int) {
    checkSection(section)
    require(
      item >= 0 && item < description.sections[section].itemCount,
      "Section \(section) has no item \(item): it has \(description.sections[section].itemCount); ask for one "
        + "below its itemCount.")
  }

  // MARK: - One section

  /// Returns the position of a section along the scroll axis, or the end of the last one.
  ///
  /// - Complexity: O(log S), where S is the number of sections.
  func start(ofSection section: Int) -> Double {
    firstStarts[section] + growth.sum(before: section)
  }

  /// Returns the last section at or before a position, or the first section if all are behind it.
  ///
  /// - Complexity: O(log S), where S is the number of sections.
  func section(at position: Double) -> Int { growth.index(at: position) { firstStarts[$0] } }

  /// Moves the sections behind one whose lines changed.
  mutating func sectionDidChange(_ section: Int) {
    let length = sections[section].length(description.sections[section], along: scrollAxis)
    growth[section] = length - (firstStarts[section + 1] - firstStarts[section])
    contentSize[scrollAxis] = start(ofSection: sections.count)
  }

  /// Returns the position of a section's first line in the coordinates of the content.
  func linesOrigin(ofSection section: Int) -> LayoutPoint {
    let described = description.sections[section]
    var origin = LayoutPoint(x: described.insets.leading, y: described.insets.top)
    origin[scrollAxis] += start(ofSection: section) + max(0, described.headerLength)
    return origin
  }

  /// Converts a rectangle between leading coordinates and the coordinates of the content, in either
  /// direction.
  func mirrored(_ rect: LayoutRect) -> LayoutRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
    return rect
  }
}

extension LayoutFlowDescription {
  /// Returns the line breaker of a section.
  func breaker(of section: LayoutFlowSection) -> FlowLineBreaker {
    let cross = scrollAxis.perpendicular
    return FlowLineBreaker(
      scrollAxis: scrollAxis, room: containerSize[cross] - section.insets.total(cross),
      interitemSpacing: section.interitemSpacing, lineSpacing: section.lineSpacing,
      isEstimated: section.isEstimated)
  }
}
