import Foundation

/// A server of the Model Context Protocol for one client: lines of JSON-RPC 2.0 go in and out.
///
/// It has the newest revision, whose requests name the revision themselves, and the earlier ones,
/// which begin with `initialize`. Calls of tools are performed one after the other; all other
/// requests are answered at once.
package actor AgentServer {
  /// The largest number of calls that wait or run.
  private static let mostCalls = 64
  private static let instructions = """
    Open a screen first. snapshot and find give references (e12) for act, explain and snapshot; \
    act answers with what changed. After an edit of the sources, call reload.
    """

  private let session: AgentSession
  private let information: JSONValue
  private let write: @Sendable (Data) -> Void
  private var hasHandshake = false
  private var calls: [JSONValue: Task<Void, Never>] = [:]
  private var lastCall: Task<Void, Never>?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of the tool.
  ///   - write: A closure that writes a line, which ends with a line feed.
  package init(
    version: String, session: AgentSession, write: @escaping @Sendable (Data) -> Void
  ) {
    self.session = session
    self.write = write
    information = ["name": "tessera", "version": .string(version)]
  }

  /// Receives a part of the client's stream.
  package func receive(_ part: LineSplitter.Part) {
    switch part {
    case .longLine:
      send(
        MessageFailure(
          .invalidRequest,
          "the line is longer than \(LineSplitter.standardLimit) bytes; send shorter messages"
        ).response(to: .null))
    case .line(let line):
      do {
        try receive(Message(line))
      } catch {
        send(error.failure.response(to: error.id))
      }
    }
  }

  /// Waits for the calls that run, and ends the screen.
  package func finish() async {
    while let call = calls.values.first { await call.value }
    await session.end()
  }

  /// Cancels the calls that run, and ends the screen.
  package func stop() async {
    for call in calls.values { call.cancel() }
    await session.end()
  }

  private func receive(_ message: Message) {
    switch message {
    case .response: break
    case .notification(let method, let parameters):
      guard method == "notifications/cancelled", let id = parameters?["requestId"] else { return }
      calls[id]?.cancel()
    case .request(let id, let method, let parameters):
      do throws(MessageFailure) {
        try answer(id, method, parameters)
      } catch {
        send(error.response(to: id))
      }
    }
  }

  private func answer(
    _ id: JSONValue, _ method: String, _ parameters: JSONValue?
  ) throws(MessageFailure) {
    switch parameters {
    case nil, .object: break
    case .some(let other):
      throw MessageFailure(
        .invalidParameters, "the parameters are \(other.kind); they must be an object")
    }
    let isStateless = try ProtocolRevision.named(in: parameters) != nil
    func respond(_ members: [String: JSONValue]) {
      send(Self.response(to: id, members, isStateless: isStateless))
    }
    switch method {
    case "initialize": respond(try handshake(parameters))
    case "ping": respond([:])
    case "server/discover":
      send(
        Self.response(
          to: id,
          [
            "supportedVersions": ProtocolRevision.all, "capabilities": ["tools": [:]],
            "instructions": .string(Self.instructions), "ttlMs": 3_600_000,
            "cacheScope": "public",
            "_meta": ["io.modelcontextprotocol/serverInfo": information],
          ], isStateless: true))
    case "tools/list", "tools/call":
      guard isStateless || hasHandshake else {
        throw MessageFailure(
          .invalidRequest,
          "\(method) came before initialize; send initialize first, or name the revision in _meta")
      }
      guard method == "tools/call" else {
        var members: [String: JSONValue] = [
          "tools": .array(ToolDefinition.all.map(\.value))
        ]
        if isStateless {
          members["ttlMs"] = 3_600_000
          members["cacheScope"] = "public"
        }
        return respond(members)
      }
      try call(id, parameters, isStateless: isStateless)
    default:
      throw MessageFailure(
        .methodNotFound,
        "there is no method '\(method.prefix(100))'; there are initialize, server/discover, ping, "
          + "tools/list and tools/call")
    }
  }

  private func handshake(_ parameters: JSONValue?) throws(MessageFailure) -> [String: JSONValue] {
    guard let revision = parameters?["protocolVersion"]?.text else {
      throw MessageFailure(
        .invalidParameters, "initialize requires 'protocolVersion'; add it as a string",
        data: ["supported": ProtocolRevision.all])
    }
    hasHandshake = true
    let agreed =
      ProtocolRevision.withHandshake.contains(revision)
      ? revision : ProtocolRevision.withHandshake.last!
    return [
      "protocolVersion": .string(agreed), "capabilities": ["tools": [:]],
      "serverInfo": information, "instructions": .string(Self.instructions),
    ]
  }

  // MARK: Calls

  private func call(
    _ id: JSONValue, _ parameters: JSONValue?, isStateless: Bool
  ) throws(MessageFailure) {
    guard let name = parameters?["name"]?.text else {
      throw MessageFailure(.invalidParameters, "tools/call requires 'name', the name of a tool")
    }
    guard let tool = Tool(rawValue: name) else {
      let names = Tool.allCases.map(\.rawValue).joined(separator: ", ")
      throw MessageFailure(
        .invalidParameters, "there is no tool '\(name.prefix(100))'; there are \(names)")
    }
    var members: [String: JSONValue] = [:]
    switch parameters?["arguments"] {
    case nil, .null: break
    case .object(let given): members = given
    case .some(let other):
      throw MessageFailure(
        .invalidParameters, "the arguments of \(name) are \(other.kind); they must be an object")
    }
    guard calls[id] == nil else {
      throw MessageFailure(
        .invalidRequest, "a request with the same identifier runs; give each its own")
    }
    guard calls.count < Self.mostCalls else {
      throw MessageFailure(
        .invalidRequest, "\(calls.count) calls wait already; wait for their responses")
    }
    let former = lastCall
    let task = Task {
      await former?.value
      let result = await result(of: tool, members)
      calls[id] = nil
      // A cancelled request has no response.
      guard let result else { return }
      send(Self.response(to: id, result, isStateless: isStateless))
    }
    calls[id] = task
    lastCall = task
  }

  /// Performs a call.
  ///
  /// - Returns: The members of the result; `nil` if the call was cancelled.
  private func result(
    of tool: Tool, _ members: [String: JSONValue]
  ) async -> [String: JSONValue]? {
    guard !Task.isCancelled else { return nil }
    let result: ToolResult
    do {
      result = try await session.perform(ToolCall(tool, members))
    } catch let failure as ToolFailure {
      result = ToolResult(failure.description, isError: true)
    } catch is CancellationError {
      return nil
    } catch {
      result = ToolResult("\(error)", isError: true)
    }
    guard !Task.isCancelled, case .object(let value) = result.value else { return nil }
    return value
  }

  // MARK: Responses

  private static func response(
    to id: JSONValue, _ members: [String: JSONValue], isStateless: Bool
  ) -> JSONValue {
    var members = members
    if isStateless { members["resultType"] = "complete" }
    return ["jsonrpc": "2.0", "id": id, "result": .object(members)]
  }

  private func send(_ message: JSONValue) { write(message.line + Data("\n".utf8)) }
}
