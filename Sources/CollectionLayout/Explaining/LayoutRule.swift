// Generated from docs/layout-rules.md. Do not edit; run:
// TESSERA_WRITE_RULES=1 swift test --filter RuleNumberTests

/// A rule of `docs/layout-rules.md`. The raw value is its number there.
public enum LayoutRule: Int, Hashable, Sendable, CaseIterable {
  /// A fractional length is rounded down to a pixel.
  case fractionsRoundDown = 1
  /// A position is rounded to the nearest pixel after all additions.
  case positionsRoundToNearest = 2
  /// Absolute and estimated lengths are not rounded.
  case pointsAreKept = 3
  /// The fractions of a root group refer to the container, across the stack axis without the
  /// section's content insets.
  case rootGroupBase = 4
  /// Safe area and margins reduce the container across the layout's scroll axis only.
  case referenceInsets = 5
  /// The fractions of a subitem refer to its group without content insets and inter-item
  /// spacing.
  case subitemBase = 6
  /// A negative length becomes zero.
  case lengthsAreNotNegative = 7
  /// The list of subitems repeats until the next one does not fit.
  case listRepeats = 8
  /// Half a pixel of excess fits.
  case halfAPixelFits = 9
  /// Counted subitems get equal shares of their group, rounded down.
  case equalShares = 10
  /// Repeated subitems keep their own size.
  case repeatedAtOwnSize = 11
  /// A group of estimated length is as long as its content.
  case estimatedGroupHoldsOneRun = 12
  /// A first subitem that is longer than its group makes the group empty.
  case firstSubitemTooLong = 13
  /// Subitems without length occur once each.
  case subitemsWithoutRoom = 14
  /// Subitems follow each other by their lengths and the spacing.
  case subitemsFollow = 15
  /// Flexible spacing gets an equal share of the remaining length.
  case flexibleSpacingShares = 16
  /// Across its group, a subitem starts at the near edge unless its edge spacing is flexible.
  case acrossTheGroup = 17
  /// Edge spacing is outside the slot.
  case edgeSpacing = 18
  /// Content insets reduce the frame in its slot.
  case contentInsets = 19
  /// Groups repeat for the section's items with the inter-group spacing.
  case groupsFollow = 20
  /// A partial last group ends at its last item.
  case partialGroup = 21
  /// An empty section has no length.
  case emptySection = 22
  /// The content is as wide as the container or the widest group.
  case contentAcross = 23
  /// The groups of an orthogonal section run across the layout.
  case orthogonalGroups = 24
  /// Boundary items are outside the section's content insets, and the section grows by their
  /// excess.
  case boundaryOutsideInsets = 25
  /// Across the scroll axis, boundary items are aligned between the insets that they follow.
  case boundaryAcross = 26
  /// Boundary items at one edge do not stack.
  case boundaryEdges = 27
  /// An empty section with boundary items is displayed.
  case emptySectionWithBoundary = 28
  /// A rectangle finds the items that it intersects together with their groups.
  case rectangleQueries = 29
  /// A point of a supplementary item is placed at a point of its host.
  case anchors = 30
  /// Anchors refer to the frame of the host after its content insets.
  case anchorHost = 31
  /// The fractions of a supplementary item refer to its item's frame, or to the base of its
  /// group.
  case supplementaryBase = 32
  /// Supplementary items are counted by kind in their section.
  case supplementaryIndex = 33
  /// Items have a depth of zero, or of one in a section with backgrounds.
  case depth = 34
  /// A background covers its whole section without its own insets.
  case background = 35
  /// A rectangle finds the backgrounds of the sections that it intersects.
  case backgroundQueries = 36
  /// The frames of a custom group are relative to its outer corner.
  case customGroup = 37
  /// A pinned item stays in the visible rectangle and in its section.
  case pinning = 38
  /// A visible pinned item is in front of everything.
  case pinnedDepth = 39
  /// Boundary items of the whole content follow no insets.
  case globalBoundary = 40
  /// An orthogonal row is visible between the section's insets along it.
  case orthogonalViewport = 41
  /// A row scrolls until its end is at the end of its viewport.
  case orthogonalEnd = 42
  /// A continuous row rests at any offset.
  case restAnywhere = 43
  /// A row with group boundaries rests at the leading edges of its groups.
  case restAtGroups = 44
  /// A paging row rests at multiples of its viewport.
  case restAtPages = 45
  /// A centered row rests with a group in the center.
  case restCentered = 46
  /// A flick moves a paging row by one page.
  case flick = 47
  /// Right-to-left layouts mirror the left-to-right ones.
  case rightToLeft = 48
  /// A section starts at the end of the one before, plus the inter-section spacing.
  case sectionsFollow = 49
  /// A measured length replaces an estimate.
  case measuredInstead = 50
  /// Siblings of uniform dimensions share the largest length.
  case uniformSiblings = 51
  /// Lanes share the length across them equally.
  case equalLanes = 52
  /// An item goes to the first of the lanes that end first.
  case shortestLane = 53
  /// Items in order go to the lane behind the item before.
  case lanesInOrder = 54
  /// An item that was displayed or measured keeps its lane.
  case keptLane = 55
  /// An item starts at the largest end of its lanes.
  case itemsFollowInLanes = 56
}

