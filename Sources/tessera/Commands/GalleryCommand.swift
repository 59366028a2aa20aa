import ArgumentParser
import BrowserHost
import Foundation

/// The command `tessera gallery`, which is the default.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "gallery",
    abstract: "Serves the examples to a browser on this machine.",
    discussion: """
      Prints the address and serves the examples until it is interrupted with Ctrl-C. Only programs on \
      this machine can connect.

        tessera gallery --port 9000
      """)

  @Option(
    help: ArgumentHelp(
      "The port to listen on; 0 for any free port. (default: \(defaultPort))",
      valueName: "number"),
    transform: port(argument:))
  var port: Int?

  /// The default port.
  static let defaultPort = BrowserServer.standardPort

  static func port(argument: String) throws -> Int {
    guard let port = Int(argument), (0...65_535).contains(port) else {
      throw BadArgument(description: "the port must be an integer from 0 to 65535")
    }
    return port
  }

  func run() async throws {
    let server = BrowserServer(
      port: port ?? Self.defaultPort, catalog: Catalogue.entries.map(ExamplePlaces.placed))
    try await Self.describingFailures {
      try await Interruption.end {
        try await server.runProcesses { port in
          try? StandardOutput.write("Serving the gallery at http://127.0.0.1:\(port)/\n")
        }
      }
    }
  }

  /// Runs a server, and describes its errors as a command's.
  static func describingFailures(_ serve: () async throws -> Void) async throws {
    do {
      try await serve()
    } catch BrowserServerError.portInUse(let port) {
      throw CommandFailure.portInUse(port)
    } catch BrowserServerError.portNotPermitted(let port) {
      throw CommandFailure.portRefused(port)
    } catch let error as BrowserServerError {
      throw CommandFailure.server(error.description)
    }
  }
}
