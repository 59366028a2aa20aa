import TesseraTesting
import Testing

@testable import UIKit

/// The drag of items from one view to another.
@Suite(.serialized) @MainActor struct DragInteractionTests {
  private final class Owner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UIContextMenuInteractionDelegate
  {
    var log: [String] = []
    var items = [UIDragItem(itemProvider: NSItemProvider(object: "text"))]
    var added: [UIDragItem] = []
    var operation = UIDropOperation.copy
    var handles = true
    var allowsMove = true
    var hasMenu = false
    var received: [String] = []
    weak var seen: ActiveDrag?

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let point = session.location(in: interaction.view!)
      log.append("items \(Int(point.x)) \(Int(point.y))")
      seen = (session as? DragSession)?.drag
      return items
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { log.append("lift") }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.append("begin") }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { added }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { log.append("add \(items.count)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("cancel") }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("did end \(operation)") }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
      log.append("handle")
      return handles
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.append("enter") }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      if log.last != "update" { log.append("update") }
      return UIDropProposal(operation: operation)
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      log.append("perform \(session.items.count)")
      session.loadObjects(ofClass: NSString.self) { [self] objects in
        received = objects as! [String]
      }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) { log.append("drop") }

    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { log.append("conclude") }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.append("end") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      hasMenu
        ? UIContextMenuConfiguration(
          identifier: nil, previewProvider: nil,
          actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }) : nil
    }
  }

  private let owner = Owner()
  private let card = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 80))
  private let other = UIView(frame: CGRect(x: 200, y: 200, width: 100, height: 80))
  private let box = UIView(frame: CGRect(x: 20, y: 500, width: 300, height: 200))
  private let screen: HostedScreen

  init() {
    let controller = UIViewController()
    for view in [card, other, box] { controller.view.addSubview(view) }
    screen = HostedScreen(controller)
    screen.playsAnimations = true
    for view in [card, other] { view.addInteraction(UIDragInteraction(delegate: owner)) }
    box.addInteraction(UIDropInteraction(delegate: owner))
  }

  private func lift() -> HostedTouch {
    let finger = screen.touch(at: CGPoint(x: 50, y: 220))
    finger.hold(for: 0.6)
    return finger
  }

  private let inBox = CGPoint(x: 100, y: 600)
  private let outside = CGPoint(x: 100, y: 400)

  @Test func `a drop calls the source and the destination in the order of UIKit`() {
    let finger = lift()
    finger.move(to: inBox)
    finger.lift()
    screen.advance(by: 1)
    #expect(
      owner.log == [
        "items 30 20", "lift", "begin", "handle", "enter", "update", "will end copy", "perform 1",
        "drop", "conclude", "end", "did end copy",
      ])
  }

  @Test func `a release outside of destinations returns the items`() {
    let finger = lift()
    finger.move(to: inBox)
    finger.move(to: outside)
    finger.lift()
    screen.advance(by: 1)
    #expect(
      owner.log.suffix(6) == [
        "update", "exit", "will end cancel", "cancel", "end", "did end cancel",
      ])
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden])
  func `a proposal without an effect drops nothing`(_ operation: UIDropOperation) {
    owner.operation = operation
    let finger = lift()
    finger.move(to: inBox)
    finger.lift()
    screen.advance(by: 1)
    #expect(!owner.log.contains("perform 1"))
    #expect(owner.log.last == "did end cancel")
  }

  @Test func `a move that the source does not allow is cancelled`() {
    owner.operation = .move
    owner.allowsMove = false
    let finger = lift()
    finger.move(to: inBox)
    finger.lift()
    screen.advance(by: 1)
    #expect(owner.log.last == "did end cancel")
  }

  @Test func `a destination that cannot handle the items is asked once`() {
    owner.handles = false
    let finger = lift()
    finger.move(to: inBox, duration: 0.5)
    finger.lift()
    screen.advance(by: 1)
    #expect(owner.log.count { $0 == "handle" } == 1)
    #expect(!owner.log.contains("enter"))
  }

  @Test func `a press without a movement begins no session`() {
    lift().lift()
    screen.advance(by: 1)
    #expect(owner.log == ["items 30 20", "lift", "cancel"])
  }

  @Test func `a cancelled touch returns the items`() {
    let finger = lift()
    finger.move(to: inBox)
    finger.cancel()
    screen.advance(by: 1)
    #expect(!owner.log.contains("perform 1"))
    #expect(owner.log.last == "did end cancel")
  }

  @Test func `no items make no drag`() {
    owner.items = []
    let finger = lift()
    finger.move(to: inBox)
    finger.lift()
    #expect(owner.log == ["items 30 20"])
  }

  @Test func `the preview follows the finger and is removed after the drop`() {
    let count = screen.window.subviews.count
    let finger = lift()
    finger.move(to: inBox)
    screen.advance(by: 0.5)
    let overlay = screen.window.subviews.last as? DragOverlayView
    let picture = overlay?.subviews.last
    #expect(picture?.center == CGPoint(x: 120, y: 620))
    finger.lift()
    screen.advance(by: 1)
    #expect(screen.window.subviews.count == count)
  }

  @Test func `a tap of another finger adds items to the drag`() throws {
    owner.added = [UIDragItem(itemProvider: NSItemProvider(object: "more"))]
    let finger = lift()
    finger.move(to: outside)
    try screen.tap(at: CGPoint(x: 230, y: 220))
    finger.move(to: inBox)
    finger.lift()
    screen.advance(by: 1)
    #expect(owner.log.contains("add 1"))
    #expect(owner.log.contains("perform 2"))
  }

  @Test func `values of dropped items are loaded in their order`() async {
    owner.items.append(UIDragItem(itemProvider: NSItemProvider(object: "second")))
    let finger = lift()
    finger.move(to: inBox)
    finger.lift()
    screen.advance(by: 1)
    for _ in 0..<1000 where owner.received.isEmpty {
      try? await Task.sleep(for: .milliseconds(2))
    }
    #expect(owner.received == ["text", "second"])
  }

  @Test func `a finger that leaves an open menu drags the items`() {
    owner.hasMenu = true
    card.addInteraction(UIContextMenuInteraction(delegate: owner))
    let finger = lift()
    #expect(owner.log == [])
    finger.move(to: CGPoint(x: 60, y: 300))
    finger.move(to: inBox)
    finger.lift()
    screen.advance(by: 1)
    #expect(owner.log.contains("perform 1"))
    #expect(owner.log.last == "did end copy")
  }

  @Test func `a disabled interaction lifts nothing`() {
    for case let interaction as UIDragInteraction in card.interactions {
      interaction.isEnabled = false
    }
    lift().lift()
    #expect(owner.log == [])
  }

  @Test func `a drag is released after its end`() {
    let finger = lift()
    finger.move(to: inBox)
    finger.lift()
    screen.advance(by: 1)
    #expect(owner.seen == nil)
    #expect(ActiveDrag.all.isEmpty)
  }
}
