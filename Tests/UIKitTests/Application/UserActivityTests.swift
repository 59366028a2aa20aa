import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct UserActivityTests {
  private final class Writer: UIViewController {
    var title2 = "Draft"
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      activity.addUserInfoEntries(from: ["title": title2])
    }
  }

  private final class Delegate: NSObject, NSUserActivityDelegate {
    var saved: [String?] = []
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      saved.append(userActivity.userInfo?["title"] as? String)
    }
  }

  @Test func `the activity of a displayed view controller is the current one`() {
    let (first, second) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
    let controller = UIViewController()
    controller.userActivity = first
    #expect(!first.isCurrent)
    let window = UIWindow(device: .standard, playsAnimations: false) { controller }
    window.layoutIfNeeded()
    #expect(first.isCurrent)
    controller.userActivity = second
    #expect(!first.isCurrent)
    #expect(second.isCurrent)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    controller.present(other, animated: false)
    window.layoutIfNeeded()
    #expect(!second.isCurrent)
    controller.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(second.isCurrent)
    second.invalidate()
    second.becomeCurrent()
    #expect(!second.isCurrent)
  }

  @Test func `an activity that needs to be saved is updated by its responder, then its delegate`() {
    let activity = NSUserActivity(activityType: "write")
    let delegate = Delegate()
    activity.delegate = delegate
    let controller = Writer()
    controller.userActivity = activity
    activity.needsSave = true
    #expect(delegate.saved == [])
    while NextTurn.runWaiting() {}
    #expect(delegate.saved == ["Draft"])
    #expect(!activity.needsSave)
    controller.userActivity = nil
    controller.title2 = "Other"
    activity.needsSave = true
    while NextTurn.runWaiting() {}
    #expect(delegate.saved == ["Draft", "Draft"])
  }

  @Test func `the identifier of the vendor is the same for a name and differs between names`() {
    #expect(VendorIdentifier.of("com.example.a") == VendorIdentifier.of("com.example.a"))
    #expect(VendorIdentifier.of("com.example.a") != VendorIdentifier.of("com.example.b"))
    #expect(VendorIdentifier.of("a").uuidString.split(separator: "-")[2].first == "8")
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
  }

  @Test func `the icon of a quick action is equal to another of the same symbol`() {
    #expect(
      UIApplicationShortcutIcon(systemImageName: "star")
        == UIApplicationShortcutIcon(systemImageName: "star"))
    #expect(UIApplicationShortcutIcon(type: .add) != UIApplicationShortcutIcon(type: .play))
    let item = UIApplicationShortcutItem(type: "a", localizedTitle: "A")
    let mutable = item.mutableCopy() as? UIMutableApplicationShortcutItem
    mutable?.localizedTitle = "B"
    #expect(item.localizedTitle == "A")
    #expect((mutable?.copy() as? UIApplicationShortcutItem)?.localizedTitle == "B")
  }
}
