import TesseraTesting
import Testing

@testable import UIKit

/// The context menus of a collection view's items, beside selection, movement and scrolling.
@Suite(.serialized) @MainActor struct ItemMenuTests {
  private final class Words: UICollectionViewController {
    var words = (0..<40).map { "Word \($0)" }
    var log: [String] = []
    var hasMenus = true
    var popUp: UIMenu?

    init() {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "word")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
      let row = cell as! UICollectionViewListCell
      var content = row.defaultContentConfiguration()
      content.text = words[indexPath.item]
      row.contentConfiguration = content
      row.accessories =
        popUp.map { menu in
          [.popUpMenu(menu) { [unowned self] in log.append($0.selectedElements[0].title) }]
        } ?? []
      return row
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) {
      words.insert(words.remove(at: source.item), at: target.item)
      log.append("moved to \(target.item)")
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenus else { return nil }
      log.append("menu \(indexPaths.map(\.item))")
      return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
        UIMenu(children: [
          UIAction(title: "Open") { _ in self.log.append("open") },
          UIAction(title: "Remove", attributes: .destructive) { _ in
            self.remove(indexPaths[0].item)
          },
        ])
      })
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("dismiss \(indexPath.item)")
      return nil
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }

    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }

    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { log.append("commit") }

    func remove(_ item: Int) {
      words.remove(at: item)
      collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
    }
  }

  private let menu = MenuScreen()
  private let words: Words
  private var view: UICollectionView { words.collectionView }

  init() {
    let words = Words()
    self.words = words
    menu.button.removeFromSuperview()
    let root = menu.screen.viewController
    root.addChild(words)
    words.view.frame = root.view.bounds
    root.view.addSubview(words.view)
    words.didMove(toParent: root)
    menu.screen.layOut()
  }

  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  private func press(_ item: Int) throws -> HostedTouch {
    let finger = menu.screen.touch(at: menu.middle(try cell(item)))
    finger.hold(for: 0.6)
    return finger
  }

  @Test func `a long press shows the menu of the item, selects nothing, and calls in order`() throws
  {
    try press(2).lift()
    #expect(menu.titles == ["Open", "Remove"])
    #expect(try !cell(2).isHighlighted)
    try menu.choose("Open")
    #expect(words.log == ["menu [2]", "display", "dismiss 2", "end", "open"])
    try menu.screen.tap(on: cell(2))
    #expect(words.log.last == "select 2")
  }

  @Test func `a press on one of several selected items concerns all of them`() throws {
    view.allowsMultipleSelection = true
    for item in [1, 3] { try menu.screen.tap(on: cell(item)) }
    words.log = []
    try press(3).lift()
    #expect(words.log.first == "menu [1, 3]")
    try menu.screen.tap(at: CGPoint(x: 200, y: 820))
    words.log = []
    try press(4).lift()
    #expect(words.log.first == "menu [4]")
  }

  @Test func `a finger that leaves the press moves the item, and the menu closes`() throws {
    let finger = try press(1)
    #expect(menu.titles != nil)
    finger.move(to: menu.middle(try cell(4)), duration: 0.3)
    #expect(menu.titles == nil)
    #expect(view.isMovingItem)
    finger.lift()
    #expect(!view.isMovingItem)
    #expect(words.log.last == "moved to 4")
    #expect(words.words[4] == "Word 1")
  }

  @Test func `without menus the press moves the item as before`() throws {
    words.hasMenus = false
    let finger = try press(1)
    #expect(view.isMovingItem)
    finger.move(to: menu.middle(try cell(3)), duration: 0.3)
    finger.lift()
    #expect(words.log.last == "moved to 3")
  }

  @Test func `where items cannot be moved the finger selects a row of the menu`() throws {
    words.installsStandardGestureForInteractiveMovement = false
    let finger = try press(1)
    finger.move(to: menu.middle(try menu.row("Open")), duration: 0.3)
    finger.lift()
    #expect(menu.titles == nil)
    #expect(words.log.last == "open")
  }

  @Test func `a drag scrolls and shows no menu`() throws {
    let finger = menu.screen.touch(at: menu.middle(try cell(6)))
    finger.move(to: CGPoint(x: 200, y: 100), duration: 0.2)
    finger.hold(for: 1)
    finger.lift()
    #expect(menu.titles == nil)
    #expect(view.contentOffset.y > 0)
    #expect(words.log.isEmpty)
  }

  @Test func `an item that is deleted while its menu is open has no preview to return to`() throws {
    try press(2).lift()
    words.remove(2)
    menu.screen.layOut()
    #expect(menu.titles == ["Open", "Remove"])
    try menu.choose("Open")
    #expect(words.log == ["menu [2]", "display", "end", "open"])
    try press(5).lift()
    words.words = []
    view.reloadData()
    try menu.screen.tap(at: CGPoint(x: 200, y: 820))
    #expect(menu.titles == nil)
  }

  @Test func `an action that deletes the item leaves no menu behind`() throws {
    try press(2).lift()
    try menu.choose("Remove")
    #expect(menu.titles == nil)
    #expect(words.words.count == 39)
  }

  @Test func `a secondary click shows the menu and selects nothing`() throws {
    menu.secondaryClick(at: menu.middle(try cell(3)))
    #expect(menu.titles == ["Open", "Remove"])
    #expect(menu.overlay?.preview == nil)
    #expect(view.indexPathsForSelectedItems == [])
    try menu.choose("Open")
    #expect(words.log.last == "open")
  }

  @Test func `a tap on the preview performs its action`() throws {
    try press(2).lift()
    let preview = try #require(menu.overlay?.preview)
    try menu.screen.tap(at: menu.middle(preview))
    #expect(menu.titles == nil)
    #expect(words.log.contains("commit"))
  }

  @Test func `hosts learn of the menus with the first one`() throws {
    #expect(!view.claimedDrags.contains(.menuClick))
    try press(2).lift()
    #expect(view.claimedDrags.isSuperset(of: [.menuClick, .afterPress]))
  }

  @Test func `the key for menus opens the menu of the item`() throws {
    menu.screen.window.deliverFocus(true, of: try cell(3))
    menu.screen.press(.keyboardApplication)
    #expect(words.log.first == "menu [3]")
    #expect(menu.titles == ["Open", "Remove"])
  }

  // MARK: Accessories

  @Test func `the menu of an accessory displays its selection and reports a change`() throws {
    words.popUp = UIMenu(children: ["Small", "Medium"].map { UIAction(title: $0) { _ in } })
    words.hasMenus = false
    view.reloadData()
    menu.screen.layOut()
    let row = try #require(cell(0) as? UICollectionViewListCell)
    let accessory = try #require(row.subviews.lazy.compactMap { $0 as? AccessoryMenuView }.first)
    let button = try #require(accessory.subviews.first as? UIButton)
    #expect(button.titleLabel?.text == "Small")
    let narrow = accessory.frame
    try menu.screen.tap(on: button)
    #expect(menu.titles == ["Small", "Medium"])
    try menu.choose("Small")
    #expect(words.log == [])
    try menu.screen.tap(on: button)
    try menu.choose("Medium")
    #expect(words.log == ["Medium"])
    #expect(button.titleLabel?.text == "Medium")
    #expect(accessory.frame.width > narrow.width)
    #expect(abs(accessory.frame.maxX - narrow.maxX) < 1)
    #expect(view.indexPathsForSelectedItems == [])
  }
}
