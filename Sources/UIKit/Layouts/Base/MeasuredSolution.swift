import CollectionLayout

/// The size that an element's view prefers, by the element's key.
struct ElementMeasurement {
  var key: ElementKey
  let size: LayoutSize
  let axes: LayoutAxes
}

/// A layout's solution whose measured sizes are kept when the data change.
@MainActor
protocol MeasuredSolution {
  associatedtype Engine: LayoutSolution

  /// The engine's solution.
  var solved: Engine { get set }

  /// Returns the measurements by the keys of their elements.
  ///
  /// - Parameter includesItems: Pass `false` to leave out items.
  /// - Complexity: O(measured).
  func measurements(includesItems: Bool) -> [ElementMeasurement]

  /// Sets measurements. Those of elements that do not exist, or are not measurable, are ignored.
  ///
  /// - Complexity: O(measured), and a part of the groups or lines.
  mutating func restore(_ measurements: [ElementMeasurement])

  /// Sets all values of attributes to the engine's values for an element.
  func describe(_ element: LayoutElement, in attributes: UICollectionViewLayoutAttributes)
}

extension MeasuredSolution {
  /// Returns new attributes of a class with the engine's values for an element.
  func attributes(
    of element: LayoutElement, _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributesClass.make()
    describe(element, in: attributes)
    return attributes
  }

  /// Returns a Boolean value that indicates whether an index path has a section of the layout.
  func isInSection(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && (0..<solved.sectionCount).contains(indexPath.section)
  }

  /// Returns a Boolean value that indicates whether there is an item at an index path.
  func hasItem(at indexPath: IndexPath) -> Bool {
    isInSection(indexPath)
      && (0..<solved.itemCount(inSection: indexPath.section)).contains(indexPath.item)
  }

  /// Returns the measurement of the item at an index path, or `nil` if it was not measured.
  func measurement(ofItemAt indexPath: IndexPath) -> LayoutMeasurement? {
    guard hasItem(at: indexPath) else { return nil }
    return solved.measurement(
      of: LayoutElement(
        category: .item, section: indexPath.section, index: indexPath.item, frame: LayoutRect(),
        zIndex: 0))
  }
}
