/// A flow with every frame decided.
///
/// A value: copies share their storage, and two threads may query two copies. A section of items of one
/// size is arithmetic, whatever the number of its items.
public struct SolvedFlowLayout: LayoutSolution {
  /// The whole content's size, in points: as wide as the container, and as long as the sections.
  public private(set) var contentSize: LayoutSize

  let description: LayoutFlowDescription
  let grid: PixelGrid
  var sections: [SolvedFlowSection]
  /// Where each section began along the scroll axis when nothing was measured, and where the last one
  /// ended. Never decreases.
  private let firstStarts: [Double]
  /// By how much sections have become longer since.
  private var growth: OffsetTree
  /// How far anything may stick out of its section along the scroll axis, at most.
  let overhang: Double

  /// Breaks every section into lines.
  ///
  /// - Complexity: O(S + g), S the number of sections and g the number of items with sizes of their own.
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

  /// Whether leading is on the right. Frames and rectangles are then mirrored in the content's width.
  public var isRightToLeft: Bool { description.isRightToLeft }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has.
  ///
  /// - Precondition: the section exists.
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

  /// Where a section begins along the scroll axis, or the last one ends.
  ///
  /// - Complexity: O(log S).
  func start(ofSection section: Int) -> Double {
    firstStarts[section] + growth.sum(before: section)
  }

  /// The last section that begins at or before a position; the first one if all begin after it.
  ///
  /// - Complexity: O(log S).
  func section(at position: Double) -> Int { growth.index(at: position) { firstStarts[$0] } }

  /// Moves what comes after a section, once its lines have changed.
  mutating func sectionDidChange(_ section: Int) {
    let length = sections[section].length(description.sections[section], along: scrollAxis)
    growth[section] = length - (firstStarts[section + 1] - firstStarts[section])
    contentSize[scrollAxis] = start(ofSection: sections.count)
  }

  /// Where the first line of a section begins, in the coordinates of the content.
  func linesOrigin(ofSection section: Int) -> LayoutPoint {
    let described = description.sections[section]
    var origin = LayoutPoint(x: described.insets.leading, y: described.insets.top)
    origin[scrollAxis] += start(ofSection: section) + max(0, described.headerLength)
    return origin
  }

  /// A rectangle between the engine's leading coordinates and the content's, in either direction.
  func mirrored(_ rect: LayoutRect) -> LayoutRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
    return rect
  }
}

extension LayoutFlowDescription {
  /// What breaks the lines of a section.
  func breaker(of section: LayoutFlowSection) -> FlowLineBreaker {
    let cross = scrollAxis.perpendicular
    return FlowLineBreaker(
      scrollAxis: scrollAxis, room: containerSize[cross] - section.insets.total(cross),
      interitemSpacing: section.interitemSpacing, lineSpacing: section.lineSpacing,
      isEstimated: section.isEstimated)
  }
}
