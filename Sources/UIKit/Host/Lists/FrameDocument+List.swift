import CollectionLayout
public import Scenes

extension FrameDocument {
  /// Creates the document of a collection view.
  public init(of collectionView: UICollectionView, extent: Extent = .content) {
    self.init(of: DisplayedList(collectionView), extent: extent)
  }

  /// Creates the document of a table view: its rows, and the headers and footers of sections.
  public init(of tableView: UITableView, extent: Extent = .content) {
    self.init(of: DisplayedList(tableView), extent: extent)
  }
}

extension DisplayedList: FrameSource {
  package var visibleRect: CGRect { source.bounds }

  /// Calls a closure with the elements of a part of the layout in a rectangle of the content,
  /// without hidden ones.
  ///
  /// - Parameter areDescribed: A Boolean value that indicates whether the elements contain the
  ///   descriptions of their views.
  /// - Complexity: O(elements in the rectangle). Cells of a layout that solves all frames at once
  ///   need no attributes.
  package func forEachElement(
    of part: FramePart, in rect: CGRect, areDescribed: Bool,
    _ body: (FrameElement) throws -> Void
  ) rethrows {
    var solved: [LayoutElement] = []
    guard source.backend.appendElements(in: rect, to: &solved) else {
      let found = source.layoutInUse.layoutAttributesForElements(in: rect) ?? []
      for attributes in found
      where !attributes.isHidden
        && (attributes.representedElementCategory == .cell) == (part == .cells)
      {
        try body(element(attributes, isDescribed: areDescribed))
      }
      return
    }
    if part == .others {
      let others = source.backend.attributes(of: solved.filter { $0.category != .item })
      for attributes in others { try body(element(attributes, isDescribed: areDescribed)) }
      return
    }
    for cell in solved where cell.category == .item {
      let path = PackedIndexPath(section: cell.section, item: cell.index)
      try body(
        FrameElement(
          kind: .cell, section: cell.section, item: cell.index, frame: CGRect(cell.frame),
          zIndex: cell.zIndex,
          accessibility: areDescribed
            ? description(of: ElementKey(.cell, at: path)) : nil))
    }
  }

  private func element(
    _ attributes: UICollectionViewLayoutAttributes, isDescribed: Bool
  ) -> FrameElement {
    let element = SceneElement(attributes)
    return FrameElement(
      kind: FrameElement.Kind(attributes), section: element.section, item: element.item,
      frame: attributes.frame, zIndex: attributes.zIndex,
      accessibility: isDescribed ? description(of: attributes.elementKey) : nil)
  }

  /// Returns the description of the view of an element; `nil` if it has no label, or is not on
  /// screen.
  private func description(of key: ElementKey) -> SceneAccessibility? {
    let view = source.liveElement(key)?.view
    let description = view?.drawing(at: .present).accessibility
    return description?.label == nil ? nil : description
  }
}
