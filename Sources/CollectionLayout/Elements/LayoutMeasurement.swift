/// The measured size of an item of data or of a boundary item.
///
/// A measurement belongs to the data that an element displays. When indices change, update
/// `section` and `index`, or use
/// ``LayoutSolution/copyMeasurements(ofSection:of:toSection:applying:)``.
public struct LayoutMeasurement: Hashable, Sendable {
  /// The category of the element: `.item`, `.boundary(kind:)` or `.globalBoundary(kind:)`.
  public var category: LayoutElement.Category
  /// The index of the section; zero for a boundary item of the whole content.
  public var section: Int
  /// The index of an item in its section; zero for a boundary item.
  public var index: Int
  /// The measured size in points; lengths along axes that were not measured are ignored.
  public var size: LayoutSize
  /// The axes that were measured.
  public var axes: LayoutAxes

  /// Creates a measurement.
  @inlinable
  public init(
    category: LayoutElement.Category, section: Int, index: Int, size: LayoutSize,
    axes: LayoutAxes = .both
  ) {
    self.category = category
    self.section = section
    self.index = index
    self.size = size
    self.axes = axes
  }
}
