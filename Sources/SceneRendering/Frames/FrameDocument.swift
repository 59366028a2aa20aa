import UIKit

/// The frames of a collection view's elements, as JSON.
///
///     {"contentSize":[393,2000],"elements":[
///     {"kind":"cell","section":0,"item":0,"frame":[0,0,131,100],"zIndex":0}
///     ]}
///
/// Frames are in points and in the coordinates of the content: `[x, y, width, height]`. Elements
/// are sorted by section, item, and kind (cells, then decoration views, then supplementary views).
/// In right-to-left layouts, the frames of a compositional layout are those of the left-to-right
/// layout, as in UIKit. Numbers are the shortest that read back as the same value. The item of a
/// boundary item of the whole layout is `NSNotFound`, as in UIKit.
///
/// In a document of visible elements, an element whose view has an accessibility label has the
/// members `role` and `label`, too.
@MainActor
public struct FrameDocument {
  /// The elements of a document.
  public enum Extent: Sendable {
    /// All elements of the content, unscrolled, including those of orthogonal rows that extend
    /// beyond it.
    case content
    /// The elements that intersect the collection view's bounds.
    case visible
  }

  private let collectionView: UICollectionView
  private let extent: Extent

  /// Creates the document of a collection view.
  public init(of collectionView: UICollectionView, extent: Extent = .content) {
    self.collectionView = collectionView
    self.extent = extent
  }

  /// The whole document.
  ///
  /// - Complexity: O(n log n) in the number of its elements.
  public var json: String {
    var result = ""
    // Appending to a string does not throw.
    try? write { result += $0 }
    return result
  }

  /// Writes the document in pieces.
  ///
  /// The layout is queried for slices of the content with some thousand elements each. Only
  /// elements other than cells, and cells far from their position in the order, are kept in memory.
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
  /// Creates an element from a layout's attributes.
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
