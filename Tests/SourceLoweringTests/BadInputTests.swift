import Foundation
import SourceBuilding
import SourceLowering
import Testing

/// Sources and arguments with mistakes.
struct BadInputTests {
  private func lowered(_ texts: String...) -> LoweredModule {
    let files = texts.enumerated().map { LoweringInput.File(path: "/App/\($0).swift", text: $1) }
    return LoweringInput(files: files, module: "App", registration: .all).lowered()
  }

  @Test(arguments: [
    ("class A {\n  func b( {\n}\n", 2), ("let x = \"text\n", 1),
    ("class A {\n  @objc func b() {}\n", 3),
    ("}\n", 1), ("#if DEBUG\nlet a = 1\n", 3), ("func f() {\n  if {\n}\n", 2),
  ])
  func `a file that does not parse passes through with a report`(text: String, line: Int) {
    let result = lowered(text)
    #expect(result.files[0].text == text)
    #expect(!result.files[0].isChanged)
    #expect(result.reports.count == 1)
    #expect(abs(result.reports[0].line - line) <= 1, "\(result.reports)")
  }

  @Test(arguments: [
    "let x = " + String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000),
    String(repeating: "#if os(iOS)\n", count: 2000) + "let x = 1\n"
      + String(repeating: "#endif\n", count: 2000),
    "let x = " + String(repeating: "(", count: 2000) + "1" + String(repeating: ")", count: 2000),
  ])
  func `a file that is nested too deep has a report`(text: String) {
    let result = lowered("import UIKit\n" + text, "@objc class A: UIView {}\n")
    #expect(result.files[1].isChanged)
    #expect(result.reports.map(\.path) == ["/App/0.swift"])
  }

  @Test func `the copy of a file that is nested too deep is an error at its line`() {
    let result = lowered("import UIKit\n\nlet x = " + String(repeating: "[", count: 2000))
    #expect(result.files[0].text.contains("0.swift\", line: 3)\n#error("))
    #expect(result.files[0].text.utf8.count < 300)
  }

  @Test func `what is nested as in apps is lowered`() {
    let result = lowered(
      """
      import UIKit
      let board: [[[[Int]]]] = [[[[1, 2], [3]], [[4]]], [[[5]]]]
      \(String(repeating: "#if os(iOS)\n", count: 40))let x = 1
      \(String(repeating: "#endif\n", count: 40))
      """)
    #expect(result.reports.isEmpty)
    #expect(result.files[0].isChanged)
  }

  @Test func `a long chain of calls is searched for what is missing`() {
    let chain = "let view = UIView()\nview.frobnicate()" + String(repeating: ".b()", count: 5000)
    let input = LoweringInput(
      files: [.init(path: "/App/A.swift", text: "import UIKit\n" + chain)], module: "App")
    #expect(input.missingUses().map(\.name) == ["UIView.frobnicate"])
  }

  @Test func `a broken file does not keep others from being lowered`() {
    let result = lowered("class A: UIView {\n  @objc func a() {}\n}\n", "class B {{\n")
    #expect(!result.files[0].text.contains("@objc"))
    #expect(result.files[1].text == "class B {{\n")
    #expect(result.reports.map(\.path) == ["/App/1.swift"])
  }

  @Test(arguments: ["", "\n", "\u{FEFF}import UIKit\n", "// 🙂\n", "\0", ";;;"])
  func `unusual files do not stop the lowering`(text: String) {
    #expect(lowered(text).files[0].path == "/App/0.swift")
  }

  @Test func `a byte order mark is not left inside of a copy`() {
    let changed = lowered("\u{FEFF}class A: UIView {\n  @objc func a() {}\n}\n").files[0]
    #expect(!changed.text.unicodeScalars.contains("\u{FEFF}"))
    #expect(changed.text.contains("line: 1)\nclass A: UIView {"))
    let unchanged = lowered("\u{FEFF}let a = 1\n").files[0]
    #expect(unchanged.text.utf8.starts(with: "\u{FEFF}let".utf8))
  }

  @Test func `classes that inherit from each other do not stop the lowering`() {
    let result = lowered(
      "class A: B { @objc func a() {} }\nclass B: A { func go() { print(#selector(a)) } }\n")
    #expect(result.files[0].text.contains("Selector(\"a()\", B.a)"))
  }

  @Test func `a path with quotes is escaped`() {
    let input = LoweringInput(
      files: [.init(path: "/a \"b\"\\c.swift", text: "@objc class A: UIView {}\n")], module: "App",
      registration: .none)
    #expect(
      input.lowered().files[0].text.hasPrefix(
        "#sourceLocation(file: \"/a \\\"b\\\"\\\\c.swift\", line: 1)\n"))
  }

  @Test func `files without classes have no registration`() {
    #expect(lowered("struct A {}\n").files.count == 1)
  }

  @Test func `folders, links without a file and pipes do not stop a folder`() async throws {
    let program = try LoweredProgram()
    let screen = try program.write("@objc class Screen: UIView {}\n", to: "App/Screen.swift")
    _ = try program.write("let a = 1\n", to: "App/Folder.swift/Inner.swift")
    _ = try program.write("\u{FFFD}", to: "App/Bytes.swift")
    let folder = URL(filePath: screen).deletingLastPathComponent()
    try Data([0x6c, 0xff, 0xfe]).write(to: folder.appending(path: "Bytes.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "Link.swift").path, withDestinationPath: "/no/file.swift")
    #expect(mkfifo(folder.appending(path: "Pipe.swift").path, 0o600) == 0)
    let missing = try await CommandRun.run(program.lowerer, ["missing", folder.path])
    #expect(missing.isSuccess, "\(missing.output)")
    for name in ["Folder.swift", "Link.swift", "Pipe.swift", "Bytes.swift"] {
      #expect(missing.output.contains("\(folder.path)/\(name):1:1:"), "\(missing.output)")
    }
    #expect(missing.output.contains("Nothing that is missing was found in 2 files."))
    let copies = folder.deletingLastPathComponent().appending(path: "Copies")
    let lower = try await CommandRun.run(program.lowerer, ["lower", folder.path, copies.path])
    #expect(lower.end == .exit(1))
    let copy = try String(contentsOf: copies.appending(path: "Screen.swift"), encoding: .utf8)
    #expect(copy.contains("class Screen"))
    #expect(!copy.contains("@objc"))
  }

  @Test(arguments: [
    String(repeating: "(", count: 2000) + "1" + String(repeating: ")", count: 2000),
    "a" + String(repeating: ".b()", count: 500),
  ])
  func `deep expressions do not stop the tool`(expression: String) async throws {
    let program = try LoweredProgram()
    let file = try program.write("@objc class A: UIView {}\nlet a = \(expression)\n", to: "A.swift")
    let copies = URL(filePath: file).deletingLastPathComponent().appending(path: "Copies")
    let run = try await CommandRun.run(program.lowerer, ["lower", file, copies.path])
    #expect(run.isSuccess || run.output.contains("A.swift:2:"), "\(run.output)")
    #expect(run.end == .exit(0) || run.end == .exit(1))
  }

  @Test func `usage lines name the program that was called`() async throws {
    let program = try LoweredProgram()
    let own = try await CommandRun.run(program.lowerer, ["missing", "--help"])
    #expect(own.output.contains("USAGE: tessera-lower missing"))
  }
}
