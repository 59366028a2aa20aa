import Foundation
import LoweringProtocol
import SourceBuilding
import Testing

/// The messages of `tessera-lower batch`, which both ends declare once.
struct LoweringMessageTests {
  private let request = LoweringRequest(
    module: "App",
    files: [.init(path: "/App/A.swift", text: "import UIKit\n"), .init(path: "/B.swift")],
    registration: .all, interfaces: ["/App/Main.storyboard"], conditions: ["/B.swift"],
    errors: [CompilerError(path: "/B.swift", line: 2, column: 3, message: "“\u{0}\n”", round: 1)],
    leavesOutServers: true)

  /// Runs the program with a request; returns its reply.
  private func reply(to request: Data) async throws -> (run: CommandRun, reply: Data) {
    let program = try LoweredProgram()
    // The files are removed with the program.
    defer { withExtendedLifetime(program) {} }
    let input = try program.write("", to: "request.json")
    let output = URL(filePath: input).deletingLastPathComponent().appending(path: "reply.json")
    try request.write(to: URL(filePath: input))
    let run = try await CommandRun.run(
      program.lowerer, ["batch"], input: URL(filePath: input), output: output)
    return (run, try Data(contentsOf: output))
  }

  @Test func `a request is the same after its way through JSON`() throws {
    let data = try JSONEncoder().encode(request)
    #expect(try JSONDecoder().decode(LoweringRequest.self, from: data) == request)
  }

  @Test func `a request needs a module and files only`() throws {
    let text = #"{"module": "App", "files": [{"path": "/App/A.swift"}]}"#
    #expect(
      try JSONDecoder().decode(LoweringRequest.self, from: Data(text.utf8))
        == LoweringRequest(module: "App", files: [.init(path: "/App/A.swift")]))
    for wrong in ["{}", #"{"module": "App"}"#, #"{"module": 1, "files": []}"#, "[]", ""] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LoweringRequest.self, from: Data(wrong.utf8))
      }
    }
  }

  @Test func `the program's reply has the files, facts and reports of a request`() async throws {
    let request = LoweringRequest(
      module: "App",
      files: [
        .init(path: "/App/A.swift", text: "import Photos\nimport UIKit\nclass A: UIView {}\n"),
        .init(path: "/App/main.swift", text: "import BrowserHost\nimport UIKit\n"),
      ], leavesOutServers: true)
    let (run, data) = try await reply(to: try JSONEncoder().encode(request))
    #expect(run.isSuccess, "\(run.output)")
    let reply = try JSONDecoder().decode(LoweringReply.self, from: data)
    #expect(reply.files.map(\.path) == ["/App/A.swift"])
    #expect(reply.files[0].text == nil)
    #expect(reply.files[0].facts?.imports == ["Photos", "UIKit"])
    #expect(reply.files[0].facts?.types.map(\.name) == ["A"])
    #expect(
      reply.reports.map(\.description) == [
        "/App/main.swift:1:1: warning: The file is left out, because it serves screens to a "
          + "browser itself; run it with 'swift run'."
      ])
    #expect(reply.leftOut == [])
  }

  @Test func `the branches that iOS leaves out are in the reply, with errors or without`()
    async throws
  {
    let text = """
      import UIKit
      #if os(macOS)
      let a = 1
      #endif
      #if os(tvOS)
      let b = 1
      #elseif DEBUG
      let c = missing
      #endif
      """
    for errors in [
      [], [CompilerError(path: "/App/A.swift", line: 8, column: 9, message: "no", round: 0)],
    ] {
      let request = LoweringRequest(
        module: "App", files: [.init(path: "/App/A.swift", text: text)], errors: errors)
      let (_, data) = try await reply(to: try JSONEncoder().encode(request))
      let reply = try JSONDecoder().decode(LoweringReply.self, from: data)
      #expect(
        reply.files[0].facts?.leftOutBranches == [
          .init(condition: "os(macOS)", line: 2), .init(condition: "os(tvOS)", line: 5),
        ])
    }
  }

  @Test func `a main file that serves screens stays in other requests`() async throws {
    let text =
      #"{"module": "App", "files": [{"path": "/main.swift", "text": "import BrowserHost\n"}]}"#
    let (_, data) = try await reply(to: Data(text.utf8))
    let reply = try JSONDecoder().decode(LoweringReply.self, from: data)
    #expect(reply.files.map(\.path) == ["/main.swift"])
    #expect(reply.reports == [])
  }

  @Test(arguments: [
    "", "{", "[]", "null", #"{"module": "App"}"#, #"{"module": "App", "files": [{"text": "a"}]}"#,
    #"{"module": "App", "files": [], "registration": "some"}"#,
    #"{"module": "App", "files": [], "errors": [{}]}"#,
    #"{"module": "App", "files": [{"path": "/no/such/file.swift"}]}"#,
  ])
  func `a request that cannot be read ends with a sentence`(text: String) async throws {
    let (run, data) = try await reply(to: Data(text.utf8))
    #expect(!run.isSuccess)
    #expect(data.isEmpty)
    #expect(run.output.hasPrefix("tessera-lower: The "), "\(run.output)")
    #expect(run.output.split(separator: "\n").count == 1)
  }
}
