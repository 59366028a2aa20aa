import Foundation

/// The invariants whose check calls methods of the app once more.
@MainActor
enum RepeatedCalls {
  /// A Boolean value that indicates whether the builds that check invariants measure the views of
  /// elements again, and draw views again whose nodes are reused. The app's methods are then called
  /// more often than in UIKit. The environment sets the value with `TESSERA_INVARIANTS=repeat`.
  static var areChecked = ProcessInfo.processInfo.environment["TESSERA_INVARIANTS"] == "repeat"
}
