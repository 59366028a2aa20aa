import Testing
import UIKit

/// A cell that records its calls.
final class RecordingCell: UICollectionViewCell {
  static var made = 0
  var shown: String?
  var preparations = 0
  var applications = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    shown = nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applications += 1
  }
}

/// A header or footer that records its content.
final class RecordingHeader: UICollectionReusableView {
  var shown: String?
}

/// A data source with a number of items, which counts its calls.
@MainActor
final class CountingSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var sectionRequests = 0
  var countRequests = 0
  var cellRequests: [IndexPath] = []
  var headerRequests: [IndexPath] = []

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sectionRequests += 1
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    countRequests += 1
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellRequests.append(indexPath)
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      as! RecordingCell
    cell.shown = "\(indexPath.section).\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    headerRequests.append(indexPath)
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! RecordingHeader
    header.shown = "\(kind) \(indexPath.section)"
    return header
  }
}

/// A delegate that records its calls, and returns configurable results.
@MainActor
final class RecordingDelegate: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  var refusals: Set<String> = []
  var displayedCells: [ObjectIdentifier: IndexPath] = [:]
  var imbalances: [String] = []
  /// A Boolean value that indicates whether items move, so that a cell's index path may differ
  /// between its display calls.
  var itemsMove = false

  private func note(_ event: String, _ indexPath: IndexPath) {
    log.append("\(event) \(indexPath.map(String.init).joined(separator: "."))")
  }

  private func asked(_ event: String, _ indexPath: IndexPath) -> Bool {
    note(event, indexPath)
    return !refusals.contains(event)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { asked("shouldHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { asked("shouldSelect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { asked("shouldDeselect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("didSelect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("didDeselect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if displayedCells.updateValue(indexPath, forKey: ObjectIdentifier(cell)) != nil {
      imbalances.append("willDisplay twice at \(indexPath)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let shown = displayedCells.removeValue(forKey: ObjectIdentifier(cell))
    if shown == nil || !itemsMove && shown != indexPath {
      imbalances.append("didEndDisplaying without willDisplay at \(indexPath)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note("willDisplay \(elementKind)", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("didEndDisplaying \(elementKind)", indexPath) }
}

/// A collection view with its data source and delegate, which it does not retain.
@MainActor
struct CollectionFixture {
  let view: UICollectionView
  let source: CountingSource
  let delegate = RecordingDelegate()

  /// Creates a collection view of 320 x 480 points at 2x.
  init(_ counts: [Int], _ layout: UICollectionViewLayout) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    source = CountingSource(counts)
    view.traitOverrides.displayScale = 2
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        RecordingHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.delegate = delegate
    view.dataSource = source
    view.layoutIfNeeded()
  }

  /// Adds the view at the corner of a window in which animations take time.
  func showInPlayingWindow() -> UIWindow {
    let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
    view.contentInsetAdjustmentBehavior = .never
    window.rootViewController!.view.addSubview(view)
    window.settleLayout()
    return window
  }

  /// Changes the view's direction to right-to-left, in a superview of the same size.
  ///
  /// - Returns: The superview, whose coordinates are the screen's.
  func readFromRightToLeft() -> UIView {
    let screen = UIView(frame: CGRect(origin: .zero, size: view.frame.size))
    screen.addSubview(view)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    return screen
  }

  func scroll(toY y: CGFloat) {
    view.contentOffset = CGPoint(x: 0, y: y)
    view.layoutIfNeeded()
  }

  func cell(_ item: Int, _ section: Int = 0) -> RecordingCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? RecordingCell
  }
}

/// Shorthands for layout descriptions.
@MainActor
enum Make {
  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  /// Returns a section of rows of equal columns.
  static func grid(columns: Int, rowHeight: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(rowHeight)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: columns))
  }

  /// Returns a layout of rows of equal columns.
  static func gridLayout(
    columns: Int, rowHeight: CGFloat
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: grid(columns: columns, rowHeight: rowHeight))
  }

  static func header(
    _ height: CGFloat, kind: String = UICollectionView.elementKindSectionHeader,
    alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }
}

extension UICollectionView {
  /// Returns the layout's frames of the first cells of a section.
  @MainActor
  func frames(_ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }
}
