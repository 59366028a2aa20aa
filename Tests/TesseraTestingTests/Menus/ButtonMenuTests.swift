import TesseraTesting
import Testing

@testable import UIKit

/// Menus of buttons, by touches.
@Suite(.serialized) @MainActor struct ButtonMenuTests {
  private let menu = MenuScreen()

  @Test func `a touch opens the menu, and a tap on a row performs it and closes the menu`() throws {
    menu.offer([menu.action("Copy"), menu.action("Move")])
    let finger = menu.screen.touch(at: menu.middle(menu.button))
    #expect(menu.titles == ["Copy", "Move"])
    finger.lift()
    #expect(menu.titles == ["Copy", "Move"])
    #expect(menu.log.isEmpty)
    try menu.choose("Move")
    #expect(menu.titles == nil)
    #expect(menu.log == ["Move"])
  }

  @Test func `a finger that is not lifted selects the row under it`() throws {
    menu.offer([menu.action("Copy"), menu.action("Move")])
    let finger = menu.screen.touch(at: menu.middle(menu.button))
    finger.move(to: menu.middle(try menu.row("Copy")))
    #expect(try menu.row("Copy").isHighlighted)
    finger.move(to: menu.middle(try menu.row("Move")), duration: 0.1)
    #expect(try !menu.row("Copy").isHighlighted)
    finger.lift()
    #expect(menu.titles == nil)
    #expect(menu.log == ["Move"])
  }

  @Test func `a finger lifted beside the menu leaves it open, and a tap there closes it`() throws {
    menu.offer([menu.action("Copy")])
    let finger = menu.screen.touch(at: menu.middle(menu.button))
    finger.move(to: CGPoint(x: 300, y: 700), duration: 0.1)
    finger.lift()
    #expect(menu.titles == ["Copy"])
    try menu.screen.tap(at: CGPoint(x: 300, y: 700))
    #expect(menu.titles == nil)
    #expect(menu.log.isEmpty)
    try menu.screen.tap(on: menu.button)
    #expect(menu.titles == ["Copy"])
  }

