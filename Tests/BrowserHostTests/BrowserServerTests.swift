import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

@Suite struct BrowserServerTests {
  private static let entry = GalleryEntry(name: "list", title: "A <List>", summary: "Rows.") {
    ListViewController(rowCount: 100)
  }

  /// Runs a server during the body.
  private func withServer(
    catalog: [GalleryEntry] = [entry],
    _ body: @escaping @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    let (ports, listening) = AsyncStream<Int>.makeStream()
    let server = Task {
      try await BrowserServer(catalog: catalog).run { listening.yield($0) }
    }
    defer { server.cancel() }
    for await port in ports {
      try await body(port)
      break
    }
  }

  /// Sends a request, and waits for the end of the response without use of the processor: the
  /// server responds on the main queue, behind all other tests.
  private static func get(
    _ path: String, _ port: Int, host: String? = nil
  ) async throws -> (status: Int, body: String, headers: [String: String]) {
    let response = await RawClient.run(port: port) { client in
      client.send(
        "GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nConnection: close\r\n\r\n")
      return (head: client.readHead(), body: client.readToEnd())
    }
    let lines = response.head.components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    let status = try #require(words.count > 1 ? Int(words[1]) : nil, "\(lines[0])")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return (status, response.body, headers)
  }

  @Test func `a free port is taken and reported`() async throws {
    try await withServer { port in
      #expect(port > 0)
      let page = try await Self.get("/", port).body
      #expect(page.contains("<title>Tessera</title>"))
    }
  }

  @Test func `a port in use is said so`() async throws {
    try await withServer { port in
      await #expect(throws: BrowserServerError.portInUse(port)) {
        try await BrowserServer(port: port, catalog: []).run()
      }
    }
  }

  @Test(arguments: [-1, 65_536, Int.max])
  func `a number that is no port is said so`(_ port: Int) async {
    await #expect(throws: BrowserServerError.invalidPort(port)) {
      try await BrowserServer(port: port, catalog: []).run()
    }
  }

  @Test func `two examples of one name are said so`() async {
    await #expect(throws: BrowserServerError.duplicateName("list")) {
      try await BrowserServer(catalog: [Self.entry, Self.entry]).run()
    }
  }

  @Test func `every file that the page names is served`() async throws {
    try await withServer { port in
      var waiting = ["/"]
      var seen: Set<String> = []
      while let path = waiting.popLast() {
        guard seen.insert(path).inserted else { continue }
        let (status, body, _) = try await Self.get(path, port)
        #expect(status == 200, "\(path)")
        for pattern in [#""(/page/[^"]+)""#, #"from "\./([^"]+)""#] {
          let expression = try NSRegularExpression(pattern: pattern)
          let range = NSRange(body.startIndex..., in: body)
          for match in expression.matches(in: body, range: range) {
            let name = String(body[Range(match.range(at: 1), in: body)!])
            waiting.append(name.hasPrefix("/") ? name : "/page/" + name)
          }
        }
      }
      #expect(seen.count >= 7)
    }
  }

  @Test func `the catalog lists what is listed`() async throws {
    let hidden = GalleryEntry(name: "hidden", title: "Hidden", summary: "", isListed: false) {
      ListViewController(rowCount: 1)
    }
    try await withServer(catalog: [Self.entry, hidden]) { port in
      let text = try await Self.get("/catalog.json", port).body
      let catalog = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      func names(_ key: String) -> [String] {
        (catalog?[key] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
      }
      #expect(names("examples") == ["list"])
      #expect(names("hidden") == ["hidden"])
      #expect(names("devices").contains("iphone-15"))
      #expect(names("devices").contains("iphone-15-ios18"))
      let status = try await Self.get("/example/hidden", port).status
      #expect(status == 200)
    }
  }

  @Test func `previews are drawn`() async throws {
    try await withServer { port in
      let (status, body, headers) = try await Self.get("/preview/list.svg", port)
      #expect(status == 200)
      #expect(body.hasPrefix("<svg"))
      #expect(body.contains(">Row 3</text>"))
      #expect(headers["content-type"] == "image/svg+xml")
      let dark = try await Self.get("/preview/list.svg?style=dark&device=ipad-10", port).body
      #expect(dark.contains("fill=\"#000000\""))
      let unknown = try await Self.get("/preview/list.svg?device=x", port).status
      #expect(unknown == 404)
    }
  }

  @Test(arguments: [
    "/nothing", "/example/", "/example/none", "/example/list/more", "/page/none.js",
    "/page/..%2Findex.html", "/page/../Package.swift", "/preview/list", "/preview/none.svg",
    "/socket/none", "//", "/%00", "/example/%FF",
  ])
  func `what is not there is 404`(_ path: String) async throws {
    try await withServer { port in
      let status = try await Self.get(path, port).status
      #expect(status == 404)
    }
  }

  @Test func `an unknown name is quoted safely`() async throws {
    try await withServer { port in
      let body = try await Self.get("/example/%3Cscript%3E", port).body
      #expect(body.contains("&lt;script&gt;"))
      #expect(!body.contains("<script>"))
    }
  }

  @Test func `pages may load nothing from elsewhere`() async throws {
    try await withServer { port in
      let policy = try await Self.get("/", port).headers["content-security-policy"]
      #expect(policy?.hasPrefix("default-src 'none'") == true)
    }
  }

  @Test func `a socket without a handshake is refused`() async throws {
    try await withServer { port in
      let status = try await Self.get("/socket/list", port).status
      #expect(status == 400)
    }
  }

  @Test func `errors are one sentence`() {
    let errors: [BrowserServerError] = [
      .invalidPort(-1), .portInUse(80), .portNotPermitted(80), .duplicateName("x"),
      .failed(port: 1, reason: "no"),
    ]
    for error in errors {
      #expect(error.description.hasSuffix("."))
      #expect(!error.description.contains("\n"))
      #expect(error.localizedDescription == error.description)
    }
  }
}
