import Foundation
import Testing

@testable import SourceBuilding

/// The parts of a build that keep its state.
struct BuildPartTests {
  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Returns a value after its way through the file of a kept state.
  private func stored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `each build gives its program a name of its own`() throws {
    let folder = try Folder([:])
    var store = ProgramStore()
    var paths: [String] = []
    for _ in 0..<3 {
      store.beginBuild()
      try folder.write("", to: "screens")
      paths.append(try store.add(folder.url.appending(path: "screens")))
    }
    #expect(Set(paths).count == 3)
    #expect(store.paths == paths)
    store = try stored(store)
    #expect(store.number == 3)
    #expect(store.paths == paths)
  }

  @Test func `a program is linked again under the name of its build`() throws {
    let folder = try Folder([:])
    var store = ProgramStore()
    store.beginBuild()
    let output = folder.url.appending(path: "screens")
    try folder.write("1", to: "screens")
    let first = try store.add(output)
    try folder.write("2", to: "screens")
    #expect(try store.add(output) == first)
    #expect(store.paths == [first])
    #expect(throws: BuildFailure.self) { try store.add(output) }
    #expect(store.paths == [first])
  }

  @Test func `the last two retained programs remain`() throws {
    let folder = try Folder([:])
    var store = ProgramStore()
    var paths: [String] = []
    for _ in 0..<4 {
      store.beginBuild()
      try folder.write("", to: "screens")
      paths.append(try store.add(folder.url.appending(path: "screens")))
    }
    store.retain(paths[0])
    store.retain(paths[0])
    #expect(paths.map(exists) == [true, false, false, false])
    store.beginBuild()
    try folder.write("", to: "screens")
    let last = try store.add(folder.url.appending(path: "screens"))
    store.retain(last)
    #expect(store.paths == [paths[0], last])
    try FileManager.default.removeItem(atPath: paths[0])
    store.dropMissing()
    #expect(store.paths == [last])
  }

  @Test func `files keep the names of their objects`() throws {
    let folder = try Folder([:])
    func names(_ sources: [String], _ files: inout ObjectFiles) throws -> [String: String] {
      let map = try files.map(of: sources.map { URL(fileURLWithPath: $0) }, in: folder.url)
      let entries = try JSONDecoder().decode([String: [String: String]].self, from: Data(map.utf8))
      return entries.compactMapValues {
        $0["object"].map { URL(fileURLWithPath: $0).lastPathComponent }
      }
    }
    var files = ObjectFiles()
    #expect(
      try names(["/App/A.swift", "/App/Parts/A.swift"], &files)
        == ["/App/A.swift": "0-A.o", "/App/Parts/A.swift": "1-A.o"])
    files = try stored(files)
    #expect(
      try names(["/App/B.swift", "/App/Parts/A.swift"], &files)
        == ["/App/B.swift": "2-B.o", "/App/Parts/A.swift": "1-A.o"])
  }

  @Test func `the objects of sources that were written since are removed`() throws {
    let folder = try Folder([:])
    var files = ObjectFiles()
    _ = try files.map(of: [URL(fileURLWithPath: "/App/A.swift")], in: folder.url)
    let object = folder.url.appending(path: "0-A.o").path
    try folder.write("", to: "0-A.o")
    files.removeObsolete(["/App/A.swift": "1"], in: folder.url)
    #expect(!exists(object))
    files.noteCompilation(of: ["/App/A.swift": "1"])
    try folder.write("", to: "0-A.o")
    files.removeObsolete(["/App/A.swift": "1"], in: folder.url)
    #expect(exists(object))
    files = try stored(files)
    files.removeObsolete(["/App/A.swift": "2"], in: folder.url)
    #expect(!exists(object))
  }
}
