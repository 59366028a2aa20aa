import Foundation
import Testing

@testable import UIKit

/// A window with a text field and a text view.
@MainActor
private final class MenuScreen {
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  let textView = UITextView(frame: CGRect(x: 20, y: 260, width: 200, height: 100))

  init() {
    UIPasteboard.general.items = []
    window = UIWindow(device: .standard, rootViewController: { UIViewController() })
    for view in [field, textView] as [UIView] { window.rootViewController?.view.addSubview(view) }
    window.layoutIfNeeded()
  }

  var overlay: EditMenuOverlay? {
    window.layoutIfNeeded()
    return window.subviews.lazy.compactMap { $0 as? EditMenuOverlay }.last { $0.isOpen }
  }

  var titles: [String]? {
    overlay?.layoutIfNeeded()
    return overlay?.titles
  }

  func tap(at point: CGPoint) {
    window.deliver([HostTouch(id: 1, phase: .began, location: point)])
    window.deliver([HostTouch(id: 1, phase: .ended, location: point)])
  }
}

/// A delegate that returns a menu of its own.
private final class MenuDelegate: NSObject, UIEditMenuInteractionDelegate {
  var menu: UIMenu?
  var suggested: [UIMenuElement] = []
  var events: [String] = []

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    suggested = suggestedActions
    return menu
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { events.append("present") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { events.append("dismiss") }
}

/// A view that can be copied.
private final class CopyView: UIView {
  var copies = 0

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy(_:)")
  }

  override func copy(_ sender: Any?) { copies += 1 }
}

@MainActor
@Suite(.serialized) struct EditMenuTests {
  @Test func `responders perform no edit action by default`() {
    let view = UIView()
    #expect(!view.canPerformAction(Selector("copy(_:)"), withSender: nil))
    #expect(!view.canPerformAction(Selector("selectAll:"), withSender: nil))
  }

  @Test func `the actions of a text depend on its selection`() {
    let screen = MenuScreen()
    screen.field.text = "two words"
    screen.field.becomeFirstResponder()
    func can(_ name: String) -> Bool {
      screen.field.canPerformAction(Selector(name), withSender: nil)
    }
    #expect(!can("copy(_:)"))
    #expect(!can("paste(_:)"))
    #expect(can("select(_:)"))
    #expect(can("selectAll(_:)"))
    screen.field.selectAll(nil)
    #expect(can("copy(_:)"))
    #expect(can("cut:"))
    #expect(!can("selectAll(_:)"))
    screen.field.isSecureTextEntry = true
    #expect(!can("copy(_:)"))
  }

  @Test func `cut and paste move the selection over the pasteboard`() {
    let screen = MenuScreen()
    screen.field.text = "two words"
    screen.field.becomeFirstResponder()
    screen.field.select(nil)
    #expect(screen.field.selection == NSRange(location: 4, length: 5))
    screen.field.cut(nil)
    #expect(screen.field.text == "two ")
    #expect(UIPasteboard.general.string == "words")
    screen.textView.becomeFirstResponder()
    screen.textView.paste(nil)
    #expect(screen.textView.text == "words")
  }

  @Test func `the menu has the actions that the chain performs, and a choice performs one`() {
    let screen = MenuScreen()
    let view = CopyView(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
    screen.window.rootViewController?.view.addSubview(view)
    view.becomeFirstResponder()
    let delegate = MenuDelegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 20)))
    #expect(screen.titles == ["Copy"])
    #expect(delegate.events == ["present"])
    screen.overlay?.choose("Copy")
    #expect(view.copies == 1)
    #expect(screen.overlay == nil)
    #expect(delegate.events == ["present", "dismiss"])
  }

  @Test func `a menu of the delegate replaces the suggested actions`() {
    let screen = MenuScreen()
    let view = CopyView(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
    screen.window.rootViewController?.view.addSubview(view)
    let delegate = MenuDelegate()
    var count = 0
    delegate.menu = UIMenu(children: [
      UIAction(title: "Mark") { _ in count += 1 },
      UIMenu(title: "More", children: [UIAction(title: "Share") { _ in count += 10 }]),
    ])
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero)
    interaction.presentEditMenu(with: configuration)
    #expect(screen.titles == ["Mark", "More"])
    screen.overlay?.choose("More")
    #expect(screen.titles == ["‹", "Share"])
    screen.overlay?.choose("Share")
    #expect(count == 10)
    #expect(screen.overlay == nil)
  }

  @Test func `a touch beside the menu removes it and reaches the view under it`() {
    let screen = MenuScreen()
    screen.field.text = "word"
    screen.field.becomeFirstResponder()
    screen.field.presentEditMenu()
    #expect(screen.titles == ["Select", "Select All"])
    screen.tap(at: CGPoint(x: 100, y: 300))
    #expect(screen.overlay == nil)
    #expect(screen.textView.isFirstResponder)
  }

  @Test func `the menu is above its text, or below it without room`() throws {
    let screen = MenuScreen()
    screen.field.text = "word"
    screen.field.becomeFirstResponder()
    screen.field.presentEditMenu()
    let above = try #require(screen.overlay?.barFrame)
    #expect(above.maxY <= screen.field.frame.minY + 10)
    screen.field.dismissEditMenu()
    screen.field.frame.origin.y = 62
    screen.field.presentEditMenu()
    let below = try #require(screen.overlay?.barFrame)
    #expect(below.minY >= 82)
  }

  @Test func `a double tap selects a word and displays its menu`() {
    let screen = MenuScreen()
    screen.textView.text = "Hello there"
    screen.textView.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    let point = CGPoint(x: 40, y: 275)
    screen.tap(at: point)
    screen.tap(at: point)
    #expect(screen.textView.selectedRange == NSRange(location: 0, length: 5))
    #expect(screen.titles?.prefix(2) == ["Cut", "Copy"])
  }

  @Test func `a long press displays the menu at the caret`() {
    let screen = MenuScreen()
    screen.textView.text = "Hello there"
    let point = CGPoint(x: 40, y: 275)
    screen.window.deliver([HostTouch(id: 1, phase: .began, location: point)])
    screen.window.animationClock.advance(by: 0.6)
    screen.window.deliver([HostTouch(id: 1, phase: .ended, location: point)])
    #expect(screen.textView.isFirstResponder)
    #expect(screen.titles?.contains("Select All") == true)
  }

  @Test func `typing removes the menu`() {
    let screen = MenuScreen()
    screen.field.text = "word"
    screen.field.becomeFirstResponder()
    screen.field.presentEditMenu()
    screen.field.insertText("s")
    #expect(screen.overlay == nil)
  }

  @Test func `the earlier menu has the items that responders perform`() {
    let screen = MenuScreen()
    let view = CopyView(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
    screen.window.rootViewController?.view.addSubview(view)
    view.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Unknown", action: Selector("unknown:"))]
    menu.showMenu(from: view, rect: view.bounds)
    #expect(menu.isMenuVisible)
    #expect(screen.titles == ["Copy"])
    #expect(menu.menuFrame.maxY <= view.frame.minY)
    menu.hideMenu()
    #expect(!menu.isMenuVisible)
    menu.menuItems = nil
  }
}
