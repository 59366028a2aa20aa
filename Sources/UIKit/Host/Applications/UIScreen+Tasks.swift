extension UIScreen {
  #if TESSERA_INVARIANTS
    /// The main screen of a task; `nil` for the screen of all others.
    @TaskLocal static var ofTask: UIScreen?
  #endif

  /// Calls a closure in which the main screen is another one, of a new iPhone 15.
  ///
  /// Tests that wait while they host another device call it: the tests that run meanwhile would
  /// create their views on that device's screen. Release builds have one main screen only.
  package static func withOwnScreen<Result: Sendable>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    #if TESSERA_INVARIANTS
      try await $ofTask.withValue(UIScreen(device: .standard)) { try await body() }
    #else
      try await body()
    #endif
  }
}
