import UIKit

/// An inbox below a large title, whose messages are read, flagged and deleted by swipes. The badge
/// of its tab is the number of messages that were not read.
public final class MailNavigationController: UINavigationController {
  public init() {
    let inbox = InboxViewController()
    super.init(rootViewController: inbox)
    navigationBar.prefersLargeTitles = true
    tabBarItem = UITabBarItem(
      title: "Mail", image: UIImage(systemName: "envelope"),
      selectedImage: UIImage(systemName: "envelope.fill"))
    inbox.unreadDidChange = { [weak self] in self?.showUnread($0) }
    showUnread(inbox.unreadCount)
  }

  public required init?(coder: NSCoder) {
    fatalError("MailNavigationController cannot be decoded; create it in code.")
  }

  private func showUnread(_ count: Int) {
    tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
  }
}
