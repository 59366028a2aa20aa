import Foundation
import Testing
import UIKit

/// The notifications of windows, and the older names of properties of the status bar.
@MainActor struct WindowStateTests {
  @Test func `a window that is shown or hidden posts a notification`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    nonisolated(unsafe) var names: [Notification.Name] = []
    let observers = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        names.append($0.name)
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    window.isHidden = false
    window.isHidden = false
    #expect(names == [UIWindow.didBecomeVisibleNotification])
    window.isHidden = true
    #expect(names.last == UIWindow.didBecomeHiddenNotification)
    #expect(names.count == 2)
  }

  @Test func `the status bar of the application is the one of the key window's scene`() {
    let application = UIApplication.shared
    let manager = application.keyWindow?.windowScene?.statusBarManager
    #expect(application.statusBarFrame == manager?.statusBarFrame ?? .zero)
    #expect(application.isStatusBarHidden == manager?.isStatusBarHidden ?? true)
    #expect(application.statusBarStyle == manager?.statusBarStyle ?? .default)
  }
}
