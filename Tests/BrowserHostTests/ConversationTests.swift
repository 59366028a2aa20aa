import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

@MainActor
@Suite struct ConversationTests {
  /// Both ends of a conversation without a network between them.
  @MainActor
  private final class Line {
    let sessions = SessionRegistry()
    let conversation: Conversation
    private let input: AsyncThrowingStream<SocketFrame, any Error>.Continuation

    init() {
      let entry = GalleryEntry(name: "list", title: "List", summary: "") {
        ListViewController(rowCount: 10_000)
      }
      conversation = Conversation(
        name: entry.name, screens: LocalScreens([entry]), registry: sessions)
      let (stream, input) = AsyncThrowingStream<SocketFrame, any Error>.makeStream()
      self.input = input
      conversation.listen(to: stream)
    }

    func say(_ text: String) {
      input.yield(.text(text))
    }

    func say(_ frame: SocketFrame) { input.yield(frame) }

    func hangUp() { input.finish() }

    func hear() async -> [String: Any]? {
      guard let frame = await conversation.nextFrame(), frame.opcode == .text else { return nil }
      return try? JSONSerialization.jsonObject(with: frame.payload) as? [String: Any]
    }

    func start() async -> Int {
      say(
        #"{"type":"ready","version":3,"size":[9,9],"scale":1,"style":"light","device":"iphone-15"}"#
      )
      _ = await hear()
      let patch = await hear()
      let nodes = patch?["nodes"] as? [[String: Any]] ?? []
      return nodes.first { $0["scroll"] != nil }?["id"] as? Int ?? 0
    }
  }

  @Test func `a page that does not answer gets no third message`() async {
    let line = Line()
    let container = await line.start()
    for step in 1...50 {
      line.say(#"{"type":"scroll","id":\#(container),"offset":[0,\#(step * 1000)]}"#)
    }
    line.say(SocketFrame(opcode: .ping, payload: Data("?".utf8)))
    #expect(await line.conversation.nextFrame()?.opcode == .pong)
    line.say(#"{"type":"ack","sequence":2}"#)
    let patch = await line.hear()
    #expect(patch?["sequence"] as? Int == 3)
    let items = (patch?["nodes"] as? [[String: Any]] ?? []).compactMap {
      ($0["element"] as? [String: Any])?["item"] as? Int
    }
    #expect(items.contains(1000))
    #expect(!items.contains(500))
  }

  @Test func `a bad message is explained and ends the conversation`() async {
    let line = Line()
    line.say("nonsense")
    #expect(await line.hear()?["type"] as? String == "error")
    let close = await line.conversation.nextFrame()
    #expect(close?.opcode == .close)
    #expect(close?.payload.prefix(2) == Data([UInt8(1007 >> 8), UInt8(1007 & 255)]))
    #expect(await line.conversation.nextFrame() == nil)
    #expect(line.sessions.sessions.isEmpty)
  }

  @Test func `a close is answered`() async {
    let line = Line()
    line.say(.close(code: 1001))
    #expect(await line.conversation.nextFrame()?.opcode == .close)
    #expect(await line.conversation.nextFrame() == nil)
  }

  @Test func `a lost connection ends the session`() async {
    let line = Line()
    _ = await line.start()
    #expect(line.sessions.sessions.count == 1)
    line.hangUp()
    #expect(await line.conversation.nextFrame() == nil)
    #expect(line.sessions.sessions.isEmpty)
  }

  @Test func `acknowledging the future is refused`() async {
    let line = Line()
    _ = await line.start()
    line.say(#"{"type":"ack","sequence":3}"#)
    #expect(await line.hear()?["code"] as? Int == 1008)
  }

  @Test func `a cancelled reader ends`() async {
    let line = Line()
    let waiting = Task { await line.conversation.nextFrame() }
    await Task.yield()
    waiting.cancel()
    #expect(await waiting.value == nil)
    #expect(line.sessions.sessions.isEmpty)
  }

  @Test func `a server that stops closes with 1001 and ends the session`() async {
    let line = Line()
    _ = await line.start()
    line.conversation.leave()
    let close = await line.conversation.nextFrame()
    #expect(close?.opcode == .close)
    #expect(close?.payload.prefix(2) == Data([0x03, 0xE9]))
    #expect(await line.conversation.nextFrame() == nil)
    #expect(line.sessions.sessions.isEmpty)
  }

  /// Screens of sources that change.
  @MainActor
  private final class ChangingScreens: ScreenSource {
    var catalog = [CatalogEntry(name: "list", title: "List", summary: "")]
    var front: FrontEntry?
    var build: BuildState?
    var buildCount: Int { 0 }
    private(set) var openings: [ScreenOpening] = []
    private(set) var links: [Link] = []

    func open(_ name: String, _ opening: ScreenOpening) -> any ScreenLink {
      openings.append(opening)
      var state = ScreenState()
      state.texts = ["number": "\(links.count)"]
      links.append(Link(state: state))
      return links[links.count - 1]
    }

    func drawing(_ order: LinkDrawing) async -> ScreenPicture { .unknownDevice }
    func picture(named name: String) async -> (type: String, data: Data)? { nil }
    func media(_ request: MediaPart.Request) async -> MediaPart? { nil }
    func stop() async {}

    /// A screen that takes a time to end.
    @MainActor
    final class Link: ScreenLink {
      var whenReady: (@MainActor () -> Void)?
      var lastState: ScreenState? { nil }
      let state: ScreenState
      private(set) var isClosed = false

      init(state: ScreenState) { self.state = state }

      func receive(_ message: PageMessage, whenTaken: @escaping @Sendable () -> Void) {
        whenTaken()
      }
      func takeEvent() -> ScreenEvent? { nil }
      func close() async -> ScreenState? {
        try? await Task.sleep(for: .milliseconds(50))
        isClosed = true
        return state
      }
    }
  }

  private func changing() -> (ChangingScreens, Conversation, (String) -> Void) {
    let screens = ChangingScreens()
    let conversation = Conversation(name: "list", screens: screens, registry: SessionRegistry())
    let (stream, input) = AsyncThrowingStream<SocketFrame, any Error>.makeStream()
    conversation.listen(to: stream)
    return (screens, conversation, { input.yield(.text($0)) })
  }

  private let ready =
    #"{"type":"ready","version":3,"size":[9,9],"scale":1,"style":"light","device":"iphone-15"}"#

  @Test func `a screen that the sources have lost comes back with them`() async throws {
    let (screens, conversation, say) = changing()
    say(ready)
    while screens.links.isEmpty { await Task.yield() }
    let entries = screens.catalog
    screens.catalog = []
    conversation.restart()
    let frame = try #require(await conversation.nextFrame())
    let failure = String(decoding: frame.payload, as: UTF8.self)
    #expect(failure.contains("The sources have no screen named list any more."))
    try #require(screens.links.count == 1)
    #expect(screens.links[0].isClosed)
    screens.catalog = entries
    conversation.restart()
    while screens.links.count < 2 { await Task.yield() }
    #expect(screens.openings[1].state?.texts == ["number": "0"])
    conversation.end()
  }

  @Test func `restarts in quick succession pass the state of the user on`() async throws {
    let (screens, conversation, say) = changing()
    say(ready)
    while screens.links.isEmpty { await Task.yield() }
    for _ in 0..<3 { conversation.restart() }
    while screens.links.count < 4 { await Task.yield() }
    #expect(screens.openings.map { $0.state?.texts["number"] } == [nil, "0", "1", "2"])
    #expect(screens.links.map(\.isClosed) == [true, true, true, false])
    conversation.end()
  }
}
