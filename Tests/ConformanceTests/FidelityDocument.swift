import Foundation

/// `docs/fidelity.md`: the results of the package's own cases for readers.
struct FidelityDocument {
  let report: ConformanceReport
  /// The cases about views.
  var views = RecordedViews(families: [])

  /// The file in the repository.
  static var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/fidelity.md").standardizedFileURL
  }

  /// The command that writes the file.
  static let command = "TESSERA_WRITE_FIDELITY=1 swift test --filter ConformanceTests"

  /// The whole text of the file.
  var text: String {
    ([
      """
      # Fidelity

      <!-- Generated. Do not edit; run: \(Self.command) -->

      Recorded answers of Apple's UIKit, compared with Tessera's. Each case is one layout, view or screen
      as data, with what UIKit answered for it.

      - Layouts: \(summary)
      - Views, controls, bars and text: \(viewSummary)

      ## Layouts

      The cases are in `Tests/ConformanceTests/Cases`, where a README describes their format;
      `swift test --filter ConformanceTests` runs them.

      A case passes if the frames of all recorded elements are equal within the tolerance, and so are the
      number of elements, the content size, the z indexes and the resting offsets where they are
      recorded, and if the collection view shows exactly the views in its bounds, at their frames. A
      family is a file of cases.

      | family | layouts | cases | passed | failed | left out | frames | tolerance, points |
      | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      """
    ] + report.families.map(resultRow) + [
      """

      ### Sources

      | family | UIKit | method | source |
      | --- | --- | --- | --- |
      """
    ] + report.families.flatMap(sourceRows) + ["", "### Left out", ""] + leftOut + viewLines + [
      """

      ## Limits of this comparison

      The cases compare geometry. Drawing, animations, the order of delegate calls and versions of UIKit
      other than the listed ones are outside them. One pixel of an image, 0.34 points at scale 3, is the
      tolerance of frames that are measured in images. [compatibility.md](compatibility.md)
      lists what is missing, [layout-rules.md](layout-rules.md) the rules and their origin.

      """
    ]).joined(separator: "\n")
  }

  private var summary: String {
    let cases = report.families.reduce(0) { $0 + $1.results.count }
    let frames = report.families.reduce(0) { $0 + $1.frameCount }
    return "\(cases) cases with \(frames) recorded frames in \(report.families.count) files: "
      + "\(report.passed) passed, \(report.failed.count) failed, \(report.left.count) left out."
  }

  private func resultRow(_ family: ConformanceReport.Family) -> String {
    let tolerances = distinct(family.results.map { "\($0.tolerance)" })
    let cells = [
      "`\(family.name)`", distinct(family.results.map(\.layout)).joined(separator: "; "),
      "\(family.results.count)", "\(family.passed)", "\(family.failed.count)",
      "\(family.left.count)", "\(family.frameCount)", tolerances.joined(separator: ", "),
    ]
    return row(cells)
  }

  /// One row for each distinct source of a family's cases.
  private func sourceRows(_ family: ConformanceReport.Family) -> [String] {
    distinct(
      family.results.map { result in
        guard let source = result.source else {
          return row(["`\(family.name)`", "unknown", "unknown", "unknown"])
        }
        let method =
          source.recorded != nil
          ? "recorded by a program" : source.image != nil ? "measured in images" : "unknown"
        let repository = source.repo.map { "`\($0)`" } ?? "unknown"
        let commit = source.commit.map { " at `\($0.prefix(7))`" } ?? ""
        return row(["`\(family.name)`", source.os ?? "unknown", method, repository + commit])
      })
  }

  private var leftOut: [String] {
    let left = report.left
    if left.isEmpty { return ["No case is left out."] }
    return ["| case | reason |", "| --- | --- |"] + left.map { row(["`\($0.id)`", $0.reason]) }
  }

  // MARK: Views

  private var viewSummary: String {
    "\(views.caseCount) cases in \(views.families.count) files: \(views.comparedCount) compared, "
      + "\(views.caseCount - views.comparedCount) left out."
  }

  /// The part about views, controls, bars and text.
  private var viewLines: [String] {
    guard !views.families.isEmpty else { return [] }
    var lines = [
      """

      ## Views, controls, bars and text

      The cases are in the files `NAME.jsonl` of the test targets. The suite of a family compares
      them with the tolerances below.

      | family | suite | cases | compared | left out |
      | --- | --- | ---: | ---: | ---: |
      """
    ]
    for family in views.families {
      lines.append(
        row([
          "`\(family.name)`", "`\(family.about.suite)`", "\(family.cases.count)",
          "\(family.compared)", "\(family.cases.count - family.compared)",
        ]))
    }
    lines += [
      """

      ### Tolerances

      | family | numbers | points | reason |
      | --- | --- | --- | --- |
      """
    ]
    for family in views.families {
      for (numbers, tolerance) in family.about.tolerances.sorted(by: { $0.key < $1.key }) {
        lines.append(
          row([
            "`\(family.name)`", numbers, tolerance.points.map { "\($0)" } ?? "", tolerance.reason,
          ]))
      }
    }
    lines += ["", "### Cases that are not compared", "", "| case | reason |", "| --- | --- |"]
    for family in views.families {
      for (id, reason) in family.about.leftOut.sorted(by: { $0.key < $1.key }) {
        lines.append(row(["`\(id)`", reason]))
      }
    }
    lines += ["", "### Rules that are chosen, not recorded", ""]
    for family in views.families {
      for rule in family.about.chosen ?? [] { lines.append("- `\(family.name)`: \(rule)") }
    }
    return lines
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  /// The values without repetitions, in ascending order.
  private func distinct(_ values: [String]) -> [String] { Set(values).sorted() }
}

extension ConformanceReport.Family {
  fileprivate var frameCount: Int { results.reduce(0) { $0 + $1.frameCount } }
}
