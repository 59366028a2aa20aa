import Foundation
import HeadlessHost
import ScreenReading
import Testing
import UIKit

/// The orders to a running screen.
@MainActor @Suite(.ownScreen) struct LiveScreenTests {
  private func open(_ settings: LiveSettings = LiveSettings()) async throws -> LiveScreen {
    let opening = LiveOpening(settings: settings)
    let screen = try LiveScreen(opening) { CounterController() }
    _ = await screen.perform(.open(opening))
    return screen
  }

  /// Returns the reference of the only element with a text that operates.
  private func reference(of text: String, on screen: LiveScreen) async throws -> Int {
    let answer = await screen.perform(.find(text))
    let mark = try #require(answer.elements?.first?.ref)
    return try #require(Int(mark.dropFirst()))
  }

  @Test func `opening answers with the snapshot`() async throws {
    let opening = LiveOpening(settings: LiveSettings())
    let screen = try LiveScreen(opening) { CounterController() }
    let answer = await screen.perform(.open(opening))
    #expect(!answer.isFailure)
    #expect(answer.text.contains("button \"Add\" [20,100 100x44]"))
    #expect(answer.hash == answer.snapshot?.hash)
    #expect(answer.elements?.map(\.name).contains("Add") == true)
  }

  @Test func `an unknown device is not opened`() throws {
    var settings = LiveSettings()
    settings.device = "iphone-99"
    #expect(throws: UnknownScreen.self) {
      try LiveScreen(LiveOpening(settings: settings)) { CounterController() }
    }
  }

  @Test func `a tap answers with the difference`() async throws {
    let screen = try await open()
    let add = try await reference(of: "Add", on: screen)
    let answer = await screen.perform(.act([.tap(.reference(add), count: 2)]))
    #expect(!answer.isFailure)
    #expect(answer.text.contains("name \"0 taps\" → \"2 taps\""))
    #expect(answer.changes?.changed?.map(\.name) == ["2 taps"])
  }

  @Test func `steps after one that fails are not performed`() async throws {
    let screen = try await open()
    let add = try await reference(of: "Add", on: screen)
    let tap = LiveStep.tap(.reference(add), count: 1)
    let answer = await screen.perform(.act([tap, .tap(.reference(900), count: 1), tap]))
    #expect(answer.isFailure)
    #expect(answer.text.contains("step 2 of 3 failed: e900 was never on this screen"))
    #expect(answer.text.contains("the steps before it were performed"))
    #expect(answer.text.contains("\"0 taps\" → \"1 taps\""))
  }

  @Test func `a stale reference names the nearest elements`() async throws {
    let screen = try await open()
    let gone = try await reference(of: "Hide me", on: screen)
    _ = await screen.perform(.act([.tap(.reference(gone), count: 1)]))
    let answer = await screen.perform(.act([.tap(.reference(gone), count: 1)]))
    #expect(answer.isFailure)
    #expect(
      answer.text.contains(
        "e\(gone) (button \"Hide me\") is not on the screen any more; nearest are "))
    #expect(answer.text.components(separatedBy: "; nearest are ")[1].contains("\"Add\""))
  }

  @Test func `references of a screen stay the same while another one is in front`() async throws {
    let opening = LiveOpening(settings: LiveSettings())
    let navigation = UINavigationController(rootViewController: PushingController())
    let screen = try LiveScreen(opening) { navigation }
    _ = await screen.perform(.open(opening))
    let edit = try await reference(of: "Edit", on: screen)
    let push = try await reference(of: "Push", on: screen)
    _ = await screen.perform(.act([.tap(.reference(push), count: 1)]))
    #expect(navigation.viewControllers.count == 2)
    #expect(try await reference(of: "Edit", on: screen) != edit)
    let stale = await screen.perform(.act([.tap(.reference(edit), count: 1)]))
    #expect(stale.isFailure)
    let nearest = stale.text.components(separatedBy: "; nearest are ")
    #expect(nearest.count == 2)
    #expect(nearest.last?.contains("button \"Edit\"") == true)
    navigation.popViewController(animated: false)
    #expect(try await reference(of: "Edit", on: screen) == edit)
    #expect(try await reference(of: "Push", on: screen) == push)
  }

  @Test func `a covered element names the view that takes the touch`() async throws {
    let screen = try await open()
    let covered = try await reference(of: "Covered", on: screen)
    let answer = await screen.perform(.act([.tap(.reference(covered), count: 1)]))
    #expect(answer.isFailure)
    #expect(answer.text.contains("is covered at 70,372 by CoverView, which takes the touch"))
  }

  @Test func `a tap on a point names the view that takes it`() async throws {
    let screen = try await open()
    let answer = await screen.perform(
      .act([.tap(.place(.point(x: 70, y: 372)), count: 1)]))
    #expect(!answer.isFailure)
    #expect(answer.text.hasPrefix("CoverView took the touch at 70,372.\nNothing changed"))
  }

  @Test func `text goes into a field, after its text or instead of it`() async throws {
    let screen = try await open()
    let field = LiveTarget.reference(try await reference(of: "Name", on: screen))
    var answer = await screen.perform(.act([.type("Ada", into: field, replaces: false)]))
    #expect(answer.text.contains("= \"Ada\"") || answer.text.contains("value none → \"Ada\""))
    answer = await screen.perform(.act([.type("!", into: field, replaces: false)]))
    #expect(answer.text.contains("\"Ada\" → \"Ada!\""))
    answer = await screen.perform(.act([.type("Bo", into: field, replaces: true)]))
    #expect(answer.text.contains("\"Ada!\" → \"Bo\""))
  }

  @Test func `text without a field says what to name`() async throws {
    let screen = try await open()
    let answer = await screen.perform(.act([.type("Ada", into: nil, replaces: false)]))
    #expect(answer.isFailure)
    #expect(answer.text.contains("nothing has the keyboard to type “Ada”; name a field with"))
  }

  @Test func `a long press and a swipe reach their recognizers`() async throws {
    let screen = try await open()
    let middle = LiveTarget.place(.point(x: 200, y: 600))
    let press = await screen.perform(.act([.press(middle, seconds: 0.6)]))
    #expect(press.text.contains("\"0 taps\" → \"pressed\""))
    let swipe = await screen.perform(.act([.swipe(.left, on: middle)]))
    #expect(swipe.text.contains("\"pressed\" → \"swiped\""))
  }

  @Test func `settings change the running screen`() async throws {
    let screen = try await open()
    let add = try await reference(of: "Add", on: screen)
    _ = await screen.perform(.act([.tap(.reference(add), count: 1)]))
    var settings = LiveSettings()
    settings.device = "iphone-se-3"
    settings.system = 17
    settings.isDark = true
    settings.isRightToLeft = true
    settings.textSize = .accessibilityExtraLarge
    let answer = await screen.perform(.set(settings))
    #expect(
      answer.text.contains(
        "settings: iphone-15 light → iphone-se-3-ios17 dark ax3 right-to-left"))
    let snapshot = await screen.perform(.snapshot(LiveReading()))
    #expect(snapshot.text.contains("\"1 taps\""))
    let turned = await screen.perform(.act([.rotate(toLandscape: true)]))
    #expect(turned.text.contains("size: 375x667 → 667x375"))
  }

  @Test func `an equal screen is not described again`() async throws {
    let screen = try await open()
    let first = await screen.perform(.snapshot(LiveReading()))
    let second = await screen.perform(.snapshot(LiveReading(knownHash: first.hash)))
    #expect(second.text == "Nothing changed since the snapshot \(first.hash ?? "").")
    #expect(second.elements == nil)
  }

  @Test func `a wait ends with the condition, or says what is missing`() async throws {
    let screen = try await open()
    let met = await screen.perform(.wait(.appearance("Add"), seconds: 1))
    #expect(!met.isFailure)
    let missing = await screen.perform(.wait(.appearance("Remove"), seconds: 0.1))
    #expect(missing.isFailure)
    #expect(missing.text.contains("no element on screen has “Remove” after 0.1 seconds"))
    let rest = await screen.perform(.wait(.rest, seconds: 2))
    #expect(!rest.isFailure)
  }

  @Test func `an element and a point are explained`() async throws {
    let screen = try await open()
    let add = try await reference(of: "Add", on: screen)
    let element = await screen.perform(.explain(.reference(add)))
    #expect(element.text.contains("UIButton"))
    let point = await screen.perform(.explain(.place(.point(x: 70, y: 372))))
    #expect(!point.isFailure)
    let outside = await screen.perform(.explain(.place(.point(x: 7000, y: 372))))
    #expect(outside.isFailure)
  }

  @Test func `a screen that is built again continues the references`() async throws {
    let screen = try await open()
    let former = try #require(await screen.perform(.snapshot(LiveReading())).snapshot)
    let opening = LiveOpening(settings: LiveSettings(), former: former)
    let next = try LiveScreen(opening) { CounterController(title: "Append") }
    let answer = await next.perform(.open(opening))
    #expect(answer.changes?.changed == nil)
    #expect(answer.text.contains("button \"Append\""))
    #expect(
      try await reference(of: "Hide me", on: next)
        == former.elements(matching: "Hide me").first?.reference)
  }

  @Test func `orders and answers are decoded to equal ones`() async throws {
    let order = LiveOrder.act([.tap(.reference(3), count: 1), .swipe(.up, on: nil)])
    let data = try JSONEncoder().encode(order)
    guard case .act(let steps) = try JSONDecoder().decode(LiveOrder.self, from: data) else {
      Issue.record("the order is no order to act")
      return
    }
    #expect(steps == [.tap(.reference(3), count: 1), .swipe(.up, on: nil)])
    let answer = try await open().perform(.snapshot(LiveReading()))
    let decoded = try JSONDecoder().decode(
      LiveAnswer.self, from: JSONEncoder().encode(answer))
    #expect(decoded.snapshot == answer.snapshot)
    #expect(decoded.elements == answer.elements)
  }
}

