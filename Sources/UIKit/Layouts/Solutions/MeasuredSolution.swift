import CollectionLayout

/// The size that an element's view prefers, by the element's key.
struct ElementMeasurement {
  var key: ElementKey
  let size: LayoutSize
  let axes: LayoutAxes
}

/// A layout's solution whose measured sizes are kept when the data change.
@preconcurrency @MainActor
protocol MeasuredSolution {
  associatedtype Engine: LayoutSolution

  /// The engine's solution.
  var solved: Engine { get set }

  /// Returns the measurements by the keys of their elements.
  ///
  /// - Parameter includesItems: Pass `false` to leave out items.
  /// - Complexity: O(measured).
  func measurements(includesItems: Bool) -> [ElementMeasurement]

  /// Sets measurements. Measurements of elements that do not exist, or are not measurable, are
  /// ignored.
  ///
  /// - Complexity: O(measured), and a part of the groups or lines.
  mutating func restore(_ measurements: [ElementMeasurement])

  /// Returns a Boolean value that indicates whether there is an item at an index path.
  func hasItem(at indexPath: IndexPath) -> Bool

  /// Returns the axes along which an element may have the preferred size of its view.
  func measurableAxes(of element: LayoutElement) -> LayoutAxes

  /// Returns the measurement of an element, or `nil` if it was not measured.
  func measurement(of element: LayoutElement) -> LayoutMeasurement?

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

  func hasItem(at indexPath: IndexPath) -> Bool {
    isInSection(indexPath)
      && (0..<solved.itemCount(inSection: indexPath.section)).contains(indexPath.item)
  }

  func measurableAxes(of element: LayoutElement) -> LayoutAxes {
    solved.measurableAxes(of: element)
  }

  func measurement(of element: LayoutElement) -> LayoutMeasurement? {
    solved.measurement(of: element)
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

/// A solution whose elements are measured by their keys.
@preconcurrency @MainActor
protocol MeasurableSolution: MeasuredSolution {
  /// Returns the engine's identity of an element that may be measured, without its frame; `nil` if
  /// there is none.
  func measurableElement(named key: ElementKey) -> LayoutElement?
}

extension MeasurableSolution {
  /// Returns whether the element would change its size if its view were measured.
  ///
  /// - Parameters:
  ///   - preferred: The preferred size of the view.
  ///   - original: The current size of the element.
  func isMoved(by preferred: CGSize, from original: CGSize, of key: ElementKey) -> Bool {
    guard let element = measurableElement(named: key) else { return false }
    let axes = measurableAxes(of: element)
    let known = measurement(of: element)
    /// Returns whether a preferred length differs. Siblings may have made the element larger than
    /// its view's previous preferred size.
    func differs(_ axis: LayoutAxis, _ preferred: CGFloat, _ original: CGFloat) -> Bool {
      guard axes.contains(axis), preferred != original else { return false }
      guard let known, known.axes.contains(axis) else { return true }
      return known.size[axis] != Double(preferred)
    }
    return differs(.horizontal, preferred.width, original.width)
      || differs(.vertical, preferred.height, original.height)
  }

  /// Sets the preferred size of an element's view, along the estimated axes.
  mutating func measure(_ key: ElementKey, as size: CGSize) {
    guard let element = measurableElement(named: key) else { return }
    solved.setMeasuredSize(LayoutSize(size), of: element)
  }

  /// Sets the preferred size of an element's view if that changes the layout.
  ///
  /// - Parameter original: The attributes of the element.
  /// - Returns: Whether the layout changed.
  mutating func take(_ size: CGSize, of original: UICollectionViewLayoutAttributes) -> Bool {
    let key = original.elementKey
    guard isMoved(by: size, from: original.size, of: key) else { return false }
    measure(key, as: size)
    return true
  }

  /// Restores the measurements from before a change of the data, except measurements of elements
  /// that do not exist or cannot be measured any more.
  ///
  /// - Complexity: O(measured), plus a fraction of the groups.
  mutating func restore(_ measurements: [ElementMeasurement]) {
    let known = measurements.compactMap { measurement in
      measurableElement(named: measurement.key).map {
        LayoutMeasurement(
          category: $0.category, section: $0.section, index: $0.index, size: measurement.size,
          axes: measurement.axes)
      }
    }
    // For a few measurements, iterating over all the others would cost more.
    if known.count < solved.measuredItemCount / 8 {
      for measurement in known { solved.setMeasurement(measurement) }
    } else {
      solved.setMeasurements(known)
    }
  }
}

extension LayoutElement {
  /// Creates the identity of an element, without its frame.
  init(_ category: Category, section: Int, index: Int) {
    self.init(
      category: category, section: section, index: index,
      frame: LayoutRect(x: 0, y: 0, width: 0, height: 0), zIndex: 0)
  }
}
