import Foundation
import LoweringProtocol
import SourceLowering
import Testing

/// A small source with its expected lowering, from a file in `Cases`.
struct LoweringCase: Sendable, CustomTestStringConvertible {
  let name: String
  let flags: Set<String>
  let files: [LoweringInput.File]
  /// The expected files; `nil` if the sources need nothing.
  let expected: [LoweringInput.File]?
  /// The lines and parts of the expected reports.
  let reports: [String]

  var testDescription: String { name }

  var registration: LoweringRequest.Registration {
    flags.contains("register") ? .members : flags.contains("registerall") ? .all : .none
  }

  var input: LoweringInput {
    LoweringInput(files: files, module: "App", registration: registration)
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  static let all: [LoweringCase] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().flatMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return parse(text ?? "", file: name)
    } + FormsInPlaces.cases
  }()

  private static func parse(_ text: String, file: String) -> [LoweringCase] {
    text.split(separator: "\n=== ").map { part in
      let title = part.prefix { $0 != "\n" }
      let words = title.drop { $0 == "=" || $0 == " " }.split(separator: "[")
      let flags = words.dropFirst().flatMap { $0.dropLast().split(separator: " ").map(String.init) }
      let sections = part.dropFirst(title.count + 1).components(separatedBy: "\n---")
      let expected = sections[1].drop { $0 == "\n" }
      let isSame = expected == "same" || expected.hasPrefix("same\n")
      let reports = sections.dropFirst(2).flatMap { section in
        section.split(separator: "\n").dropFirst().map(String.init)
      }
      return LoweringCase(
        name: file.dropLast(4) + ": " + words[0].trimmingCharacters(in: .whitespaces),
        flags: Set(flags), files: files(sections[0]),
        expected: isSame ? nil : files(String(expected)), reports: reports)
    }
  }

  private static func files(_ text: String) -> [LoweringInput.File] {
    var files = [LoweringInput.File(path: "/App/Case.swift", text: "")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        files.append(.init(path: "/App/" + line.dropFirst(9), text: ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    return files
  }
}

/// The forms of selectors in all places of a class, as further cases without expected texts.
enum FormsInPlaces {
  private static let forms = [
    "tap", "self.tap", "Screen.tap", "tap(_:)", "self.tap(_:)", "Screen.tap(_:)",
    "touch(_:forEvent:)", "self.touch", "Screen.touch", "reset", "Screen.reset", "getter: count",
    "setter: count", "getter: Screen.count", "Screen.tap as (Screen) -> (UIButton) -> Void",
    "UIView.layoutIfNeeded", "viewDidLoad", "helper.help", "Helper.help(_:)", "later",
    "hidden", "inherited", "fromExtension", "Nested.tap", "Screen.Nested.tap",
  ]
  private static let places = [
    "func method() { use(FORM) }",
    "func closure() { let run = { self.use(FORM) }; run() }",
    "func capture() { let run = { [weak self] in self?.use(FORM) }; run() }",
    "lazy var property: Selector = FORM",
    "var computed: Selector { FORM }",
    "var observed = 0 { didSet { use(FORM) } }",
    "override func viewWillAppear(_ animated: Bool) { use(FORM) }",
    "func nested() { func inner() { use(FORM) }; inner() }",
    "func array() -> [Selector] { [FORM, FORM] }",
    "func condition(_ s: Selector) -> Bool { s == FORM ? true : false }",
    "func string() -> String { \"\\(FORM)\" }",
    "func choice(_ x: Int) { switch x { case 1: use(FORM); default: break } }",
  ]

  /// The number of selectors in each case.
  static let selectorCount = places.reduce(0) { $0 + $1.ranges(of: "FORM").count }

  static let cases: [LoweringCase] = forms.map { form in
    let members = places.map { $0.replacingOccurrences(of: "FORM", with: "#selector(\(form))") }
    let text = """
      class Base: UIViewController {
        @objc func inherited(_ sender: UIButton) {}
      }
      class Helper: NSObject {
        @objc func help(_ sender: Any) {}
      }
      class Screen: Base {
        class Nested: UIView {
          @objc func tap() {}
        }
        let helper = Helper()
        @objc var count = 0
        \(members.joined(separator: "\n  "))
        func use(_ selector: Selector) {}
        @objc func tap(_ sender: UIButton) {}
        @IBAction func touch(_ sender: UIButton, forEvent event: UIEvent) {}
        @objc func reset() {}
        @objc func later() async {}
        @objc private func hidden() {}
      }
      extension Screen {
        @objc func fromExtension(_ sender: Any) {}
      }

      """
    return LoweringCase(
      name: "\(form) in all places", flags: ["form"],
      files: [.init(path: "/App/Case.swift", text: text)], expected: nil, reports: [])
  }
}
