/// The section and the group around an element, with their numbers.
package struct LayoutSurroundings: Sendable {
  /// A boundary item of the section.
  package struct Boundary: Sendable {
    /// The kind.
    package var kind: LayoutElementKind
    /// The frame in the coordinates of the content.
    package var frame: LayoutRect
    /// A Boolean value that indicates whether the item stays in the visible rectangle.
    package var isPinned: Bool
  }

  /// A group of items, or a line of a flow layout.
  package struct Group: Sendable {
    /// The index in the section; `nil` if the groups before are not counted.
    package var index: Int?
    /// The frame in the coordinates of the content. Along an orthogonal row, the frame refers to
    /// the unscrolled row.
    package var frame: LayoutRect
    /// The items.
    package var items: Range<Int>
  }

  /// The number of items of the section.
  package var itemCount: Int
  /// The frame of the section in the coordinates of the content.
  package var frame: LayoutRect
  /// The insets around the groups.
  package var contentInsets: LayoutInsets
  /// The safe area or margins that the section keeps, which are those across the scroll axis.
  package var referenceInsets: LayoutInsets
  /// The spacing between groups, lines, or the items of a lane.
  package var groupSpacing: Double
  /// The minimum spacing between the items of a line; `nil` for a section of groups.
  package var itemSpacing: Double?
  /// The headers, footers, and other boundary items.
  package var boundaryItems: [Boundary]
  /// The row of an orthogonal section.
  package var row: LayoutOrthogonalRow?
  /// The group; `nil` if no item was asked for, or it has none.
  package var group: Group?
}

extension SolvedLayout {
  /// Returns a section with the group of one of its items.
  ///
  /// - Parameter item: The item; `nil` for no group.
  /// - Precondition: The section and the item exist.
  package func surroundings(
    ofItem item: Int?, inSection section: Int, viewport: LayoutViewport? = nil
  ) -> LayoutSurroundings {
    checkSection(section)
    let entry = entry(section)
    let described = description.sectionTemplates[entry.template]
    var referenceInsets = described.referenceInsets
    if scrollAxis == .vertical {
      (referenceInsets.top, referenceInsets.bottom) = (0, 0)
    } else {
      (referenceInsets.leading, referenceInsets.trailing) = (0, 0)
    }
    return LayoutSurroundings(
      itemCount: entry.itemCount, frame: mirrored(sectionRect(section)),
      contentInsets: described.contentInsets, referenceInsets: referenceInsets,
      groupSpacing: described.lanes?.itemSpacing ?? described.interGroupSpacing,
      boundaryItems: described.boundaryItems.compactMap { item in
        boundaryElement(kind: item.kind, inSection: section, viewport: viewport).map {
          LayoutSurroundings.Boundary(kind: item.kind, frame: $0.frame, isPinned: item.isPinned)
        }
      }, row: orthogonalRow(ofSection: section),
      group: item.flatMap { group(ofItem: $0, inSection: section) })
  }

  private func group(ofItem item: Int, inSection section: Int) -> LayoutSurroundings.Group? {
    checkItem(item, inSection: section)
    let pattern = patterns[entry(section).template]
    guard pattern.showsItems(entry(section).itemCount) else { return nil }
    let resolved = resolvedGroup(containing: item, inSection: section)
    let (stack, cross) = (pattern.stackAxis, pattern.stackAxis.perpendicular)
    let origin = groupOrigin(of: pattern, section: section)
    var frame = LayoutRect()
    frame.origin[stack] = origin[stack] + resolved.offset
    frame.origin[cross] =
      pattern.isOrthogonal ? origin[cross] : resolved.shape.crossOrigin
    if !resolved.itemOrigin.x.isNaN {
      frame.origin[cross] = resolved.itemOrigin[cross] + (pattern.isOrthogonal ? origin[cross] : 0)
    }
    frame.size[stack] = resolved.length
    frame.size[cross] =
      measuredSection(section)?.crossLength(of: resolved) ?? resolved.shape.crossLength
    return LayoutSurroundings.Group(
      index: resolved.index, frame: mirrored(frame),
      items: resolved.firstItem..<(resolved.firstItem + resolved.held))
  }
}
