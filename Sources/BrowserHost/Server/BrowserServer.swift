import FlyingFox
import FlyingSocks
import Foundation
import UIKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Shows view controllers in a browser on this machine.
///
/// The server listens on the IPv4 loopback address only. `/` is a gallery of the catalog's
/// examples, `/example/NAME` one live screen. Every page that opens an example gets a view
/// controller of its own, which is let go when the page closes.
public struct BrowserServer: Sendable {
  /// The port to listen on; 0 takes any that is free.
  public let port: Int
  /// The examples, in the order in which the gallery lists them.
  public let catalog: [GalleryEntry]

  /// A server that does not listen yet.
  public init(port: Int = 0, catalog: [GalleryEntry]) {
    self.port = port
    self.catalog = catalog
  }

  /// Listens and serves until the task is cancelled.
  ///
  /// - Parameter whenListening: Called once, with the port that the server really listens on.
  /// - Throws: ``BrowserServerError`` where the server cannot listen.
  public func run(
    whenListening: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) async throws {
    try await run(
      sessions: SessionRegistry(), pulse: PulseRate(), whenListening: whenListening)
  }

  /// Listens and serves, counting sessions where a test can see them.
  func run(
    sessions: SessionRegistry, pulse: PulseRate = PulseRate(),
    whenListening: @escaping @Sendable (_ port: Int) async -> Void
  ) async throws {
    guard let number = UInt16(exactly: port) else { throw BrowserServerError.invalidPort(port) }
    if let name = firstRepeatedName { throw BrowserServerError.duplicateName(name) }
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: number),
      // All screens share the main actor: a request waits for its turn there rather than fail.
      timeout: 120,
      logger: .disabled,
      handler: GalleryHandler(catalog: catalog, sessions: sessions, pulse: pulse))
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening(timeout: 30)
          guard case .ip4(_, let port)? = await server.listeningAddress else { return }
          await whenListening(Int(port))
        }
        defer { group.cancelAll() }
        for try await _ in group {}
      }
    } catch let error as SocketError {
      try Task.checkCancellation()
      throw describe(error)
    }
  }

  private var firstRepeatedName: String? {
    var names: Set<String> = []
    return catalog.first { !names.insert($0.name).inserted }?.name
  }

  private func describe(_ error: SocketError) -> BrowserServerError {
    guard case .failed(_, let code, let message) = error else {
      return .failed(port: port, reason: error.localizedDescription)
    }
    return switch code {
    case EADDRINUSE: .portInUse(port)
    case EACCES: .portNotPermitted(port)
    default: .failed(port: port, reason: message)
    }
  }
}
