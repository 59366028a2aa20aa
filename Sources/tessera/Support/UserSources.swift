import ArgumentParser
import BrowserHost
import Foundation
import HeadlessHost
import ScreenHost
import SourceBuilding
import Subprocesses
import UIKit

/// The sources of a user in arguments.
enum UserSources {
  /// Runs work that starts other processes. A signal that ends this process also ends them.
  ///
  /// - Throws: `ExitCode` after such a signal, as a shell reports it.
  static func interruptible<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    do {
      return try await Interruption.run(work)
    } catch let signal as Interruption.Signal {
      throw ExitCode(128 + signal.number)
    }
  }

  /// Finds the sources of a path, and prepares their build.
  ///
  /// - Throws: `CommandFailure.unbuildable`.
  static func prepare(
    _ path: String, _ choice: SourceChoice
  ) async throws -> (SourceModules, SourceBuild) {
    try await reportingFailures {
      let sources = try await SourceModules(
        path, target: choice.target, known: BuiltModules.knownNames, packages: choice.packages)
      for sentence in sources.unavailable { StandardError.write(line: "tessera: \(sentence)") }
      if choice.strict, !sources.unavailable.isEmpty {
        throw BuildFailure("'\(path)' needs parts of packages that are missing")
      }
      for file in sources.main.path.unreadableFiles {
        StandardError.write(line: "tessera: '\(file.path)' is no file, and is left out")
      }
      let modules = try BuiltModules(beside: executable)
      return (
        sources,
        try SourceBuild(
          sources, modules: modules, keepsFiles: true, isStrict: choice.strict, kindOf: kind)
      )
    }
  }

  /// Returns the paths of the Swift files, nibs and storyboards of a target of a project or
  /// package.
  ///
  /// - Returns: The paths, whether a header of the target imports UIKit for the Swift files, and
  ///   the names of the modules of packages and frameworks that are there.
  /// - Throws: `CommandFailure.unbuildable`.
  static func lowerableFiles(
    of path: String, _ choice: SourceChoice
  ) async throws -> (paths: [String], importUIKit: Bool, modules: [String]) {
    try await reportingFailures {
      let sources = try await SourceModules(
        path, target: choice.target, known: BuiltModules.knownNames, packages: choice.packages)
      for sentence in sources.unavailable { StandardError.write(line: "tessera: \(sentence)") }
      let module = sources.main
      return (
        (module.files + module.interfaceFiles).map(\.path), module.hasImportedUIKit,
        sources.moduleNames
      )
    }
  }

  /// Runs work with sources, and throws its failures as the command's.
  ///
  /// - Throws: `CommandFailure.unbuildable`.
  private static func reportingFailures<Result>(
    _ work: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await work()
    } catch let failure as BuildFailure {
      throw CommandFailure.unbuildable(failure.description)
    }
  }

  /// Builds sources, and writes the lowering's diagnostics of them.
  ///
  /// - Parameter note: A closure that is called with the diagnostics, also if the build fails.
  /// - Throws: `CommandFailure.unbuildable`.
  static func build(
    _ build: SourceBuild, path: String, noting note: ([String]) -> Void = { _ in }
  ) async throws -> SourceBuild.Product {
    try await reportingFailures {
      do {
        let product = try await build.build()
        write(product.reports, path: path)
        note(product.reports)
        return product
      } catch let diagnostics as SourceBuild.Diagnostics {
        write([diagnostics.text], path: path)
        note([diagnostics.text])
        throw CommandFailure.unbuildable("'\(path)' has errors")
      }
    }
  }

  /// Writes the diagnostics of sources to standard error.
  ///
  /// A further line names `tessera missing` if a module or a declaration may be missing: the
  /// compiler stops at the first module that is.
  static func write(_ diagnostics: [String], path: String) {
    for diagnostic in diagnostics { StandardError.write(line: diagnostic) }
    let signs = ["error: no such module '", "error: cannot find type '", "' is unavailable: "]
    guard diagnostics.contains(where: { text in signs.contains { text.contains($0) } }) else {
      return
    }
    StandardError.write(
      line:
        "tessera: 'tessera missing \(path)' lists all modules and declarations that are missing")
  }

  /// Runs the tool that lowers sources, and ends this process as it ended.
  ///
  /// - Throws: `CommandFailure.unbuildable`.
  static func runLowering(_ arguments: [String]) async throws {
    let end = try await reportingFailures {
      try await interruptible {
        try await SourceLowerer.run(arguments, beside: executable)
      }
    }
    switch end {
    case .exit(EXIT_SUCCESS): return
    case .exit(let code): throw ExitCode(code)
    case .signal(let signal): throw ExitCode(128 + signal)
    }
  }

  /// Builds the sources of a path, performs an order on one of its screens, and returns the result.
  ///
  /// - Parameter screen: The name of the screen; `nil` for the first one of the application, or
  ///   for the only one.
  /// - Throws: `CommandFailure`.
  static func result(
    of order: ScreenOrder, on path: String, screen: String?, _ choice: SourceChoice
  ) async throws -> Data {
    let (_, build) = try await prepare(path, choice)
    defer { build.removeFiles() }
    let product = try await Self.build(build, path: path)
    let name = try chosenScreen(screen, of: product, path: path)
    return try await output(of: order, on: name, of: product)
  }

  /// Performs an order on a screen of a built program, and returns the result.
  ///
  /// - Throws: `CommandFailure`.
  static func output(
    of order: ScreenOrder, on name: String, of product: SourceBuild.Product
  ) async throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "tessera-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw CommandFailure.unwritableFile(path: file.path, reason: "it cannot be created")
    }
    defer { try? FileManager.default.removeItem(at: file) }
    let request = PreviewRequest(
      screen: name, order: try JSONEncoder().encode(order), output: file.path)
    let text = String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
    let end: SpawnedProcess.End
    do {
      let process = try SpawnedProcess(
        SpawnedProcess.Program(
          path: product.program, arguments: ["tessera"],
          environment: [PreviewRequest.variable: text]),
        // The prints of the app are not part of the result.
        descriptors: [STDOUT_FILENO: STDERR_FILENO])
      end = await withTaskCancellationHandler {
        await process.wait()
      } onCancel: {
        process.kill()
      }
    } catch {
      throw CommandFailure.unbuildable(error.description)
    }
    guard end == .exit(EXIT_SUCCESS) else { throw CommandFailure.brokenScreen(name, end) }
    return try Data(contentsOf: file)
  }

  /// Returns the names of what can be displayed: the application, if there is one, and the screens.
  static func names(of product: SourceBuild.Product) -> [String] {
    (product.hasApplication ? [PreviewApplication.name] : []) + product.screens.map(\.name)
  }

  /// Returns the name of the screen that a user has named, or else of the application, or of the
  /// only screen.
  ///
  /// - Throws: `CommandFailure`.
  static func chosenScreen(
    _ screen: String?, of product: SourceBuild.Product, path: String
  ) throws -> String {
    let names = names(of: product)
    let screen = screen ?? (product.hasApplication ? PreviewApplication.name : nil)
    guard let name = try chosenName(screen, among: names, of: product, path: path) else {
      throw CommandFailure.severalScreens(path: path, names)
    }
    return name
  }

  /// Returns the name of the screen that a user has named, or of the only one; `nil` if there are
  /// several.
  ///
  /// - Parameter names: The names of the screens that can be created.
  /// - Throws: `CommandFailure`.
  static func chosenName(
    _ name: String?, among names: [String], of product: SourceBuild.Product, path: String
  ) throws -> String? {
    let others = product.namesNeedingArguments
    if let name, let part = product.leftOut.first(where: { $0.name == name }) {
      throw CommandFailure.unbuildable("'\(name)' does not compile: \(part.report)")
    }
    if let name, others.contains(name) { throw CommandFailure.typeNeedsArguments(name) }
    guard !names.isEmpty else {
      throw CommandFailure.noScreens(path: path, needingArguments: others)
    }
    guard let name else {
      return names.count == 1 ? names[0] : product.hasApplication ? nil : product.mainScreen?.name
    }
    guard names.contains(name) else {
      throw CommandFailure.unknownType(name, suggestion: NearestName.of(name, among: names))
    }
    return name
  }

  /// Returns the kind of a class by its name, such as `UIKit.UIViewController`.
  private static func kind(of name: String) -> ScreenType.Kind? {
    switch NSClassFromString(name) {
    case is UIViewController.Type: .viewController
    case is UICollectionReusableView.Type: .reusableView
    case is UIView.Type: .view
    default: nil
    }
  }

  /// The file of this program.
  private static var executable: URL {
    Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }
}
