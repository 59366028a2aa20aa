import Foundation
import Testing

/// The command `tessera mcp` with its processes.
@Suite struct AgentCommandTests {
  private static let screen = """
    import UIKit

    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
        view.addSubview(button)
        let trap = UIButton(type: .system)
        trap.setTitle("Trap", for: .normal)
        trap.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        trap.addAction(UIAction { _ in fatalError("the button traps") }, for: .touchUpInside)
        view.addSubview(trap)
      }
    }
    """

  private struct Reply: Decodable {
    struct Result: Decodable {
      struct Part: Decodable {
        let type: String
        let text: String?
      }

      let content: [Part]
      let isError: Bool
    }

    let id: Int
    let result: Result

    var text: String { result.content.first?.text ?? "" }
  }

  /// A running server.
  private final class Server {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var lastID = 0

    init(in folder: URL) throws {
      process.executableURL = CommandLineTool.url
      process.arguments = ["mcp"]
      process.currentDirectoryURL = folder
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    func write(_ line: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    func readLine() throws -> Data {
      var line = Data()
      while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
        if byte[0] == UInt8(ascii: "\n") { return line }
        line.append(byte)
      }
      return line
    }

    func call(_ tool: String, _ arguments: String) throws -> Reply {
      lastID += 1
      try write(
        """
        {"jsonrpc":"2.0","id":\(lastID),"method":"tools/call","params":{"name":"\(tool)",\
        "arguments":\(arguments),"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}
        """)
      return try JSONDecoder().decode(Reply.self, from: try readLine())
    }

    /// Closes the input, and returns the exit code.
    func end() throws -> Int32 {
      try input.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test func `a screen is opened, operated and drawn, and the server ends with its input`()
    async throws
  {
    let folder = try TemporaryFolder()
    let server = try Server(in: folder.url)
    let opened = try server.call("open", "{\"path\":\"settings\"}")
    #expect(opened.text.contains("e9 switch \"Airplane Mode\" = \"off\""))
    let acted = try server.call("act", "{\"steps\":[{\"tap\":\"e9\"}]}")
    #expect(acted.text.contains("value \"off\" → \"on\""))
    let unchanged = try server.call("reload", "{}")
    #expect(unchanged.text.hasPrefix("Nothing changed"))
    let set = try server.call("set", "{\"appearance\":\"dark\"}")
    #expect(set.text.contains("settings: iphone-15 light → iphone-15 dark"))
    try server.write("{")
    #expect(String(decoding: try server.readLine(), as: UTF8.self).contains("-32700"))
    #expect(try server.end() == 0)
  }

  @Test func `sources are built, a trap ends the app only, and a reload continues`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Screen.swift")
    try Self.screen.write(to: file, atomically: true, encoding: .utf8)
    let server = try Server(in: folder.url)
    let opened = try server.call("open", "{\"path\":\"Screen.swift\"}")
    #expect(!opened.result.isError)
    #expect(opened.text.contains("button \"Add\" [20,100 100x44]"))
    let acted = try server.call("act", "{\"steps\":[{\"tap\":\"Add\"}]}")
    #expect(acted.text.contains("output:\ntapped"))

    let trapped = try server.call("act", "{\"steps\":[{\"tap\":\"Trap\"}]}")
    #expect(trapped.result.isError)
    #expect(trapped.text.contains("the button traps"))
    let ended = try server.call("reload", "{}")
    #expect(ended.text.contains("the screen had ended, and was started again"))
    #expect(!ended.result.isError)

    try Self.screen.replacingOccurrences(of: "Add", with: "Append")
      .write(to: file, atomically: true, encoding: .utf8)
    let changed = try server.call("reload", "{}")
    #expect(changed.text.contains("+ "))
    #expect(changed.text.contains("\"Append\""))
    try (Self.screen + "\nlet x: Int = \"text\"\n")
      .write(to: file, atomically: true, encoding: .utf8)
    let broken = try server.call("reload", "{}")
    #expect(broken.result.isError)
    #expect(broken.text.contains("Screen.swift:18:14: error"))
    #expect(broken.text.contains("the screen that was open stays open"))
    let still = try server.call("find", "{\"text\":\"Append\"}")
    #expect(!still.result.isError)
    #expect(try server.end() == 0)
  }
}
