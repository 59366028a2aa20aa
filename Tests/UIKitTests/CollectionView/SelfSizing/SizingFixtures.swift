import Testing
import UIKit

/// A cell with its item's height, which counts its measurements.
final class SizingCell: UICollectionViewCell {
  var shown: Int?
  var height: CGFloat?
  var onQuestion: ((SizingCell, UICollectionViewLayoutAttributes) -> Void)?
  weak var source: SizingSource?

  override func prepareForReuse() {
    super.prepareForReuse()
    shown = nil
    height = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    source?.questions.append(layoutAttributes.indexPath.item)
    source?.offered.append(layoutAttributes.size)
    onQuestion?(self, layoutAttributes)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height ?? bounds.height)
  }
}

/// A header or footer with its own height.
final class SizingHeader: UICollectionReusableView {
  var height: CGFloat?
  var questions = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    questions += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height ?? bounds.height)
  }
}

/// Items with their own heights.
@MainActor
final class SizingSource: NSObject, UICollectionViewDataSource {
  /// The items of each section, which determine their heights.
  var sections: [[Int]]
  /// A closure that returns the height of an item; `nil` if its cell cannot size itself.
  var height: (Int) -> CGFloat?
  var headerHeight: CGFloat? = 28
  /// The items whose cells were measured, in order.
  var questions: [Int] = []
  var offered: [CGSize] = []
  var cellRequests: [Int] = []
  var onCell: ((SizingCell, IndexPath) -> Void)?

  init(_ sections: [[Int]], height: @escaping (Int) -> CGFloat?) {
    self.sections = sections
    self.height = height
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = sections[indexPath.section][indexPath.item]
    cellRequests.append(item)
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! SizingCell
    cell.shown = item
    cell.height = height(item)
    cell.source = self
    cell.onQuestion = nil
    onCell?(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! SizingHeader
    header.height = headerHeight
    return header
  }
}

/// A collection view of 320 x 480 points at 2x with self-sizing items.
@MainActor
struct SizingFixture {
  let view: UICollectionView
  let source: SizingSource

  init(
    _ counts: [Int], _ layout: UICollectionViewLayout, width: CGFloat = 320,
    setUp: (SizingSource) -> Void = { _ in }, height: @escaping (Int) -> CGFloat?
  ) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 480), collectionViewLayout: layout)
    var next = 0
    source = SizingSource(
      counts.map { count in
        defer { next += count }
        return Array(next..<next + count)
      }, height: height)
    setUp(source)
    view.traitOverrides.displayScale = 2
    view.register(SizingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        SizingHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = source
    view.layoutIfNeeded()
  }

  func scroll(toY y: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: y)
    view.layoutIfNeeded()
  }

  func cell(_ item: Int, _ section: Int = 0) -> SizingCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? SizingCell
  }

  /// Returns the heights of the first rows of a section.
  func heights(_ count: Int, section: Int = 0) -> [CGFloat] {
    view.frames(count, section: section).map(\.height)
  }
}

/// Rows below each other, as a custom layout that applies the cells' preferred heights.
final class RowsLayout: UICollectionViewLayout {
  /// The preferred heights of cells, by item.
  var measured: [Int: CGFloat] = [:]
  var estimate: CGFloat = 44
  var preparations = 0
  var sizeRequests = 0
  var log: [String] = []
  var follows = true
  /// A closure that changes a cell's preferred height before it is applied.
  var taken: (CGFloat) -> CGFloat = { $0 }
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    preparations += 1
    log.append("prepare")
    guard let collectionView else { return }
    var y: CGFloat = 0
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let height = measured[item] ?? estimate
      defer { y += height }
      return CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height)
    }
  }

  override var collectionViewContentSize: CGSize {
    sizeRequests += 1
    return CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    log.append("should \(originalAttributes.indexPath.item)")
    return follows && preferredAttributes.size.height != originalAttributes.size.height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    log.append("context \(originalAttributes.indexPath.item)")
    measured[originalAttributes.indexPath.item] = taken(preferredAttributes.size.height)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.append("invalidate")
    super.invalidateLayout(with: context)
  }
}
