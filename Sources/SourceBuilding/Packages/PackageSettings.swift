import Foundation

/// The settings of a package's targets for the compiler, from the output of
/// `swift package dump-package`.
struct PackageSettings: Decodable, Sendable {
  private struct Target: Decodable, Sendable {
    let name: String
    let settings: [Setting]?
  }

  private struct Setting: Decodable, Sendable {
    struct Condition: Decodable, Sendable {
      let platformNames: [String]?
      let config: String?
    }

    /// The words of a setting: one, a list, or none.
    struct Words: Decodable, Sendable {
      private enum CodingKeys: String, CodingKey { case value = "_0" }
      let words: [String]

      init(from decoder: any Decoder) throws {
        let table = try decoder.container(keyedBy: CodingKeys.self)
        if let word = try? table.decode(String.self, forKey: .value) {
          words = [word]
        } else {
          words = (try? table.decode([String].self, forKey: .value)) ?? []
        }
      }
    }

    let tool: String
    let kind: [String: Words]
    let condition: Condition?

    /// Returns whether the setting applies to a build for debugging for a system.
    func applies(to platform: String) -> Bool {
      let platforms = condition?.platformNames ?? []
      let config = condition?.config ?? "debug"
      return (platforms.isEmpty || platforms.contains(platform)) && config == "debug"
    }
  }

  private let targets: [Target]

  /// Reads the settings of a package; `nil` if the manifest cannot be read.
  ///
  /// - Parameter cache: The folder of files that builds share.
  /// - Throws: ``BuildFailure`` if the manifest takes too long.
  static func read(_ folder: URL, cache: CacheFolder) async throws -> PackageSettings? {
    let output = try await ManifestOutput(cache: cache).text(of: ["dump-package"], in: folder)
    return output.isSuccess ? CommandRun.json(in: output.text) : nil
  }

  /// Returns the arguments for the compiler.
  ///
  /// - Parameters:
  ///   - name: The name of a target.
  ///   - platform: The system, as manifests name it.
  func arguments(of name: String, on platform: String) -> [String] {
    let settings = targets.first { $0.name == name }?.settings ?? []
    return settings.filter { $0.tool == "swift" && $0.applies(to: platform) }
      .flatMap { setting in setting.kind.sorted { $0.key < $1.key } }
      .flatMap { kind, value in value.words.flatMap { Self.arguments(kind, $0) } }
  }

  private static func arguments(_ kind: String, _ word: String) -> [String] {
    switch kind {
    case "define": ["-D", word]
    case "enableUpcomingFeature": ["-enable-upcoming-feature", word]
    case "enableExperimentalFeature": ["-enable-experimental-feature", word]
    case "swiftLanguageMode", "swiftLanguageVersion": ["-swift-version", word]
    case "defaultIsolation": word == "MainActor" ? ["-default-isolation", word] : []
    default: []
    }
  }
}
