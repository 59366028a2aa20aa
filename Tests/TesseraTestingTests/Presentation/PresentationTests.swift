import TesseraTesting
import Testing

@testable import UIKit

/// The calls of view controllers, in order.
@MainActor
final class AppearanceLog {
  var lines: [String] = []
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view controller that notes its appearance.
class NotingController: UIViewController {
  let name: String
  let log: AppearanceLog
  init(_ name: String, _ log: AppearanceLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("not used") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
  private func note(_ call: String, _ animated: Bool) {
    log.lines.append("\(name) \(call)\(animated ? " animated" : "")")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
}

@MainActor @Suite("Presentations")
struct PresentationTests {
  private let log = AppearanceLog()
  private let root: NotingController
  private let screen: HostedScreen

  init() {
    let root = NotingController("root", log)
    self.root = root
    screen = HostedScreen(root)
    _ = log.take()
  }

  private func controller(
    _ name: String = "shown", _ style: UIModalPresentationStyle = .automatic
  ) -> NotingController {
    let result = NotingController(name, log)
    result.modalPresentationStyle = style
    return result
  }

  // MARK: Order of calls

  @Test(arguments: [false, true])
  func `a full screen presentation replaces its presenter, in order`(_ isAnimated: Bool) {
    screen.playsAnimations = isAnimated
    let mark = isAnimated ? " animated" : ""
    let shown = controller("shown", .fullScreen)
    let log = log
    root.present(shown, animated: isAnimated) { log.lines.append("completion") }
    #expect(shown.isBeingPresented == isAnimated)
    screen.advance(by: 1)
    #expect(
      log.take() == [
        "root willDisappear\(mark)", "shown willAppear\(mark)", "shown isAppearing\(mark)",
        "shown didAppear\(mark)", "root didDisappear\(mark)", "completion",
      ])
    #expect(root.view.window == nil)
    #expect(shown.view.frame == screen.window.bounds)
    #expect(root.presentedViewController === shown)
    #expect(shown.presentingViewController === root)
    shown.dismiss(animated: isAnimated) { log.lines.append("completion") }
    #expect(shown.isBeingDismissed == isAnimated)
    screen.advance(by: 1)
    #expect(
      log.take() == [
        "shown willDisappear\(mark)", "root willAppear\(mark)", "root isAppearing\(mark)",
        "root didAppear\(mark)", "shown didDisappear\(mark)", "completion",
      ])
    #expect(shown.view.window == nil)
    #expect(root.view.window != nil)
    #expect(root.presentedViewController == nil)
    #expect(shown.presentingViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .overFullScreen, .formSheet])
  func `a presentation over the presenter leaves its appearance alone`(
    _ style: UIModalPresentationStyle
  ) {
    root.present(controller("shown", style), animated: true)
    screen.layOut()
    #expect(
      log.take() == [
        "shown willAppear animated", "shown isAppearing animated", "shown didAppear animated",
      ])
    root.dismiss(animated: true)
    screen.layOut()
    #expect(log.take() == ["shown willDisappear animated", "shown didDisappear animated"])
  }

  /// A view controller that notes in each call whether it is being presented or dismissed.
  private final class StageController: NotingController {
    private func note(_ call: String) {
      let stage = isBeingPresented ? "presented" : isBeingDismissed ? "dismissed" : "-"
      log.lines.append("\(call) \(stage)")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  @Test(arguments: [false, true])
  func `a view controller knows in all calls that it is presented or dismissed`(
    _ isAnimated: Bool
  ) {
    screen.playsAnimations = isAnimated
    let shown = StageController("shown", log)
    root.present(shown, animated: isAnimated)
    screen.advance(by: 1)
    #expect(!shown.isBeingPresented)
    shown.dismiss(animated: isAnimated)
    screen.advance(by: 1)
    #expect(!shown.isBeingDismissed)
    #expect(
      log.take().filter { !$0.contains("isAppearing") } == [
        "willAppear presented", "didAppear presented", "willDisappear dismissed",
        "didDisappear dismissed",
      ])
  }

  @Test func `children appear and disappear with a presented parent`() {
    let parent = controller("parent")
    let child = NotingController("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    root.present(parent, animated: true)
    screen.layOut()
    #expect(
      log.take().filter { $0.hasPrefix("child") } == [
        "child willAppear animated", "child isAppearing animated", "child didAppear animated",
      ])
    #expect(child.presentingViewController === root)
    #expect(child.isBeingPresented == false)
    child.dismiss(animated: true)
    screen.layOut()
    #expect(
      log.take().filter { $0.hasPrefix("child") } == [
        "child willDisappear animated", "child didDisappear animated",
      ])
  }

