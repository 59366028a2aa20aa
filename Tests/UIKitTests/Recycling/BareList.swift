import Foundation

@testable import UIKit

/// A second view on the parts of a collection view: a list of strings, each in a reusable view of
/// its own, without anything of a collection view's API.
///
/// It is a fake of the parts' tests, and shows what a view has to do for them: pass on its events
/// and answer ``RecyclingView``.
@MainActor
class BareList: UIScrollView, RecyclingView {
  /// The strings, by section. Change them within ``change(_:)``, or reload the data after.
  var sections: [[String]]
  /// The reports of the parts, in order.
  var log: [String] = []
  /// The rows that a touch selects; `nil` selects the touched row.
  var selectedInstead: [IndexPath: IndexPath?] = [:]
  var canMove = true
  let recycler: Recycler

  convenience init(_ sections: [[String]], height: CGFloat = 200, rowHeight: CGFloat = 20) {
    let layout = BareLayout(rowHeight: rowHeight)
    self.init(sections, size: CGSize(width: 100, height: height), layout: layout)
    layout.view = self
  }

  init(_ sections: [[String]], size: CGSize, layout: UICollectionViewLayout) {
    self.sections = sections
    recycler = Recycler(layout)
    super.init(frame: CGRect(origin: .zero, size: size))
    contentTouches = selection
    InstalledLayout.attach(layoutInUse, to: self)
    elements.dequeuing.pool.register(
      ViewSource(viewClass: BareRow.self) { BareRow(frame: $0) }, for: Self.purpose)
  }

  required init?(coder: NSCoder) { nil }

  private static let purpose = ReuseQueue.Purpose(kind: .cell, identifier: "row")

  /// The texts of the live rows, in the order of their index paths.
  var texts: [String] {
    elements.all.sorted { $0.key.indexPath < $1.key.indexPath }.map { ($0.view as! BareRow).text }
  }

  /// Changes the strings by named operations, and displays the change.
  func change(
    naming operations: @escaping (inout BatchOperations) -> Void, data: @escaping () -> Void
  ) throws {
    try dataUpdates.perform(
      {
        data()
        self.dataUpdates.name(operations, in: self)
      }, completion: nil, in: self)
  }

  // MARK: - Events

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutPass.run(in: self)
  }

  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    layoutPass.boundsWillChange(to: new, in: self)
  }

  override func boundsDidChange(from old: CGRect) {
    layoutPass.boundsInvalidation.boundsDidChange(in: self)
    super.boundsDidChange(from: old)
    if bounds.origin != old.origin { setNeedsLayout() }
  }

  // MARK: - Answers

  let words = RecyclerWords(
    view: "bare list", item: "row", cellMethod: "requestView", countMethod: "countItems()",
    insertMethod: "insert", deleteMethod: "delete", insertSectionsMethod: "insertSections",
    deleteSectionsMethod: "deleteSections")
  var hasDataSource: Bool { true }

  func countItems() -> [Int] {
    log.append("count")
    return sections.map(\.count)
  }

  func requestView(
    for key: ElementKey, at indexPath: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView {
    guard key.isCell else { return requestBoundary(for: key) }
    let row = elements.dequeuing.dequeue(Self.purpose, for: key.indexPath, in: self) as! BareRow
    row.text = sections[indexPath.section][indexPath.item]
    return row
  }

  /// Returns the view of a header or footer.
  func requestBoundary(for key: ElementKey) -> any ElementView {
    fatalError("A bare list has no \(key.kind) at \(key.indexPath.sentenceName).")
  }

  func requestConfiguration(of cell: any ElementCell, for key: ElementKey, at indexPath: IndexPath)
  {
    (cell as! BareRow).text = sections[indexPath.section][indexPath.item]
    log.append("configure \(indexPath.item)")
  }

  func reloadData() { dataUpdates.reload(in: self) }

  func displayDidChange(of view: any ElementView, _ key: ElementKey, isDisplayed: Bool) {
    log.append("\(isDisplayed ? "show" : "hide") \((view as! BareRow).text)")
  }

  func updateState(of cell: any ElementCell, forItemAt indexPath: IndexPath) {}
  func acceptedContentOffset(forProposed target: CGPoint) -> CGPoint { target }

  var selectionClient: (any SelectionClient)? { BareClient(list: self) }
  var reorderingClient: (any ReorderingClient)? { BareClient(list: self) }
  var prefetchingClient: (any PrefetchingClient)? { BareClient(list: self) }
  func loadIndexTitles() -> [String] { [] }
  func indexPath(forIndexTitle title: String, at index: Int) -> IndexPath? { nil }
  var itemMenuClient: (any ItemMenuClient)? { nil }
  var hasSwipeActions: Bool { false }

  func swipeConfiguration(
    at edge: SwipeEdge, ofItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}

/// A row of a bare list.
@MainActor
class BareRow: UIView, ElementCell {
  var text = ""
  var isSelected = false
  var isHighlighted = false
  var nibRegistration = -1
  var displayedElement: ElementKey?
  var appliedAttributes: UICollectionViewLayoutAttributes?
  var displacement: CGFloat = 0
  private(set) weak var reuseQueue: ReuseQueue?
  var elementKind: ElementKind { reuseQueue?.purpose.kind ?? .cell }
  /// The height that the row prefers; `nil` keeps the height of the layout.
  var preferredHeight: CGFloat?
  var reuseIdentifier: String? { reuseQueue?.purpose.identifier }
  var viewWithConstraints: UIView? { nil }
  var cell: (any ElementCell)? { elementKind.isCell ? self : nil }

  func assign(to queue: ReuseQueue) { reuseQueue = queue }
  func prepareForReuse() { text = "" }

  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes) {
    appliedAttributes = attributes
    frame = attributes.frame
  }

  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferredHeight else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate()
    preferred.size.height = preferredHeight
    return preferred
  }

  func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
  }
  func updateConfigurationsIfNeeded() {}
  func configurationsAreReplaced() {}
  func showSwipe(_ distance: CGFloat?) {}
  func performTap(ofItemAt indexPath: IndexPath, in view: any RecyclingView) -> Bool { false }
  func showFocus(_ isFocused: Bool) {}
  func showDrag(
    _ drag: UICellConfigurationState.DragState, _ drop: UICellConfigurationState.DropState
  ) {}
  func performSelectionSegue() {}
}

