import Foundation
import NIOCore
import NIOEmbedded
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

extension ServerLimits {
  /// Limits for conversations that are not about time: other tests may occupy the main actor, and
  /// with it every session, for minutes, and a ping would then arrive before the expected frame.
  fileprivate static var unhurried: ServerLimits {
    var limits = ServerLimits()
    limits.headTime = .hours(1)
    limits.writeTime = .hours(1)
    limits.quietTime = .hours(1)
    return limits
  }
}

/// The server's behavior toward a client that sends arbitrary bytes.
@Suite struct ServerConnectionTests {
  private static let ready = #"""
    {"type":"ready","version":3,"size":[9,9],"scale":1,"style":"light","device":"iphone-15"}
    """#

  /// Runs a server, and a client on a separate thread.
  private func withServer<Result: Sendable>(
    _ limits: ServerLimits = .unhurried, sessions: SessionRegistry = SessionRegistry(),
    _ body: @escaping @Sendable (RawClient, _ port: Int) -> Result
  ) async throws -> Result {
    let entry = GalleryEntry(name: "list", title: "List", summary: "") {
      ListViewController(rowCount: 100)
    }
    let (ports, listening) = AsyncStream<Int>.makeStream()
    let server = Task {
      try await BrowserServer(catalog: [entry]).run(sessions: sessions, limits: limits) {
        listening.yield($0)
      }
    }
    var found: Int?
    for await port in ports {
      found = port
      break
    }
    let port = try #require(found)
    let result = await RawClient.run(port: port) { body($0, port) }
    server.cancel()
    _ = await server.result
    return result
  }

  // MARK: Requests

  @Test func `a request line of a megabyte is refused after the limit`() async throws {
    let (answer, sent) = try await withServer { client, _ in
      client.send("GET /" + String(repeating: "a", count: 8_192 + 4_096))
      // The server rejects the line before its end.
      let head = client.readHead()
      client.send(String(repeating: "a", count: 1 << 20))
      return (head, client.sentCount)
    }
    #expect(answer.hasPrefix("HTTP/1.1 414 "))
    #expect(sent > 8_192 + 4_096)
  }

  @Test(arguments: [true, false])
  func `no more than the limits is passed on to the decoder`(_ isInLine: Bool) throws {
    let limits = ServerLimits()
    let handler = HeadLimitHandler(limits: limits)
    let channel = EmbeddedChannel(handler: handler)
    var refusals: [HeadLimitHandler.Excess] = []
    if !isInLine { try channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\n")) }
    for _ in 0..<256 {
      do {
        try channel.writeInbound(ByteBuffer(repeating: 97, count: limits.readSize))
      } catch let excess as HeadLimitHandler.Excess {
        refusals.append(excess)
      }
    }
    var count = 0
    while let bytes = try channel.readInbound(as: ByteBuffer.self) { count += bytes.readableBytes }
    let limit = isInLine ? limits.requestLine : limits.requestHead
    #expect(count <= limit)
    #expect(count > limit - limits.readSize)
    #expect(refusals == [isInLine ? .requestLine : .requestHead])
    #expect(handler.discardedCount > 200 * limits.readSize)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  @Test func `header fields that are too long in total are refused`() async throws {
    let answer = try await withServer { client, port in
      client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n")
      for index in 0..<70 { client.send("X-\(index): \(String(repeating: "a", count: 500))\r\n") }
      return client.readHead()
    }
    #expect(answer.hasPrefix("HTTP/1.1 431 "))
  }

  @Test func `another origin is refused before anything else`() async throws {
    let answers = try await withServer { _, port in
      [
        "GET /socket/list HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://a.example\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9999999\r\n\r\n",
        "BREW /%FF%GG?%%% HTTP/1.1\r\nHost: a.example\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n",
      ].map { request in
        let client = RawClient(port: port)
        client.send(request)
        return client.readToEnd()
      }
    }
    for (index, answer) in answers.enumerated() where index != 2 {
      #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(answer)")
    }
    // The decoder does not accept an unknown method as HTTP.
    #expect(answers[2].hasPrefix("HTTP/1.1 400 "), "\(answers[2])")
  }

  @Test func `an upgrade from another origin opens no session`() async throws {
    let sessions = SessionRegistry()
    let answer = try await withServer(sessions: sessions) { client, port in
      client.openSocket(port, fields: "Origin: http://a.example\r\n")
    }
    #expect(answer.hasPrefix("HTTP/1.1 403 "))
    #expect(await sessions.sessions.isEmpty)
  }

  @Test func `bodies and other methods are refused and the connection closes`() async throws {
    let answers = try await withServer { _, port in
      [
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nabcd",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nabcd",
        "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n",
        "nonsense\r\n\r\n",
      ].map { request in
        let client = RawClient(port: port)
        client.send(request)
        return client.readToEnd()
      }
    }
    #expect(answers[0].hasPrefix("HTTP/1.1 405 "))
    #expect(answers[0].contains("Allow: GET, HEAD"))
    #expect(answers[1].hasPrefix("HTTP/1.1 413 "))
    #expect(answers[2].hasPrefix("HTTP/1.1 413 "))
    #expect(answers[3].hasPrefix("HTTP/1.1 400 "))
  }

  @Test func `a HEAD request gets the header of a GET and no body`() async throws {
    let (get, head) = try await withServer { client, port in
      client.send("GET /page/app.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      let other = RawClient(port: port)
      other.send("HEAD /page/app.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      return (client.readToEnd(), other.readToEnd())
    }
    #expect(head.hasSuffix("\r\n\r\n"))
    #expect(get.hasPrefix(head))
    #expect(get.count > head.count + 1000)
  }

  @Test func `requests on one connection are answered in their order`() async throws {
    let answers = try await withServer { client, _ in
      let names = ["app.js", "touches.js", "none.js", "style.css"]
      client.send(
        names.map { "HEAD /page/\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
      return names.map { _ in client.readHead() }
    }
    #expect(answers.map { $0.contains("text/javascript") } == [true, true, false, false])
    #expect(answers[2].hasPrefix("HTTP/1.1 404 "))
    #expect(answers[3].contains("text/css"))
  }

  @Test func `a client that half closes gets its answer`() async throws {
    let answer = try await withServer { client, _ in
      client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      client.endSending()
      return client.readToEnd()
    }
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    #expect(answer.contains("</html>"))
  }

  @Test func `heads that do not arrive in time end the connection`() async throws {
    var limits = ServerLimits.unhurried
    // The clients send what they send before this, also among busy processes.
    limits.headTime = .seconds(2)
    let (silent, slow, idle) = try await withServer(limits) { silent, port in
      let slow = RawClient(port: port)
      slow.send("GET / HTTP/1.1\r\nHost: ")
      let idle = RawClient(port: port)
      idle.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
      return (silent.readToEnd(), slow.readToEnd(), idle.readToEnd())
    }
    #expect(silent.isEmpty)
    #expect(slow.hasPrefix("HTTP/1.1 408 "))
    #expect(idle.hasPrefix("HTTP/1.1 200 "))
    #expect(idle.hasSuffix("\r\n\r\n"))
  }

  @Test func `more sockets than the limit are closed, and one that closes makes room`() async throws
  {
    var limits = ServerLimits.unhurried
    limits.sockets = 3
    let (refused, later) = try await withServer(limits) { first, port in
      let request = "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let others = [RawClient(port: port), RawClient(port: port)]
      for client in others + [first] {
        client.send(request)
        _ = client.readHead()
      }
      let refused = RawClient(port: port)
      refused.send(request)
      let answer = refused.readToEnd()
      others[0].send("HEAD / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      _ = others[0].readToEnd()
      others[0].endSending()
      // The server notices the end of the connection after some time.
      for _ in 0..<1000 {
        let client = RawClient(port: port)
        client.send(request)
        let head = client.readHead()
        if !head.isEmpty { return (answer, head) }
      }
      return (answer, "")
    }
    #expect(refused.isEmpty)
    #expect(later.hasPrefix("HTTP/1.1 200 "))
  }

  // MARK: WebSockets

  @Test func `a WebSocket opens with the key that the protocol asks for`() async throws {
    let (answer, hello) = try await withServer { client, port in
      let head = client.openSocket(port, fields: "Origin: http://127.0.0.1:\(port)\r\n")
      client.sendFrame(1, Self.ready)
      return (head, client.readFrame())
    }
    #expect(answer.hasPrefix("HTTP/1.1 101 "))
    // The example of RFC 6455, section 1.3.
    #expect(answer.lowercased().contains("sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo="))
    #expect(hello?.opcode == 1)
  }

  @Test func `frames that come with the handshake are not lost`() async throws {
    let pong = try await withServer { client, port in
      client.send(
        Array(
          ("GET /socket/list HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").utf8)
          + RawClient.frame(9, "early"))
      _ = client.readHead()
      return client.readFrame()
    }
    #expect(pong == RawClient.Frame(opcode: 10, payload: Array("early".utf8)))
  }

  @Test(arguments: [
    "Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n",
    "Sec-WebSocket-Version: 13\r\n",
  ])
  func `a handshake of another protocol is refused`(_ fields: String) async throws {
    let answer = try await withServer { client, _ in
      client.send(
        "GET /socket/list HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
          + "Upgrade: websocket\r\n\(fields)\r\n")
      return client.readHead()
    }
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
  }

  @Test func `a frame that announces 2^40 bytes closes with 1009 at its header`() async throws {
    let code = try await withServer { client, port in
      _ = client.openSocket(port)
      client.send([0x81, 0xFF, 0, 0, 1, 0, 0, 0, 0, 0])
      return client.readCloseCode()
    }
    #expect(code == 1009)
  }

  @Test func `a client that sends all of a frame too long can still read why it is refused`()
    async throws
  {
    let (code, sent) = try await withServer { client, port in
      _ = client.openSocket(port)
      let before = client.sentCount
      client.sendFrame(1, String(repeating: " ", count: 5_000_000))
      return (client.readCloseCode(), client.sentCount - before)
    }
    #expect(code == 1009)
    #expect(sent == 5_000_000 + 14)
  }

  @Test func `an unmasked frame closes with 1002`() async throws {
    let sessions = SessionRegistry()
    let code = try await withServer(sessions: sessions) { client, port in
      _ = client.openSocket(port)
      client.sendFrame(1, Self.ready, isMasked: false)
      return client.readCloseCode()
    }
    #expect(code == 1002)
    #expect(await sessions.sessions.isEmpty)
  }

  @Test func `a message in pieces with a ping between them is one message`() async throws {
    let (pong, hello) = try await withServer { client, port in
      _ = client.openSocket(port)
      let middle = Self.ready.index(Self.ready.startIndex, offsetBy: 20)
      client.sendFrame(1, String(Self.ready[..<middle]), isFinal: false)
      client.sendFrame(9, "alive?")
      let pong = client.readFrame()
      client.sendFrame(0, String(Self.ready[middle...]))
      return (pong, client.readFrame())
    }
    #expect(pong == RawClient.Frame(opcode: 10, payload: Array("alive?".utf8)))
    #expect(hello?.opcode == 1)
    #expect(hello?.text.contains(#""type":"error""#) == false)
  }

  @Test func `pieces that are too long in total close with 1009`() async throws {
    let code = try await withServer { client, port in
      _ = client.openSocket(port)
      let piece = String(repeating: " ", count: ClientMessage.maximumLength / 2)
      client.sendFrame(1, piece, isFinal: false)
      client.sendFrame(0, piece, isFinal: false)
      client.sendFrame(0, " ", isFinal: false)
      return client.readCloseCode()
    }
    #expect(code == 1009)
  }

  @Test func `a close frame is answered and the connection ends`() async throws {
    let sessions = SessionRegistry()
    let (code, rest) = try await withServer(sessions: sessions) { client, port in
      _ = client.openSocket(port)
      client.sendFrame(8, "\u{3}")
      return (client.readCloseCode(), client.readToEnd())
    }
    #expect(code == 1000)
    #expect(rest.isEmpty)
    #expect(await sessions.sessions.isEmpty)
  }

  @Test func `a server that stops closes its WebSockets with 1001`() async throws {
    let entry = GalleryEntry(name: "list", title: "List", summary: "") {
      ListViewController(rowCount: 100)
    }
    var limits = ServerLimits.unhurried
    limits.farewellTime = .hours(1)
    let (ports, listening) = AsyncStream<Int>.makeStream()
    let server = Task { [limits] in
      try await BrowserServer(catalog: [entry]).run(sessions: SessionRegistry(), limits: limits) {
        listening.yield($0)
      }
    }
    for await port in ports {
      let code = await RawClient.run(port: port) { client in
        _ = client.openSocket(port)
        client.sendFrame(1, Self.ready)
        _ = client.readFrame()
        server.cancel()
        return client.readCloseCode()
      }
      #expect(code == 1001)
      break
    }
    await #expect(throws: CancellationError.self) { try await server.value }
  }

  @Test func `a page that stays silent gets a ping and then loses its session`() async throws {
    var limits = ServerLimits.unhurried
    limits.quietTime = .milliseconds(50)
    let sessions = SessionRegistry()
    let opcodes = try await withServer(limits, sessions: sessions) { client, port in
      _ = client.openSocket(port)
      var opcodes: [UInt8] = []
      while let frame = client.readFrame() { opcodes.append(frame.opcode) }
      return opcodes
    }
    #expect(opcodes.contains(9))
    // The session is removed from the registry on the main actor.
    let end = ContinuousClock.now + .seconds(3600)
    while await !sessions.sessions.isEmpty, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(await sessions.sessions.isEmpty)
  }

  @Test func `a flood of frames is answered in the end, and the socket waits for its turn`()
    async throws
  {
    let (pong, code) = try await withServer { client, port in
      _ = client.openSocket(port)
      for _ in 0..<2_000 { client.sendFrame(10, "unasked") }
      client.sendFrame(9, "last")
      let pong = client.readFrame()
      client.sendFrame(8)
      return (pong, client.readCloseCode())
    }
    #expect(pong?.text == "last")
    #expect(code == 1000)
  }
}
