extension UINavigationBar {
  /// The sizes of the bar in its generation of the system.
  var metrics: NavigationBarMetrics { traitCollection.metrics.navigationBar }

  /// Returns the attributes of titles in an appearance.
  func titleAttributes(in look: UINavigationBarAppearance) -> [NSAttributedString.Key: Any] {
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: metrics.textSize(in: traitCollection), weight: .semibold),
      .foregroundColor: UIColor.label,
    ]
    return
      standard
      .merging(titleTextAttributes ?? [:]) { $1 }
      .merging(look.titleTextAttributes) { $1 }
  }

  /// Returns the attributes of large titles in an appearance.
  func largeTitleAttributes(in look: UINavigationBarAppearance) -> [NSAttributedString.Key: Any] {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
      .pointSize
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: .bold), .foregroundColor: UIColor.label,
    ]
    return
      standard
      .merging(largeTitleTextAttributes ?? [:]) { $1 }
      .merging(look.largeTitleTextAttributes) { $1 }
  }

  /// Returns the heights of the contents for an item.
  func heights(of item: UINavigationItem, hasLargeTitle: Bool) -> NavigationBarHeights {
    let search = item.searchController
    let searchHeight = search.map {
      metrics.searchHeight + $0.searchBar.scopeHeight
    }
    if let searchHeight, search?.takesWholeBar == true {
      return NavigationBarHeights(compact: 0, search: searchHeight)
    }
    var result = NavigationBarHeights(
      compact: metrics.height(in: traitCollection)
        + (item.prompt == nil ? 0 : metrics.promptHeight))
    result.search = searchHeight ?? 0
    result.hidesSearch = item.hidesSearchBarWhenScrolling && search?.isActive != true
    guard hasLargeTitle else { return result }
    let look = item.appearances.standard ?? standardAppearance
    let font = largeTitleAttributes(in: look)[.font] as? UIFont
    let line = (font?.lineHeight ?? 0) + metrics.largeTitleMargin
    result.large = max(
      metrics.largeTitleHeight,
      PixelRounding.snapped(line, scale: traitCollection.roundingScale))
    return result
  }
}
