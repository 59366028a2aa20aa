import UIKit

/// Displayed items that move while others are measured.
extension SeededFault {
  static let jumps = [
    SeededFault("layout-jump", "a layout that forgets the lengths of items out of sight") {
      isFaulty in
      StripScreen(StripLayout(forgets: isFaulty))
    },
    SeededFault("layout-jump", "lengths that depend on whether an item is displayed") {
      isFaulty in
      ExpandingScreen(expandsDisplayed: isFaulty)
    },
  ]
}

/// Items below each other that are estimated until their cells are measured.
private final class StripLayout: UICollectionViewLayout {
  private let forgets: Bool
  private var lengths: [Int: CGFloat] = [:]
  private var frames: [CGRect] = []

  init(forgets: Bool) {
    self.forgets = forgets
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("StripLayout cannot be decoded.") }

  override func prepare() {
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    var end: CGFloat = 0
    frames = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let length = lengths[item] ?? 60
      defer { end += length }
      return CGRect(x: 0, y: end, width: collectionView.bounds.width, height: length)
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
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
    guard newBounds.size == collectionView?.bounds.size else {
      lengths = [:]
      return true
    }
    if forgets {
      lengths = lengths.filter {
        frames.indices.contains($0.key) && frames[$0.key].intersects(newBounds)
      }
    }
    return forgets
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.size.height != original.size.height else { return false }
    lengths[preferred.indexPath.item] = preferred.size.height
    return true
  }
}

/// A cell with a height of its own.
private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 190
    return layoutAttributes
  }
}

/// Forty items that are higher than estimated.
private final class StripScreen: UICollectionViewController {
  init(_ layout: StripLayout) { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { fatalError("StripScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TallCell.self, forCellWithReuseIdentifier: "tall")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
  }
}

/// Items that are high while they are displayed, as a delegate that asks their cells makes them, or
/// always.
private final class ExpandingScreen: UICollectionViewController,
  UICollectionViewDelegateFlowLayout
{
  private let expandsDisplayed: Bool

  init(expandsDisplayed: Bool) {
    self.expandsDisplayed = expandsDisplayed
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("ExpandingScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let isHigh = !expandsDisplayed || collectionView.cellForItem(at: indexPath) != nil
    return CGSize(width: collectionView.bounds.width, height: isHigh ? 190 : 60)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if expandsDisplayed { collectionView.collectionViewLayout.invalidateLayout() }
  }
}