  @Test func `the control sends the event for menus before the menu is read, and no tap`() throws {
    var events: [String] = []
    let all: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("menu", .menuActionTriggered), ("cancel", .touchCancel),
      ("up", .touchUpInside), ("primary", .primaryActionTriggered),
    ]
    for (name, event) in all {
      menu.button.addAction(
        UIAction { [menu] _ in
          events.append(name)
          if name == "menu" { menu.button.menu = UIMenu(children: [menu.action("Late")]) }
        }, for: event)
    }
    menu.offer([menu.action("Early")])
    try menu.screen.tap(on: menu.button)
    #expect(menu.titles == ["Late"])
    #expect(events == ["down", "menu", "cancel"])
    #expect(!menu.button.isHighlighted)
  }

  @Test func `without showsMenuAsPrimaryAction a tap acts and a long press opens the menu`() throws
  {
    menu.button.menu = UIMenu(children: [menu.action("Copy")])
    var taps = 0
    menu.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try menu.screen.tap(on: menu.button)
    #expect(menu.titles == nil)
    #expect(taps == 1)
    let finger = menu.screen.touch(at: menu.middle(menu.button))
    finger.hold(for: 0.6)
    #expect(menu.titles == ["Copy"])
    finger.move(to: menu.middle(try menu.row("Copy")), duration: 0.1)
    finger.lift()
    #expect(menu.titles == nil)
    #expect(menu.log == ["Copy"])
    #expect(taps == 1)
  }

  @Test func `a disabled row and a disabled button do nothing`() throws {
    menu.offer([menu.action("Lock", .disabled), menu.action("Copy")])
    try menu.screen.tap(on: menu.button)
    try menu.choose("Lock")
    #expect(menu.titles == ["Lock", "Copy"])
    #expect(menu.log.isEmpty)
    try menu.choose("Copy")
    menu.button.isEnabled = false
    try? menu.screen.tap(on: menu.button)
    #expect(menu.titles == nil)
  }

  @Test func `hidden elements and menus without elements are not displayed`() throws {
    menu.offer([
      menu.action("A", .hidden), UIMenu(title: "Empty"),
      UIMenu(options: .displayInline, children: [menu.action("B", .hidden)]), menu.action("C"),
    ])
    try menu.screen.tap(on: menu.button)
    #expect(menu.titles == ["C"])
  }

  @Test func `a button with an empty menu sends its tap`() throws {
    menu.offer([])
    var taps = 0
    menu.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try menu.screen.tap(on: menu.button)
    #expect(menu.titles == nil)
    #expect(taps == 1)
  }

  @Test func `a pop-up button displays the element that is on, and a choice turns another on`()
    throws
  {
    let spring = menu.action("Spring")
    let summer = menu.action("Summer")
    menu.button.changesSelectionAsPrimaryAction = true
    menu.offer([spring, summer])
    #expect(spring.state == .on)
    #expect(menu.button.accessibilityLabel == "Spring")
    try menu.screen.tap(on: menu.button)
    #expect(try menu.row("Spring").accessibilityTraits.contains(.selected))
    try menu.choose("Summer")
    #expect(spring.state == .off)
    #expect(summer.state == .on)
    #expect(menu.log == ["Summer"])
    #expect(menu.button.titleLabel?.text == "Summer")
    #expect(menu.button.menu?.selectedElements.map(\.title) == ["Summer"])
  }

  @Test func `a button that changes its selection without a menu toggles it`() throws {
    menu.button.changesSelectionAsPrimaryAction = true
    try menu.screen.tap(on: menu.button)
    #expect(menu.button.isSelected)
    try menu.screen.tap(on: menu.button)
    #expect(!menu.button.isSelected)
  }

  @Test func `a choice in a menu with a single selection turns the others off, in submenus too`()
    throws
  {
    let a = menu.action("A", state: .on)
    let b = menu.action("B")
    let c = menu.action("C", state: .on)
    menu.offer([
      UIMenu(
        options: [.displayInline, .singleSelection],
        children: [a, UIMenu(title: "More", children: [b])]), c,
    ])
    try menu.screen.tap(on: menu.button)
    try menu.choose("More")
    #expect(menu.titles == ["B"])
    try menu.choose("B")
    #expect(menu.titles == nil)
    #expect(menu.log == ["B"])
    #expect(a.state == .off)
    #expect(b.state == .on)
    #expect(c.state == .on)
  }

  @Test func `an element that keeps the menu open shows its new state`() throws {
    let mark = UIAction(title: "Mark", attributes: .keepsMenuPresented) { $0.state = .on }
    menu.offer([mark])
    try menu.screen.tap(on: menu.button)
    try menu.choose("Mark")
    #expect(try menu.row("Mark").accessibilityTraits.contains(.selected))
  }

  @Test func `a tap beside a submenu within the menu closes the submenu only`() throws {
    menu.offer([
      UIMenu(title: "More", children: [menu.action("B")]), menu.action("C"), menu.action("D"),
      menu.action("E"),
    ])
    try menu.screen.tap(on: menu.button)
    try menu.choose("More")
    #expect(menu.titles == ["B"])
    let last = try #require(menu.overlay?.lists.first?.items.last)
    try menu.screen.tap(at: menu.middle(last))
    #expect(menu.titles == ["More", "C", "D", "E"])
    #expect(menu.log.isEmpty)
  }

  // MARK: Changes while the menu is open

  @Test func `another menu of the button takes the place of the open one`() throws {
    menu.offer([menu.action("A")])
    try menu.screen.tap(on: menu.button)
    menu.button.menu = UIMenu(children: [menu.action("B"), menu.action("C")])
    #expect(menu.titles == ["B", "C"])
    menu.button.contextMenuInteraction?.updateVisibleMenu {
      $0.replacingChildren($0.children + [menu.action("D")])
    }
    #expect(menu.titles == ["B", "C", "D"])
    menu.button.menu = nil
    #expect(menu.titles == nil)
  }

  @Test func `an open submenu stays open if the new menu contains it, and closes otherwise`() throws
  {
    let identifier = UIMenu.Identifier("more")
    func more(_ title: String) -> UIMenu {
      UIMenu(title: "More", identifier: identifier, children: [menu.action(title)])
    }
    menu.offer([more("A")])
    try menu.screen.tap(on: menu.button)
    try menu.choose("More")
    menu.button.menu = UIMenu(children: [more("B")])
    #expect(menu.titles == ["B"])
    menu.button.menu = UIMenu(children: [menu.action("C")])
    #expect(menu.titles == ["C"])
  }

  @Test func `the menu closes when its button leaves the window`() throws {
    menu.offer([menu.action("A")])
    let finger = menu.screen.touch(at: menu.middle(menu.button))
    #expect(menu.titles == ["A"])
    menu.button.removeFromSuperview()
    #expect(menu.titles == nil)
    finger.lift()
    #expect(menu.screen.window.keyReceiver == nil)
  }

  @Test func `an action may remove the button, or present a view controller`() throws {
    menu.offer([
      UIAction(title: "Remove") { [menu] _ in menu.button.removeFromSuperview() },
      UIAction(title: "Present") { [menu] _ in
        menu.screen.viewController.present(UIViewController(), animated: true)
      },
    ])
    try menu.screen.tap(on: menu.button)
    try menu.choose("Present")
    #expect(menu.titles == nil)
    #expect(menu.screen.viewController.presentedViewController != nil)
    menu.screen.viewController.dismiss(animated: true)
    menu.screen.layOut()
    try menu.screen.tap(on: menu.button)
    try menu.choose("Remove")
    #expect(menu.titles == nil)
    #expect(menu.button.superview == nil)
  }

  // MARK: Deferred elements

  @Test func `deferred elements arrive late, once, and are kept`() throws {
    var calls = 0
    var complete: (@MainActor ([UIMenuElement]) -> Void)?
    let deferred = UIDeferredMenuElement {
      calls += 1
      complete = $0
    }
    menu.offer([menu.action("A"), deferred])
    try menu.screen.tap(on: menu.button)
    #expect(menu.titles == ["A", "Loading"])
    try menu.screen.tap(on: menu.row("Loading"))
    complete?([menu.action("B")])
    complete?([menu.action("C")])
    #expect(menu.titles == ["A", "B"])
    try menu.choose("B")
    try menu.screen.tap(on: menu.button)
    #expect(menu.titles == ["A", "B"])
    #expect(calls == 1)
  }

  @Test func `an element without a cache is asked for each display, and late answers are ignored`()
    throws
  {
    var completions: [@MainActor ([UIMenuElement]) -> Void] = []
    menu.offer([UIDeferredMenuElement.uncached { completions.append($0) }])
    try menu.screen.tap(on: menu.button)
    try menu.screen.tap(at: CGPoint(x: 300, y: 700))
    completions[0]([menu.action("Late")])
    try menu.screen.tap(on: menu.button)
    #expect(menu.titles == ["Loading"])
    #expect(completions.count == 2)
    completions[0]([menu.action("Late")])
    #expect(menu.titles == ["Loading"])
    completions[1]([])
    #expect(menu.titles == nil)
  }

  @Test func `elements that are provided at once are displayed at once`() throws {
    menu.offer([UIDeferredMenuElement { [menu] in $0([menu.action("A")]) }])
    try menu.screen.tap(on: menu.button)
    #expect(menu.titles == ["A"])
  }

  // MARK: Scrolling

  @Test func `a menu that is too high scrolls, and its rows can be chosen`() throws {
    menu.offer((0..<40).map { menu.action("\($0)") })
    try menu.screen.tap(on: menu.button)
    let list = try #require(menu.overlay?.lists.first)
    let room = menu.screen.window.bounds.inset(by: menu.screen.window.safeAreaInsets)
    #expect(room.contains(list.frame))
    let start = CGPoint(x: list.frame.midX, y: list.frame.maxY - 40)
    try menu.screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 200))
    menu.screen.advance(by: 3)
    #expect(menu.log.isEmpty)
    #expect(menu.titles?.count == 40)
    list.reveal(list.items[39])
    try menu.choose("39")
    #expect(menu.log == ["39"])
  }
}
