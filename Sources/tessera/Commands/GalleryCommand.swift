import ArgumentParser
import BrowserHost
import Foundation

/// `tessera gallery`, which is also what `tessera` alone does.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Serves the examples for a browser on this machine.",
    discussion: """
      Prints the address and serves until it is interrupted with Ctrl-C. Only programs on this \
      machine can connect.

        tessera gallery --port 9000
      """)

  @Option(
    help: ArgumentHelp(
      "The port to listen on; 0 takes any free one. (default: \(defaultPort))",
      valueName: "number"),
    transform: port(argument:))
  var port: Int?

  /// The port that is taken where none is named.
  static let defaultPort = 8080

  private static func port(argument: String) throws -> Int {
    guard let port = Int(argument), (0...65_535).contains(port) else {
      throw BadArgument(description: "it must be a whole number from 0 to 65535")
    }
    return port
  }

  func run() async throws {
    let server = BrowserServer(port: port ?? Self.defaultPort, catalog: Catalogue.entries)
    do {
      try await Interruption.end {
        try await server.run { port in
          try? StandardOutput.write("Serving the gallery at http://127.0.0.1:\(port)/\n")
        }
      }
    } catch BrowserServerError.portInUse(let port) {
      throw CommandFailure.portInUse(port)
    } catch BrowserServerError.portNotPermitted(let port) {
      throw CommandFailure.portRefused(port)
    } catch let error as BrowserServerError {
      throw CommandFailure.server(error.description)
    }
  }
}
