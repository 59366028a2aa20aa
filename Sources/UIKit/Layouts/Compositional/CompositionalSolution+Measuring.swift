import CollectionLayout

extension CompositionalSolution {
  /// Whether an element would have another size if its view were measured.
  ///
  /// - Parameters:
  ///   - preferred: what the view prefers.
  ///   - original: what the element has.
  func isMoved(by preferred: CGSize, from original: CGSize, of key: ElementKey) -> Bool {
    guard let element = element(named: key) else { return false }
    let axes = solved.measurableAxes(of: element)
    let known = solved.measurement(of: element)
    /// Siblings may have made the element larger than its view wanted before.
    func differs(_ axis: LayoutAxis, _ preferred: CGFloat, _ original: CGFloat) -> Bool {
      guard axes.contains(axis), preferred != original else { return false }
      guard let known, known.axes.contains(axis) else { return true }
      return known.size[axis] != Double(preferred)
    }
    return differs(.horizontal, preferred.width, original.width)
      || differs(.vertical, preferred.height, original.height)
  }

  /// Gives an element the size that its view prefers, along the axes where that counts.
  mutating func measure(_ key: ElementKey, as size: CGSize) {
    guard let element = element(named: key) else { return }
    solved.setMeasuredSize(LayoutSize(size), of: element)
  }

  /// Everything that was measured.
  ///
  /// - Parameter includesItems: false for the boundary items only.
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

  /// Takes over what was measured before the data changed. What is not there, or not measurable any
  /// more, is left out.
  ///
  /// - Complexity: O(measured), and a part of the groups.
  mutating func restore(_ measurements: [ElementMeasurement]) {
    let known = measurements.compactMap { measurement in
      element(named: measurement.key).map {
        LayoutMeasurement(
          category: $0.category, section: $0.section, index: $0.index, size: measurement.size,
          axes: measurement.axes)
      }
    }
    // Few of them are not worth going through what is known of all others.
    if known.count < solved.measuredItemCount / 8 {
      for measurement in known { solved.setMeasurement(measurement) }
    } else {
      solved.setMeasurements(known)
    }
  }

  /// The engine's name of an element that may be measured; nil where there is none. Where it lies
  /// is left open.
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
