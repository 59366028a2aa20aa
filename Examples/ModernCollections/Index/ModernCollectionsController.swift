import UIKit

/// The screens of the example below their index.
public final class ModernCollectionsController: UINavigationController {
  public init() {
    super.init(rootViewController: IndexViewController())
    navigationBar.prefersLargeTitles = true
  }

  public required init?(coder: NSCoder) {
    fatalError("ModernCollectionsController cannot be decoded; create it in code.")
  }
}
