import ArgumentParser
import Foundation
import HeadlessHost
import ScreenChecking
import SourceBuilding

/// The command `tessera check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "check",
    abstract: "Builds sources, lists their screens, and looks for faults of their layouts.",
    usage: """
      tessera check <example> [<options>]
             tessera check <path> [<options>]
             tessera check --merge <file> ... [<options>]
      """,
    discussion: """
      Each screen is displayed on three devices, in both orientations, with two text sizes and in \
      both directions of languages. Rules look for texts that do not fit, controls that are too \
      small or have no name, open or contradictory constraints, and more; docs/check.md describes \
      them. Screens whose initializers need arguments are listed, and not displayed; neither are \
      views beside view controllers.

      What does not compile is left out with what needs it, and reported on standard error. The \
      exit code is 0 without findings, 1 with errors of the sources or findings of the level, and 2 \
      if a screen could not be looked at.

        tessera check Sources/App
        tessera check App.xcodeproj --target App --format xcode
        tessera check contacts --level note
        tessera check Sources/App --baseline check.txt --ratchet
      """)

  @Argument(
    help: """
      A Swift file, a folder of Swift files, a package, an Xcode project or workspace, or a playground; or the \
      name of an example.
      """)
  var path: String?

  @OptionGroup var choice: SourceChoice

  @Option(help: "The lowest level of the findings that are written.")
  var level = FindingLevel.warning

  @Option(help: "The format of the findings.")
  var format = FindingFormat.text

  @Flag(inversion: .prefixedNo, help: "Display the screens, and look for faults.")
  var layouts = true

  @OptionGroup var acceptance: FindingAcceptance

  @Option(
    help: ArgumentHelp(
      "The part of the screens to look at, such as 3/8.", valueName: "number/count"),
    transform: { text in
      guard let shard = CheckShard(text) else {
        throw ValidationError("'\(text)' is not a part such as 3/8")
      }
      return shard
    })
  var shard: CheckShard?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Merges the JSON of the parts of a check in place of looking.", valueName: "file"))
  var merge: [String] = []

  func validate() throws {
    if path == nil, merge.isEmpty {
      throw ValidationError("Missing expected argument '<path>'")
    }
    if path != nil, !merge.isEmpty {
      throw ValidationError("--merge takes the files of earlier checks, and no path of sources")
    }
    if shard != nil, acceptance.changesBaseline {
      throw ValidationError(
        "a part of the screens cannot change the baseline; use --ratchet and --write-baseline with "
          + "--merge")
    }
  }

  func run() async throws {
    if !merge.isEmpty { return try finish(try merged()) }
    guard let path else { return }
    let report =
      UserSources.isPath(path) ? try await checkSources(path) : try await checkExample(path)
    if let report { try finish(report) }
  }

  /// Writes the findings that are not accepted, and ends with their exit code.
  private func finish(_ report: CheckReport) throws {
    let report = try acceptance.apply(to: report, from: level.value)
    try StandardOutput.write(format.text(of: report, from: level.value))
    if !report.unread.isEmpty { throw ExitCode(2) }
    if report.hasFindings(from: level.value) { throw ExitCode.failure }
  }

  /// Returns the report of the files that `--merge` names.
  private func merged() throws -> CheckReport {
    var parts: [Data] = []
    for file in merge {
      do {
        parts.append(try Data(contentsOf: URL(fileURLWithPath: file)))
      } catch {
        throw CommandFailure.unreadableFile("cannot read '\(file)'")
      }
    }
    do {
      return try CheckReport.merged(parts)
    } catch {
      throw CommandFailure.unreadableFile(
        "\(merge.joined(separator: ", ")): not all files have the JSON of 'tessera check --format "
          + "json'")
    }
  }

  /// Builds the sources, lists their screens, and returns the report about them; `nil` if none was
  /// wanted.
  private func checkSources(_ path: String) async throws -> CheckReport? {
    try await UserSources.interruptible {
      [choice, layouts, format, level, shard, acceptance] in
      let build: SourceBuild
      do {
        (_, build) = try await UserSources.prepare(path, choice)
      } catch let failure as CommandFailure {
        try Self.write(failure, [], format, level)
        throw failure
      }
      defer { build.removeFiles() }
      var errors: [SourceError] = []
      let product: SourceBuild.Product
      do {
        product = try await UserSources.build(build, path: path) { diagnostics in
          errors = SourceError.errors(in: diagnostics)
        }
      } catch let failure as CommandFailure {
        try Self.write(failure, errors, format, level)
        throw failure
      }
      if format == .text { try Self.list(product, path: path) }
      // A suppression that cannot be read is reported before the screens are displayed.
      let suppressions = try acceptance.suppressions(in: product)
      var report =
        layouts
        ? try await Self.report(about: product, shard, drawsPictures: format == .html) : nil
      if report == nil, format.isDocument { report = CheckReport() }
      report?.errors = errors
      report?.suppress(suppressions)
      if !product.leftOut.isEmpty {
        if let report {
          let rest = try acceptance.apply(to: report, from: level.value)
          try StandardOutput.write(format.text(of: rest, from: level.value))
        }
        let names = product.leftOut.filter(\.isType).map(\.name).joined(separator: ", ")
        throw CommandFailure.unbuildable(
          "'\(path)' has errors; the list is without \(names.isEmpty ? "parts" : names)")
      }
      return report
    }
  }

  /// Writes the document about sources that cannot be built, for formats that programs read.
  private static func write(
    _ failure: CommandFailure, _ errors: [SourceError], _ format: FindingFormat,
    _ level: FindingLevel
  ) throws {
    guard format.isDocument else { return }
    var report = CheckReport()
    report.errors = errors.isEmpty ? [SourceError(message: failure.description)] : errors
    try StandardOutput.write(format.text(of: report, from: level.value))
  }

  /// Writes the names and places of the screens.
  private static func list(_ product: SourceBuild.Product, path: String) throws {
    var lines = product.types.map { type in
      let place = "\(type.file):\(type.line)"
      return type.expression == nil
        ? "\(type.name)  \(place)  all its initializers need arguments"
        : "\(type.name)  \(place)"
    }
    if product.hasApplication { lines.insert("the application", at: 0) }
    if lines.isEmpty { lines = ["'\(path)' compiles; it has no view controller or view."] }
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
  }

  /// Displays each screen in a process of its own, and returns the report; `nil` without screens.
  private static func report(
    about product: SourceBuild.Product, _ shard: CheckShard?, drawsPictures: Bool
  ) async throws -> CheckReport? {
    let all = displayedScreens(of: product).map(\.name)
    guard !all.isEmpty else { return nil }
    var report = CheckReport()
    report.isPart = shard != nil
    for name in shard?.part(of: all) ?? all {
      let order = ScreenOrder(
        script: ScreenScript(), product: .check(name: name, drawsPictures: drawsPictures))
      do {
        let data = try await UserSources.output(of: order, on: name, of: product)
        report.add(try JSONDecoder().decode(CheckReport.self, from: data))
      } catch let failure as CommandFailure {
        report.unread.append(CheckReport.Unread(screen: name, reason: failure.description))
      }
    }
    report.locate { name in
      product.types.first { $0.name == name || $0.name.hasSuffix(".\(name)") }
        .map { ($0.file, $0.line) }
    }
    return report
  }

  /// Returns the view controllers, scenes and previews, or else the views: a view beside them is
  /// part of a screen, and has neither its contents nor its surroundings alone.
  private static func displayedScreens(of product: SourceBuild.Product) -> [ScreenType] {
    let whole = product.screens.filter { $0.kind == .viewController || $0.origin != .type }
    return whole.isEmpty ? product.screens : whole
  }

  /// Returns the report about an example.
  @MainActor
  private func checkExample(_ name: String) async throws -> CheckReport? {
    let entry = try Catalogue.entry(named: name)
    guard layouts else { return nil }
    return try await ScreenCheck.settledReport(
      named: entry.name, drawsPictures: format == .html, entry.make)
  }
}

/// The levels of findings as arguments.
enum FindingLevel: String, NamedChoice {
  case note, warning, error

  /// The value for reports.
  var value: CheckLevel { CheckLevel(rawValue: rawValue) ?? .warning }
}

/// The formats of findings as arguments.
enum FindingFormat: String, NamedChoice {
  case text, xcode, json, sarif, junit, html

  /// A Boolean value that indicates whether programs read the text, which has to be whole also if
  /// there is nothing to say.
  var isDocument: Bool { self == .json || self == .sarif || self == .junit }

  /// Returns the findings of a level or a higher one.
  func text(of report: CheckReport, from level: CheckLevel) -> String {
    switch self {
    case .text: report.text(from: level)
    case .xcode: report.diagnostics(from: level)
    case .json: report.json(from: level)
    case .sarif: report.sarif(from: level, root: FileManager.default.currentDirectoryPath)
    case .junit: report.junit(from: level)
    case .html: report.html(from: level)
    }
  }
}
