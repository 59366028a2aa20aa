import Foundation
import Testing

@Suite("tessera list and tessera devices")
struct ListTests {
  @Test func `one line for each example, the names in one column`() async throws {
    let answer = try await CommandLineTool.run("list")
    #expect(answer.exitCode == 0)
    #expect(answer.errors == "")
    let names = answer.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.prefix(3) == ["book-shelf", "contacts", "mail"])
    #expect(names.contains("custom-group-waterfall"))
    #expect(names.last == "hello-list")
    #expect(Set(names).count == names.count)
    let column = names.map(\.count).max()! + 2
    let lines = answer.output.split(separator: "\n")
    for (line, title) in zip(lines, ["Book shelf", "Contacts", "Mail"]) {
      #expect(line.dropFirst(column).hasPrefix(title), "\(line)")
      #expect(line.prefix(column).hasSuffix("  "), "\(line)")
    }
  }

  @Test func `--all adds the examples for limits and touches, and screens of others`() async throws
  {
    let listed = try await CommandLineTool.run("list")
    let answer = try await CommandLineTool.run("list", "--all")
    func names(_ output: String) -> [Substring] {
      output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    }
    let added = Set(names(answer.output)).subtracting(names(listed.output))
    #expect(added.filter { !$0.hasPrefix("modern-") }.count == 3)
    #expect(added.contains("modern-grid"))
    #expect(answer.output.contains("instagram-panels-million"))
    #expect(answer.output.contains("gestures"))
  }

  @Test func `JSON has the name, title and summary of each example`() async throws {
    let answer = try await CommandLineTool.run("list", "--format", "json")
    let list = try JSONDecoder().decode([[String: String]].self, from: Data(answer.output.utf8))
    #expect(list.map { $0["name"] }.contains("hello-list"))
    for entry in list {
      #expect(Set(entry.keys) == ["name", "title", "summary"])
    }
  }

  @Test func `the default device is listed with its size, scale and safe areas`() async throws {
    let answer = try await CommandLineTool.run("devices")
    #expect(answer.exitCode == 0)
    let line = try #require(
      answer.output.split(separator: "\n").first { $0.hasPrefix("iphone-15 ") })
    for part in ["iPhone 15", "393x852", "3x", "top 59", "bottom 34"] {
      #expect(line.contains(part), "\(line)")
    }
  }

  @Test func `devices as JSON have numbers for their lengths`() async throws {
    struct Device: Decodable {
      let name: String
      let width: Double
      let height: Double
      let scale: Double
      let safeAreaTop: Double
      let safeAreaBottom: Double
    }
    let answer = try await CommandLineTool.run("devices", "--format", "json")
    let list = try JSONDecoder().decode([Device].self, from: Data(answer.output.utf8))
    let phone = try #require(list.first { $0.name == "iphone-15" })
    #expect([phone.width, phone.height, phone.scale] == [393, 852, 3])
    #expect([phone.safeAreaTop, phone.safeAreaBottom] == [59, 34])
  }
}
