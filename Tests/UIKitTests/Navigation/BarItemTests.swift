import Testing
import UIKit

/// Items of bars: contents, actions, and their coupling with view controllers.
@MainActor @Suite struct BarItemTests {
  private final class Target: NSObject {
    var senders: [AnyObject?] = []
    func save() { senders.append(nil) }
    func saveItem(_ item: UIBarButtonItem) { senders.append(item) }
  }

  @Test func `a tap sends the action with the item as its sender`() throws {
    let target = Target()
    let item = UIBarButtonItem(
      title: "Save", style: .plain, target: target,
      action: Selector("saveItem(_:)", Target.saveItem(_:)))
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    let screen = NavigationScreen(root)
    screen.tap(screen.button("Save"))
    try #require(target.senders.count == 1)
    #expect(target.senders[0] === item)
    item.action = Selector("save", Target.save)
    screen.tap(screen.button("Save"))
    try #require(target.senders.count == 2)
    #expect(target.senders[1] == nil)
    item.isEnabled = false
    screen.tap(screen.button("Save"))
    #expect(target.senders.count == 2)
  }

  @Test func `an action without a target is sent along the responder chain`() {
    final class Root: UIViewController {
      var count = 0
      func add() { count += 1 }
    }
    final class Navigation: UINavigationController {
      var count = 0
      func add() { count += 1 }
    }
    let action = Selector("add", Navigation.add)
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: action)
    let window = UIWindow(device: .standard) { Navigation(rootViewController: root) }
    let navigation = window.rootViewController as! Navigation
    let buttons: [UIControl] = NavigationScreen.parts(of: navigation.navigationBar)
    let button = buttons.first { $0.accessibilityLabel == "Add" }
    #expect(button?.activateByUser() == true)
    #expect(navigation.count == 1)
  }

  @Test func `a primary action gives title and image, and takes precedence`() throws {
    var senders: [Any?] = []
    let action = UIAction(title: "Share") { senders.append($0.sender) }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Share")
    item.changesSelectionAsPrimaryAction = true
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    let screen = NavigationScreen(root)
    screen.tap(screen.button("Share"))
    try #require(senders.count == 1)
    #expect(senders[0] as? UIBarButtonItem === item)
    #expect(item.isSelected)
    let titled = UIBarButtonItem(title: "Send", primaryAction: action)
    #expect(titled.title == "Send")
    let system = UIBarButtonItem(systemItem: .search, primaryAction: action)
    #expect(system.title == nil)
    #expect(system.image != nil)
    #expect(system.accessibilityLabel == "Search")
  }

  @Test func `every system item but spaces has contents and a name`() {
    var raw = 0
    var count = 0
    while raw <= 24 {
      defer { raw += 1 }
      guard let system = UIBarButtonItem.SystemItem(rawValue: raw) else { continue }
      count += 1
      let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      let isSpace = system == .flexibleSpace || system == .fixedSpace
      let hasContents = item.title != nil || item.image != nil
      #expect(hasContents != isSpace, "\(system)")
      #expect((item.accessibilityLabel == nil) == isSpace, "\(system)")
    }
    #expect(count == 24)
  }

  @Test func `a view controller and its navigation item have the same title`() {
    let controller = UIViewController()
    controller.title = "First"
    #expect(controller.navigationItem.title == "First")
    controller.title = "Second"
    #expect(controller.navigationItem.title == "Second")
    controller.navigationItem.title = "Own"
    #expect(controller.title == "Second")
  }

  @Test func `single items and lists of items are the same`() {
    let item = UINavigationItem(title: "Title")
    let (a, b) = (UIBarButtonItem(), UIBarButtonItem())
    #expect(item.rightBarButtonItem == nil)
    #expect(item.rightBarButtonItems == nil)
    item.rightBarButtonItems = [a, b]
    #expect(item.rightBarButtonItem === a)
    item.rightBarButtonItem = b
    #expect(item.rightBarButtonItems == [b])
    item.setLeftBarButton(a, animated: true)
    #expect(item.leftBarButtonItems == [a])
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  @Test func `the edit button toggles editing`() {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    let screen = NavigationScreen(root)
    #expect(root.editButtonItem.title == "Edit")
    screen.tap(screen.button("Edit"))
    #expect(root.isEditing)
    screen.tap(screen.button("Done"))
    #expect(!root.isEditing)
    #expect(screen.button("Edit") != nil)
  }

  @Test func `a bar returns a copy of its appearance, and follows changes of that copy`() {
    let bar = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = appearance
    appearance.backgroundColor = .blue
    #expect(bar.standardAppearance !== appearance)
    #expect(bar.standardAppearance.backgroundColor == .systemBackground)
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    let attributes = bar.standardAppearance.buttonAppearance.normal.titleTextAttributes
    #expect(attributes[.foregroundColor] as? UIColor == .green)
    bar.setItems([UINavigationItem(title: "Title")], animated: false)
    let labels: [UILabel] = NavigationScreen.parts(of: bar)
    let title = labels.first { $0.text == "Title" }
    #expect(title?.textColor == .red)
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    #expect(title?.textColor == .green)
  }
}
