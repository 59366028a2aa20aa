import Foundation
import Testing

@testable import AgentServer

@Suite struct ProtocolTests {
  private static let stateless =
    "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}"

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
    ("1999-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
  ]) func `the handshake agrees on a revision`(requested: String, agreed: String) async {
    let answer = await Client().initialize(requested)
    #expect(answer?["result"]?["protocolVersion"]?.text == agreed)
    #expect(answer?["result"]?["serverInfo"]?["name"] == "tessera")
    #expect(answer?["result"]?["capabilities"] == ["tools": [:]])
  }

  @Test func `a request of the newest revision needs no handshake`() async {
    let client = Client()
    let answer = await client.answer(
      to: """
        {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\(Self.stateless)}}
        """)
    #expect(answer?["result"]?["resultType"] == "complete")
    #expect(answer?["result"]?["cacheScope"] == "public")
    #expect(answer?["result"]?["ttlMs"] == 3_600_000)
  }

  @Test func `discovery lists the revisions, the newest first`() async {
    let answer = await Client().answer(
      to: """
        {"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\(Self.stateless)}}
        """)
    let result = answer?["result"]
    #expect(
      result?["supportedVersions"]
        == ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
    #expect(result?["resultType"] == "complete")
    #expect(result?["capabilities"] == ["tools": [:]])
  }

  @Test func `an unknown revision of a request is an error with those that there are`() async {
    let answer = await Client().answer(
      to: """
        {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":\
        {"io.modelcontextprotocol/protocolVersion":"2099-01-01"}}}
        """)
    #expect(answer?.code == -32022)
    #expect(answer?["error"]?["data"]?["requested"] == "2099-01-01")
    guard case .array(let supported)? = answer?["error"]?["data"]?["supported"] else {
      Issue.record("the error has no revisions")
      return
    }
    #expect(supported.first == "2026-07-28")
  }

  @Test func `an answer after a handshake has no members of the newest revision`() async {
    let client = Client()
    _ = await client.initialize()
    let answer = await client.answer(to: "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}")
    #expect(answer?["result"]?["resultType"] == nil)
    #expect(answer?["result"]?["ttlMs"] == nil)
  }

  @Test func `the schemas of all tools are at most two thousand tokens`() async throws {
    let definitions = JSONValue.array(ToolDefinition.all.map(\.value))
    let characters = String(decoding: definitions.line, as: UTF8.self).count
    #expect(characters / 4 <= 2000)
    // The list is not empty.
    #expect(characters / 4 > 500)
    #expect(ToolDefinition.all.map(\.tool) == Tool.allCases)
  }

  @Test func `a ping is answered while a call runs`() async {
    let client = Client(provider: EndlessBuild())
    _ = await client.initialize()
    await client.send(
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"open","arguments":\
      {"path":"a"}}}
      """)
    await client.send("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}")
    #expect(client.answers.last == ["jsonrpc": "2.0", "id": 2, "result": [:]])
    await client.send(
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}")
    await client.finish()
    // A cancelled call has no response.
    #expect(client.answers.count == 2)
  }

  @Test func `errors of the compiler are in the text and in the structured content`() async {
    let client = Client()
    _ = await client.initialize()
    let result = await client.call("open", "{\"path\":\"App\"}")
    #expect(result?["isError"] == true)
    #expect(
      result?.shownText == """
        App.swift:3:5: error: cannot find 'x' in scope
        'App' has errors; correct them, and call open again
        """)
    #expect(
      result?["structuredContent"]?["diagnostics"]
        == ["App.swift:3:5: error: cannot find 'x' in scope"])
    #expect(result?["structuredContent"]?["didError"] == true)
  }

  @Test(arguments: ["snapshot", "find", "screenshot", "act", "wait", "explain", "set", "reload"])
  func `a tool without a screen says what to do`(tool: String) async {
    let arguments = [
      "find": "{\"text\":\"a\"}", "act": "{\"steps\":[{\"tap\":\"e1\"}]}",
      "wait": "{\"settled\":true}", "set": "{\"landscape\":true}",
    ]
    let client = Client()
    _ = await client.initialize()
    let result = await client.call(tool, arguments[tool] ?? "{}")
    #expect(result?["isError"] == true)
    #expect(result?.shownText?.hasPrefix("no screen is open; call open with the path") == true)
  }
}
