import Foundation
import Testing

@testable import SourceBuilding

/// Sources with types that do not compile, and builds of the others.
@Suite(.serialized) struct LeftOutTests {
  private func sourceBuild(_ folder: borrowing Folder) async throws -> SourceBuild {
    let sources = try await SourceModules(folder.url.path, known: BuiltModules.knownNames)
    return try SourceBuild(sources, modules: BuiltModules(beside: BuiltTool.executable)) { name in
      switch name {
      case "UIKit.UIViewController": .viewController
      case "UIKit.UICollectionViewCell": .reusableView
      case "UIKit.UIView": .view
      default: nil
      }
    }
  }

  private static let menu = """
    import UIKit
    class Menu: UIViewController {
      let classes: [UIViewController.Type] = [Good.self, Table.self]
      lazy var screens = [Good(), Table(rows: 3, name: "a")]
      func title(of table: Table) -> String { table.name + Table.standardName }
    }
    class Good: UIViewController {}
    """
  private static let table = """
    import UIKit
    protocol Named { var name: String { get } }
    class Table: UITableScreenController, Named, MissingDelegate {
      class Rows: MissingRows<Int> {
        override func reload() { super.reload() }
      }
      static let standardName: String = "b"
      let rows: Int
      let name: String
      let table = MissingView()
      lazy var list: Rows = Rows(table)
      init(rows: Int, name: String) {
        self.rows = rows
        self.name = name
        super.init(style: .plain)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() { table.reload() }
      func view(_ view: MissingView, row: Int) -> String { name }
    }
    extension Table {
      func more() { table.more() }
    }
    """

  @Test func `a screen that does not compile leaves the others and those that name it`()
    async throws
  {
    let folder = try Folder(["Menu.swift": Self.menu, "Table.swift": Self.table])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Menu", "Good"])
    #expect(product.leftOut.map(\.name) == ["Table"])
    #expect(product.reports.count == 1)
    let report = try #require(product.reports.first)
    #expect(report.contains("Table.swift:3:14: error: "), "\(report)")
    #expect(report.hasSuffix("note: left out of the program: Table"), "\(report)")
  }

