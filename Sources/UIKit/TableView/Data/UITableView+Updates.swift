extension UITableView {
  /// Names a change in the open update, or in one of its own, with the animation of its rows.
  func name(
    _ change: @escaping (inout BatchOperations) -> Void,
    animations animate: (inout RowAnimations) -> Void
  ) {
    var animations = tableLayout.rowAnimations
    animate(&animations)
    tableLayout.setRowAnimations(animations)
    guard !dataUpdates.isChanging else { return dataUpdates.name(change, in: self) }
    display { dataUpdates.name(change, in: self) }
  }

  /// Displays changes, without animation of the other rows if all of the changes are instant.
  private func display(_ changes: () -> Void) {
    if tableLayout.rowAnimations.isInstant, !dataUpdates.movesElements {
      UIView.performWithoutAnimation(changes)
    } else {
      changes()
    }
  }

  /// Ends an update, and displays it if it is the outermost one.
  ///
  /// - Throws: An error if the changes do not fit the data. The views stay as they were then.
  func endUpdates(completion: ((Bool) -> Void)?) throws(BatchUpdateError) {
    // UIKit asks for the heights of the visible rows again after each update.
    if dataUpdates.isOutermost { elements.setNeedsMeasurement(because: .contentWasInvalidated) }
    var failure: BatchUpdateError?
    display {
      do throws(BatchUpdateError) {
        try dataUpdates.end(completion: completion, in: self)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Sets a height.
  func setHeight(_ height: WritableKeyPath<TableSettings, CGFloat>, _ value: CGFloat) {
    guard settings[keyPath: height] != value else { return }
    settings[keyPath: height] = value
    heightsDidChange()
  }

  /// Sets a value on which the appearance of rows depends.
  func setAppearance<Value>(_ setting: WritableKeyPath<TableSettings, Value>, _ value: Value) {
    settings[keyPath: setting] = value
    updateStatesOfCells()
    setNeedsLayout()
  }

  /// Sets a value of the index strip.
  func setIndexSetting<Value>(_ setting: WritableKeyPath<TableSettings, Value>, _ value: Value) {
    settings[keyPath: setting] = value
    indexTitles.setNeedsTitles()
    setNeedsLayout()
  }
}
