import UIKit

/// Waterfalls whose displayed items change their lanes. They load pictures and pages, so that the
/// report has to wait for work.
extension SeededFault {
  static let lanes = [
    SeededFault("lane-change", "lanes chosen again when pictures are loaded") { isFaulty in
      WaterfallScreen(WaterfallLayout(isFaulty ? .choosesAgain : .keeps), loads: true)
    },
    SeededFault("lane-change", "data reloaded when pictures are loaded") { isFaulty in
      WaterfallScreen(
        WaterfallLayout(isFaulty ? .choosesAgain : .keeps), loads: true, reloads: true)
    },
    SeededFault("lane-change", "lengths forgotten while the content scrolls") { isFaulty in
      WaterfallScreen(WaterfallLayout(isFaulty ? .forgets : .keeps), measures: true)
    },
    SeededFault("lane-change", "lanes forgotten when a page is appended") { isFaulty in
      WaterfallScreen(
        WaterfallLayout(.keeps), measures: true, pages: true, forgetsLanes: isFaulty)
    },
    SeededFault("lane-change", "a custom group with the heights of loaded pictures") { isFaulty in
      let heights = Heights()
      return WaterfallScreen(
        UICollectionViewCompositionalLayout { _, environment in
          GroupedWaterfall(heights: heights, isFaulty: isFaulty).section(environment)
        }, heights: heights, loads: true)
    },
  ]
}

/// The known heights of the items of a waterfall, and the lanes of all items.
@MainActor
final class Heights {
  /// The number of items.
  var count = 60
  private var known: [Int: CGFloat] = [:]
  var lanes: [Int: Int] = [:]

  subscript(item: Int) -> CGFloat? {
    get { known[item] }
    set { known[item] = newValue }
  }

  func removeAll() { known = [:] }

  /// The height of a picture.
  static func loaded(_ item: Int) -> CGFloat { CGFloat(80 + item * 67 % 150) }
}

/// The frames of a waterfall of two columns.
@MainActor
private func columns(
  _ count: Int, width: CGFloat, spacing: CGFloat = 8,
  lane: (_ item: Int, _ ends: [CGFloat]) -> Int, height: (_ item: Int) -> CGFloat
) -> [CGRect] {
  let side = (width - spacing) / 2
  var ends: [CGFloat] = [0, 0]
  return (0..<count).map { item in
    let lane = lane(item, ends)
    let frame = CGRect(
      x: CGFloat(lane) * (side + spacing), y: ends[lane], width: side, height: height(item))
    ends[lane] = frame.maxY + spacing
    return frame
  }
}

/// The layout of an app.
private final class WaterfallLayout: UICollectionViewLayout {
  enum Way { case keeps, choosesAgain, forgets }

  private let way: Way
  var heights = Heights()
  private var frames: [CGRect] = []

  init(_ way: Way) {
    self.way = way
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("WaterfallLayout cannot be decoded.") }

  override func prepare() {
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    frames = columns(count, width: collectionView.bounds.width) { item, ends in
      let lane = (way == .keeps ? heights.lanes[item] : nil) ?? (ends[0] <= ends[1] ? 0 : 1)
      heights.lanes[item] = lane
      return lane
    } height: {
      heights[$0] ?? 120
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.map(\.maxY).max() ?? 0)
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
    let isScroll = newBounds.size == collectionView?.bounds.size
    if way == .forgets, isScroll { heights.removeAll() }
    return way == .forgets || !isScroll
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferred.size.height != original.size.height else { return false }
    heights[preferred.indexPath.item] = preferred.size.height
    return true
  }
}

/// A section with a custom group, as waterfall libraries make it.
@MainActor
private struct GroupedWaterfall {
  let heights: Heights
  let isFaulty: Bool

  func section(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let frames = columns(heights.count, width: width) { item, ends in
      let lane = (isFaulty ? nil : heights.lanes[item]) ?? (ends[0] <= ends[1] ? 0 : 1)
      heights.lanes[item] = lane
      return lane
    } height: {
      heights[$0] ?? 120
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(frames.map(\.maxY).max() ?? 1))
    return NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      })
  }
}

/// A cell that is as high as its item.
private final class PictureCell: UICollectionViewCell {
  var height: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height { layoutAttributes.size.height = height }
    return layoutAttributes
  }
}

/// A waterfall of pictures.
final class WaterfallScreen: UICollectionViewController {
  private let heights: Heights
  private let loads: Bool
  private let reloads: Bool
  private let measures: Bool
  private let pages: Bool
  private let forgetsLanes: Bool
  private var isLoading = false

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - loads: Whether the height of an item is known after its picture was loaded.
  ///   - reloads: Whether the screen then reloads the data instead of the layout.
  ///   - measures: Whether cells size themselves.
  ///   - pages: Whether the items are loaded in pages.
  ///   - forgetsLanes: Whether a page changes the lanes of all items.
  init(
    _ layout: UICollectionViewLayout, heights: Heights = Heights(), loads: Bool = false,
    reloads: Bool = false, measures: Bool = false, pages: Bool = false, forgetsLanes: Bool = false
  ) {
    self.heights = heights
    self.loads = loads
    self.reloads = reloads
    self.measures = measures
    self.pages = pages
    self.forgetsLanes = forgetsLanes
    (layout as? WaterfallLayout)?.heights = heights
    if pages { heights.count = 30 }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("WaterfallScreen cannot be decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    (cell as? PictureCell)?.height = measures ? Heights.loaded(indexPath.item) : nil
    if loads, heights[indexPath.item] == nil { load(indexPath.item) }
    return cell
  }

  private func load(_ item: Int) {
    DispatchQueue.main.async { [self] in
      heights[item] = Heights.loaded(item)
      if reloads {
        collectionView.reloadData()
      } else {
        collectionView.collectionViewLayout.invalidateLayout()
      }
    }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let end = scrollView.contentOffset.y + 4 * scrollView.bounds.height
    guard pages, !isLoading, scrollView.contentOffset.y > 0, end > scrollView.contentSize.height
    else { return }
    isLoading = true
    DispatchQueue.main.async { [self] in
      let paths = (heights.count..<heights.count + 30).map { IndexPath(item: $0, section: 0) }
      heights.count += paths.count
      if forgetsLanes { heights.lanes = [:] }
      collectionView.insertItems(at: paths)
      isLoading = false
    }
  }
}
