/// A rule of `docs/layout-rules.md`; the raw value is its number there.
public enum LayoutRule: Int, Hashable, Sendable, CaseIterable {
  /// A fractional length is rounded down to a pixel.
  case fractionsRoundDown = 1
  /// A position is rounded to the nearest pixel once everything is added.
  case positionsRoundToNearest = 2
  /// Absolute and estimated lengths are kept as given.
  case pointsAreKept = 3
  /// A root group's fractions refer to the container, across the stack axis less the section's
  /// insets.
  case rootGroupBase = 4
  /// Safe area and margins are taken off across the layout's scroll axis.
  case referenceInsets = 5
  /// A subitem's fractions refer to its group less insets and inter-item spacing.
  case subitemBase = 6
  /// A length below zero counts as zero.
  case lengthsAreNotNegative = 7
  /// The list of subitems repeats until the next one does not fit.
  case listRepeats = 8
  /// Half a pixel of excess still fits.
  case halfAPixelFits = 9
  /// Counted subitems share their group equally, rounded down.
  case equalShares = 10
  /// Repeated subitems keep their own size.
  case repeatedAtOwnSize = 11
  /// A group of estimated length is as long as what it holds.
  case estimatedGroupHoldsOneRun = 12
  /// A first subitem longer than its group leaves the group empty.
  case firstSubitemTooLong = 13
  /// Subitems that take no room are placed once each.
  case subitemsWithoutRoom = 14
  /// Subitems follow each other by their lengths and spacing.
  case subitemsFollow = 15
  /// Flexible spacing gets an equal share of what is left over.
  case flexibleSpacingShares = 16
  /// Across the group a subitem starts at the near edge, unless flexible edges push it.
  case acrossTheGroup = 17
  /// Edge spacing is room outside the slot.
  case edgeSpacing = 18
  /// Content insets shrink the frame in its slot.
  case contentInsets = 19
  /// Groups repeat with the inter-group spacing between them.
  case groupsFollow = 20
  /// A partial last group ends where its items do.
  case partialGroup = 21
  /// A section with nothing to show has no length.
  case emptySection = 22
  /// The content is as wide as the container or the widest group.
  case contentAcross = 23
  /// In an orthogonal section groups run across.
  case orthogonalGroups = 24
  /// Boundary items lie outside the content; the section grows by what sticks out.
  case boundaryOutsideInsets = 25
  /// Across the scroll axis boundary items are aligned between the insets they follow.
  case boundaryAcross = 26
  /// Boundary items on one edge do not stack.
  case boundaryEdges = 27
  /// An empty section with boundary items is shown.
  case emptySectionWithBoundary = 28
  /// A rectangle is clipped to the content; an item counts where its group touches it, too.
  case rectangleQueries = 29
  /// A supplementary item's point is put on its host's point.
  case anchors = 30
  /// Anchors refer to the host's frame after its content insets.
  case anchorHost = 31
  /// Fractions of a supplementary item refer to its item's frame, or to what its group is laid out
  /// in.
  case supplementaryBase = 32
  /// Supplementary items are counted per kind through their section.
  case supplementaryIndex = 33
  /// Items lie at depth zero, or at one over backgrounds.
  case depth = 34
  /// A background covers its whole section, less its insets.
  case background = 35
  /// A background is found where its section is touched.
  case backgroundQueries = 36
  /// A custom group's places count from its outer corner and are kept.
  case customGroup = 37
  /// A pinned item stays in the visible rectangle, within its section.
  case pinning = 38
  /// A pinned item on screen lies in front of everything.
  case pinnedDepth = 39
  /// Boundary items of the whole content follow no insets.
  case globalBoundary = 40
  /// An orthogonal row is seen between the section's insets.
  case orthogonalViewport = 41
  /// A row scrolls until its end lies at the viewport's end.
  case orthogonalEnd = 42
  /// A continuous row rests anywhere.
  case restAnywhere = 43
  /// A row that stops at groups rests at the nearest group's leading edge.
  case restAtGroups = 44
  /// A paging row rests at the nearest whole viewport.
  case restAtPages = 45
  /// A centred row rests with a group in the middle.
  case restCentered = 46
  /// A flick moves a paging row by one page.
  case flick = 47
  /// Right to left mirrors every frame in the content's width.
  case rightToLeft = 48
  /// A section begins where the one before it ends, plus the inter-section spacing.
  case sectionsFollow = 49
  /// What was measured replaces what was estimated.
  case measuredInstead = 50
  /// Siblings of uniform dimensions share the largest length.
  case uniformSiblings = 51
}
