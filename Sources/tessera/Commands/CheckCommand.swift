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
    usage: "tessera check <example> [<options>]\n       tessera check <path> [<options>]",
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
      """)

  @Argument(
    help: """
      A Swift file, a folder of Swift files, a package, an Xcode project or workspace, or a playground; or the \
      name of an example.
      """)
  var path: String

  @OptionGroup var choice: SourceChoice

  @Option(help: "The lowest level of the findings that are written.")
  var level = FindingLevel.warning

  @Option(help: "The format of the findings.")
  var format = FindingFormat.text

  @Flag(inversion: .prefixedNo, help: "Display the screens, and look for faults.")
  var layouts = true

  func run() async throws {
    let report = UserSources.isPath(path) ? try await checkSources() : try await checkExample()
    guard let report else { return }
    try StandardOutput.write(format.text(of: report, from: level.value))
    if !report.unread.isEmpty { throw ExitCode(2) }
    if report.findings.contains(where: { $0.level >= level.value }) { throw ExitCode.failure }
  }

  /// Builds the sources, lists their screens, and returns the report about them; `nil` if none was
  /// wanted.
  private func checkSources() async throws -> CheckReport? {
    try await UserSources.interruptible { [path, choice, layouts, format, level] in
      let (_, build) = try await UserSources.prepare(path, choice)
      defer { build.removeFiles() }
      let product = try await UserSources.build(build, path: path)
      if format == .text { try Self.list(product, path: path) }
      let report = layouts ? try await Self.report(about: product) : nil
      if !product.leftOut.isEmpty {
        if let report { try StandardOutput.write(format.text(of: report, from: level.value)) }
        let names = product.leftOut.filter(\.isType).map(\.name).joined(separator: ", ")
        throw CommandFailure.unbuildable(
          "'\(path)' has errors; the list is without \(names.isEmpty ? "parts" : names)")
      }
      return report
    }
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
  private static func report(about product: SourceBuild.Product) async throws -> CheckReport? {
    let screens = Self.displayedScreens(of: product)
    guard !screens.isEmpty else { return nil }
    var report = CheckReport()
    for screen in screens {
      let order = ScreenOrder(script: ScreenScript(), product: .check(name: screen.name))
      do {
        let data = try await UserSources.output(of: order, on: screen.name, of: product)
        report.add(try JSONDecoder().decode(CheckReport.self, from: data))
      } catch let failure as CommandFailure {
        report.unread.append(
          CheckReport.Unread(screen: screen.name, reason: failure.description))
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
  private func checkExample() async throws -> CheckReport? {
    let entry = try Catalogue.entry(named: path)
    guard layouts else { return nil }
    return try await ScreenCheck.settledReport(named: entry.name, entry.make)
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
  case text, xcode, json, sarif, junit

  /// Returns the findings of a level or a higher one.
  func text(of report: CheckReport, from level: CheckLevel) -> String {
    switch self {
    case .text: report.text(from: level)
    case .xcode: report.diagnostics(from: level)
    case .json: report.json(from: level)
    case .sarif: report.sarif(from: level, root: FileManager.default.currentDirectoryPath)
    case .junit: report.junit(from: level)
    }
  }
}