  @Test func `what needs a declaration that is left out is left out with it`() async throws {
    let folder = try Folder([
      "Menu.swift": Self.menu, "Table.swift": Self.table,
      "Other.swift": """
      import UIKit
      class Other: UIViewController {
        override func viewDidLoad() { print(Table(rows: 1, name: "").table.frame) }
      }
      class Cell: UICollectionViewCell {}
      func count(of table: Table) -> Int { table.table.count }
      """,
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Menu", "Good", "Cell"])
    #expect(product.leftOut.map(\.name) == ["Other", "count", "Table"])
  }

  @Test func `a module that is missing leaves out what needs it`() async throws {
    let folder = try Folder([
      "Good.swift": "import UIKit\nclass Good: UIViewController {}\n",
      "Map.swift": """
      import MissingMapModule
      import UIKit
      class Map: UIViewController { let map = MissingMap() }
      class Plain: UIViewController {}
      """,
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Good", "Plain"])
    #expect(product.leftOut.map(\.name) == ["MissingMapModule", "Map"])
  }

  @Test func `a file that does not parse leaves the others`() async throws {
    let folder = try Folder([
      "Good.swift": """
      import UIKit
      class Good: UIViewController { func show() { present(Broken(), animated: true) } }
      """,
      "Broken.swift": """
      import UIKit
      class Broken: UIViewController {
        func start( {
          if true {
      }
      """,
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Good"])
    #expect(product.leftOut.map(\.name) == ["Broken"])
  }

  @Test func `a file that is nested too deep leaves the others`() async throws {
    let brackets = String(repeating: "[", count: 2000)
    let folder = try Folder([
      "Good.swift": "import UIKit\nclass Good: UIViewController {}\n",
      "Deep.swift": "import UIKit\nlet deep = \(brackets)\n",
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Good"])
    #expect(product.leftOut.map(\.name) == ["Deep.swift"])
    #expect(product.leftOut.map(\.report.isEmpty) == [false])
  }

  @Test func `classes are screens in files that see UIKit by another one's import`() async throws {
    let folder = try Folder([
      "Imports.swift": "@_exported import UIKit\n",
      "Good.swift": "#if os(iOS)\nclass Good: UIViewController {}\n#endif\n",
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    #expect(try await build.build().types.map(\.name) == ["Good"])
  }

  @Test func `a new error is one of the build, and a mended type is a screen again`()
    async throws
  {
    let folder = try Folder(["Menu.swift": Self.menu, "Table.swift": Self.table])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    #expect(try await build.build().leftOut.map(\.name) == ["Table"])
    let broken = Self.menu.replacing("Good: UIViewController {}", with: "Good: UIViewControler {}")
    try folder.write(broken, to: "Menu.swift")
    let error = await #expect(throws: SourceBuild.Diagnostics.self) { try await build.build() }
    #expect(error?.text.contains("Menu.swift:7:13: error: cannot find type") == true)
    try folder.write(Self.menu, to: "Menu.swift")
    #expect(try await build.build().leftOut.map(\.name) == ["Table"])
    try folder.write(
      """
      import UIKit
      class Table: UIViewController {
        static let standardName = "b"
        let name: String
        init(rows: Int, name: String) {
          self.name = name
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "Table.swift")
    let mended = try await build.build()
    #expect(mended.leftOut.isEmpty)
    #expect(mended.types.map(\.name) == ["Menu", "Good", "Table"])
  }

  @Test func `an error without a screen beside it is one of the build`() async throws {
    let folder = try Folder([
      "Only.swift": "import UIKit\nclass Only: UIViewController { let size: Int = \"a\" }\n"
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let error = await #expect(throws: SourceBuild.Diagnostics.self) { try await build.build() }
    #expect(error?.text.contains("Only.swift:2:") == true)
  }

  @Test func `a save compiles the changed file and the list of screens alone`() async throws {
    var files = ["A.swift": "import UIKit\nclass A: UIViewController { let text = \"a\" }\n"]
    for number in 0..<8 { files["Model\(number).swift"] = "struct Model\(number) {}\n" }
    let folder = try Folder(files)
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let first = try await build.build()
    let objects = URL(fileURLWithPath: first.program).deletingLastPathComponent()
      .deletingLastPathComponent()
    func dates() throws -> [String: Date] {
      let names = try FileManager.default.contentsOfDirectory(atPath: objects.path)
      // The objects of files begin with numbers; another one has the module.
      return try names.filter { $0.hasSuffix(".o") && $0.first?.isNumber == true }.reduce(into: [:])
      { dates, name in
        let values = try FileManager.default.attributesOfItem(
          atPath: objects.appending(path: name).path)
        dates[name] = values[.modificationDate] as? Date
      }
    }
    let before = try dates()
    #expect(before.count == 11)
    try folder.write(
      "import UIKit\nclass A: UIViewController { let text = \"b\" }\n", to: "A.swift")
    let second = try await build.build()
    let after = try dates()
    let compiled = after.keys.filter { after[$0] != before[$0] }
    #expect(compiled.count == 1, "\(compiled)")
    #expect(compiled.first?.hasSuffix("-A.o") == true)
    #expect(first.program != second.program)
  }

  @Test func `cells and previews do not compete with the view controller`() async throws {
    let folder = try Folder([
      "List.swift": """
      import UIKit
      class List: UIViewController {}
      class Cell: UICollectionViewCell {}
      #Preview { List() }
      """
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.count == 3)
    #expect(product.mainScreen?.name == "List")
    try folder.write("import UIKit\nclass Second: UIViewController {}\n", to: "Second.swift")
    #expect(try await build.build().mainScreen == nil)
  }

  @Test func `an initializer that is not available makes no screen`() async throws {
    let folder = try Folder([
      "Void.swift": """
      import UIKit
      class Void1: UIViewController {
        @available(*, unavailable) init() { fatalError() }
        init(model: Int) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Void2: UIView {
        @available(*, unavailable) init() { fatalError() }
        @available(*, unavailable) override init(frame: CGRect) { fatalError() }
        @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
      }
      class Plain: UIViewController {}
      """
    ])
    let build = try await sourceBuild(folder)
    defer { build.removeFiles() }
    let product = try await build.build()
    #expect(product.screens.map(\.name) == ["Plain"])
    #expect(product.namesNeedingArguments == ["Void1", "Void2"])
    // The next build knows the classes.
    #expect(try await build.build().namesNeedingArguments == ["Void1", "Void2"])
  }
}
