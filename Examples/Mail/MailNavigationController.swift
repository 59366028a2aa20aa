import UIKit

/// An inbox below a large title, whose messages are read, flagged and deleted by swipes.
public final class MailNavigationController: UINavigationController {
  public init() {
    super.init(rootViewController: InboxViewController())
    navigationBar.prefersLargeTitles = true
  }

  public required init?(coder: NSCoder) {
    fatalError("MailNavigationController cannot be decoded; create it in code.")
  }
}
