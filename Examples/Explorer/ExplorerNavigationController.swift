import UIKit

/// Folders, recent files and the files of a folder below a large title, with a search.
public final class ExplorerNavigationController: UINavigationController {
  public init() {
    super.init(rootViewController: ExplorerViewController(FileLibrary.sample()))
    navigationBar.prefersLargeTitles = true
    tabBarItem = UITabBarItem(
      title: "Files", image: UIImage(systemName: "folder"),
      selectedImage: UIImage(systemName: "folder.fill"))
  }

  public required init?(coder: NSCoder) {
    fatalError("ExplorerNavigationController cannot be decoded; create it in code.")
  }
}
