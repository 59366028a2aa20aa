/// The last answer of a layout to a query for the elements that get views, as long as it is valid.
@MainActor
struct LayoutQuery {
  /// The rectangle of the query, in the coordinates of the content.
  let rect: CGRect
  let elements: [UICollectionViewLayoutAttributes]
  /// The items of the answer, by index path.
  private(set) lazy var items: [IndexPath: UICollectionViewLayoutAttributes] = Dictionary(
    elements.lazy.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0) },
    uniquingKeysWith: { first, _ in first })

  init(rect: CGRect, elements: [UICollectionViewLayoutAttributes]) {
    self.rect = rect
    self.elements = elements
  }
}

extension UICollectionView {
  // MARK: - Queries by the grid of the bounds' size

  /// The elements that the layout names for a rectangle in which views are made, and possibly others.
  ///
  /// As recorded from UIKit (iOS 26.1), a layout is queried for the rectangle widened to a grid of the
  /// bounds' size, and then for its content size again. The answer is kept until the layout is invalidated,
  /// so that scrolling within a cell of the grid queries nothing. The layouts of this module are queried for the rectangle
  /// itself, unless a subclass could notice it.
  ///
  /// - Complexity: O(1) within a cell of the grid, otherwise what the layout needs.
  func elementsForViews(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard isQueriedByGrid else { return layoutAttributes(in: rect) }
    let widened = rect.widened(toGridOf: bounds.size)
    // What a layout answers about rows depends on how far they are scrolled.
    if let known = pass.query, known.rect == widened, rows.views.isEmpty {
      return known.elements
    }
    let generation = pass.generation
    pass.query = nil
    let elements = layoutAttributes(in: widened)
    let size = checked(layoutInUse.collectionViewContentSize)
    if size != contentSize { contentSize = size }
    // The layout may have been invalidated by what it was asked.
    if !pass.needsPreparation, pass.generation == generation {
      pass.query = LayoutQuery(rect: widened, elements: elements)
    }
    return elements
  }

  /// The attributes of an item by the last query; nil where the layout has to be asked.
  func queriedAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard isQueriedByGrid, rows.views.isEmpty else { return nil }
    return pass.query?.items[indexPath]?.duplicate()
  }

  private var isQueriedByGrid: Bool {
    layoutInUse.isQueriedByGrid && interactiveTransition == nil && bounds.width > 0
      && bounds.height > 0
  }
}

extension CGRect {
  /// The smallest rectangle that contains this one and whose edges are multiples of a size.
  fileprivate func widened(toGridOf size: CGSize) -> CGRect {
    func widened(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> (CGFloat, CGFloat) {
      // Lengths that are no binary fractions do not add up exactly.
      let tolerance: CGFloat = 1e-6
      let first = (low / step + tolerance).rounded(.down)
      let last = (high / step - tolerance).rounded(.up)
      return (first * step, max(last, first + 1) * step)
    }
    let (left, right) = widened(minX, maxX, size.width)
    let (top, bottom) = widened(minY, maxY, size.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
