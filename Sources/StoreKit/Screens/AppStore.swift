internal import Foundation
internal import SystemScreens
public import UIKit

/// Functions of the store.
public enum AppStore {
  /// Whether the user may pay, which is always true.
  public static var canMakePayments: Bool { true }

  /// Loads the purchases of the user, which are all in this process.
  public static func sync() async throws {}

  /// Asks for a rating in a scene.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) { ReviewQuestion.ask() }
}
