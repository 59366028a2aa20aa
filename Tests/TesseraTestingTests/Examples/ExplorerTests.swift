import TesseraTesting
import Testing
import UIKit

@testable import Explorer

/// The example `Explorer`, operated by touches: three kinds of sections in one layout.
@MainActor struct ExplorerTests {
  typealias Item = ExplorerViewController.Item

  private let screen: HostedScreen
  private let explorer: ExplorerViewController

  init() throws {
    screen = HostedScreen(ExplorerNavigationController())
    explorer = try #require(
      (screen.viewController as? UINavigationController)?.viewControllers[0]
        as? ExplorerViewController)
  }

  private var view: UICollectionView { explorer.collectionView }
  private var library: FileLibrary { explorer.library }
  private var snapshot: NSDiffableDataSourceSnapshot<ExplorerViewController.Section, Item> {
    explorer.dataSource.snapshot()
  }

  private func settle() { screen.advance(by: 1) }

  /// Returns the identifier of a folder with a name.
  private func folder(_ name: String) throws -> Folder.ID {
    func search(_ folders: [Folder.ID]) -> Folder.ID? {
      for id in folders {
        guard let folder = library.folder(id) else { continue }
        if folder.name == name { return id }
        if let found = search(folder.folders) { return found }
      }
      return nil
    }
    return try #require(search(library.topFolders))
  }

  /// Returns the identifier of a file with a name.
  private func file(_ name: String) throws -> File.ID {
    try #require(library.files(matching: name).first { library.file($0)?.name == name })
  }

  /// The names of the files in the grid.
  private var grid: [String] {
    guard let section = snapshot.sectionIdentifiers.last else { return [] }
    return snapshot.itemIdentifiers(inSection: section).compactMap { item in
      item.file.flatMap { library.file($0)?.name }
    }
  }

  /// Scrolls an item into sight.
  private func show(_ item: Item) throws -> IndexPath {
    let indexPath = try #require(explorer.dataSource.indexPath(for: item))
    // Rows are measured when they come into sight, so that the item may move.
    for _ in 0..<3 {
      view.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
      settle()
    }
    return indexPath
  }

  private func cell(_ item: Item) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: show(item)))
  }

  private func open(_ name: String) throws {
    try screen.tap(at: show(.folder(folder(name))))
    settle()
  }

  private func tap(_ label: String) throws {
    try screen.tap(on: screen.view(label: label))
    settle()
  }

  /// The title of a section's header.
  private func header(_ section: Int) -> String? {
    let header = screen.supplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
    return ((header as? UICollectionViewCell)?.contentConfiguration as? UIListContentConfiguration)?
      .text
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Returns the part of a row that a finger moves it by.
  private func grip(_ item: Item) throws -> UIView {
    let row = try cell(item)
    return try #require(
      row.subviews.first { view in
        (view.gestureRecognizers ?? []).contains { $0.isEnabled } && view !== row.contentView
      })
  }

  // MARK: Folders

  @Test func `arrows disclose folders, and a tap opens one in the grid`() throws {
    let house = try folder("House")
    #expect(snapshot.itemIdentifiers(inSection: .folders).count == 5)
    let arrow = try #require(try cell(.folder(house)).subviews.first { $0 is UIControl })
    try screen.tap(on: arrow)
    settle()
    #expect(snapshot.itemIdentifiers(inSection: .folders).count == 7)
    #expect(explorer.openFolder == (try folder("Garden")))
    try open("Bills")
    #expect(grid == ["Electricity", "Water"])
    _ = try show(.file(file("Water")))
    #expect(header(2) == "Bills")
    try open("Garden")
    #expect(grid.first == "Sowing calendar")
    #expect(grid.count == 8)
    #expect(snapshot.itemIdentifiers(inSection: .folders).count == 7)
  }

  @Test func `the open folder has a filled symbol, and the one before has not`() throws {
    func image(_ name: String) throws -> UIImage? {
      let cell = try cell(.folder(folder(name)))
      return (cell.contentConfiguration as? UIListContentConfiguration)?.image
    }
    #expect(try image("Garden") == UIImage(systemName: "folder.fill"))
    try open("Travel")
    #expect(try image("Travel") == UIImage(systemName: "folder.fill"))
    #expect(try image("Garden") == UIImage(systemName: "folder"))
  }

  // MARK: Order

  @Test func `a press and a drag sort the grid, and the folder keeps the order`() throws {
    let (first, third) = (try file("Sowing calendar"), try file("Compost"))
    _ = try show(.file(first))
    let from = try #require(explorer.dataSource.indexPath(for: .file(first)))
    let to = try #require(explorer.dataSource.indexPath(for: .file(third)))
    let finger = screen.touch(at: middle(try #require(view.cellForItem(at: from))))
    finger.hold(for: 0.6)
    #expect(throws: Never.self) { try screen.view(label: "Duplicate") }
    finger.move(to: middle(try #require(view.cellForItem(at: to))), duration: 0.3)
    #expect(throws: (any Error).self) { try screen.view(label: "Duplicate") }
    finger.lift()
    settle()
    let names = ["Greenhouse", "Compost", "Sowing calendar"]
    #expect(Array(grid.prefix(3)) == names)
    try open("Choir")
    try open("Garden")
    #expect(Array(grid.prefix(3)) == names)
  }

  @Test func `a tile stays in its section when it is dragged out of it`() throws {
    let recents = library.recents
    let first = try file("Sowing calendar")
    let finger = screen.touch(at: middle(try cell(.file(first))))
    finger.hold(for: 0.6)
    let row = try #require(explorer.dataSource.indexPath(for: .recent(recents[3])))
    finger.move(to: middle(try #require(view.cellForItem(at: row))), duration: 0.3)
    finger.lift()
    settle()
    #expect(library.recents == recents)
    #expect(grid.count == 8)
    #expect(snapshot.itemIdentifiers(inSection: .recents) == recents.map(Item.recent))
  }

  @Test func `recent files are sorted by their grips, in the editing mode only`() throws {
    let recents = library.recents
    let second = try #require(explorer.dataSource.indexPath(for: .recent(recents[1])))
    #expect(!explorer.dataSource.collectionView(view, canMoveItemAt: second))
    try tap("Edit")
    #expect(explorer.dataSource.collectionView(view, canMoveItemAt: second))
    let start = middle(try grip(.recent(recents[1])))
    let target = try #require(explorer.dataSource.indexPath(for: .recent(recents[3])))
    let end = middle(try #require(view.cellForItem(at: target)))
    try screen.drag(from: start, to: CGPoint(x: start.x, y: end.y))
    settle()
    #expect(library.recents == [recents[0], recents[2], recents[3], recents[1]])
    screen.scroll(to: 0)
    try tap("Done")
    #expect(!view.isEditing)
  }

  @Test func `the menu of the bar sorts the open folder`() throws {
    try tap("More")
    try tap("Clean Up By")
    try tap("Size")
    #expect(Array(grid.prefix(2)) == ["Last year", "Birdsong at dawn"])
  }

  // MARK: Files

  @Test func `an open file is deleted, and is gone from all sections`() throws {
    let id = try file("Tool list")
    try screen.tap(at: show(.recent(id)))
    settle()
    #expect(explorer.navigationController?.topViewController is FileViewController)
    #expect(library.recents.first == id)
    try tap("Delete")
    #expect(library.file(id) != nil)
    try tap("Delete")
    #expect(explorer.navigationController?.topViewController === explorer)
    #expect(!snapshot.itemIdentifiers.contains { $0.file == id })
    #expect(grid.count == 7)
    #expect(library.recents.count == 3)
  }

  @Test func `a folder is deleted while one within it is open, and its parent opens`() throws {
    try screen.tap(
      on: #require(try cell(.folder(folder("House"))).subviews.first { $0 is UIControl }))
    settle()
    try open("Bills")
    let house = try folder("House")
    _ = try show(.folder(folder("Bills")))
    let finger = screen.touch(at: middle(try cell(.folder(folder("Bills")))))
    finger.hold(for: 0.6)
    finger.lift()
    try tap("Delete")
    #expect(explorer.openFolder == house)
    #expect(grid == [])
    #expect(snapshot.itemIdentifiers(inSection: .folders).count == 6)
    library.deleteFolder(house)
    settle()
    #expect(explorer.openFolder == library.topFolders.first)
    #expect(grid.count == 8)
  }

  @Test func `a file that is deleted while its menu is open leaves a menu without effect`() throws {
    let id = try file("Greenhouse")
    let finger = screen.touch(at: middle(try cell(.file(id))))
    finger.hold(for: 0.6)
    finger.lift()
    library.delete(id)
    settle()
    try tap("Duplicate")
    #expect(grid.count == 7)
    #expect(library.file(id) == nil)
  }

  @Test func `a copy is beside the file, and a new name is in the list and the grid`() throws {
    let id = try file("Sowing calendar")
    func choose(_ title: String) throws {
      let finger = screen.touch(at: middle(try cell(.file(id))))
      finger.hold(for: 0.6)
      finger.lift()
      try tap(title)
    }
    try choose("Duplicate")
    #expect(Array(grid.prefix(2)) == ["Sowing calendar", "Sowing calendar copy"])
    try choose("Rename")
    let alert = try #require(explorer.presentedViewController as? UIAlertController)
    let field = try #require(alert.textFields?.first)
    #expect(field.text == "Sowing calendar")
    field.text = "Sowing plan"
    try tap("Save")
    let row = try cell(.recent(id))
    #expect((row.contentConfiguration as? UIListContentConfiguration)?.text == "Sowing plan")
    #expect(try cell(.file(id)).accessibilityLabel == "Sowing plan")
  }

  // MARK: Search

  @Test func `a search displays what it finds, and its end the folders as they were`() throws {
    try screen.tap(
      on: #require(try cell(.folder(folder("House"))).subviews.first { $0 is UIControl }))
    settle()
    screen.scroll(to: 0)
    let before = snapshot.itemIdentifiers
    let search = try #require(explorer.navigationItem.searchController)
    try screen.tap(on: search.searchBar.searchTextField)
    screen.type("pear")
    settle()
    #expect(snapshot.sectionIdentifiers == [.results])
    #expect(grid == ["The old pear tree"])
    #expect(header(0) == "Results")
    #expect(!explorer.dataSource.collectionView(view, canMoveItemAt: [0, 0]))
    try tap("Cancel")
    #expect(snapshot.itemIdentifiers == before)
  }

  // MARK: Sizes and directions

  private func columns() throws -> [CGFloat] {
    var places: [CGFloat] = []
    for item in snapshot.itemIdentifiers(inSection: try #require(snapshot.sectionIdentifiers.last))
    {
      let frame = try cell(item).frame
      if !places.contains(frame.minX) { places.append(frame.minX) }
    }
    return places
  }

  @Test func `a rotation changes the columns, and back restores the frames`() throws {
    let before = try columns()
    #expect(before.count == 3)
    #expect(before.min() == 16)
    let frames = (0..<8).compactMap { screen.frame(at: [2, $0]) }
    screen.rotate(toLandscape: true)
    let wide = try columns()
    #expect(wide.count == 6)
    #expect(wide.min() == CGFloat(59 + 16))
    let edge = try #require(wide.max()) + (try cell(.file(file("Greenhouse")))).frame.width
    #expect(abs(edge - (852 - 59 - 16)) < 1)
    screen.rotate(toLandscape: false)
    #expect(try columns() == before)
    let now = (0..<8).compactMap { screen.frame(at: [2, $0]) }
    #expect(now.map(\.size) == frames.map(\.size))
    // The rows above are not measured again.
    for (new, old) in zip(now, frames) {
      #expect(abs((new.minY - now[0].minY) - (old.minY - frames[0].minY)) < 0.01)
    }
  }

  @Test func `in a right-to-left interface the grid begins at the right`() throws {
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    settle()
    let tiles = try ["Sowing calendar", "Greenhouse"].map { try cell(.file(file($0))) }
    let frames = tiles.map { $0.convert($0.bounds, to: nil) }
    #expect(abs(frames[0].maxX - (393 - 16)) < 0.01)
    #expect(frames[1].maxX < frames[0].minX)
  }

  @Test func `at the largest text size the grid has one column, and no tile cuts its text`() throws
  {
    screen.window.traitOverrides.preferredContentSizeCategory =
      .accessibilityExtraExtraExtraLarge
    settle()
    #expect(try columns() == [16])
    for name in ["Birdsong at dawn", "Rain barrel"] {
      let tile = try cell(.file(file(name)))
      for case let label as UILabel in tile.contentView.subviews[0].subviews {
        let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
        #expect(label.bounds.height >= size.height - 0.5, "\(name)")
        #expect(size.height > 24)
      }
    }
    #expect(try cell(.folder(folder("Garden"))).frame.height > 80)
  }

  @Test(arguments: [false, true])
  func `a change of the text size gives the numbers of folders their width`(isRightToLeft: Bool)
    throws
  {
    if isRightToLeft { screen.window.traitOverrides.layoutDirection = .rightToLeft }
    settle()
    for size in [UIContentSizeCategory.accessibilityLarge, .small] {
      screen.window.traitOverrides.preferredContentSizeCategory = size
      settle()
      let row = try cell(.folder(folder("Garden")))
      let number = try #require(
        row.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "8" })
      let arrow = try #require(row.subviews.first { $0 is UIControl })
      #expect(number.bounds.width == number.sizeThatFits(.zero).width, "\(size)")
      #expect(!number.frame.intersects(arrow.frame))
      #expect(row.bounds.contains(number.frame))
    }
  }
}
