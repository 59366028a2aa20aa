import Foundation
import Testing

/// Folders with a screen that does not compile, and commands without the name of a screen.
@Suite struct LeftOutScreenTests {
  private static let files = [
    "Menu.swift": """
    import UIKit
    final class Menu: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
        label.text = "\\(Table.self) and \\(List.self)"
        view.addSubview(label)
      }
    }
    final class List: UIViewController {}
    final class Opening: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("opens the table")
        addChild(Table())
        view.addSubview(children[0].view)
      }
    }
    """,
    "Table.swift": """
    import UIKit
    final class Table: MissingTableViewController {
      override func viewDidLoad() { tableView.reloadData() }
    }
    """,
  ]

  /// Runs the tool beside a folder `Shop` of files.
  private func run(
    _ arguments: String..., files: [String: String] = files
  ) async throws -> CommandLineTool.Answer {
    let folder = try TemporaryFolder()
    let shop = folder.url.appending(path: "Shop")
    try FileManager.default.createDirectory(at: shop, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: shop.appending(path: name), atomically: true, encoding: .utf8)
    }
    return try await CommandLineTool.run(arguments: arguments, in: folder.url)
  }

  @Test func `the screens that work are listed, and the error is one of the command`()
    async throws
  {
    let answer = try await run("check", "Shop", "--no-layouts")
    #expect(answer.exitCode == 1)
    let names = answer.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(names == ["Menu", "List", "Opening"])
    #expect(
      answer.errors.contains(
        "Table.swift:2:20: error: cannot find type 'MissingTableViewController'"))
    #expect(answer.errors.contains("tessera: 'tessera missing Shop' lists all modules and "))
    #expect(answer.errors.hasSuffix("'Shop' has errors; the list is without Table\n"))
  }

  @Test func `an unknown device is reported before the sources are built`() async throws {
    let answer = try await run("render", "Shop", "Menu", "--device", "iphone-0")
    #expect(answer.exitCode == 64)
    #expect(!answer.errors.contains("Table.swift"))
    #expect(answer.errors.hasPrefix("tessera: there is no device named 'iphone-0'"))
  }

  @Test func `a file that cannot be written is reported before the sources are built`()
    async throws
  {
    let answer = try await run("render", "Shop", "Menu", "--output", "missing/menu.svg")
    #expect(answer.exitCode == 1)
    #expect(
      answer.errors == "tessera: cannot write 'missing/menu.svg': No such file or directory\n")
  }

  @Test func `errors of the lowering are one line of the tool`() async throws {
    let missing = try await run("missing", "Nothing")
    #expect(missing.exitCode == 1)
    #expect(missing.errors == "tessera: There is no file or folder at Nothing.\n")
    let option = try await run("missing", "--no-option", "Shop")
    #expect(option.exitCode == 64)
    #expect(
      option.errors == "tessera: Unknown option '--no-option' (see 'tessera missing --help')\n")
  }

  @Test func `parts of nibs are listed with what is missing`() async throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <glkView id="a"/></objects></document>
      """
    let answer = try await run("missing", "Shop/Panel.xib", files: ["Panel.xib": nib])
    #expect(answer.exitCode == 0)
    #expect(answer.output.contains("\n1\telement\t<glkView> is not supported"))
    #expect(try await run("missing", "Shop", files: ["Panel.xib": nib]).exitCode == 0)
  }

  @Test func `a screen is drawn beside one that is left out`() async throws {
    let answer = try await run("render", "Shop", "Menu", "--format", "svg")
    #expect(answer.exitCode == 0, "\(answer.errors)")
    #expect(answer.output.contains("Table and List"))
    let left = try await run("render", "Shop", "Table")
    #expect(left.exitCode == 1)
    #expect(left.output.isEmpty)
    #expect(left.errors.contains("tessera: 'Table' does not compile: "), "\(left.errors)")
  }

  @Test func `a screen that opens one that is left out stops with the error`() async throws {
    let answer = try await run("render", "Shop", "Opening")
    #expect(answer.exitCode == 1)
    #expect(answer.output.isEmpty)
    #expect(
      answer.errors.contains(
        "This part of the app is left out, because it does not compile: Table.swift:2: "
          + "cannot find type 'MissingTableViewController' in scope"), "\(answer.errors)")
    // What the app printed before is written.
    #expect(answer.errors.contains("opens the table\n"))
  }

  @Test func `the only view controller of a file is drawn beside its cell`() async throws {
    let list = """
      import UIKit
      final class Cell: UICollectionViewCell {}
      final class List: UIViewController {
        override func viewDidLoad() { title = "Names" }
      }
      #Preview { List() }
      """
    let answer = try await run("explain", "Shop", files: ["List.swift": list])
    #expect(answer.exitCode == 0, "\(answer.errors)")
    #expect(answer.output.contains("List"))
  }

  @Test func `the live view of a page is drawn`() async throws {
    let page = """
      import PlaygroundSupport
      import UIKit
      final class Screen: UIViewController {}
      final class Other: UIViewController {}
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      label.text = "Live"
      PlaygroundPage.current.liveView = label
      """
    let folder = try TemporaryFolder()
    let playground = folder.url.appending(path: "Page.playground")
    try FileManager.default.createDirectory(at: playground, withIntermediateDirectories: true)
    try page.write(
      to: playground.appending(path: "Contents.swift"), atomically: true, encoding: .utf8)
    let answer = try await CommandLineTool.run(
      "render", "Page.playground", "--format", "svg", in: folder.url)
    #expect(answer.exitCode == 0, "\(answer.errors)")
    #expect(answer.output.contains("Live"))
  }

  @Test(arguments: ["render", "explain", "check", "preview"])
  func `an argument that is missing names the help of its command`(command: String) async throws {
    let answer = try await CommandLineTool.run(command)
    #expect(answer.exitCode == 64)
    #expect(answer.errors.hasSuffix("(see 'tessera \(command) --help')\n"), "\(answer.errors)")
  }

  @Test func `a part that is not built is named with the command that builds it`() async throws {
    let folder = try TemporaryFolder()
    let build = folder.url.appending(path: "release")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    // A program that is linked is the one that it links to, with what is beside that.
    let copy = build.appending(path: "tessera")
    try FileManager.default.copyItem(at: CommandLineTool.url, to: copy)
    let answer = try await CommandLineTool.run(
      arguments: ["missing", "Shop"], in: folder.url, executable: copy)
    #expect(answer.exitCode == 1)
    #expect(
      answer.errors.contains(
        "build it with 'swift build --configuration release --product tessera-lower'"),
      "\(answer.errors)")
  }
}
