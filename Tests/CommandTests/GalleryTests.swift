import Foundation
import Testing

@Suite("tessera gallery")
struct GalleryTests {
  @Test func `the gallery prints its address, serves it, and ends when interrupted`() async throws {
    let server = try RunningTool("--port", "0")
    defer { server.end() }
    let line = try #require(server.firstLine)
    let start = try #require(line.range(of: "http://127.0.0.1:"))
    #expect(line.hasSuffix("/"))
    let port = try #require(Int(line[start.upperBound...].dropLast()))
    #expect(port > 0)

    let page = try #require(server.get(path: "/", port: port))
    #expect(page.hasPrefix("HTTP/1.1 200"))

    server.interrupt()
    #expect(server.exitCode == 0)
    #expect(server.errors == "")
  }

  @Test func `a port in use is reported in one line with its correction`() async throws {
    let server = try RunningTool("gallery", "--port", "0")
    defer { server.end() }
    let line = try #require(server.firstLine)
    let port = try #require(Int(line.split(separator: ":").last!.dropLast()))

    let answer = try await CommandLineTool.run("gallery", "--port", String(port))
    #expect(answer.exitCode == 1)
    #expect(answer.output == "")
    #expect(answer.errorLines.count == 2)
    #expect(answer.errorLines.last == "")
    #expect(answer.errors.hasPrefix("tessera: port \(port) is in use"))
    #expect(answer.errors.contains("--port 0"))
  }
}

/// The running tool.
private final class RunningTool {
  private let process = Process()
  private let outputPipe = Pipe()
  private let errorPipe = Pipe()

  init(_ arguments: String...) throws {
    process.executableURL = CommandLineTool.url
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    try process.run()
  }

  /// The first line of standard output, without its end; nil where the output ended before it.
  lazy var firstLine: String? = {
    var line = Data()
    while true {
      let byte = outputPipe.fileHandleForReading.readData(ofLength: 1)
      if byte.isEmpty { return nil }
      if byte == Data("\n".utf8) { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }()

  /// The server's response to a request, with its head.
  func get(path: String, port: Int) -> String? {
    let client = Process()
    client.executableURL = URL(fileURLWithPath: "/bin/bash")
    client.arguments = [
      "-c",
      """
      exec 3<>/dev/tcp/127.0.0.1/\(port)
      printf 'GET \(path) HTTP/1.1\\r\\nHost: 127.0.0.1:\(port)\\r\\nConnection: close\\r\\n\\r\\n' >&3
      cat <&3
      """,
    ]
    let pipe = Pipe()
    client.standardOutput = pipe
    guard (try? client.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    client.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  func interrupt() {
    process.interrupt()
    process.waitUntilExit()
  }

  var exitCode: Int32 { process.terminationStatus }

  var errors: String {
    String(
      decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  func end() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}
