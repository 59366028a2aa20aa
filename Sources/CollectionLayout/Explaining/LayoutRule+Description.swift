#if !hasFeature(Embedded)
  extension LayoutRule: CustomStringConvertible {
    /// The number of the rule in `docs/layout-rules.md`, and what it says in short.
    public var description: String { "rule \(rawValue): \(summary)" }

    private var summary: String {
      switch self {
      case .fractionsRoundDown: return "a fractional length is rounded down to a pixel"
      case .positionsRoundToNearest:
        return "a position is rounded to the nearest pixel once everything is added"
      case .pointsAreKept: return "absolute and estimated lengths are kept as given"
      case .rootGroupBase:
        return
          "a root group's fractions refer to the container, across the stack axis less the section's insets"
      case .referenceInsets:
        return "safe area and margins are taken off across the layout's scroll axis"
      case .subitemBase:
        return "a subitem's fractions refer to its group less insets and inter-item spacing"
      case .lengthsAreNotNegative: return "a length below zero counts as zero"
      case .listRepeats: return "the list of subitems repeats until the next one does not fit"
      case .halfAPixelFits: return "half a pixel of excess still fits"
      case .equalShares: return "counted subitems share their group equally, rounded down"
      case .repeatedAtOwnSize: return "repeated subitems keep their own size"
      case .estimatedGroupHoldsOneRun:
        return "a group of estimated length is as long as what it holds"
      case .firstSubitemTooLong:
        return "a first subitem longer than its group leaves the group empty"
      case .subitemsWithoutRoom: return "subitems that take no room are placed once each"
      case .subitemsFollow: return "subitems follow each other by their lengths and spacing"
      case .flexibleSpacingShares:
        return "flexible spacing gets an equal share of what is left over"
      case .acrossTheGroup:
        return "across the group a subitem starts at the near edge, unless flexible edges push it"
      case .edgeSpacing: return "edge spacing is room outside the slot"
      case .contentInsets: return "content insets shrink the frame in its slot"
      case .groupsFollow: return "groups repeat with the inter-group spacing between them"
      case .partialGroup: return "a partial last group ends where its items do"
      case .emptySection: return "a section with nothing to show has no length"
      case .contentAcross: return "the content is as wide as the container or the widest group"
      case .orthogonalGroups: return "in an orthogonal section groups run across"
      case .boundaryOutsideInsets:
        return "boundary items lie outside the content; the section grows by what sticks out"
      case .boundaryAcross:
        return "across the scroll axis boundary items are aligned between the insets they follow"
      case .boundaryEdges: return "boundary items on one edge do not stack"
      case .emptySectionWithBoundary: return "an empty section with boundary items is shown"
      case .rectangleQueries:
        return
          "a rectangle is clipped to the content; an item counts where its group touches it, too"
      case .anchors: return "a supplementary item's point is put on its host's point"
      case .anchorHost: return "anchors refer to the host's frame after its content insets"
      case .supplementaryBase:
        return
          "fractions of a supplementary item refer to its item's frame, or to what its group is laid out in"
      case .supplementaryIndex:
        return "supplementary items are counted per kind through their section"
      case .depth: return "items lie at depth zero, or at one over backgrounds"
      case .background: return "a background covers its whole section, less its insets"
      case .backgroundQueries: return "a background is found where its section is touched"
      case .customGroup: return "a custom group's places count from its outer corner and are kept"
      case .pinning: return "a pinned item stays in the visible rectangle, within its section"
      case .pinnedDepth: return "a pinned item on screen lies in front of everything"
      case .globalBoundary: return "boundary items of the whole content follow no insets"
      case .orthogonalViewport: return "an orthogonal row is seen between the section's insets"
      case .orthogonalEnd: return "a row scrolls until its end lies at the viewport's end"
      case .restAnywhere: return "a continuous row rests anywhere"
      case .restAtGroups:
        return "a row that stops at groups rests at the nearest group's leading edge"
      case .restAtPages: return "a paging row rests at the nearest whole viewport"
      case .restCentered: return "a centred row rests with a group in the middle"
      case .flick: return "a flick moves a paging row by one page"
      case .rightToLeft: return "right to left mirrors every frame in the content's width"
      case .sectionsFollow:
        return "a section begins where the one before it ends, plus the inter-section spacing"
      case .measuredInstead: return "what was measured replaces what was estimated"
      case .uniformSiblings: return "siblings of uniform dimensions share the largest length"
      }
    }
  }
#endif
