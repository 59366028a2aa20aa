import Foundation
import SourceBuilding
import SourceLowering
import Testing

/// The work of several threads on the files of a module.
struct ConcurrentFilesTests {
  @Test(arguments: [0, 1, 2, 3, 1000], [1, 2, 7, 64])
  func `results have the order of their numbers, and each is computed once`(
    count: Int, threads: Int
  ) {
    let calls = CallCounts()
    let results = [String](concurrently: count, threads: threads) { number in
      calls.add(number)
      // A later number may end earlier.
      if number % 7 == 0 { usleep(50) }
      return "\(number)"
    }
    #expect(results == (0..<count).map { "\($0)" })
    #expect(calls.numbers == Array(0..<count))
  }

  /// A file whose lowered text, reports and missing parts name its number.
  private static func file(_ number: Int) -> LoweringInput.File {
    LoweringInput.File(
      path: "/App/\(number).swift",
      text: """
        import UIKit
        class Screen\(number): UIViewController {
          let item = UIBarButtonItem(
            title: "", style: .plain, target: nil, action: #selector(tap\(number)))
          @NSManaged var name\(number): String
          @objc func tap\(number)() { UIView.missing\(number)() }
        \(number % 10 == 3 ? "" : "}")
        """)
  }

  @Test func `files are lowered in their order, as each alone is`() {
    let files = (0..<60).map(Self.file)
    let whole = LoweringInput(files: files, module: "App").lowered()
    let single = files.map { LoweringInput(files: [$0], module: "App").lowered() }
    #expect(whole.files.map(\.path) == files.map(\.path))
    #expect(whole.files.map(\.text) == single.map { $0.files[0].text })
    let reports = single.flatMap(\.reports).sorted { $0.path < $1.path }
    #expect(whole.reports.map(\.description) == reports.map(\.description))
    #expect(whole.reports.count == 60)
  }

  @Test func `missing parts are listed in the same order each time`() {
    let input = LoweringInput(files: (0..<60).map(Self.file), module: "App")
    let first = input.missingUses()
    #expect(first.count > 54)
    for _ in 0..<5 {
      let next = input.missingUses()
      #expect(next.map(\.name) == first.map(\.name))
      #expect(next.map { $0.places.map(\.path) } == first.map { $0.places.map(\.path) })
    }
  }

  @Test func `deep expressions in all files of a folder do not stop the tool`() async throws {
    let program = try LoweredProgram()
    let deep = String(repeating: "(", count: 2000) + "1" + String(repeating: ")", count: 2000)
    let chain = "a" + String(repeating: ".b()", count: 500)
    var file = ""
    for number in 0..<8 {
      file = try program.write(
        "@objc class A\(number): UIView {}\nlet a = \(number % 2 == 0 ? deep : chain)\n",
        to: "App/\(number).swift")
    }
    let folder = URL(filePath: file).deletingLastPathComponent()
    let copies = folder.deletingLastPathComponent().appending(path: "Copies")
    let run = try await CommandRun.run(program.lowerer, ["lower", folder.path, copies.path])
    #expect(run.end == .exit(0) || run.end == .exit(1))
    let names = try FileManager.default.contentsOfDirectory(atPath: copies.path)
    #expect(Set(names).isSuperset(of: (0..<8).map { "\($0).swift" }))
  }
}

/// The numbers of calls from several threads.
private final class CallCounts: @unchecked Sendable {
  private let lock = NSLock()
  private var called: [Int] = []

  func add(_ number: Int) { lock.withLock { called.append(number) } }
  var numbers: [Int] { lock.withLock { called.sorted() } }
}