  // MARK: Mistakes

  @Test func `presenting while presenting is logged and changes nothing`() throws {
    var messages: [String] = []
    let before = DeveloperLog.sink
    DeveloperLog.sink = { messages.append($0) }
    defer { DeveloperLog.sink = before }
    let first = controller()
    root.present(first, animated: false)
    var isCompleted = false
    root.present(controller("second"), animated: false) { isCompleted = true }
    #expect(root.presentedViewController === first)
    #expect(!isCompleted)
    try #require(messages.count == 1)
    #expect(messages[0].contains("already presents NotingController"))
    // A view controller that is not displayed cannot present either.
    controller("third").present(controller("fourth"), animated: false)
    try #require(messages.count == 2)
    #expect(messages[1].contains("is not in a window"))
  }

  @Test func `a dismissal during the presentation ends both`() {
    screen.playsAnimations = true
    let shown = controller("shown", .fullScreen)
    var ends: [String] = []
    root.present(shown, animated: true) { ends.append("presented") }
    screen.advance(by: 0.1)
    shown.dismiss(animated: true) { ends.append("dismissed") }
    #expect(ends == ["presented"])
    screen.advance(by: 1)
    #expect(ends == ["presented", "dismissed"])
    #expect(shown.view.window == nil)
    #expect(root.view.window != nil)
    #expect(root.presentedViewController == nil)
    // A dismissal without a presentation does nothing.
    root.dismiss(animated: true)
    root.present(controller(), animated: false)
    #expect(root.presentedViewController != nil)
  }

  @Test func `a presented controller presents another one, and both are dismissed together`() {
    let first = controller("first", .fullScreen)
    let second = controller("second")
    root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(root.presentedViewController === first)
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    _ = log.take()
    root.dismiss(animated: true)
    screen.layOut()
    #expect(root.presentedViewController == nil)
    #expect(second.view.window == nil)
    let lines = log.take()
    #expect(lines.contains("second didDisappear"))
    #expect(lines.contains("first didDisappear animated"))
    #expect(root.view.window != nil)
  }

  @Test func `a presented controller is released after its dismissal`() {
    weak var shown: UIViewController?
    do {
      let made = controller()
      _ = made.sheetPresentationController?.detents
      shown = made
      root.present(made, animated: false)
    }
    #expect(shown != nil)
    root.dismiss(animated: false)
    screen.layOut()
    #expect(shown == nil)
    do {
      let made = controller()
      _ = made.presentationController
      shown = made
    }
    #expect(shown == nil)
  }

  @Test func `a window with another root has no presentations of the former one`() {
    let shown = controller("shown", .overFullScreen)
    root.present(shown, animated: false)
    screen.window.rootViewController = UIViewController()
    #expect(shown.view.window == nil)
    #expect(root.view.window == nil)
    screen.window.rootViewController = root
    #expect(shown.view.window === screen.window)
  }

  // MARK: Surroundings

  @Test func `a rotation resizes presenter and presented`() {
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let shown = Sized()
    shown.modalPresentationStyle = .fullScreen
    root.present(shown, animated: false)
    screen.rotate(toLandscape: true)
    #expect(shown.sizes == [screen.size])
    #expect(shown.view.frame.size == screen.size)
    root.dismiss(animated: false)
    screen.layOut()
    #expect(root.view.frame.size == screen.size)
  }

  @Test func `a presentation in a context covers the context only`() {
    let context = NotingController("context", log)
    context.definesPresentationContext = true
    root.addChild(context)
    root.view.addSubview(context.view)
    context.view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
    context.didMove(toParent: root)
    let shown = controller("shown", .overCurrentContext)
    context.present(shown, animated: false)
    screen.layOut()
    #expect(shown.view.convert(shown.view.bounds, to: nil) == context.view.frame)
    #expect(shown.presentingViewController === root)
  }

  @Test func `touches and elements behind a presentation are out of reach`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Behind", for: .normal)
    button.frame = CGRect(x: 40, y: 80, width: 100, height: 44)
    root.view.addSubview(button)
    root.present(controller("shown", .overFullScreen), animated: false)
    #expect(throws: UnreachableTarget.self) { try screen.tap(on: button) }
    #expect(!screen.readElements.contains { $0.contains("Behind") })
    root.dismiss(animated: false)
    try screen.tap(on: button)
    #expect(screen.readElements.contains { $0.contains("Behind") })
  }
}
