import Foundation

/// The treatment of snapshots: the value of the environment variable `TESSERA_SNAPSHOTS`.
enum SnapshotMode: String, CaseIterable {
  /// Every snapshot is recorded, and none fails.
  case record
  /// Snapshots that do not exist are recorded, and fail this time.
  case missing
  /// Snapshots that do not exist fail, and nothing is recorded, as on a build server.
  case never

  /// The name of the environment variable.
  static let variable = "TESSERA_SNAPSHOTS"

  /// The mode of the process: `missing` unless the environment has another one.
  ///
  /// - Throws: ``SnapshotFailure`` for an unknown value.
  static var current: SnapshotMode {
    get throws(SnapshotFailure) {
      guard let name = ProcessInfo.processInfo.environment[variable], !name.isEmpty else {
        return .missing
      }
      guard let mode = SnapshotMode(rawValue: name) else {
        let names = allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw SnapshotFailure(
          reason: .unreadable,
          description: "\(variable) has the value '\(name)'; set it to one of \(names)")
      }
      return mode
    }
  }
}
