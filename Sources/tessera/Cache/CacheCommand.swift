import ArgumentParser
import Foundation
import SourceBuilding

/// The command `tessera cache`.
struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "cache",
    abstract: "Writes the folder of the files that commands keep, or removes the files.",
    usage: "tessera cache [--clear]",
    discussion: """
      Builds stay for the next command with the same sources, which compiles only what has changed. \
      The builds that were used longest ago are removed when there are more than 24, or when they \
      take more than 1 GB. TESSERA_CACHE names another folder.

        tessera cache
        tessera cache --clear
      """)

  @Flag(help: "Remove the files.")
  var clear = false

  func run() throws {
    let cache = BuildCache()
    guard clear else {
      let bounds = BuildCache.bounds
      let text = """
        \(cache.url.path)
        \(Self.megabytes(cache.size)); builds: at most \(bounds.count), and \
        \(Self.megabytes(bounds.bytes))

        """
      return try StandardOutput.write(text)
    }
    let rest = cache.clear()
    if rest > 0 {
      throw CommandFailure.unbuildable(
        "\(rest) build\(rest == 1 ? " is" : "s are") in use by other commands, and stay")
    }
  }

  private static func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000) MB" }
}
