import Foundation
import SourceLowering
import Testing

/// Lowered sources in the compiler.
struct CompilationTests {
  /// Returns a text whose types have a number in their names: all sources can be one module.
  private func numbered(_ text: String, _ number: Int, names: Set<String>) -> String {
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      result += word
      if names.contains(String(word)) { result += "_\(number)" }
      rest = rest.dropFirst(word.count)
      let other = rest.prefix { !($0.isLetter || $0.isNumber || $0 == "_") }
      result += other
      rest = rest.dropFirst(other.count)
    }
    return result
  }

  private func names(in text: String) -> Set<String> {
    let pattern =
      /^(?:@\w+(?:\(\w+\))? |public |private |final )*(?:class|struct|protocol|enum|func|let|var) (\w+)/
    return Set(text.matches(of: pattern.anchorsMatchLineEndings()).map { String($0.1) })
  }

  private static func cases(_ flag: String?) -> [LoweringCase] {
    LoweringCase.all.filter {
      !$0.flags.contains("notype") && (flag == nil || !$0.flags.contains(flag!))
    }
  }

  @Test(arguments: ["5", "6"])
  func `all lowered sources compile`(version: String) async throws {
    let program = try LoweredProgram()
    var files = [LoweredProgram.standIn.path]
    let cases = Self.cases(version == "6" ? "swift5" : nil)
    try #require(cases.count > 170)
    for (number, example) in cases.enumerated() {
      let names = example.files.reduce(
        into: Set(["_interfaces_Case", "_preview_Case_1", "_preview_Case_2"])
      ) {
        $0.formUnion(self.names(in: $1.text))
      }
      let result = example.input.lowered()
      for (part, file) in result.files.enumerated() where !file.isGenerated {
        var text = numbered(file.text, number, names: names)
        if !text.contains("import UIKit") { text = "import UIKit\n" + text }
        files.append(try program.write(text, to: "case\(number)_\(part).swift"))
      }
    }
    let output = try await program.check(files, swiftVersion: version)
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.isEmpty, "\(errors.prefix(10).joined(separator: "\n"))")
  }

  @Test func `the compiler names the user's file and line`() async throws {
    let program = try LoweredProgram()
    let result = LoweringInput(
      files: [
        .init(
          path: "/user/Screen.swift", text: "import UIKit\n\nclass Screen: UIViewController {\n}\n"),
        .init(
          path: "/user/Screen+Life.swift",
          text: """
            import UIKit
            extension Screen {
              @objc func tap() {}
              override func viewDidLoad() {
                let text: Int = ""
              }
              func other() { missingName() }
            }

            """),
      ], module: "App", registration: .none
    ).lowered()
    let files = try result.files.enumerated().map { try program.write($1.text, to: "f\($0).swift") }
    let output = try await program.check(files, swiftVersion: "6")
    #expect(output.contains("/user/Screen+Life.swift:5:"), "\(output)")
    #expect(output.contains("/user/Screen+Life.swift:7:18: error"), "\(output)")
  }

  @Test func `each selector calls its method once`() async throws {
    let source = """
      import UIKit
      nonisolated(unsafe) var log: [String] = []
      class Base: UIViewController {
        @objc func inherited(_ sender: UIButton) { log.append("inherited") }
        @objc func replaced() { log.append("wrong") }
      }
      class Helper: NSObject {
        @objc func help(_ sender: Any) { MainActor.assumeIsolated { log.append("help") } }
      }
      @MainActor @objc protocol Listener {
        func changed(_ sender: UIButton)
        @objc optional func first(_ x: Int) -> Int
        @objc optional func second()
      }
      class Screen: Base {
        let helper = Helper()
        weak var listener: Listener?
        @objc var count = 0 { didSet { log.append("count") } }
        var pairs: [(Selector, AnyObject)] {
          [
            (#selector(tap), self), (#selector(self.touch(_:forEvent:)), self),
            (#selector(reset), self), (#selector(Screen.over as (Screen) -> (UIButton) -> Void), self),
            (#selector(over as () -> Void), self), (#selector(inherited(_:)), self),
            (#selector(replaced), self), (#selector(helper.help), helper),
            (#selector(fromExtension), self), (#selector(hidden), self),
            (#selector(getter: read), self), (#selector(Listener.changed(_:)), self),
            (#selector(UIView.setNeedsLayout), view),
          ]
        }
        @objc func tap(_ sender: UIButton) { log.append("tap") }
        @IBAction func touch(_ sender: UIButton, forEvent event: UIEvent?) { log.append("touch") }
        @objc func reset() { log.append("reset") }
        @objc func over() { log.append("over") }
        @objc func over(_ sender: UIButton) { log.append("over:") }
        @objc override func replaced() { log.append("replaced") }
        @objc private func hidden() { log.append("hidden") }
        @objc var read: Int { log.append("read"); return 1 }
      }
      extension Screen: Listener {
        func changed(_ sender: UIButton) { log.append("changed") }
        func first(_ x: Int) -> Int { x + 1 }
      }
      extension Screen {
        @objc func fromExtension() { log.append("fromExtension") }
        override func viewDidLoad() { super.viewDidLoad(); log.append("viewDidLoad") }
      }
      final class Last: Screen {
        override func fromExtension() { log.append("last") }
        func second() { log.append("second") }
      }
      class Cell: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame); log.append("cell \\(Int(frame.width))") }
        required init?(coder: NSCoder) { nil }
      }
      private nonisolated(unsafe) var key: UInt8 = 0
      @MainActor func make<View: UIView>(_ type: View.Type) -> View {
        View(frame: CGRect(x: 0, y: 0, width: 7, height: 1))
      }
      @MainActor func run() {
        for screen in [Screen(), Last()] {
          log = []
          for (selector, target) in screen.pairs {
            let button = UIButton()
            button.addTarget(target, action: selector, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
          }
          print(log.joined(separator: " "))
          log = []
          screen.listener = screen
          print(screen.listener?.first?(1) ?? 0, screen.listener?.second?() == nil)
        }
        log = []
        _ = make(Cell.self)
        print(log)
        let object = NSObject()
        objc_setAssociatedObject(object, &key, "kept", .OBJC_ASSOCIATION_RETAIN)
        print(objc_getAssociatedObject(object, &key) as? String ?? "none")
      }

      """
    let result = LoweringInput(
      files: [
        .init(path: "/user/App.swift", text: source),
        .init(path: "/user/main.swift", text: "run()\n"),
      ],
      module: "App", registration: .none
    ).lowered()
    #expect(result.reports.isEmpty)
    let program = try LoweredProgram()
    let names = ["App.swift", "main.swift"]
    let files = try result.files.enumerated().map { try program.write($1.text, to: names[$0]) }
    let output = try await program.run(files)
    #expect(
      output == """
        viewDidLoad tap touch reset over: over inherited replaced help fromExtension hidden read changed
        2 true
        viewDidLoad tap touch reset over: over inherited replaced help last hidden read changed
        2 false
        ["cell 7"]
        kept

        """)
  }

  @Test func `observed properties report their changes`() async throws {
    let source = """
      import UIKit
      class Model: NSObject {
        @objc dynamic var count = 0
        @objc dynamic var name: String? { didSet { print("set", name ?? "nil") } }
        private var stored = 1
        @objc dynamic var double: Int {
          get { stored * 2 }
          set { stored = newValue / 2 }
        }
      }
      final class Submodel: Model {
        override var count: Int { didSet { print("override", count) } }
      }
      class Watcher: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          guard keyPath == #keyPath(Model.count) else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
          }
          print("watched", change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
        }
      }
      @MainActor final class Screen: UIViewController {
        let model: Model = Submodel()
        let watcher = Watcher()
        var tokens: [NSKeyValueObservation] = []
        func go() {
          tokens = [
            model.observe(\\.count, options: [.old, .new]) { [weak self] model, change in
              print("count", change.oldValue!, change.newValue!, self != nil)
            },
            model.observe(\\.name, options: .prior) { print("name", $1.isPrior, $0.name ?? "nil") },
            model.observe(\\Model.double, options: [.initial, .new]) { print("double", $1.newValue!) },
          ]
          model.addObserver(
            watcher, forKeyPath: #keyPath(Model.count), options: [.old, .new], context: nil)
          model.count += 1
          model.name = "a"
          model.double = 8
          tokens = []
          model.removeObserver(watcher, forKeyPath: "count")
          model.count = 5
        }
      }
      @MainActor func run() {
        let screen = Screen()
        screen.go()
      }

      """
    let result = LoweringInput(
      files: [
        .init(path: "/user/App.swift", text: source),
        .init(path: "/user/main.swift", text: "run()\n"),
      ],
      module: "App", registration: .none
    ).lowered()
    #expect(result.reports.isEmpty)
    let program = try LoweredProgram()
    let names = ["App.swift", "main.swift"]
    let files = try result.files.enumerated().map { try program.write($1.text, to: names[$0]) }
    let output = try await program.run(files)
    #expect(
      output == """
        double 2
        count 0 1 true
        watched 0 1
        override 1
        name true nil
        set a
        name false a
        double 8
        override 5

        """)
  }

  @Test func `selectors of class methods and of methods that are not called`() async throws {
    let source = """
      import UIKit
      class Screen: UIViewController, UICollectionViewDelegate {
        @objc class func make() { print("make", self) }
        @objc static func open(_ sender: UIButton) { print("open", sender.tag) }
        @objc func load() throws {}
        @objc func move(_ a: Int, to b: Int, by c: Int, at d: Int) {}
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
      }
      @MainActor @objc protocol Listener { @objc optional func changed() }
      final class Other: UIViewController, Listener { func changed() {} }
      @MainActor func run() {
        let button = UIButton()
        button.tag = 7
        button.addTarget(Screen.self, action: #selector(Screen.make), for: .touchUpInside)
        button.addTarget(Screen.self, action: #selector(Screen.open(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.removeTarget(Screen.self, action: #selector(Screen.make), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        for object in [Screen(), Other()] {
          print(
            object.responds(to: #selector(Screen.load)),
            object.responds(to: #selector(Screen.move(_:to:by:at:))),
            object.responds(
              to: #selector(UICollectionViewDelegate.collectionView(_:didSelectItemAt:))),
            object.responds(to: #selector(Listener.changed)))
        }
      }

      """
    let result = LoweringInput(
      files: [
        .init(path: "/user/App.swift", text: source),
        .init(path: "/user/main.swift", text: "run()\n"),
      ],
      module: "App", registration: .none
    ).lowered()
    #expect(result.reports.map(\.severity) == [.warning])
    let program = try LoweredProgram()
    let names = ["App.swift", "main.swift"]
    let files = try result.files.enumerated().map { try program.write($1.text, to: names[$0]) }
    let output = try await program.run(files)
    #expect(
      output == """
        make Screen
        open 7
        open 7
        true true true false
        false false false true

        """)
  }

  @Test func `classes are registered when the program is loaded`() async throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBAction func tap(_ sender: Any) {}
        private class Badge: UIView {}
      }
      final class Store: Codable {}
      typealias Panel = UIView
      private class Cell: Panel { @IBOutlet var label: UILabel? }
      extension UIView { @IBInspectable var roundness: Int { get { 0 } set {} } }
      #if DEBUG
      class Same: UIView {}
      #else
      class Same: UIViewController { @IBAction func touch() {} }
      #endif

      """
    let other = """
      import UIKit
      private class Cell: NSObject {}
      extension Screen { @IBAction private func close() {} }

      """
    let main = """
      for (module, classes) in InterfaceRegistry.modules {
        for item in classes() { print(module, item.name, item.outlets, item.actions.keys.sorted()) }
      }

      """
    let result = LoweringInput(
      files: [
        .init(path: "Screen.swift", text: source), .init(path: "Other.swift", text: other),
        .init(path: "main.swift", text: main),
      ], module: "App", registration: .all
    ).lowered()
    let program = try LoweredProgram()
    let files = try result.files.map { try program.write($0.text, to: $0.path) }
    #expect(
      try await program.run(files + [LoweredProgram.standIn.path]) == """
        App Screen ["label"] ["tap:"]
        App Badge [] []
        App Cell ["label"] []
        App UIView ["roundness"] []
        App Same [] ["touch"]
        App Cell [] []
        App Screen [] ["close"]

        """)
  }
}
