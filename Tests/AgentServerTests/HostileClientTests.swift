import Foundation
import Testing

@testable import AgentServer

/// Messages that no client should send: the server answers them with errors, and goes on.
@Suite struct HostileClientTests {
  @Test(arguments: [
    ("{", -32700), ("\u{0}\u{1}", -32700), ("{\"jsonrpc\":\"2.0\"", -32700), ("nul", -32700),
    ("[]", -32600), ("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", -32600),
    ("3", -32600), ("\"ping\"", -32600), ("null", -32600), ("{}", -32600),
    ("{\"id\":1,\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nothing\"}", -32601),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":3}", -32602),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"}", -32602),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":[]}", -32602),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
        + "{\"protocolVersion\":3}}", -32602
    ),
  ]) func `a bad message is an error, and the next one is answered`(
    line: String, code: Int
  ) async throws {
    let client = Client()
    let answer = try #require(await client.answer(to: line))
    #expect(answer.code == code)
    #expect(answer.message?.isEmpty == false)
    let next = await client.answer(to: "{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"ping\"}")
    #expect(next == ["jsonrpc": "2.0", "id": "a", "result": [:]])
  }

  @Test func `the error of a request has its identifier`() async {
    let client = Client()
    let answer = await client.answer(
      to: "{\"jsonrpc\":\"2.0\",\"id\":\"x7\",\"method\":\"nothing\"}")
    #expect(answer?["id"] == "x7")
    let unknown = await client.answer(to: "{")
    #expect(unknown?["id"] == JSONValue.null)
  }

  @Test func `deeply nested JSON is an error`() async {
    let client = Client()
    let depth = 100_000
    let line = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(await client.answer(to: line)?.code == -32700)
  }

  @Test func `bytes that are not UTF-8 are an error`() async {
    let client = Client()
    await client.send(.line(Data([0x7b, 0xff, 0xfe, 0x7d])))
    #expect(client.answers.last?.code == -32700)
  }

  @Test func `a line beyond the limit is left out, and named`() async {
    let client = Client()
    await client.send(.longLine)
    #expect(client.answers.last?.code == -32600)
    #expect(client.answers.last?.message?.contains("longer than") == true)
  }

  @Test func `notifications and responses have no answer`() async {
    let client = Client()
    await client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/unknown\"}")
    await client.send(
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":9}}")
    await client.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}")
    #expect(client.answers.isEmpty)
  }

  @Test(arguments: [
    ("{\"name\":\"fly\",\"arguments\":{}}", "there is no tool 'fly'"),
    ("{\"arguments\":{}}", "requires 'name'"),
    ("{\"name\":5}", "requires 'name'"),
    ("{\"name\":\"open\",\"arguments\":[]}", "they must be an object"),
    ("{\"name\":\"open\",\"arguments\":\"settings\"}", "they must be an object"),
  ]) func `a call that names no tool is an error of the protocol`(
    parameters: String, sentence: String
  ) async {
    let client = Client()
    _ = await client.initialize()
    let answer = await client.answer(
      to: "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":\(parameters)}")
    #expect(answer?.code == -32602)
    #expect(answer?.message?.contains(sentence) == true)
  }

  @Test func `two calls with the same identifier do not run at the same time`() async throws {
    let client = Client(provider: EndlessBuild())
    _ = await client.initialize()
    let line = """
      {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"open","arguments":\
      {"path":"a"}}}
      """
    await client.send(line)
    await client.send(line)
    #expect(client.answers.last?.code == -32600)
    await client.send(
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}")
    await client.finish()
  }

  @Test func `more than sixty-four calls are refused`() async {
    let client = Client(provider: EndlessBuild())
    _ = await client.initialize()
    for number in 1...65 {
      await client.send(
        """
        {"jsonrpc":"2.0","id":\(number),"method":"tools/call","params":{"name":"open",\
        "arguments":{"path":"a"}}}
        """)
    }
    #expect(client.answers.last?["id"] == 65)
    #expect(client.answers.last?.code == -32600)
    for number in 1...64 {
      await client.send(
        """
        {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\(number)}}
        """)
    }
    await client.finish()
    #expect(client.answers.count == 2)
  }
}
