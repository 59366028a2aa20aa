/// An edge of a row at which a swipe reveals actions.
enum SwipeEdge {
  case leading
  case trailing

  /// The sign of a swipe along the x-coordinates of the content that reveals the actions. The
  /// coordinates of lists begin at the leading edge.
  var direction: CGFloat { self == .leading ? 1 : -1 }

  /// Returns the closure of a list for the actions at the edge.
  @MainActor
  func provider(
    in list: ListSection
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    switch self {
    case .leading: list.configuration.leadingSwipeActionsConfigurationProvider
    case .trailing: list.configuration.trailingSwipeActionsConfigurationProvider
    }
  }
}
