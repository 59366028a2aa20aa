internal import Foundation
internal import UIKit

/// The banners above the key window, one at a time.
@MainActor
final class NotificationBanners {
  /// The time for which a banner stays, in seconds.
  static let duration: TimeInterval = 5

  private var banner: NotificationBanner?
  private var waiting: [() -> Void] = []

  nonisolated init() {}

  /// Displays a notification after those before it.
  func show(
    _ notification: UNNotification, _ category: UNNotificationCategory?,
    _ respond: @escaping (UNNotificationResponse) -> Void
  ) {
    guard banner == nil else {
      waiting.append { [weak self] in self?.show(notification, category, respond) }
      return
    }
    guard let window = UIApplication.shared.keyWindow else { return }
    let banner = NotificationBanner(notification.request.content, category)
    self.banner = banner
    banner.didChoose = { [weak self] action, text in
      self?.remove(banner)
      respond(
        text.map { UNTextInputNotificationResponse(notification, action: action, text: $0) }
          ?? UNNotificationResponse(notification, action: action))
    }
    add(banner, to: window)
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(Self.duration))
      if !banner.isInUse { self?.remove(banner) }
    }
  }

  private func add(_ banner: NotificationBanner, to window: UIWindow) {
    banner.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(banner)
    let width = banner.widthAnchor.constraint(equalToConstant: 500)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      banner.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      banner.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      banner.leadingAnchor.constraint(greaterThanOrEqualTo: window.leadingAnchor, constant: 8),
      width,
    ])
    window.layoutIfNeeded()
    banner.transform = CGAffineTransform(translationX: 0, y: -banner.frame.maxY)
    UIView.animate(withDuration: 0.3) { banner.transform = .identity }
    UIAccessibility.post(notification: .announcement, argument: banner.accessibilityLabel)
  }

  private func remove(_ banner: NotificationBanner) {
    guard self.banner === banner else { return }
    self.banner = nil
    UIView.animate(withDuration: 0.3) {
      banner.transform = CGAffineTransform(translationX: 0, y: -banner.frame.maxY)
    } completion: { _ in
      banner.removeFromSuperview()
    }
    if !waiting.isEmpty { waiting.removeFirst()() }
  }
}