/// A screen with buttons, a field, a covered button and a surface for gestures.
private final class CounterController: UIViewController {
  private let label = UILabel(frame: CGRect(x: 20, y: 160, width: 300, height: 30))
  private let buttonTitle: String
  private var taps = 0

  init(title: String = "Add") {
    buttonTitle = title
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The controller of a test is not decoded.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let surface = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 200))
    surface.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: self, action: Selector("press(_:)", CounterController.press)))
    let swipe = UISwipeGestureRecognizer(
      target: self, action: Selector("swipe(_:)", CounterController.swipe))
    swipe.direction = .left
    surface.addGestureRecognizer(swipe)
    view.addSubview(surface)
    label.text = "0 taps"
    view.addSubview(label)
    addButton(buttonTitle, y: 100) { [unowned self] _ in
      taps += 1
      label.text = "\(taps) taps"
    }
    addButton("Hide me", y: 200) { ($0.sender as? UIView)?.removeFromSuperview() }
    addButton("Covered", y: 350) { _ in }
    view.addSubview(CoverView(frame: CGRect(x: 0, y: 340, width: 393, height: 64)))
    let field = UITextField(frame: CGRect(x: 20, y: 260, width: 300, height: 40))
    field.placeholder = "Name"
    view.addSubview(field)
  }

  private func press(_ recognizer: UILongPressGestureRecognizer) { label.text = "pressed" }

  private func swipe(_ recognizer: UISwipeGestureRecognizer) { label.text = "swiped" }

  private func addButton(
    _ title: String, y: CGFloat, _ action: @escaping @MainActor @Sendable (UIAction) -> Void
  ) {
    let button = UIButton(primaryAction: UIAction(title: title, handler: action))
    button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
    view.addSubview(button)
  }
}

private final class CoverView: UIView {}

/// A screen with a button that pushes another screen with an equal button.
private final class PushingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Edit", y: 200) {}
    add("Push", y: 260) { [weak self] in
      self?.navigationController?.pushViewController(PushedController(), animated: false)
    }
  }
}

/// A screen with a button that another screen also has.
private final class PushedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Edit", y: 400) {}
  }
}

extension UIViewController {
  /// Adds a button with a title.
  fileprivate func add(_ title: String, y: CGFloat, action: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 20, y: y, width: 120, height: 44)
    view.addSubview(button)
  }
}
