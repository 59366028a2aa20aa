import Foundation
import NIOCore
import ScreenHost
import Subprocesses
import UIKit

/// A server that displays view controllers in a browser on this machine.
///
/// The server listens on the IPv4 loopback address only. `/` is a gallery of the catalog's
/// examples, `/example/NAME` one live screen. Every page that opens an example gets its own view
/// controller, which is released when the page closes.
///
/// A program of three lines displays one view controller:
///
/// ```swift
/// import BrowserHost
/// import UIKit
/// BrowserServer { ProfileViewController() }.serve()
/// ```
public struct BrowserServer: Sendable {
  /// The port to listen on; 0 for any free port.
  public let port: Int
  /// The examples, in the order of the gallery.
  public let catalog: [GalleryEntry]
  /// The entry that `/` displays in place of the gallery; `nil` for the gallery.
  let front: FrontEntry?

  /// The port on which the tool and apps listen unless another one is given.
  public static let standardPort = 8080

  /// Creates a server that does not listen yet.
  public init(port: Int = 0, catalog: [GalleryEntry]) {
    self.port = port
    self.catalog = catalog
    front = nil
  }

  /// Creates a server of one screen, which does not listen yet. `/` displays it.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 for any free port.
  ///   - title: The title of the page.
  ///   - make: A closure that creates the view controller; called once for each page.
  public init(
    port: Int = BrowserServer.standardPort, title: String = "Screen",
    showing make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.port = port
    catalog = [GalleryEntry(name: "screen", title: title, summary: "", make: make)]
    front = FrontEntry(name: "screen", device: nil)
  }

  /// Creates a server of an application, which does not listen yet. `/` displays it.
  ///
  /// - Parameter device: The short name of the device of pages that do not choose one; `nil` for
  ///   the one that the user chose last.
  @MainActor
  init(port: Int, application: ApplicationScreens, device: String?) {
    self.port = port
    catalog = [
      GalleryEntry(
        name: Self.applicationName, title: application.name, application: application)
    ]
    front = FrontEntry(name: Self.applicationName, device: device)
  }

  /// The name of the entry of an application.
  static let applicationName = "app"

  /// Serves the screens until the process is interrupted, each in a process of its own, and ends
  /// the process.
  ///
  /// Call the function at the beginning of a program. For each screen, the program is started
  /// again with the same arguments, and the function displays the screen there. A screen that
  /// stops with an error, does not respond, or takes too much memory ends alone; its page displays
  /// the reason.
  ///
  /// The function writes the address to standard output. If the server cannot listen, it writes
  /// the reason to standard error, and the exit code is 1.
  @MainActor
  public func serve() -> Never {
    ScreenProcess.serveIfOrdered { catalog }
    // A closed pipe is an error of a write, and does not end the process.
    signal(SIGPIPE, SIG_IGN)
    Task { @MainActor in
      do {
        try await Interruption.end {
          try await runProcesses { port in
            try? FileHandle.standardOutput.write(
              contentsOf: Data("Serving \(title) at http://127.0.0.1:\(port)/\n".utf8))
          }
        }
        exit(EXIT_SUCCESS)
      } catch {
        let name = ProcessInfo.processInfo.processName
        try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error)\n".utf8))
        exit(EXIT_FAILURE)
      }
    }
    MainLoop.run()
  }

  /// The title of the screen, or a word for several ones.
  private var title: String { catalog.count == 1 ? catalog[0].title : "the gallery" }

  /// Listens and serves screens in this process until the task is cancelled.
  ///
  /// A screen that stops with an error ends the process. Use ``serve()`` for a program that
  /// displays screens to a user.
  ///
  /// - Parameter whenListening: A closure called once, with the port that the server listens on.
  /// - Throws: ``BrowserServerError`` if the server cannot listen.
  public func run(
    whenListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) async throws {
    try await run(
      sessions: SessionRegistry(), pulse: PulseRate(), whenListening: whenListening)
  }

  /// Listens and serves, with a session registry that tests can inspect, and with given limits.
  func run(
    sessions: SessionRegistry, pulse: PulseRate = PulseRate(),
    limits: ServerLimits = ServerLimits(),
    whenListening: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    try await run(sessions, limits, whenListening) { [catalog, front] _ in
      LocalScreens(catalog, front: front, pulse: pulse)
    }
  }

  /// Listens and serves screens in processes of their own until the task is cancelled.
  package func runProcesses(
    whenListening: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    try await runProcesses(
      .current, ProcessLimits(), sessions: SessionRegistry(), whenListening: whenListening)
  }

  /// Listens and serves screens in processes of a program, with given limits.
  func runProcesses(
    _ program: SpawnedProcess.Program, _ processLimits: ProcessLimits, sessions: SessionRegistry,
    whenListening: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    try await run(sessions, ServerLimits(), whenListening) { [catalog, front] group in
      ProcessScreens(
        program, catalog: catalog.map(CatalogEntry.init), front: front, on: group,
        limits: processLimits)
    }
  }

  /// Listens and serves screens of a program that is built while the server runs, until the task is
  /// cancelled. Open pages display the screens of each new build.
  package static func runPreview(
    port: Int, updates: AsyncStream<PreviewUpdate>,
    whenListening: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    let sessions = SessionRegistry()
    let server = BrowserServer(port: port, catalog: [])
    try await server.run(sessions, ServerLimits(), whenListening) { group in
      let screens = ProcessScreens(buildingOn: group)
      Task { @MainActor in
        for await update in updates {
          screens.update(update)
          sessions.notify(screens.build?.json)
          if case .built = update { sessions.restart() }
        }
      }
      return screens
    }
  }

  private func run(
    _ sessions: SessionRegistry, _ limits: ServerLimits,
    _ whenListening: @escaping @Sendable (_ port: Int) async -> Void,
    screens: @escaping @MainActor @Sendable (any EventLoopGroup) -> any ScreenSource
  ) async throws {
    guard UInt16(exactly: port) != nil else { throw BrowserServerError.invalidPort(port) }
    if let name = firstRepeatedName { throw BrowserServerError.duplicateName(name) }
    let server = LoopbackServer(
      screens: screens, sessions: sessions, limits: limits)
    do {
      try await server.run(port: port, whenListening: whenListening)
    } catch let error as IOError {
      throw describe(error)
    }
    try Task.checkCancellation()
  }

  private var firstRepeatedName: String? {
    var names: Set<String> = []
    return catalog.first { !names.insert($0.name).inserted }?.name
  }

  private func describe(_ error: IOError) -> BrowserServerError {
    switch error.errnoCode {
    case EADDRINUSE: .portInUse(port)
    case EACCES: .portNotPermitted(port)
    default: .failed(port: port, reason: String(cString: strerror(error.errnoCode)))
    }
  }
}
