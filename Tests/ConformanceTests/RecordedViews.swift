import Foundation

/// The recorded answers about views, controls, bars and text, which suites of other test targets
/// compare, by the files beside their cases.
struct RecordedViews {
  /// A file of cases, and what the file beside it says about them.
  struct Family {
    /// The name of the file without its extension.
    var name: String
    var cases: [Case]
    var about: About

    var compared: Int { cases.count { about.leftOut[$0.id] == nil } }
  }

  /// The parts of a case that the page names.
  struct Case: Decodable {
    var id: String
    var machine: String
  }

  /// The contents of `NAME.about.json` beside `NAME.jsonl`.
  struct About: Decodable {
    /// The suite that compares the cases.
    var suite: String
    /// The largest differences that the suite permits, by the numbers that they are for.
    var tolerances: [String: Tolerance]
    /// The cases that are not compared, with the reasons.
    var leftOut: [String: String]
    /// The rules between the recorded answers that are chosen, as sentences.
    var chosen: [String]?
  }

  /// A tolerance with its reason.
  struct Tolerance: Decodable {
    /// The points; `nil` for those recorded with each case.
    var points: Double?
    var reason: String
  }

  var families: [Family]

  var caseCount: Int { families.reduce(0) { $0 + $1.cases.count } }
  var comparedCount: Int { families.reduce(0) { $0 + $1.compared } }

  /// The families of the package.
  static func own() throws -> RecordedViews {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let suffix = ".about.json"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
      .filter { $0.hasSuffix(suffix) }
    let families = try paths.map { path in
      let about = tests.appending(path: path)
      let name = String(about.lastPathComponent.dropLast(suffix.count))
      let file = about.deletingLastPathComponent().appending(path: "\(name).jsonl")
      let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(Case.self, from: Data($0.utf8))
      }
      return Family(
        name: name, cases: cases,
        about: try JSONDecoder().decode(About.self, from: Data(contentsOf: about)))
    }
    return RecordedViews(
      families: families.sorted { ($0.name, $0.about.suite) < ($1.name, $1.about.suite) })
  }
}
