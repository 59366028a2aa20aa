/// What was measured of an item of data or of a boundary item.
///
/// Measurements belong to what is shown, not to an index: whoever knows how indices change when data do
/// carries them over from one layout to the next by changing `section` and `index`.
public struct LayoutMeasurement: Hashable, Sendable {
  /// What was measured: `.item`, `.boundary(kind:)` or `.globalBoundary(kind:)`.
  public var category: LayoutElement.Category
  /// The section it belongs to; zero for a boundary item of the whole content.
  public var section: Int
  /// The index of an item in its section; zero for a boundary item.
  public var index: Int
  /// The measured lengths in points; zero along axes that were not measured.
  public var size: LayoutSize
  /// The axes that were measured.
  public var axes: LayoutAxes

  /// A measurement.
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
