/// A layout with every frame decided, and measured sizes in place of estimates.
///
/// A solution is a value: copies share storage, and two threads can query two copies. Frames are
/// computed when they are requested, so a section of a million equal items costs as much as a
/// section of ten.
///
/// Code that is generic over solutions works with compositional and with flow layouts.
public protocol LayoutSolution: Sendable {
  /// The size of the whole content, in points.
  var contentSize: LayoutSize { get }
  /// The axis along which sections follow each other.
  var scrollAxis: LayoutAxis { get }
  /// A Boolean value that indicates whether frames and rectangles are mirrored in the content's
  /// width.
  var isRightToLeft: Bool { get }
  /// The number of sections.
  var sectionCount: Int { get }

  /// Returns the number of items of data in a section.
  ///
  /// - Precondition: The section exists.
  func itemCount(inSection section: Int) -> Int

  // MARK: Queries

  /// Calls a closure with each element that intersects a rectangle.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of the content.
  ///   - viewport: The visible part of the content, which pinned elements stay in. If it is `nil`,
  ///     they lie at their natural positions.
  func forEachElement(
    in rect: LayoutRect, viewport: LayoutViewport?, _ body: (LayoutElement) -> Void)

  /// Returns the element of an item, or `nil` if the layout has no room for the items of its
  /// section.
  ///
  /// - Precondition: The section and the item exist.
  func element(ofItem item: Int, inSection section: Int) -> LayoutElement?

  /// Returns the header, footer or other boundary item of a kind, or `nil` if the section has none.
  ///
  /// - Precondition: The section exists.
  func boundaryElement(
    kind: LayoutElementKind, inSection section: Int, viewport: LayoutViewport?
  ) -> LayoutElement?

  /// Returns the rectangle of a whole section.
  ///
  /// - Precondition: The section exists.
  func frame(ofSection section: Int) -> LayoutRect

  // MARK: Measured sizes

  /// A Boolean value that indicates whether the length of any element is an estimate or measured.
  var isMeasurable: Bool { get }

  /// Returns the axes along which an element's length is an estimate or measured.
  func measurableAxes(of element: LayoutElement) -> LayoutAxes

  /// Returns the measurement of an element, or `nil` if it was not measured.
  func measurement(of element: LayoutElement) -> LayoutMeasurement?

  /// Sets the measured size of an element.
  ///
  /// - Returns: A Boolean value that indicates whether anything changed.
  /// - Precondition: The section and the item exist, and the lengths are finite.
  @discardableResult
  mutating func setMeasurement(_ measurement: LayoutMeasurement) -> Bool

  /// Sets many measurements at once. Measurements of elements that do not exist, or are not
  /// measurable, are ignored.
  ///
  /// - Precondition: The lengths are finite.
  mutating func setMeasurements(_ measurements: some Sequence<LayoutMeasurement>)

  /// Removes the measurement of an element, which has its estimate again.
  ///
  /// - Returns: A Boolean value that indicates whether anything changed.
  @discardableResult
  mutating func removeMeasurement(of element: LayoutElement) -> Bool

  /// Removes all measurements.
  mutating func removeAllMeasurements()

  /// The number of measured items in all sections.
  var measuredItemCount: Int { get }

  /// Calls a closure with each section that has measured items, in order.
  func forEachSectionWithMeasuredItems(_ body: (_ section: Int) -> Void)

  /// Calls a closure with each measurement.
  ///
  /// - Parameter includesItems: Pass `false` to leave out items.
  func forEachMeasurement(includesItems: Bool, _ body: (LayoutMeasurement) -> Void)

  /// Copies the measurements of a section's items from another solution, whose data changed into
  /// this one's.
  ///
  /// - Parameters:
  ///   - oldSection: A section of the other solution.
  ///   - other: A solution of the data before the change.
  ///   - section: The section of this solution that it became, without measured items.
  ///   - change: The change of the items. Moved items count as removed and as inserted; their
  ///     measurements are not copied.
  /// - Precondition: The sections exist, and their numbers of items match the change.
  mutating func copyMeasurements(
    ofSection oldSection: Int, of other: Self, toSection section: Int,
    applying change: LayoutItemChange)
}

extension LayoutSolution {
  /// Returns the elements that intersect a rectangle.
  ///
  /// - Parameter viewport: The visible part of the content, which pinned elements stay in. If it is
  ///   `nil`, they lie at their natural positions.
  /// - Complexity: O(log S + v), where S is the number of sections and v the number of returned
  ///   elements.
  @inlinable
  public func elements(in rect: LayoutRect, viewport: LayoutViewport? = nil) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    forEachElement(in: rect, viewport: viewport) { elements.append($0) }
    return elements
  }

  /// Sets the measured size of an element.
  ///
  /// - Returns: A Boolean value that indicates whether anything changed.
  /// - Precondition: The element exists, and the lengths are finite.
  @inlinable
  @discardableResult
  public mutating func setMeasuredSize(_ size: LayoutSize, of element: LayoutElement) -> Bool {
    setMeasurement(
      LayoutMeasurement(
        category: element.category, section: element.section, index: element.index, size: size))
  }
}
