public import Foundation
internal import SystemScreens
public import UIKit

/// A question for a rating of the app.
///
/// iOS asks three times in a year at most; here each request asks, as in Apple's development
/// builds.
///
/// Apple documentation: https://developer.apple.com/documentation/storekit/skstorereviewcontroller
open class SKStoreReviewController: NSObject {
  /// Asks for a rating in the key window.
  open class func requestReview() { MainWork.run { ReviewQuestion.ask() } }

  /// Asks for a rating in a scene.
  open class func requestReview(in windowScene: UIWindowScene) {
    MainWork.run { ReviewQuestion.ask() }
  }
}

/// The question for a rating. The answer goes nowhere.
@MainActor
enum ReviewQuestion {
  static func ask() {
    let stars = (1...5).reversed().map { count in
      SystemQuestion.Answer(String(repeating: "★", count: count)) {}
    }
    SystemQuestion.askWhenDisplayed(
      "Enjoying \(AppInformation.name)?", "Tap a star to rate it on the App Store.",
      answers: stars + [.init("Not Now", style: .cancel) {}])
  }
}
