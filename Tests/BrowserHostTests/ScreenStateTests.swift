import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// The state of the user that another screen takes over.
@MainActor
@Suite struct ScreenStateTests {
  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
    var isLate = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      view.addSubview(scroll)
      if !isLate { fill() }
    }

    func fill() { scroll.contentSize = CGSize(width: 300, height: 4000) }
  }

  @MainActor private final class Page {
    let session: ScreenSession
    let form: Form
    var model = PageModel()
    private var sequence = 0

    init(state: ScreenState? = nil, isLate: Bool = false, time: @escaping () -> Double) throws {
      let form = Form()
      form.isLate = isLate
      self.form = form
      session = ScreenSession(
        entry: GalleryEntry(name: "form", title: "Form", summary: "") { form }, state: state,
        now: time)
      try session.receive(
        .ready(
          .init(
            device: "iphone-15", isLandscape: false, size: CGSize(width: 500, height: 700),
            scale: 2, isDark: false)))
      try drain()
    }

    func drain() throws {
      while let message = session.nextMessage(sequence: sequence + 1) {
        sequence += 1
        try session.receive(.acknowledge(sequence: sequence))
        if message.contains("\"type\":\"patch\"") { try model.apply(message) }
      }
    }

    func node(with member: String) throws -> Int {
      try #require(model.nodes.first { $0.value.members[member] != nil }?.key)
    }
  }

  private func usedState() throws -> ScreenState {
    let page = try Page(time: { 0 })
    try page.session.receive(
      .scroll(container: page.node(with: "scroll"), offset: CGPoint(x: 0, y: 900), isResting: true))
    try page.session.receive(
      .edit(input: page.node(with: "input"), ClientMessage.Edit(text: "Words", number: 1)))
    try page.drain()
    return page.session.state
  }

  @Test func `offsets and texts of the user are taken over by an equal screen`() throws {
    let state = try usedState()
    #expect(state.offsets.count == 1)
    #expect(state.texts.count == 1)
    let next = try Page(state: state, time: { 0 })
    #expect(next.form.scroll.contentOffset.y == 900)
    #expect(next.form.field.text == "Words")
    #expect(next.session.state == state)
  }

  @Test func `a screen that nobody used has no state`() throws {
    let page = try Page(time: { 0 })
    page.form.scroll.contentOffset.y = 300
    page.form.field.text = "Of the app"
    try page.drain()
    #expect(page.session.state.isEmpty)
    #expect(page.session.stateRevision == 0)
  }

  @Test func `an offset waits for content that arrives late`() throws {
    let next = try Page(state: try usedState(), isLate: true, time: { 0 })
    #expect(next.form.scroll.contentOffset.y == 0)
    next.form.fill()
    try next.drain()
    #expect(next.form.scroll.contentOffset.y == 900)
  }

  @Test func `an offset is dropped when the user goes on before the content arrives`() throws {
    let next = try Page(state: try usedState(), isLate: true, time: { 0 })
    try next.session.receive(
      .touch(HostTouch(id: 1, phase: .began, location: CGPoint(x: 5, y: 5)), []))
    try next.session.receive(
      .touch(HostTouch(id: 1, phase: .ended, location: CGPoint(x: 5, y: 5)), []))
    next.form.fill()
    try next.drain()
    #expect(next.form.scroll.contentOffset.y == 0)
  }

  @Test func `an offset is dropped when content does not arrive in time`() throws {
    var time = 0.0
    let next = try Page(state: try usedState(), isLate: true, time: { time })
    time = 4
    next.form.view.backgroundColor = .red
    try next.drain()
    next.form.fill()
    try next.drain()
    #expect(next.form.scroll.contentOffset.y == 0)
    #expect(next.session.state.offsets.isEmpty)
  }

  // MARK: Values

  private final class Panel: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
  {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 60, width: 70, height: 40))
    let slider = UISlider(frame: CGRect(x: 20, y: 110, width: 200, height: 40))
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    let pages = UIPageControl(frame: CGRect(x: 20, y: 210, width: 200, height: 30))
    let stepper = UIStepper(frame: CGRect(x: 20, y: 250, width: 100, height: 30))
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 300, width: 300, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    var actions: [String] = []
    var itemCount = 9

    override func viewDidLoad() {
      super.viewDidLoad()
      segments.frame = CGRect(x: 20, y: 160, width: 200, height: 32)
      pages.numberOfPages = 4
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      list.delegate = self
      list.allowsMultipleSelection = true
      let controls: [(String, UIControl)] = [
        ("switch", toggle), ("slider", slider), ("segments", segments), ("pages", pages),
        ("stepper", stepper),
      ]
      for (name, control) in controls {
        control.addAction(
          UIAction { [unowned self] _ in actions.append(name) }, for: .valueChanged)
        view.addSubview(control)
      }
      view.addSubview(list)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { itemCount }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { actions.append("item \(indexPath.item)") }
  }

  /// A session with a page that responds at once.
  @MainActor private final class Screen<Controller: UIViewController> {
    let session: ScreenSession
    let controller: Controller
    private var sequence = 0

    init(_ controller: Controller, state: ScreenState? = nil) throws {
      self.controller = controller
      session = ScreenSession(
        entry: GalleryEntry(name: "panel", title: "Panel", summary: "") { controller },
        state: state, now: { 0 })
      try session.receive(
        .ready(
          .init(
            device: "iphone-15", isLandscape: false, size: CGSize(width: 500, height: 700),
            scale: 2, isDark: false)))
      try drain()
    }

    func drain() throws {
      while session.nextMessage(sequence: sequence + 1) != nil {
        sequence += 1
        try session.receive(.acknowledge(sequence: sequence))
      }
    }

    func tap(_ point: CGPoint) throws {
      for phase in [HostTouch.Phase.began, .ended] {
        try session.receive(.touch(HostTouch(id: 1, phase: phase, location: point), []))
      }
      try drain()
    }

    func tap(_ view: UIView, at share: CGFloat = 0.5) throws {
      try tap(
        view.convert(
          CGPoint(x: view.bounds.width * share, y: view.bounds.height / 2), to: nil))
    }
  }

  @Test func `values of controls and selections are taken over with the actions of controls`()
    throws
  {
    let first = try Screen(Panel())
    let panel = first.controller
    #expect(first.session.state.isEmpty)
    try first.tap(panel.toggle)
    try first.tap(panel.segments, at: 0.5)
    try first.tap(panel.stepper, at: 0.75)
    try first.tap(panel.pages, at: 0.9)
    for item in [1, 3] { try first.tap(try #require(panel.list.cellForItem(at: [0, item]))) }
    #expect(panel.actions == ["switch", "segments", "stepper", "pages", "item 1", "item 3"])
    let state = first.session.state
    #expect(state.values.count == 5, "\(state.values)")
    #expect(first.session.stateRevision > 0)
    let copy = try JSONDecoder().decode(ScreenState.self, from: JSONEncoder().encode(state))
    #expect(copy == state)

    let next = try Screen(Panel(), state: state)
    #expect(next.controller.toggle.isOn)
    #expect(next.controller.segments.selectedSegmentIndex == 1)
    #expect(next.controller.stepper.value == 1)
    #expect(next.controller.pages.currentPage == panel.pages.currentPage)
    #expect(next.controller.list.indexPathsForSelectedItems == [[0, 1], [0, 3]])
    // The app hears of changed values, and not of selected items, whose method may open a screen.
    #expect(next.controller.actions.sorted() == ["pages", "segments", "stepper", "switch"])
    #expect(next.session.state == state)
  }

  @Test func `the new screen determines a value that the user has not changed`() throws {
    let first = try Screen(Panel())
    first.controller.slider.value = 0.25
    try first.tap(first.controller.toggle)
    let panel = Panel()
    panel.slider.value = 0.75
    let next = try Screen(panel, state: first.session.state)
    #expect(panel.slider.value == 0.75)
    #expect(panel.toggle.isOn)
    #expect(next.session.state == first.session.state)
  }

  @Test func `another class in the place, and items that are gone, keep their own state`() throws {
    let first = try Screen(Panel())
    try first.tap(first.controller.toggle)
    try first.tap(try #require(first.controller.list.cellForItem(at: [0, 3])))
    var state = first.session.state
    for (place, value) in state.values where value.type == "UISwitch" {
      state.values[place]?.type = "OtherSwitch"
    }
    let panel = Panel()
    panel.itemCount = 2
    let next = try Screen(panel, state: state)
    #expect(!next.controller.toggle.isOn)
    #expect(next.controller.list.indexPathsForSelectedItems == [])
  }

  private final class TabScreen: UIViewController {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 70, height: 40))
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(toggle)
      view.addSubview(field)
    }
  }

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two", "Three"].map { title in
      let screen = TabScreen()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    return tabs
  }

  private func screen(_ tabs: UITabBarController, _ index: Int) throws -> TabScreen {
    try #require(tabs.viewControllers?[index] as? TabScreen)
  }

  @Test func `the selected tab comes before the values in it, which are at the places of others`()
    throws
  {
    let first = try Screen(tabs())
    let button = try #require(first.controller.tabBar.subviews.last { $0 is UIControl })
    try first.tap(button)
    #expect(first.controller.selectedIndex == 2)
    try first.tap(try screen(first.controller, 2).toggle)
    try first.tap(try screen(first.controller, 2).field)
    #expect(try screen(first.controller, 2).field.isFirstResponder)
    let state = first.session.state
    #expect(state.values.count == 2)
    #expect(state.focus != nil)

    let next = try Screen(tabs(), state: state)
    #expect(next.controller.selectedIndex == 2)
    #expect(try screen(next.controller, 2).toggle.isOn)
    #expect(try !screen(next.controller, 0).toggle.isOn)
    #expect(try screen(next.controller, 2).field.isFirstResponder)
    #expect(next.session.state == state)
  }
}
