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
    #expect(state.offsets.count == 1 && state.texts.count == 1)
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
}
