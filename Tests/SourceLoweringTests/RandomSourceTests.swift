import Foundation
import SourceLowering
import SwiftParser
import TestSupport
import Testing

/// Sources that need nothing.
struct RandomSourceTests {
  /// Makes well-formed sources without constructs of Objective-C.
  private struct Generator {
    var random: RepeatableRandom
    var lines: [String] = []

    mutating func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &random)! }

    mutating func name() -> String {
      pick(["a", "tap", "count", "réglage", "名前", "`repeat`", "objc"])
    }

    mutating func expression(_ depth: Int = 0) -> String {
      if depth > 2 {
        return pick(["1", "\"@objc #selector(tap)\"", "nil", "self", "\"\"\"\n  x\n  \"\"\""])
      }
      switch pick(Array(0..<8)) {
      case 0: return "\(name())(\(expression(depth + 1)), label: \(expression(depth + 1)))"
      case 1: return "[\(expression(depth + 1)), \(expression(depth + 1))]"
      case 2: return "{ [weak self] in self?.\(name())?(\(expression(depth + 1))) }"
      case 3: return "(\(expression(depth + 1)) as? UIView)?.frame"
      case 4: return "\"text \\(\(expression(3))) #keyPath\""
      case 5: return "#\"raw \\#(1) @IBOutlet\"#"
      case 6: return "try? await \(name()).\(name())[0]"
      default: return pick(["#file", "#line", "\\UIView.frame", "UIView(frame: .zero)", "a ?? b"])
      }
    }

    mutating func member(_ indent: String, _ depth: Int) {
      switch pick(Array(0..<9)) {
      case 0: lines.append("\(indent)// @objc func \(name())() and #selector(x)")
      case 1: lines.append("\(indent)var \(name()) = \(expression())")
      case 2:
        lines.append("\(indent)@MainActor func \(name())(_ x: Int) throws -> Int {")
        for _ in 0..<pick([0, 1, 3]) { lines.append("\(indent)  let \(name()) = \(expression())") }
        lines.append("\(indent)}")
      case 3: lines.append("\(indent)/* @IBAction \n /* nested */ */ static let x: Int? = nil")
      case 4:
        lines.append(
          "\(indent)@available(iOS 15, *) lazy var \(name()): Int = { \(expression()) }()")
      case 5: lines += ["\(indent)#if DEBUG", "\(indent)let \(name()) = 1", "\(indent)#endif"]
      case 6 where depth < 3: type(indent, depth + 1)
      case 7: lines.append("\t\(indent)override init(frame: CGRect) { super.init(frame: frame) }\r")
      default: lines.append("")
      }
    }

    mutating func type(_ indent: String, _ depth: Int) {
      let kind = pick([
        "final class X: UIView", "struct Y<T>", "enum Z: Int", "actor W", "extension UIView",
      ])
      lines.append("\(indent)\(depth > 0 && kind.hasPrefix("ext") ? "class V: UIView" : kind) {")
      for _ in 0..<pick([1, 2, 4]) { member(indent + "  ", depth) }
      lines.append("\(indent)}")
    }

    mutating func file() -> String {
      lines = ["import UIKit"]
      for _ in 0..<pick([1, 2, 3]) { type("", 0) }
      return lines.joined(separator: "\n") + pick(["", "\n", "\n\n"])
    }
  }

  @Test func `files that need nothing keep their bytes`() {
    var tried = 0
    for seed in 0..<300 as Range<UInt64> {
      var generator = Generator(random: RepeatableRandom(seed: seed))
      let text = generator.file()
      guard !Parser.parse(source: text).hasError else { continue }
      tried += 1
      let input = LoweringInput(
        files: [.init(path: "/App/A.swift", text: text)], module: "App", registration: .members)
      let file = input.lowered().files[0]
      // A member of an extension that overrides is refused, and stays.
      #expect(file.text == text, "seed \(seed)")
      #expect(!file.isChanged, "seed \(seed)")
    }
    #expect(tried > 150)
  }

  @Test func `the examples of this package keep their lines`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var count = 0
    var changed: [String] = []
    let folder = root.appending(path: "Examples")
    // An example with outlets, and what the gallery compiles of it.
    let lowered: Set = ["SettingsTable", "Lowered"]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !lowered.contains(name) {
      let paths = FileManager.default.enumerator(atPath: folder.appending(path: name).path)
      var files: [LoweringInput.File] = []
      while let path = paths?.nextObject() as? String {
        guard path.hasSuffix(".swift") else { continue }
        let file = folder.appending(path: "\(name)/\(path)")
        files.append(.init(path: file.path, text: try String(contentsOf: file, encoding: .utf8)))
      }
      let result = LoweringInput(files: files, module: name, registration: .members).lowered()
      for (lowered, file) in zip(result.files, files) {
        // A data source states that it edits rows: a property, with the numbers of the lines.
        if lowered.isChanged {
          let lines = lowered.text.split(separator: "\n").filter {
            !$0.hasPrefix("#sourceLocation") && !$0.contains(" var _implementedRowMethods: ")
          }
          #expect(lines == file.text.split(separator: "\n"), "\(file.path)")
          changed.append(URL(filePath: file.path).lastPathComponent)
        } else {
          #expect(lowered.text == file.text, "\(file.path)")
        }
      }
      #expect(result.reports.isEmpty, "\(name)")
      count += files.count
    }
    #expect(count > 50)
    #expect(changed.sorted() == ["ContactsViewController.swift", "InboxTableViewController.swift"])
  }
}
