import UIKit

/// Trails with large titles: a tap on one shows its details, and a swipe from the edge returns.
public final class TrailsNavigationController: UINavigationController {
  public init() {
    super.init(rootViewController: TrailsViewController())
    navigationBar.prefersLargeTitles = true
  }

  public required init?(coder: NSCoder) {
    fatalError("TrailsNavigationController cannot be decoded; create it in code.")
  }
}
