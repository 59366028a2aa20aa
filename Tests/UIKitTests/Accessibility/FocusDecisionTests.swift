import Foundation
import Scenes
import Testing

@testable import UIKit

/// The decisions of an app about the focus of rows and items, and what it is told about it.
@Suite(.serialized) @MainActor struct FocusDecisionTests {
  private final class Rows: UITableViewController {
    var refused: Set<IndexPath> = []
    var allowsUpdates = true
    var calls: [String] = []
    var coordinated: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 40
      tableView.sectionHeaderTopPadding = 0
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 4 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

    override func tableView(
      _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
    ) -> Bool { !refused.contains(indexPath) }

    override func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { allowsUpdates }

    override func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let names = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath].map {
        $0.map { "\($0.section).\($0.row)" } ?? "-"
      }
      calls.append("\(names[0]) to \(names[1]) \(context.focusHeading.rawValue)")
      #expect(
        context.nextFocusedView
          === context.nextFocusedIndexPath.flatMap(tableView.cellForRow(at:)))
      if let coordinated { coordinator.addCoordinatedAnimations(coordinated) }
    }

    override func tableView(
      _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) { calls.append("select \(indexPath.section).\(indexPath.row)") }
  }

  private let rows: Rows
  private let window: UIWindow

  init() {
    let rows = Rows(style: .plain)
    self.rows = rows
    window = UIWindow(device: .standard) { rows }
  }

  private var table: UITableView { rows.tableView }

  private func enter(_ row: Int) throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    window.deliverFocus(true, of: cell)
    window.settleLayout()
  }

  private func press(_ code: UIKeyboardHIDUsage) {
    for isDown in [true, false] {
      window.deliver(HostKey(isDown: isDown, code: code), at: window.keyboardElement ?? table)
    }
    window.settleLayout()
  }

  /// The rows whose cells are in the focused state.
  private var focused: [IndexPath] {
    table.visibleCells.filter(\.configurationState.isFocused).compactMap(table.indexPath(for:))
  }

  @Test func `the focused state follows the keyboard, and the delegate is told of each step`()
    throws
  {
    try enter(0)
    #expect(focused == [[0, 0]])
    press(.keyboardDownArrow)
    press(.keyboardEnd)
    #expect(focused == [[1, 3]])
    let cell = try #require(table.cellForRow(at: [1, 3]))
    window.deliverFocus(false, of: cell)
    #expect(focused == [])
    #expect(rows.calls == ["- to 0.0 0", "0.0 to 0.1 2", "0.1 to 1.3 512", "1.3 to - 0"])
  }

  @Test func `arrows pass over rows that cannot have the focus`() throws {
    rows.refused = [[0, 1], [0, 2], [1, 3]]
    try enter(0)
    press(.keyboardDownArrow)
    #expect(focused == [[0, 3]])
    press(.keyboardEnd)
    #expect(focused == [[1, 2]])
    press(.keyboardUpArrow)
    press(.keyboardUpArrow)
    press(.keyboardUpArrow)
    press(.keyboardUpArrow)
    #expect(focused == [[0, 0]])
  }

  @Test func `a row that cannot have the focus is reached by the tab key without the state`()
    throws
  {
    rows.refused = [[0, 1]]
    try enter(1)
    #expect(table.itemFocus.activeItem == [0, 1])
    #expect(focused == [])
    #expect(rows.calls == [])
    press(.keyboardDownArrow)
    #expect(rows.calls == ["- to 0.2 2"])
  }

  @Test func `a refused movement leaves the focus where it is`() throws {
    try enter(0)
    rows.allowsUpdates = false
    press(.keyboardDownArrow)
    #expect(focused == [[0, 0]])
    #expect(table.itemFocus.activeItem == [0, 0])
  }

  @Test func `tables without focus, and without focus while editing, ignore arrows`() throws {
    try enter(0)
    table.allowsFocusDuringEditing = false
    press(.keyboardDownArrow)
    #expect(focused == [[0, 1]])
    table.setEditing(true, animated: false)
    press(.keyboardDownArrow)
    #expect(table.itemFocus.activeItem == [0, 1])
    table.setEditing(false, animated: false)
    table.allowsFocus = false
    press(.keyboardDownArrow)
    #expect(table.itemFocus.activeItem == [0, 1])
  }

  @Test func `the selection follows the focus, one row at a time`() throws {
    table.selectionFollowsFocus = true
    try enter(0)
    press(.keyboardDownArrow)
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    table.allowsMultipleSelection = true
    press(.keyboardDownArrow)
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    #expect(
      rows.calls == [
        "- to 0.0 0", "select 0.0", "0.0 to 0.1 2", "select 0.1", "0.1 to 0.2 2", "select 0.2",
      ])
  }

  @Test func `changes that the coordinator gets are animated`() throws {
    var durations: [TimeInterval] = []
    rows.coordinated = { durations.append(UIView.inheritedAnimationDuration) }
    try enter(0)
    #expect(durations == [0.2])
  }

  @Test func `the focused state follows its row through changes of the data`() throws {
    try enter(0)
    press(.keyboardDownArrow)
    rows.calls = []
    table.moveRow(at: [0, 1], to: [0, 3])
    window.settleLayout()
    #expect(table.itemFocus.activeItem == [0, 3])
    #expect(focused == [[0, 3]])
    #expect(rows.calls == [])
  }

  // MARK: - Collection views

  private final class Items: UICollectionViewController {
    var refused: Set<IndexPath> = []
    var steps: [[IndexPath?]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 9 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { !refused.contains(indexPath) }

    override func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { steps.append([context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]) }
  }

  @Test func `items of a grid are focused and selected alike`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let items = Items(collectionViewLayout: layout)
    let window = UIWindow(device: .standard) { items }
    let view = try #require(items.collectionView)
    view.selectionFollowsFocus = true
    items.refused = [[0, 1]]
    let first = try #require(view.cellForItem(at: [0, 0]))
    window.deliverFocus(true, of: first)
    for isDown in [true, false] {
      let key = HostKey(isDown: isDown, code: .keyboardRightArrow)
      window.deliver(key, at: window.keyboardElement ?? view)
    }
    window.settleLayout()
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(!first.configurationState.isFocused)
    #expect(view.cellForItem(at: [0, 2])?.configurationState.isFocused == true)
    #expect(items.steps == [[nil, [0, 0]], [[0, 0], [0, 2]]])
  }
}
