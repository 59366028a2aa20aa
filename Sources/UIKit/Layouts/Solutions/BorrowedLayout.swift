import CollectionLayout

/// The engine's solution in the storage of a layout's solution.
///
/// It cannot be copied: a read of it retains nothing. A read of a `SolvedLayout` in an object
/// retains all arrays of the layout.
@MainActor
struct BorrowedLayout: ~Copyable {
  var layout: SolvedLayout

  borrowing func forEachElement(
    in rect: LayoutRect, viewport: LayoutViewport, rowOffset: (_ section: Int) -> Double,
    _ body: (LayoutElement) -> Void
  ) {
    layout.forEachElement(in: rect, viewport: viewport, rowOffset: rowOffset, body)
  }

  /// Calls a closure with the elements in a rectangle of a layout without orthogonal rows.
  borrowing func forEachElement(
    in rect: LayoutRect, viewport: LayoutViewport, _ body: (LayoutElement) -> Void
  ) {
    layout.forEachElement(in: rect, viewport: viewport, body)
  }

  borrowing func appendElements(in rect: LayoutRect, to elements: inout [LayoutElement]) {
    layout.appendElements(in: rect, to: &elements)
  }

  borrowing func itemCount(inSection section: Int) -> Int {
    layout.itemCount(inSection: section)
  }

  borrowing func hasItem(_ item: Int, inSection section: Int) -> Bool {
    (0..<layout.sectionCount).contains(section)
      && (0..<layout.itemCount(inSection: section)).contains(item)
  }

  /// Returns the item at an index; `nil` if it does not exist or is not displayed.
  borrowing func item(_ item: Int, inSection section: Int) -> LayoutElement? {
    hasItem(item, inSection: section)
      ? layout.element(ofItem: item, inSection: section) : nil
  }

  borrowing func measurableAxes(of element: LayoutElement) -> LayoutAxes {
    layout.measurableAxes(of: element)
  }

  borrowing func measurement(of element: LayoutElement) -> LayoutMeasurement? {
    layout.measurement(of: element)
  }

  /// Returns the row of a section; `nil` if there is no such section, or it has no row.
  borrowing func row(ofSection index: Int) -> LayoutOrthogonalRow? {
    (0..<layout.sectionCount).contains(index) ? layout.orthogonalRow(ofSection: index) : nil
  }

  /// Calls a closure with the elements of the row of a section, if it has one.
  borrowing func forEachRowElement(
    ofSection index: Int, in rect: LayoutRect, rowOffset: Double,
    _ body: (LayoutElement) -> Void
  ) {
    guard (0..<layout.sectionCount).contains(index) else { return }
    layout.forEachRowElement(ofSection: index, in: rect, rowOffset: rowOffset, body)
  }
}
