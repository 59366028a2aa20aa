extension UINavigationController {
  /// Shows or hides the view of a search over the displayed view controller.
  func placeSearchOfShown() {
    if let shown = state.shown, state.transition == nil { placeSearch(of: shown) }
  }

  /// Lays out the bar after a search began or ended.
  func searchDidChange() {
    guard !state.isNotifying, state.transition == nil, let container else { return }
    state.shown?.membership.collapsedLength = 0
    navigationBar.showsSearch()
    container.setNeedsLayout()
  }

  /// Shows or hides the view of a view controller's search over its view.
  func placeSearch(of controller: UIViewController) {
    guard let container, let view = controller.viewIfLoaded,
      let search = controller.navigationItem.searchController
    else { return }
    guard search.coversContent, view.superview === container.contentView else {
      if search.parent === self { search.leave() }
      return
    }
    search.enter(self, in: container.contentView, above: view)
    search.setBarInsets(controller.membership.barInsets)
    if search.view.frame != view.frame { search.view.frame = view.frame }
    search.showContents()
  }

  /// Returns the views of a view controller: its own one, and its search's view over it.
  func views(of controller: UIViewController?) -> [UIView] {
    guard let controller, let view = controller.viewIfLoaded else { return [] }
    let search = controller.navigationItem.searchController
    guard let search, search.parent === self, let overlay = search.viewIfLoaded else {
      return [view]
    }
    return [view, overlay]
  }

  /// Removes the views of a view controller that is not displayed any more. Its search goes on when
  /// it is displayed again.
  func removeViews(of controller: UIViewController?) {
    controller?.viewIfLoaded?.removeFromSuperview()
    if let controller { placeSearch(of: controller) }
  }
}