/// The layout of a bare list: rows of one height below each other.
@MainActor
final class BareLayout: UICollectionViewLayout {
  weak var view: BareList?
  private let rowHeight: CGFloat
  private var starts: [Int] = [0]

  init(rowHeight: CGFloat) {
    self.rowHeight = rowHeight
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    starts = [0]
    for count in view?.itemCounts ?? [] { starts.append(starts.last! + count) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: CGFloat(starts.last!) * rowHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<starts.count - 1).flatMap { section in
      (0..<starts[section + 1] - starts[section]).map { IndexPath(item: $0, section: section) }
    }
    .compactMap(layoutAttributesForItem(at:)).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section + 1 < starts.count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = starts[indexPath.section] + indexPath.item
    attributes.frame = CGRect(x: 0, y: CGFloat(place) * rowHeight, width: 100, height: rowHeight)
    return attributes
  }
}

/// The decisions of a bare list, which it logs.
@MainActor
private struct BareClient: SelectionClient, ReorderingClient, PrefetchingClient {
  let list: BareList

  func shouldHighlightItem(at indexPath: IndexPath) -> Bool { true }
  func didHighlightItem(at indexPath: IndexPath) { list.log.append("highlight \(indexPath.item)") }
  func didUnhighlightItem(at indexPath: IndexPath) {
    list.log.append("unhighlight \(indexPath.item)")
  }
  func itemToSelect(insteadOf indexPath: IndexPath) -> IndexPath? {
    if let instead = list.selectedInstead[indexPath] { return instead }
    return indexPath
  }
  func didSelectItem(at indexPath: IndexPath) { list.log.append("select \(indexPath.item)") }
  func itemToDeselect(insteadOf indexPath: IndexPath) -> IndexPath? { indexPath }
  func mayReplaceSelection(ofItemAt indexPath: IndexPath) -> Bool { true }
  func didDeselectItem(at indexPath: IndexPath) { list.log.append("deselect \(indexPath.item)") }
  func canPerformPrimaryAction(ofItemAt indexPath: IndexPath) -> Bool { false }
  func performPrimaryAction(ofItemAt indexPath: IndexPath) {}
  func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool? { nil }
  func didBeginMultipleSelection(at indexPath: IndexPath) {}
  func didEndMultipleSelection() {}

  var moveMethod: String { "moveItem(at:to:)" }
  func canMoveItem(at indexPath: IndexPath) -> Bool { list.canMove }
  func target(
    ofItemFrom original: IndexPath, at current: IndexPath, proposed: IndexPath
  ) -> IndexPath { proposed }
  func moveItem(at indexPath: IndexPath, to target: IndexPath) {
    let text = list.sections[indexPath.section].remove(at: indexPath.item)
    list.sections[target.section].insert(text, at: target.item)
    list.log.append("move \(indexPath.item) to \(target.item)")
  }

  func prefetchItems(at indexPaths: [IndexPath]) {
    list.log.append("prefetch \(indexPaths.map(\.item))")
  }
  func cancelPrefetchingForItems(at indexPaths: [IndexPath]) {
    list.log.append("cancel \(indexPaths.map(\.item))")
  }
}
