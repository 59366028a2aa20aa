/// The owner of a navigation bar, which decides about its items and its height.
@preconcurrency @MainActor
protocol NavigationBarOwner: AnyObject {
  /// The last item of the owner's stack, which the bar does not display before the change to it is
  /// prepared.
  var lastItem: UINavigationItem? { get }
  /// A Boolean value that indicates whether the title of the last item is large.
  var hasLargeTitle: Bool { get }
  /// Called after the height of the bar may have changed.
  func barHeightMayHaveChanged()
  /// Goes back for a tap on the back button.
  func goBack()
}

extension [UINavigationItem] {
  /// Returns whether the title of an item is large in a bar that prefers large titles.
  @MainActor
  func showsLargeTitle(at index: Int) -> Bool {
    guard indices.contains(index) else { return false }
    switch self[index].largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic: return index == 0 || showsLargeTitle(at: index - 1)
    }
  }
}
