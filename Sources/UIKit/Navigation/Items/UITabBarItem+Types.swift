extension UITabBarItem {
  /// The items that the system describes.
  public enum SystemItem: Int, Sendable {
    /// Further items.
    case more = 0
    /// The user's favorites.
    case favorites
    /// Content chosen by the app.
    case featured
    /// The content with the highest ratings.
    case topRated
    /// The recently accessed content.
    case recents
    /// The user's contacts.
    case contacts
    /// The user's past actions.
    case history
    /// The user's bookmarks.
    case bookmarks
    /// A search.
    case search
    /// Downloaded content.
    case downloads
    /// The newest content.
    case mostRecent
    /// The content with the most views.
    case mostViewed
  }
}

/// The symbols are modeled on iOS.
extension UITabBarItem.SystemItem {
  /// The name of the symbol.
  var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.number"
    }
  }

  /// The title.
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
