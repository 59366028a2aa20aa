/// What content keeps clear of.
public enum UIContentInsetsReference: Int, Sendable {
  /// What whatever is above says: a section follows its layout's configuration.
  case automatic = 0
  /// Nothing.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The column in which text is easy to read.
  case readableContent
}

/// How a section scrolls across its layout's scroll axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not: groups follow each other along the layout's axis.
  case none = 0
  /// Freely.
  case continuous
  /// Freely, coming to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// By the extent of the collection view.
  case paging
  /// By a group.
  case groupPaging
  /// By a group, each coming to rest in the middle.
  case groupPagingCentered
}
