/// The reference for the insets of content.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the parent: a section follows its layout's configuration.
  case automatic = 0
  /// No insets.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable content guide: a column in which text is easy to read.
  case readableContent
}

/// The orthogonal scrolling behavior of a section.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// No orthogonal scrolling: groups follow each other along the layout's axis.
  case none = 0
  /// Continuous scrolling.
  case continuous
  /// Continuous scrolling that stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// Paging by the width or height of the collection view.
  case paging
  /// Paging by one group.
  case groupPaging
  /// Paging by one group, which stops at the center.
  case groupPagingCentered
}
