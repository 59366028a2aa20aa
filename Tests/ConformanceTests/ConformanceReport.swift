import Foundation

/// The results of a folder of cases.
struct ConformanceReport {
  /// The results of one file of cases.
  struct Family {
    /// The name of the file without its extension.
    var name: String
    var results: [Result] = []

    var passed: Int { results.count { $0.outcome == .passed } }
    var failed: [Result] { results.filter { if case .failed = $0.outcome { true } else { false } } }
    var left: [(id: String, reason: String)] {
      results.compactMap { result in
        if case .left(let reason) = result.outcome { (result.id, reason) } else { nil }
      }
    }
  }

  /// The result of one case.
  struct Result {
    var id: String
    var outcome: Outcome
    var source: Case.Source?
    /// The kind of layout, such as "compositional".
    var layout: String
    var frameCount: Int
    var tolerance: Double
  }

  enum Outcome: Equatable {
    case passed
    /// The differences.
    case failed([String])
    /// The reason why the case does not run in this version.
    case left(String)
  }

  var families: [Family]

  var passed: Int { families.reduce(0) { $0 + $1.passed } }
  var failed: [Result] { families.flatMap(\.failed) }
  var left: [(id: String, reason: String)] { families.flatMap(\.left) }
}

extension ConformanceReport {
  /// The report on the cases that come with the package. They run once.
  @MainActor static let own = Swift.Result { try ConformanceReport(of: CaseFiles.own) }

  /// Runs all cases of a folder.
  @MainActor init(of folder: URL) throws {
    families = try CaseFiles.read(folder).map { name, cases in
      Family(
        name: name,
        results: try cases.map { test in
          Result(
            id: test.id, outcome: try Self.outcome(of: test), source: test.source,
            layout: test.layoutName, frameCount: test.expected.count, tolerance: test.usedTolerance)
        })
    }
  }

  @MainActor private static func outcome(of test: Case) throws -> Outcome {
    do {
      let differences = try test.differences()
      return differences.isEmpty ? .passed : .failed(differences)
    } catch let later as LeftForLater {
      return .left(later.reason)
    }
  }

  /// The differences of the cases that failed.
  var failureText: String {
    failed.map { result in
      guard case .failed(let differences) = result.outcome else { return result.id }
      return "\(result.id):\n  \(differences.prefix(6).joined(separator: "\n  "))"
    }.joined(separator: "\n")
  }

  func print(title: String) {
    var lines = [
      "Conformance, \(title): \(passed + failed.count) run, \(passed) passed, "
        + "\(failed.count) failed, \(left.count) left for later"
    ]
    let byReason = Dictionary(grouping: left, by: \.reason)
    for (reason, cases) in byReason.sorted(by: { $0.key < $1.key }) {
      lines.append("  left for later, \(reason): \(cases.map(\.id).joined(separator: ", "))")
    }
    Swift.print(lines.joined(separator: "\n"))
  }
}

extension Case {
  fileprivate var layoutName: String {
    guard let spec else { return "no frames" }
    let name = spec.flow == nil ? "compositional" : "flow"
    if restOffsets != nil { return name + ", orthogonal scrolling" }
    return preferred == nil ? name : name + ", self-sizing"
  }
}
