import TesseraTesting
import Testing

@testable import UIKit

/// The menus of items in a navigation bar.
@Suite(.serialized) @MainActor struct BarItemMenuTests {
  private let menu = MenuScreen()
  private let screen: HostedScreen

  init() {
    screen = HostedScreen(UINavigationController(rootViewController: UIViewController()))
  }

  private func show(_ item: UIBarButtonItem) throws -> UIView {
    item.accessibilityLabel = "Item"
    let navigation = try #require(screen.viewController as? UINavigationController)
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    return try screen.view(label: "Item")
  }

  @Test func `a touch opens the menu of an item without an action, with the item as the sender`()
    throws
  {
    var senders: [AnyObject?] = []
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(children: [UIAction(title: "Sort") { senders.append($0.sender as AnyObject) }]))
    try screen.tap(on: show(item))
    #expect(screen.readElements == ["Sort"])
    try screen.activate(label: "Sort")
    try #require(senders.count == 1)
    #expect(senders[0] === item)
    let read = screen.readElements
    #expect(read.contains("Item"))
  }

  @Test func `an item with an action acts for a tap, and a long press opens its menu`() throws {
    var taps = 0
    let item = UIBarButtonItem(
      title: "Add", primaryAction: UIAction(title: "Add") { _ in taps += 1 },
      menu: UIMenu(children: [menu.action("Folder")]))
    let view = try show(item)
    try screen.tap(on: view)
    #expect(taps == 1)
    #expect(screen.readElements.contains("Item"))
    try screen.longPress(on: view)
    #expect(screen.readElements == ["Folder"])
    #expect(taps == 1)
    item.menu = UIMenu(children: [menu.action("File")])
    #expect(screen.readElements == ["File"])
    item.menu = nil
    #expect(screen.readElements.contains("Item"))
  }

  @Test func `an item that changes its selection displays the chosen element`() throws {
    let item = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [menu.action("Name"), menu.action("Date")]))
    item.changesSelectionAsPrimaryAction = true
    #expect(item.title == "Name")
    try screen.tap(on: show(item))
    try screen.activate(label: "Date")
    #expect(item.title == "Date")
    #expect(menu.log == ["Date"])
  }
}
