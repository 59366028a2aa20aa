import TesseraTesting
import Testing

@testable import UIKit

/// The context menu of a view.
@Suite(.serialized) @MainActor struct ContextMenuTests {
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var children: [UIMenuElement] = []
    var hasMenu = true
    var controller: UIViewController?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("configuration \(Int(location.x)) \(Int(location.y))")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(
        identifier: NSString(string: "id"), previewProvider: { [self] in controller },
        actionProvider: { [self] _ in UIMenu(children: children) })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight \(configuration.identifier as! NSString)")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismiss")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit")
      animator.addCompletion { [self] in log.append("committed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display")
      animator?.addCompletion { [self] in log.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addAnimations { [self] in log.append("ending") }
      animator?.addCompletion { [self] in log.append("ended") }
    }
  }

  private let menu = MenuScreen(at: CGPoint(x: 10, y: 800))
  private let owner = Owner()
  private let card = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 80))
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: owner)
    card.backgroundColor = .red
    card.addInteraction(interaction)
    menu.screen.viewController.view.addSubview(card)
    owner.children = [menu.action("Open"), menu.action("Pin")]
    menu.screen.layOut()
  }

  @Test func `a long press shows the preview and the menu, and the delegate is called in order`()
    throws
  {
    try menu.screen.longPress(on: card)
    #expect(menu.titles == ["Open", "Pin"])
    #expect(interaction.menuAppearance == .rich)
    #expect(interaction.location(in: card) == CGPoint(x: 150, y: 40))
    let preview = try #require(menu.overlay?.preview)
    #expect(preview.frame == card.convert(card.bounds, to: nil))
    try menu.choose("Pin")
    #expect(menu.titles == nil)
    #expect(menu.log == ["Pin"])
    #expect(
      owner.log == [
        "configuration 150 40", "highlight id", "display", "displayed", "dismiss", "end", "ending",
        "ended",
      ])
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func `a tap, and a press that moves, show no menu`() throws {
    try menu.screen.tap(on: card)
    let finger = menu.screen.touch(at: CGPoint(x: 100, y: 240))
    finger.move(to: CGPoint(x: 150, y: 240), duration: 0.1)
    finger.hold(for: 1)
    finger.lift()
    #expect(menu.titles == nil)
    #expect(owner.log.isEmpty)
  }

  @Test func `a configuration of nil leaves the press to other recognizers`() throws {
    owner.hasMenu = false
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.7
    card.addGestureRecognizer(press)
    let finger = menu.screen.touch(at: CGPoint(x: 100, y: 240))
    finger.hold(for: 0.8)
    #expect(press.state == .began)
    #expect(menu.titles == nil)
    finger.lift()
  }

  @Test func `the finger that has pressed selects a row without being lifted`() throws {
    let finger = menu.screen.touch(at: CGPoint(x: 100, y: 240))
    finger.hold(for: 0.6)
    finger.move(to: menu.middle(try menu.row("Open")), duration: 0.2)
    #expect(try menu.row("Open").isHighlighted)
    finger.lift()
    #expect(menu.titles == nil)
    #expect(menu.log == ["Open"])
  }

  @Test func `a tap on the preview commits it, and a tap beside it does not`() throws {
    try menu.screen.longPress(on: card)
    owner.log = []
    try menu.screen.tap(at: CGPoint(x: 100, y: 240))
    menu.screen.layOut()
    #expect(owner.log.first == "commit")
    #expect(owner.log.last == "ended")
    #expect(owner.log.contains("committed"))
    try menu.screen.longPress(on: card)
    owner.log = []
    try menu.screen.tap(at: CGPoint(x: 300, y: 700))
    #expect(menu.titles == nil)
    #expect(!owner.log.contains("commit"))
  }

  @Test func `a secondary click shows the menu alone at the pointer`() throws {
    let tap = UITapGestureRecognizer()
    card.addGestureRecognizer(tap)
    menu.secondaryClick(at: CGPoint(x: 60, y: 220))
    #expect(menu.titles == ["Open", "Pin"])
    #expect(interaction.menuAppearance == .compact)
    #expect(menu.overlay?.preview == nil)
    #expect(menu.overlay?.lists.first?.frame.minX == 60)
    #expect(tap.state == .possible)
    try menu.choose("Open")
    #expect(menu.log == ["Open"])
  }

  @Test func `the key for menus opens the menu at the element, and escape closes it`() throws {
    card.isAccessibilityElement = true
    menu.screen.window.deliverFocus(true, of: card)
    menu.screen.press(.keyboardApplication)
    #expect(try menu.row("Open").isHighlighted)
    menu.screen.press(.keyboardEscape)
    #expect(menu.titles == nil)
  }

  @Test func `the preview of a view controller appears and disappears`() throws {
    let log = AppearanceLog()
    let controller = NotingController("preview", log)
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    owner.controller = controller
    try menu.screen.longPress(on: card)
    #expect(controller.view.window != nil)
    #expect(menu.overlay?.preview?.frame.size.height == 200)
    interaction.dismissMenu()
    menu.screen.layOut()
    #expect(controller.view.window == nil)
    #expect(
      log.take() == [
        "preview willAppear animated", "preview isAppearing animated", "preview didAppear animated",
        "preview willDisappear animated", "preview didDisappear animated",
      ])
  }

  @Test func `a menu without elements shows the preview alone`() throws {
    owner.children = []
    try menu.screen.longPress(on: card)
    #expect(menu.titles == [])
    #expect(menu.overlay?.preview != nil)
    try menu.screen.tap(at: CGPoint(x: 300, y: 700))
    #expect(menu.titles == nil)
    menu.secondaryClick(at: CGPoint(x: 60, y: 220))
    #expect(menu.titles == nil)
  }

  @Test func `the menu closes when its view leaves the window, and another press works`() throws {
    let finger = menu.screen.touch(at: CGPoint(x: 100, y: 240))
    finger.hold(for: 0.6)
    #expect(menu.titles != nil)
    card.removeFromSuperview()
    #expect(menu.titles == nil)
    finger.lift()
    menu.screen.viewController.view.addSubview(card)
    try menu.screen.longPress(on: card)
    #expect(menu.titles != nil)
    card.removeInteraction(interaction)
    #expect(menu.titles == nil)
    #expect(interaction.view == nil)
  }

  @Test func `a targeted preview shows the visible part at its place`() {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 100, height: 40))
    let preview = UITargetedPreview(view: card, parameters: parameters)
    #expect(preview.frameInWindow == CGRect(x: 30, y: 220, width: 100, height: 40))
    let target = UIPreviewTarget(
      container: menu.screen.viewController.view, center: CGPoint(x: 200, y: 400))
    let moved = preview.retargetedPreview(with: target)
    #expect(moved.frameInWindow == CGRect(x: 60, y: 380, width: 100, height: 40))
    #expect(moved.size == card.bounds.size)
  }
}
