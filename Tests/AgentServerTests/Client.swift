import Foundation
import Synchronization

@testable import AgentServer

/// A client that sends lines to a server, and reads its answers.
final class Client: Sendable {
  private let server: AgentServer
  private let lines: Lines

  /// Creates a client of a server whose screens cannot be built.
  init(provider: any ScreenProvider = NoScreens()) {
    let lines = Lines()
    self.lines = lines
    server = AgentServer(version: "1.0", session: AgentSession(provider: provider)) {
      lines.add($0)
    }
  }

  /// The messages of the server up to now.
  var answers: [JSONValue] { lines.all }

  func send(_ text: String) async {
    var splitter = LineSplitter()
    var data = Data(text.utf8)
    data.append(UInt8(ascii: "\n"))
    for part in data.withUnsafeBytes({ splitter.add($0) }) { await server.receive(part) }
  }

  func send(_ part: LineSplitter.Part) async { await server.receive(part) }

  /// Sends a line, waits for the calls that run, and returns the last answer.
  func answer(to text: String) async -> JSONValue? {
    await send(text)
    await server.finish()
    return answers.last
  }

  /// Sends `initialize`.
  func initialize(_ revision: String = "2025-11-25") async -> JSONValue? {
    await answer(
      to: """
        {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\(revision)",\
        "capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
        """)
  }

  /// Calls a tool, and returns the result.
  func call(_ tool: String, _ arguments: String) async -> JSONValue? {
    await answer(
      to: """
        {"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\(tool)",\
        "arguments":\(arguments)}}
        """)?["result"]
  }

  func finish() async { await server.finish() }

  private final class Lines: Sendable {
    private let values = Mutex<[JSONValue]>([])

    var all: [JSONValue] { values.withLock { $0 } }

    func add(_ line: Data) {
      guard let value = try? JSONDecoder().decode(JSONValue.self, from: line) else { return }
      values.withLock { $0.append(value) }
    }
  }
}

/// Sources that have errors.
struct NoScreens: ScreenProvider {
  func program(for request: ScreenRequest) async throws -> ScreenProgram {
    throw ScreenUnavailable(
      "'\(request.path)' has errors; correct them, and call open again",
      diagnostics: ["App.swift:3:5: error: cannot find 'x' in scope"])
  }

  func changedProgram() async throws -> ScreenProgram? { nil }
}

/// Sources whose build never ends, until it is cancelled.
struct EndlessBuild: ScreenProvider {
  func program(for request: ScreenRequest) async throws -> ScreenProgram {
    try await Task.sleep(for: .seconds(1_000_000))
    throw ScreenUnavailable("the build has ended")
  }

  func changedProgram() async throws -> ScreenProgram? { nil }
}

extension JSONValue {
  /// The code of an error of the protocol.
  var code: Int? {
    guard case .integer(let code)? = self["error"]?["code"] else { return nil }
    return code
  }

  /// The message of an error of the protocol.
  var message: String? { self["error"]?["message"]?.text }

  /// The text of a tool's result.
  var shownText: String? {
    guard case .array(let parts)? = self["content"] else { return nil }
    return parts.first?["text"]?.text
  }
}
