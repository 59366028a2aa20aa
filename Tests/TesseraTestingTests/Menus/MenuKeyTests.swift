import Scenes
import TesseraTesting
import Testing

@testable import UIKit

/// Menus by the keyboard and for assistive technology.
@Suite(.serialized) @MainActor struct MenuKeyTests {
  private let menu = MenuScreen()

  private func open() {
    menu.screen.window.deliverFocus(true, of: menu.button)
    menu.screen.press(.keyboardReturnOrEnter)
  }

  @Test func `return opens the menu at its first element, arrows move, return performs`() throws {
    menu.offer([menu.action("A"), menu.action("B", .disabled), menu.action("C")])
    open()
    #expect(try menu.row("A").isHighlighted)
    #expect(menu.screen.window.accessibilityFocus === (try menu.row("A")))
    menu.screen.press(.keyboardDownArrow)
    #expect(try menu.row("C").isHighlighted)
    menu.screen.press(.keyboardDownArrow)
    #expect(try menu.row("C").isHighlighted)
    menu.screen.press(.keyboardHome)
    #expect(try menu.row("A").isHighlighted)
    menu.screen.press(.keyboardEnd)
    menu.screen.press(.keyboardReturnOrEnter)
    #expect(menu.titles == nil)
    #expect(menu.log == ["C"])
  }

  @Test func `escape closes a submenu, then the menu`() throws {
    menu.offer([UIMenu(title: "More", children: [menu.action("B")]), menu.action("C")])
    open()
    menu.screen.press(.keyboardRightArrow)
    #expect(menu.titles == ["B"])
    #expect(try menu.row("B").isHighlighted)
    menu.screen.press(.keyboardEscape)
    #expect(menu.titles == ["More", "C"])
    #expect(try menu.row("More").isHighlighted)
    menu.screen.press(.keyboardRightArrow)
    menu.screen.press(.keyboardLeftArrow)
    #expect(menu.titles == ["More", "C"])
    menu.screen.press(.keyboardEscape)
    #expect(menu.titles == nil)
    #expect(menu.log.isEmpty)
  }

  @Test func `keys reach a menu that a finger has opened, and not the text field`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
    menu.screen.viewController.view.addSubview(field)
    field.becomeFirstResponder()
    menu.offer([menu.action("A")])
    try menu.screen.tap(on: menu.button)
    let down = HostKey(isDown: true, code: .keyboardDownArrow)
    menu.screen.window.deliver(down)
    menu.screen.window.deliver(HostKey(isDown: false, code: .keyboardDownArrow))
    #expect(try menu.row("A").isHighlighted)
    menu.screen.window.deliver(HostKey(isDown: true, code: .keyboardReturnOrEnter))
    #expect(menu.titles == nil)
    #expect(menu.log == ["A"])
    #expect(field.isFirstResponder)
  }

  @Test func `elements of a palette are reached by arrows to the side`() throws {
    let names = ["star", "heart", "flag"]
    menu.offer([
      UIMenu(
        options: [.displayInline, .displayAsPalette, .singleSelection],
        children: names.map { name in
          UIAction(title: name, image: UIImage(systemName: name)) { [menu] in
            menu.log.append($0.title)
          }
        })
    ])
    open()
    menu.screen.press(.keyboardRightArrow)
    #expect(try menu.row("heart").isHighlighted)
    let frames = try names.map { try menu.row($0).frame }
    #expect(frames[0].minY == frames[1].minY)
    #expect(frames[0].maxX <= frames[1].minX)
    menu.screen.press(.keyboardReturnOrEnter)
    #expect(menu.log == ["heart"])
    #expect(menu.button.menu?.selectedElements.map(\.title) == ["heart"])
  }

  @Test func `only the menu is read, with roles and states`() throws {
    let on = menu.action("On", state: .on)
    on.discoverabilityTitle = "Turns it on"
    menu.offer([on, UIMenu(title: "More", children: [menu.action("B")])])
    #expect(menu.button.drawing(at: .present).accessibility?.opensMenu == true)
    try menu.screen.tap(on: menu.button)
    #expect(menu.screen.readElements == ["On", "More"])
    let row = try #require(menu.row("On").drawing(at: .present).accessibility)
    #expect(row.role == "menuitemcheckbox")
    #expect(row.value == "1")
    #expect(row.hint == "Turns it on")
    let more = try #require(menu.row("More").drawing(at: .present).accessibility)
    #expect(more.role == "menuitem")
    #expect(more.opensMenu)
    #expect(more.value == nil)
    let list = try #require(menu.overlay?.lists.first?.drawing(at: .present).accessibility)
    #expect(list.role == "menu")
    #expect(list.label == "Menu")
    try menu.screen.activate(label: "More")
    // The title of the submenu, and its element.
    #expect(menu.screen.readElements == ["More", "B"])
  }

  // MARK: Commands

  private final class Editor: UIViewController {
    var pasted: [String] = []
    static let insert = Selector("insert(_:)", Editor.insert(_:))
    func insert(_ command: UICommand) { pasted.append("\(command.propertyList ?? "")") }
    override func validate(_ command: UICommand) { command.state = .on }
  }

  @Test func `a command is sent along the responder chain, and is disabled without a target`()
    throws
  {
    let screen = HostedScreen(Editor())
    let editor = try #require(screen.viewController as? Editor)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 40)
    editor.view.addSubview(button)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UICommand(title: "Paste", action: Editor.insert, propertyList: "plain"),
      UICommand(title: "Cut", action: Selector("cutNothing(_:)")),
      UIKeyCommand(
        title: "Paste Again", action: Editor.insert, input: "v", modifierFlags: .command),
    ])
    try screen.tap(on: button)
    #expect(try screen.view(label: "Cut").accessibilityTraits.contains(.notEnabled))
    #expect(try screen.view(label: "Paste").accessibilityTraits.contains(.selected))
    try screen.activate(label: "Paste")
    #expect(editor.pasted == ["plain"])
    try screen.tap(on: button)
    try screen.activate(label: "Paste Again")
    #expect(editor.pasted == ["plain", ""])
  }
}
