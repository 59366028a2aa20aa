/// Hears what the user does in a search bar, and decides what is allowed.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether the user may begin to edit. True by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The user began to edit.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the user may stop editing. True by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The user stopped editing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user changed the text. What the program sets is not told.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text, in UTF-16 units, may be replaced. True by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The user pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// True.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}
