import NIOCore
import UIKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A server that displays view controllers in a browser on this machine.
///
/// The server listens on the IPv4 loopback address only. `/` is a gallery of the catalog's
/// examples, `/example/NAME` one live screen. Every page that opens an example gets its own view
/// controller, which is released when the page closes.
public struct BrowserServer: Sendable {
  /// The port to listen on; 0 for any free port.
  public let port: Int
  /// The examples, in the order of the gallery.
  public let catalog: [GalleryEntry]
  /// The entry that `/` displays in place of the gallery; `nil` for the gallery.
  let front: FrontEntry?

  /// The port on which the tool and apps listen unless another one is given.
  package static let standardPort = 8080

  /// Creates a server that does not listen yet.
  public init(port: Int = 0, catalog: [GalleryEntry]) {
    self.port = port
    self.catalog = catalog
    front = nil
  }

  /// Creates a server of an application, which does not listen yet. `/` displays it.
  ///
  /// - Parameter device: The short name of the device of pages that do not choose one; `nil` for
  ///   the one that the user chose last.
  @MainActor
  init(port: Int, application: ApplicationScreens, device: String?) {
    self.port = port
    catalog = [GalleryEntry(name: "app", title: application.name, application: application)]
    front = FrontEntry(name: "app", device: device)
  }

  /// Listens and serves until the task is cancelled.
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
    guard UInt16(exactly: port) != nil else { throw BrowserServerError.invalidPort(port) }
    if let name = firstRepeatedName { throw BrowserServerError.duplicateName(name) }
    let server = LoopbackServer(
      gallery: GalleryHandler(
        catalog: catalog, front: front, sessions: sessions, pulse: pulse), limits: limits)
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
