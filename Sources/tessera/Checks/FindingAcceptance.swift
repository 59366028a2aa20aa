import ArgumentParser
import Foundation
import ScreenChecking
import SourceBuilding

/// The findings that are not reported: suppressed findings, and the findings of a baseline.
struct FindingAcceptance: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file of suppressions; '.tessera-check' in the current folder by default.",
      valueName: "file"))
  var suppressions: String?

  @Option(
    help: ArgumentHelp("The file of the findings that are accepted.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Remove the findings from the baseline that no longer occur.")
  var ratchet = false

  @Flag(help: "Write the baseline with all findings of the level.")
  var writeBaseline = false

  /// A Boolean value that indicates whether the baseline is written.
  var changesBaseline: Bool { ratchet || writeBaseline }

  func validate() throws {
    if changesBaseline, baseline == nil {
      throw ValidationError("--ratchet and --write-baseline change the file of --baseline")
    }
    if ratchet, writeBaseline {
      throw ValidationError("--ratchet and --write-baseline exclude each other")
    }
  }

  /// Returns the suppressions of the file, and of comments in sources.
  ///
  /// - Throws: `CommandFailure.unreadableFile`.
  func suppressions(in product: SourceBuild.Product) throws -> [Suppression] {
    do {
      var result: [Suppression] = []
      if let (file, text) = try suppressionFile() {
        result += try Suppression.list(in: text, file: file)
      }
      let files = Set(product.types.map(\.file).filter { $0.hasSuffix(".swift") })
      for file in files.sorted() {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
        result += try Suppression.list(inSource: text, file: file)
      }
      return result
    } catch let failure as SuppressionFailure {
      throw CommandFailure.unreadableFile(failure.description)
    }
  }

  /// Returns the name and the text of the file of suppressions; `nil` if there is none.
  private func suppressionFile() throws -> (String, String)? {
    if let suppressions { return (suppressions, try Self.text(of: suppressions)) }
    let file = ".tessera-check"
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    return (file, try Self.text(of: file))
  }

  /// Returns a report without the findings of the baseline, and writes the baseline if that is
  /// wanted.
  ///
  /// - Throws: `CommandFailure`.
  func apply(to report: CheckReport, from level: CheckLevel) throws -> CheckReport {
    guard let file = baseline else { return report }
    var report = report
    if writeBaseline {
      let new = Baseline(of: report, from: level)
      _ = report.accept(new)
      try OutputFile.write(to: file) { try $0.write(new.text) }
      return report
    }
    do {
      let text = try Self.text(of: file, "; --write-baseline writes a new baseline")
      let old = try Baseline(text, file: file)
      let rest = report.accept(old)
      // Findings of screens that could not be read may still be there.
      if ratchet, rest.count < old.count, report.unread.isEmpty {
        try OutputFile.write(to: file) { try $0.write(rest.text) }
        FileHandle.standardError.write(
          Data("tessera: '\(file)' accepts \(rest.count) of its \(old.count) findings now\n".utf8))
      }
      return report
    } catch let failure as SuppressionFailure {
      throw CommandFailure.unreadableFile(failure.description)
    }
  }

  private static func text(of file: String, _ hint: String = "") throws -> String {
    do {
      return try String(contentsOfFile: file, encoding: .utf8)
    } catch {
      throw CommandFailure.unreadableFile("cannot read '\(file)'\(hint)")
    }
  }
}
