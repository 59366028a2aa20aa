import UIKit

/// The frames of a collection view's elements, as JSON.
///
///     {"contentSize":[393,2000],"elements":[
///     {"kind":"cell","section":0,"item":0,"frame":[0,0,131,100],"zIndex":0}
///     ]}
///
/// Frames are in points and in the coordinates of the content: `[x, y, width, height]`. Elements
/// are sorted by section, item, and kind (cells, then decoration views, then supplementary views).
/// From right to left, the frames of a compositional layout are those from left to right, as in UIKit.
/// Numbers are the shortest that read back as the same. The item of a boundary item of the whole
/// layout is `NSNotFound`, as in UIKit.
///
/// In a document of visible elements, an element whose view has an accessibility label has the members
/// `role` and `label`, too.
@MainActor
public struct FrameDocument {
  /// Which elements a document lists.
  public enum Extent: Sendable {
    /// All elements of the content, unscrolled: also those of rows that scroll across the layout
    /// and reach out of it.
    case content
    /// The elements that meet the collection view's bounds.
    case visible
  }

  private let collectionView: UICollectionView
  private let extent: Extent

  /// The document of a collection view.
  public init(of collectionView: UICollectionView, extent: Extent = .content) {
    self.collectionView = collectionView
    self.extent = extent
  }

  /// The whole document.
  ///
  /// - Complexity: O(n log n) in the number of elements it lists.
  public var json: String {
    var result = ""
    // Appending to a string throws nothing.
    try? write { result += $0 }
    return result
  }

  /// Writes the document piece by piece.
  ///
  /// The layout is asked for the content in slices of some thousand elements. Only elements that
  /// are no cells, and cells that come far from their place in the order, are kept meanwhile.
  public func write(to sink: (String) throws -> Void) throws {
    collectionView.layoutIfNeeded()
    let layout = collectionView.collectionViewLayout
    let size = layout.collectionViewContentSize
    let itemCounts = (0..<collectionView.numberOfSections).map(
      collectionView.numberOfItems(inSection:))
    try withoutActuallyEscaping(sink) { sink in
      var writer = FrameWriter(contentSize: size, sink: sink)
      let slices =
        extent == .visible
        ? ContentSlices(rect: collectionView.bounds, elementCount: 0)
        : ContentSlices(
          rect: CGRect(origin: .zero, size: size), elementCount: itemCounts.reduce(0, +),
          isOpen: true)
      var ordering = FrameOrdering(itemCounts: itemCounts, others: others(in: slices, of: layout))
      for slice in slices {
        for element in elements(in: slice, of: layout) where element.kind == .cell {
          try ordering.add(element) { try writer.write($0) }
        }
      }
      try ordering.finish { try writer.write($0) }
      try writer.finish()
    }
  }

  private func others(
    in slices: ContentSlices, of layout: UICollectionViewLayout
  ) -> [FrameElement] {
    var seen: Set<String> = []
    var result: [FrameElement] = []
    for slice in slices {
      for element in elements(in: slice, of: layout) where element.kind != .cell {
        let key = "\(element.section)/\(element.item)/\(element.kind.name)"
        if seen.insert(key).inserted { result.append(element) }
      }
    }
    return result
  }

  private func elements(in rect: CGRect, of layout: UICollectionViewLayout) -> [FrameElement] {
    (layout.layoutAttributesForElements(in: rect) ?? []).filter { !$0.isHidden }
      .map { attributes in
        var element = FrameElement(attributes)
        if extent == .visible { element.accessibility = accessibility(of: attributes) }
        return element
      }
  }

  /// The description of the view with the given attributes; `nil` if it has no label.
  private func accessibility(
    of attributes: UICollectionViewLayoutAttributes
  ) -> SceneAccessibility? {
    let path = attributes.indexPath
    let view: UIView? =
      switch attributes.representedElementCategory {
      case .cell: collectionView.cellForItem(at: path)
      case .supplementaryView:
        collectionView.supplementaryView(
          forElementKind: attributes.representedElementKind ?? "", at: path)
      case .decorationView: nil
      }
    guard let facts = view?.drawing(at: .present).accessibility, facts.label != nil else {
      return nil
    }
    return SceneAccessibility(facts)
  }
}

extension FrameElement {
  /// The element that a layout's attributes describe.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    let element = ElementFacts(attributes)
    self.init(
      kind: Kind(element.kind), section: element.section, item: element.item,
      frame: attributes.frame, zIndex: attributes.zIndex)
  }
}

extension FrameElement.Kind {
  init(_ kind: ElementFacts.Kind) {
    switch kind {
    case .cell: self = .cell
    case .supplementary(let name): self = .supplementary(name)
    case .decoration(let name): self = .decoration(name)
    }
  }
}