#if !hasFeature(Embedded)
  extension LayoutRule: CustomStringConvertible {
    /// The number of the rule and its summary.
    public var description: String { "rule \(rawValue): \(summary)" }

    private var summary: String {
      switch self {
      case .fractionsRoundDown: "a fractional length is rounded down to a pixel"
      case .positionsRoundToNearest:
        "a position is rounded to the nearest pixel after all additions"
      case .pointsAreKept: "absolute and estimated lengths are not rounded"
      case .rootGroupBase:
        "the fractions of a root group refer to the container, across the stack axis without the section's content insets"
      case .referenceInsets:
        "safe area and margins reduce the container across the layout's scroll axis only"
      case .subitemBase:
        "the fractions of a subitem refer to its group without content insets and inter-item spacing"
      case .lengthsAreNotNegative: "a negative length becomes zero"
      case .listRepeats: "the list of subitems repeats until the next one does not fit"
      case .halfAPixelFits: "half a pixel of excess fits"
      case .equalShares: "counted subitems get equal shares of their group, rounded down"
      case .repeatedAtOwnSize: "repeated subitems keep their own size"
      case .estimatedGroupHoldsOneRun: "a group of estimated length is as long as its content"
      case .firstSubitemTooLong:
        "a first subitem that is longer than its group makes the group empty"
      case .subitemsWithoutRoom: "subitems without length occur once each"
      case .subitemsFollow: "subitems follow each other by their lengths and the spacing"
      case .flexibleSpacingShares: "flexible spacing gets an equal share of the remaining length"
      case .acrossTheGroup:
        "across its group, a subitem starts at the near edge unless its edge spacing is flexible"
      case .edgeSpacing: "edge spacing is outside the slot"
      case .contentInsets: "content insets reduce the frame in its slot"
      case .groupsFollow: "groups repeat for the section's items with the inter-group spacing"
      case .partialGroup: "a partial last group ends at its last item"
      case .emptySection: "an empty section has no length"
      case .contentAcross: "the content is as wide as the container or the widest group"
      case .orthogonalGroups: "the groups of an orthogonal section run across the layout"
      case .boundaryOutsideInsets:
        "boundary items are outside the section's content insets, and the section grows by their excess"
      case .boundaryAcross:
        "across the scroll axis, boundary items are aligned between the insets that they follow"
      case .boundaryEdges: "boundary items at one edge do not stack"
      case .emptySectionWithBoundary: "an empty section with boundary items is displayed"
      case .rectangleQueries:
        "a rectangle finds the items that it intersects together with their groups"
      case .anchors: "a point of a supplementary item is placed at a point of its host"
      case .anchorHost: "anchors refer to the frame of the host after its content insets"
      case .supplementaryBase:
        "the fractions of a supplementary item refer to its item's frame, or to the base of its group"
      case .supplementaryIndex: "supplementary items are counted by kind in their section"
      case .depth: "items have a depth of zero, or of one in a section with backgrounds"
      case .background: "a background covers its whole section without its own insets"
      case .backgroundQueries:
        "a rectangle finds the backgrounds of the sections that it intersects"
      case .customGroup: "the frames of a custom group are relative to its outer corner"
      case .pinning: "a pinned item stays in the visible rectangle and in its section"
      case .pinnedDepth: "a visible pinned item is in front of everything"
      case .globalBoundary: "boundary items of the whole content follow no insets"
      case .orthogonalViewport: "an orthogonal row is visible between the section's insets along it"
      case .orthogonalEnd: "a row scrolls until its end is at the end of its viewport"
      case .restAnywhere: "a continuous row rests at any offset"
      case .restAtGroups: "a row with group boundaries rests at the leading edges of its groups"
      case .restAtPages: "a paging row rests at multiples of its viewport"
      case .restCentered: "a centered row rests with a group in the center"
      case .flick: "a flick moves a paging row by one page"
      case .rightToLeft: "right-to-left layouts mirror the left-to-right ones"
      case .sectionsFollow:
        "a section starts at the end of the one before, plus the inter-section spacing"
      case .measuredInstead: "a measured length replaces an estimate"
      case .uniformSiblings: "siblings of uniform dimensions share the largest length"
      case .equalLanes: "lanes share the length across them equally"
      case .shortestLane: "an item goes to the first of the lanes that end first"
      case .lanesInOrder: "items in order go to the lane behind the item before"
      case .keptLane: "an item that was displayed or measured keeps its lane"
      case .itemsFollowInLanes: "an item starts at the largest end of its lanes"
      }
    }
  }
#endif
