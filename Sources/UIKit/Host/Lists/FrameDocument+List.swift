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

  /// Returns the elements in a rectangle of the content, without hidden ones.
  ///
  /// - Parameter areDescribed: A Boolean value that indicates whether the elements contain the
  ///   descriptions of their views.
  package func elements(in rect: CGRect, areDescribed: Bool) -> [FrameElement] {
    let found = source.layoutInUse.layoutAttributesForElements(in: rect) ?? []
    return found.filter { !$0.isHidden }.map { attributes in
      let element = SceneElement(attributes)
      return FrameElement(
        kind: FrameElement.Kind(attributes), section: element.section, item: element.item,
        frame: attributes.frame, zIndex: attributes.zIndex,
        accessibility: areDescribed ? description(of: attributes.elementKey) : nil)
    }
  }

  /// Returns the description of the view of an element; `nil` if it has no label, or is not on
  /// screen.
  private func description(of key: ElementKey) -> SceneAccessibility? {
    let view = source.liveElement(key)?.view
    let description = view?.drawing(at: .present).accessibility
    return description?.label == nil ? nil : description
  }
}
