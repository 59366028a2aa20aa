/// A data source whose sections may have outlines.
@preconcurrency @MainActor
protocol OutlineSource: AnyObject {
  /// Expands or collapses an item as a touch of its outline disclosure does.
  ///
  /// - Returns: `false` if the item is not in an outline, or a handler prevents the change.
  @discardableResult
  func userToggledItem(at indexPath: IndexPath) -> Bool

  /// Returns the level of an item and whether it is expanded; `nil` if its section has no outline.
  func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?
}
