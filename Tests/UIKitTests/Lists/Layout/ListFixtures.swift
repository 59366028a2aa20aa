import Testing
import UIKit

/// A cell of a given height.
final class ListRow: UICollectionViewCell {
  var height: CGFloat = 52

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// A header or footer of a given height.
final class ListBoundaryView: UICollectionReusableView {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}

/// The rows of a list, by their heights.
@MainActor
final class ListRows: NSObject, UICollectionViewDataSource {
  var heights: [[CGFloat]]
  var headerHeight: CGFloat = 40
  var footerHeight: CGFloat = 32

  init(_ heights: [[CGFloat]]) { self.heights = heights }

  func numberOfSections(in collectionView: UICollectionView) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! ListRow
    cell.height = heights[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "boundary", for: indexPath) as! ListBoundaryView
    view.height =
      kind == UICollectionView.elementKindSectionHeader ? headerHeight : footerHeight
    return view
  }
}

/// A list of rows with given heights.
@MainActor
struct ListFixture {
  let view: UICollectionView
  let rows: ListRows

  init(
    _ heights: [[CGFloat]], size: CGSize, scale: CGFloat, _ layout: UICollectionViewLayout,
    _ change: (ListRows) -> Void = { _ in }
  ) {
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.traitOverrides.displayScale = scale
    rows = ListRows(heights)
    change(rows)
    view.register(ListRow.self, forCellWithReuseIdentifier: "row")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        ListBoundaryView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "boundary")
    }
    view.dataSource = rows
    view.layoutIfNeeded()
  }

  func row(_ item: Int, _ section: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
      .frame
  }

  func footer(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?
      .frame
  }

  /// The frames of the backgrounds of all sections.
  var backgrounds: [CGRect] {
    let far = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 30_000)
    return (view.collectionViewLayout.layoutAttributesForElements(in: far) ?? [])
      .filter { $0.representedElementCategory == .decorationView }
      .sorted { $0.indexPath < $1.indexPath }.map(\.frame)
  }
}

func isNear(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}

func isNear(_ frame: CGRect?, _ numbers: [CGFloat], within tolerance: CGFloat = 0.01) -> Bool {
  guard let frame, numbers.count == 4 else { return false }
  return zip([frame.minX, frame.minY, frame.width, frame.height], numbers)
    .allSatisfy { abs($0 - $1) <= tolerance }
}
