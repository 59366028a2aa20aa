// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension UISplitViewController {
  /// Missing: The columns of a split view controller are hidden by its button for display modes.
  @available(
    *, unavailable,
    message: "The columns of a split view controller are hidden by its button for display modes."
  )
  public var showsSecondaryOnlyButton: Bool {
    get { missing() }
    set { missing() }
  }
}
