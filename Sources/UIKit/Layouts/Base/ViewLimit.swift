import CollectionLayout

/// The number of views for an answer of a layout, which stops an answer with too many elements
/// before it allocates memory for them.
@MainActor
struct ViewLimit {
  /// The largest number of views that a collection view makes. A screen of 1024 x 1366 points
  /// filled with cells of 4 x 4 points has 87,000.
  private static let maximum = 100_000

  private let collectionView: any RecyclingView
  private let rect: CGRect
  private var count = 0

  init(of collectionView: any RecyclingView, in rect: CGRect) {
    self.collectionView = collectionView
    self.rect = rect
  }

  /// Counts an element that overlaps the rectangle.
  mutating func count(_ frame: LayoutRect) {
    guard CGRect(frame).sharesArea(with: rect) else { return }
    count += 1
    if count > Self.maximum { Self.requireCount(count, in: rect, of: collectionView) }
  }

  /// Traps if the layout returns more elements for a rectangle than views can be made.
  static func requireCount(_ count: Int, in rect: CGRect, of view: any RecyclingView) {
    require(
      count <= maximum,
      "The layout \(type(of: view.layoutInUse)) shows more than \(maximum) elements at once in the "
        + "\(rect.width) x \(rect.height) points at (\(rect.minX), \(rect.minY)), of "
        + "\(view.itemCounts.reduce(0, +)) item(s) in \(view.sectionCount) "
        + "section(s); give items a size and a spacing by which fewer are in sight, and the collection "
        + "view a frame no larger than a screen.")
  }
}
