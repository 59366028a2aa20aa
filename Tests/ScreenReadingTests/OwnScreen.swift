import Testing
import UIKit

/// A trait of tests that host other devices while they wait: the main screen is another one than
/// the screen of the tests that run meanwhile.
struct OwnScreen: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await UIScreen.withOwnScreen { try await function() }
  }
}

extension Trait where Self == OwnScreen {
  static var ownScreen: Self { OwnScreen() }
}
