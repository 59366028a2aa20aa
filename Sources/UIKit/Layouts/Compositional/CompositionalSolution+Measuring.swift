import CollectionLayout

extension CompositionalSolution {
  /// Returns whether the element would change its size if its view were measured.
  ///
  /// - Parameters:
  ///   - preferred: The preferred size of the view.
  ///   - original: The current size of the element.
  func isMoved(by preferred: CGSize, from original: CGSize, of key: ElementKey) -> Bool {
    guard let element = element(named: key) else { return false }
    let axes = solved.measurableAxes(of: element)
    let known = solved.measurement(of: element)
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
    guard let element = element(named: key) else { return }
    solved.setMeasuredSize(LayoutSize(size), of: element)
  }

  /// Returns all measurements.
  ///
  /// - Parameter includesItems: `false` for only those of boundary items.
  /// - Complexity: O(measured).
  func measurements(includesItems: Bool) -> [ElementMeasurement] {
    var measurements: [ElementMeasurement] = []
    solved.forEachMeasurement(includesItems: includesItems) { measurement in
      let indexPath = IndexPath(item: measurement.index, section: measurement.section)
      let key: ElementKey
      switch measurement.category {
      case .item: key = ElementKey(.cell, at: indexPath)
      case .boundary(let number):
        key = ElementKey(.supplementary(kinds.name(of: number)), at: indexPath)
      case .globalBoundary(let number):
        key = ElementKey(.supplementary(kinds.name(of: number)), at: IndexPath(index: 0))
      case .supplementary, .decoration: return
      }
      measurements.append(
        ElementMeasurement(key: key, size: measurement.size, axes: measurement.axes))
    }
    return measurements
  }

  /// Restores the measurements from before a change of the data, except those of elements that do
  /// not exist or cannot be measured any more.
  ///
  /// - Complexity: O(measured), plus a fraction of the groups.
  mutating func restore(_ measurements: [ElementMeasurement]) {
    let known = measurements.compactMap { measurement in
      element(named: measurement.key).map {
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

  /// Returns the engine's identity of an element that may be measured, without its frame; `nil` if
  /// there is none.
  private func element(named key: ElementKey) -> LayoutElement? {
    func element(_ category: LayoutElement.Category, section: Int, index: Int) -> LayoutElement {
      LayoutElement(
        category: category, section: section, index: index,
        frame: LayoutRect(x: 0, y: 0, width: 0, height: 0), zIndex: 0)
    }
    let indexPath = key.indexPath
    switch key.kind {
    case .cell:
      guard hasItem(at: indexPath) else { return nil }
      return element(.item, section: indexPath.section, index: indexPath.item)
    case .supplementary(let kind):
      guard let number = kinds.existingKind(named: kind) else { return nil }
      if indexPath == IndexPath(index: 0) {
        return element(.globalBoundary(kind: number), section: 0, index: 0)
      }
      guard isInSection(indexPath), indexPath.item == 0 else { return nil }
      return element(.boundary(kind: number), section: indexPath.section, index: 0)
    case .decoration: return nil
    }
  }
}
