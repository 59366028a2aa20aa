import CollectionLayout

extension CompositionalSolution {
  /// Returns all measurements.
  ///
  /// - Parameter includesItems: `false` to return only the measurements of boundary items.
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

  /// Returns the engine's identity of an element that may be measured, without its frame; `nil` if
  /// there is none.
  func measurableElement(named key: ElementKey) -> LayoutElement? {
    let indexPath = key.indexPath
    switch key.kind {
    case .cell:
      guard hasItem(at: indexPath) else { return nil }
      return LayoutElement(.item, section: indexPath.section, index: indexPath.item)
    case .supplementary(let kind):
      guard let number = kinds.existingKind(named: kind) else { return nil }
      if indexPath == IndexPath(index: 0) {
        return LayoutElement(.globalBoundary(kind: number), section: 0, index: 0)
      }
      guard isInSection(indexPath), indexPath.item == 0 else { return nil }
      return LayoutElement(.boundary(kind: number), section: indexPath.section, index: 0)
    case .decoration: return nil
    }
  }
}
