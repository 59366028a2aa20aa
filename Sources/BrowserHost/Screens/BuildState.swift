import ScreenHost

/// The state of the build of a preview's sources.
enum BuildState: Sendable, Equatable {
  /// A build is under way.
  case running
  /// The last build has failed, with the output of the compiler.
  case failed(String)
  /// The screens match the current sources.
  case ready

  /// The state as JSON.
  var json: String {
    switch self {
    case .running: #"{"type":"build","state":"running"}"#
    case .ready: #"{"type":"build","state":"ready"}"#
    case .failed(let output):
      JSONText.object([
        ("type", "\"build\""), ("state", "\"failed\""), ("log", JSONText.string(output)),
      ])
    }
  }
}
