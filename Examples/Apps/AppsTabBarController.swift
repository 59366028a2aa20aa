import Explorer
import Mail
import SettingsList
import UIKit

/// Mail, files and settings in tabs. The badge of the mail is the number of messages that were not
/// read.
public final class AppsTabBarController: UITabBarController {
  public init() {
    super.init(nibName: nil, bundle: nil)
    let settings = UINavigationController(rootViewController: SettingsListViewController())
    settings.navigationBar.prefersLargeTitles = true
    settings.tabBarItem = UITabBarItem(
      title: "Settings", image: UIImage(systemName: "gearshape"),
      selectedImage: UIImage(systemName: "gearshape.fill"))
    viewControllers = [MailNavigationController(), ExplorerNavigationController(), settings]
  }

  public required init?(coder: NSCoder) {
    fatalError("AppsTabBarController cannot be decoded; create it in code.")
  }
}
