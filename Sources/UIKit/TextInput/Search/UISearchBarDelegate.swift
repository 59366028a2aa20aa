/// The methods that a search bar calls when the user edits its text.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether the user may begin editing. The default is `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after the user began editing.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether the user may stop editing. The default is `true`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after the user stopped editing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user changed the text. Not called for changes by the app.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a range of the text, in UTF-16 units, may be replaced. The default is `true`.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called after a tap on the cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user selected a scope.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
