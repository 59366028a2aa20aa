extension RecyclingView {
  /// Returns the key of an element after a change; `nil` if the element does not keep its view.
  func key(of key: ElementKey, after change: any DataChange) -> ElementKey? {
    change.newKey(of: key) { backend.isSectionBound($0, at: $1) }
  }

  /// Asks the data source to configure the existing cell of an item.
  func reconfigureCell(at indexPath: IndexPath) {
    let key = ElementKey(.cell, at: indexPath)
    guard hasDataSource, let live = elements[key], let cell = live.view.cell
    else { return }
    elements.dequeuing.reconfigure(cell, of: key, in: self)
    live.setNeedsMeasurement(because: .wasReconfigured)
  }
}
