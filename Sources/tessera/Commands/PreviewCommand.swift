import ArgumentParser
import BrowserHost
import Foundation
import ScreenHost
import SourceBuilding
import Subprocesses
import UIKit

/// The command `tessera preview`.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "preview",
    abstract: "Displays the screens of Swift files in a browser, and updates them on changes.",
    usage: "tessera preview <path> [<type>] [<options>]",
    discussion: """
      Builds a file, or all files of a folder, and serves their view controllers and views: those \
      that can be created without arguments, each in a process of its own. After each change of a \
      file the screens are built again; device, scroll positions and texts stay as they are.

        tessera preview docs/FirstScreen.swift
        tessera preview Sources/App ProfileViewController
        tessera preview . --target App
        tessera preview App.xcodeproj
        tessera preview Page.playground
      """)

  @Argument(
    help:
      "A Swift file, a folder of Swift files, a package, an Xcode project or workspace, or a playground."
  )
  var path: String

  @Argument(help: "The name of the view controller or view to display first.")
  var type: String?

  @OptionGroup var choice: SourceChoice

  @Option(
    help: ArgumentHelp(
      "The port to listen on; 0 for any free port. (default: \(GalleryCommand.defaultPort))",
      valueName: "number"),
    transform: GalleryCommand.port(argument:))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "The device of the first display; 'tessera devices' lists all names.", valueName: "name"))
  var device: String?

  @Flag(help: "Display the keyboard of the device while a text is edited.")
  var keyboard = false

  @OptionGroup var services: ServiceOptions

  @Flag(
    help: """
      Display pages of the web that the app opens, in sandboxed frames. Without it, nothing but the \
      preview is loaded.
      """)
  var allowWeb = false

  func validate() throws {
    if let device, Device.named(device) == nil {
      throw ValidationError(
        "there is no device named '\(device)'; 'tessera devices' lists all devices")
    }
  }

  func run() async throws {
    services.apply()
    if allowWeb { setenv(WebFrames.variable, "1", 1) }
    try await GalleryCommand.describingFailures { try await Interruption.end { try await serve() } }
  }

  private func serve() async throws {
    let (sources, build) = try await UserSources.prepare(path, choice)
    defer { build.removeFiles() }
    let (updates, update) = AsyncStream.makeStream(of: PreviewUpdate.self)
    let port = port ?? GalleryCommand.defaultPort
    // Changes during the first build count.
    let changes = SourceWatch.changes(of: sources)
    // The screens of the first build are checked before the server accepts connections.
    try await rebuild(build, of: sources, update, isFirst: true)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in changes {
          update.yield(.building)
          try? await rebuild(build, of: sources, update, isFirst: false)
        }
      }
      group.addTask {
        try await BrowserServer.runPreview(port: port, updates: updates) { port in
          try? StandardOutput.write("Serving \(path) at http://127.0.0.1:\(port)/\n")
        }
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// Builds the sources, and reports the result to the server and in the terminal.
  ///
  /// - Throws: `CommandFailure` if the first build has no screen, or cannot be made at all. Errors
  ///   in the sources are reported only.
  private func rebuild(
    _ build: SourceBuild, of sources: SourceModules,
    _ update: AsyncStream<PreviewUpdate>.Continuation, isFirst: Bool
  ) async throws {
    do {
      let start = ContinuousClock.now
      let product = try await build.build()
      UserSources.write(product.reports, path: path)
      let entries = entries(of: product, in: sources.main)
      // An app opens as on a device.
      let front = try UserSources.chosenName(
        type ?? (product.hasApplication ? PreviewApplication.name : nil),
        among: entries.map(\.name), of: product, path: path
      ).map { FrontEntry(name: $0, device: device, showsKeyboard: keyboard) }
      await build.keepProgram(of: product)
      update.yield(
        .built(
          SpawnedProcess.Program(path: product.program, arguments: ["tessera-preview"]), entries,
          front: front))
      if !isFirst {
        let time = (ContinuousClock.now - start).formatted(
          .units(allowed: [.milliseconds], width: .narrow))
        try? StandardOutput.write("Built again in \(time).\n")
      }
    } catch let diagnostics as SourceBuild.Diagnostics {
      UserSources.write([diagnostics.text], path: path)
      update.yield(.failed(diagnostics.text))
    } catch let failure as BuildFailure {
      guard !isFirst else { throw CommandFailure.unbuildable(failure.description) }
      StandardError.write(line: "tessera: \(failure)")
      update.yield(.failed(failure.description))
    } catch let failure as CommandFailure {
      guard !isFirst else { throw failure }
      StandardError.write(line: "tessera: \(failure)")
      update.yield(.failed(failure.description))
    }
  }

  /// Returns the entries of the application and of the screens that can be created. The file of a
  /// screen is the first of its sources.
  private func entries(
    of product: SourceBuild.Product, in module: SourceModule
  ) -> [CatalogEntry] {
    let sources = module.files.map(\.path)
    var entries = product.screens.map { type in
      let file = URL(fileURLWithPath: type.file).lastPathComponent
      return CatalogEntry(
        name: type.name, title: type.name, summary: "\(file), line \(type.line)",
        sources: sources.filter { $0 == type.file } + sources.filter { $0 != type.file })
    }
    if product.hasApplication {
      entries.insert(
        CatalogEntry(
          name: PreviewApplication.name, title: module.displayName,
          summary: "The application", isApplication: true, sources: sources), at: 0)
    }
    return entries
  }
}
