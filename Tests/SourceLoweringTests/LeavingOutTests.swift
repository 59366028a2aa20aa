import LoweringProtocol
import SourceLowering
import Testing

/// Sources without the parts that do not compile.
struct LeavingOutTests {
  /// Returns a file without the parts that errors name by lines, columns, words and rounds.
  private func rest(
    of text: String, keepsTypes: Bool = false,
    _ errors: (line: Int, column: Int, message: String, round: Int)...
  ) throws -> (text: String, parts: [LeftOutPart]) {
    let input = LoweringInput(files: [.init(path: "/App/A.swift", text: text)], module: "App")
    let result = try #require(
      input.leavingOut(
        errors.map { error in
          CompilerError(
            path: "/App/A.swift", line: error.line, column: error.column, message: error.message,
            round: error.round)
        }, keepsTypes: keepsTypes))
    return (result.input.files[0].text, result.parts)
  }

  private func stop(_ line: Int, _ message: String) -> String {
    "Swift.fatalError(\"This part of the app is left out, because it does not compile: "
      + "A.swift:\(line): \(message)\")"
  }

  @Test func `a view controller keeps its declarations and stops when its view is loaded`()
    throws
  {
    let rest = try rest(
      of: """
        @main final class Screen: UIViewController, Named {
          @IBOutlet weak var label: UILabel!
          let count: Int
          init(count: Int) { self.count = count; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() { super.viewDidLoad() }
          func name(of row: Int) -> String {
            missing()
          }
          var title2: String { "a" }
        }
        """, (8, 5, "cannot find 'missing' in scope", 0))
    let stop = stop(8, "cannot find 'missing' in scope")
    let lines = rest.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 11)
    #expect(
      lines[0] == " final class Screen: UIViewController, Named { "
        + "override func loadView() { \(stop) } ")
    #expect(lines[1] == "  @IBOutlet  var label: UILabel! { get { \(stop) } set {} }")
    #expect(lines[2] == "  var count: Int { get { \(stop) } set {} }")
    #expect(
      lines[3] == "  convenience init(count: Int) { self.init(nibName: nil, bundle: nil) }")
    #expect(lines[4...5] == ["  ", "  "])
    #expect(lines[6] == "  func name(of row: Int) -> String { \(stop) }")
    #expect(lines[9] == "  var title2: String { \(stop) }")
    #expect(rest.parts.map(\.name) == ["Screen"])
  }

  @Test func `an inherited type that is missing has another in its place`() throws {
    let error = (1, 15, "cannot find type 'UITableViewController' in scope", 0)
    let rest = try rest(of: "class Screen: UITableViewController, Named {}\n", error)
    #expect(rest.text.hasPrefix("class Screen: UIViewController, Named { override func loadView()"))
    let cell = try self.rest(
      of: "class Cell: UITableViewCell {}\n", (1, 13, "'UITableViewCell' is unavailable", 0))
    #expect(
      cell.text.hasPrefix("class Cell: UICollectionViewCell { override func layoutSubviews()"))
    let plain = try self.rest(
      of: "class Source: MissingSource<Int> {}\n", (1, 15, "cannot find 'MissingSource'", 0))
    #expect(plain.text.hasPrefix("class Source {"))
  }

  @Test func `an error in a signature, and a later one in a body, leave a member out`() throws {
    let text = """
      class Model {
        func first(_ view: Missing) { go() }
        func second() -> some View { Missing() }
      }
      """
    let once = try rest(
      of: text, (2, 22, "cannot find type 'Missing'", 0), (3, 32, "cannot find 'Missing'", 0))
    let lines = once.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "  ")
    #expect(lines[2].hasPrefix("  func second() -> some View { Swift.fatalError("))
    let twice = try rest(
      of: text, (3, 32, "cannot find 'Missing'", 0), (3, 20, "no type", 1))
    #expect(twice.text.split(separator: "\n", omittingEmptySubsequences: false)[2] == "  ")
  }

  @Test func `a type in a file stays beside one that is left out`() throws {
    let rest = try rest(
      of: """
        struct Model { let name = "a" }
        extension UIColor {
          static var brand: UIColor { missing }
          static var other: UIColor { .red }
        }
        final class Screen: UIViewController { let model = missing }
        """, (3, 31, "cannot find 'missing'", 0), (6, 52, "cannot find 'missing'", 0))
    let lines = rest.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "struct Model { let name = \"a\" }")
    #expect(lines[2].hasPrefix("  static var brand: UIColor { Swift.fatalError("))
    #expect(lines[3] == "  static var other: UIColor { .red }")
    #expect(!lines[5].contains("model"))
    #expect(rest.parts.map(\.name) == ["brand", "Screen"])
    #expect(rest.parts.map(\.isType) == [false, true])
  }

  @Test func `extensions in other files stop with their type`() throws {
    let input = LoweringInput(
      files: [
        .init(path: "/App/A.swift", text: "class A: UIViewController { let a = missing }\n"),
        .init(path: "/App/B.swift", text: "extension A { func b() { print(a) } }\n"),
      ], module: "App")
    let error = CompilerError(
      path: "/App/A.swift", line: 1, column: 37, message: "no \"missing\"\n", round: 0)
    let rest = try #require(input.leavingOut([error])).input
    #expect(rest.files[1].text.hasPrefix("extension A { func b() { Swift.fatalError("))
    // The sentence is one line, whatever the message has.
    #expect(rest.files[1].text.contains(#"1: no \"missing\" ")"#))
  }

  @Test func `an extension of a type that is missing is left out`() throws {
    let text = """
      extension UITableView {
        func show() { reloadData() }
      }
      extension UITableViewCell: Reusable {}
      extension UILabel: Reusable {
        func first() { missing() }
      }

      """
    let rest = try rest(
      of: text, (1, 11, "'UITableView' is unavailable", 0),
      (4, 11, "'UITableViewCell' is unavailable", 0), (6, 18, "cannot find 'missing'", 0))
    #expect(
      rest.text == "\n\n\n\nextension UILabel: Reusable {\n  func first() "
        + "{ \(stop(6, "cannot find 'missing'")) }\n}\n")
    #expect(
      rest.parts.map(\.name) == ["extension UITableView", "extension UITableViewCell", "first"])
  }

  @Test func `an attribute that is unknown is left out with the type`() throws {
    let rest = try rest(
      of: "@Unknown @MainActor\nfinal class Model {\n  var count: Int { 1 }\n}\n",
      (1, 2, "unknown attribute 'Unknown'", 0))
    #expect(
      rest.text == " @MainActor\nfinal class Model {  \n  var count: Int "
        + "{ \(stop(1, "unknown attribute 'Unknown'")) }\n}\n")
    #expect(rest.parts.map(\.name) == ["Model"])
  }

  /// A type of a package whose members have errors.
  private static let store = """
    public final class Store {
      var cache = Missing()
      var limit: Int { 3 }
      init(size: Int) { cache = Missing(size) }
      public func load() -> Int { missing() }
      struct Options { func read() { missing() }; var name = "a" }
      public func save() -> Int { limit }
    }

    """

  @Test func `a type that is kept loses the members that do not compile, and no others`() throws {
    let rest = try rest(
      of: Self.store, keepsTypes: true, (2, 15, "cannot find 'Missing'", 0),
      (4, 29, "cannot find 'Missing'", 0), (5, 31, "cannot find 'missing'", 0),
      (6, 34, "cannot find 'missing'", 0))
    let lines = rest.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "public final class Store {")
    #expect(lines[1] == "  ")
    #expect(lines[2] == "  var limit: Int { 3 }")
    #expect(lines[3] == "  init(size: Int) { \(stop(4, "cannot find 'Missing'")) }")
    #expect(lines[4] == "  public func load() -> Int { \(stop(5, "cannot find 'missing'")) }")
    #expect(lines[5].hasPrefix("  struct Options { func read() { Swift.fatalError("))
    #expect(lines[6] == "  public func save() -> Int { limit }")
    #expect(
      rest.parts.map(\.name) == [
        "Store.cache", "Store.init", "Store.load", "Store.Options.name", "Store.Options.read",
      ])
    #expect(rest.parts.allSatisfy { !$0.isType })
  }

  @Test func `a type that is kept is left out as a whole after errors of many rounds`() throws {
    let error = "cannot find 'missing'"
    let text = "class A {\n  func a() { b() }\n  func b() {}\n}\n"
    let kept = try rest(
      of: text, keepsTypes: true, (2, 14, error, 0), (2, 14, error, 1), (2, 14, error, 2),
      (2, 14, error, 3))
    #expect(kept.text.contains("  func b() {}"))
    let stopped = try rest(
      of: text, keepsTypes: true, (2, 14, error, 0), (2, 14, error, 1), (2, 14, error, 2),
      (2, 14, error, 3), (2, 14, error, 4))
    #expect(stopped.text.contains("  func b() { Swift.fatalError("))
    #expect(stopped.parts.map(\.isType) == [true])
  }

  @Test func `a type that is kept loses an inherited type that is missing`() throws {
    let rest = try rest(
      of: "struct A: Missing, Hashable {\n  let a = 1\n}\n", keepsTypes: true,
      (1, 11, "cannot find type 'Missing'", 0))
    #expect(rest.text == "struct A: Hashable {\n  let a = 1\n}\n")
    #expect(rest.parts.map(\.name) == ["A"])
  }

  @Test func `an error in a statement leaves nothing out`() {
    let input = LoweringInput(
      files: [.init(path: "/App/main.swift", text: "print(missing)\n")], module: "App")
    let error = CompilerError(
      path: "/App/main.swift", line: 1, column: 7, message: "missing", round: 0)
    #expect(input.leavingOut([error]) == nil)
  }

  @Test func `a file name with a line break is no line of a copy`() {
    let input = LoweringInput(
      files: [
        .init(path: "/App/a\nfatalError().swift", text: "class A { @objc func a() {} }\n")
      ], module: "App")
    let lines = input.lowered().files[0].text.split(separator: "\n")
    #expect(lines.contains { $0.contains(#"a\u{a}fatalError().swift"#) })
    #expect(!lines.contains { $0.hasPrefix("fatalError()") })
  }
}
