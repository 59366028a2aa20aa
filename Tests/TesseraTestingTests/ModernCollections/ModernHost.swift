import ModernCollections
import TesseraTesting
import Testing
import UIKit

/// A screen of modern collections in a navigation controller, on the screen of a test.
@MainActor
struct ModernHost {
  let screen: HostedScreen
  let controller: UIViewController

  init(
    _ modern: ModernScreen, device: String = "iphone-15",
    appearance: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws {
    let navigation = UINavigationController(rootViewController: modern.makeViewController())
    controller = navigation.viewControllers[0]
    screen = try HostedScreen(
      navigation, device: device, appearance: appearance, layoutDirection: direction)
  }

  var collectionView: UICollectionView { screen.collectionView! }

  /// The number of items of each section.
  var counts: [Int] {
    screen.layOut()
    return (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
  }

  func listCell(at indexPath: IndexPath) throws -> UICollectionViewListCell {
    try #require(screen.cell(at: indexPath) as? UICollectionViewListCell)
  }

  /// Returns the text of the list content of a cell.
  func text(at indexPath: IndexPath) -> String? {
    let cell = screen.cell(at: indexPath)
    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  /// Returns the texts of the list contents of all items of a section that have cells.
  func texts(inSection section: Int = 0) -> [String] {
    screen.visibleItems.filter { $0.section == section }.compactMap { text(at: $0) }
  }

  /// Returns a control of the navigation bar by its accessibility label.
  func barButton(_ label: String) throws -> UIView {
    let bar = try #require(screen.viewController as? UINavigationController).navigationBar
    return try #require(bar.descendant { $0 is UIControl && $0.accessibilityLabel == label })
  }
}

extension UIView {
  /// Returns the first visible view that satisfies a condition, this one or one below it.
  func descendant(where condition: (UIView) -> Bool) -> UIView? {
    guard !isHidden else { return nil }
    if condition(self) { return self }
    for subview in subviews {
      if let found = subview.descendant(where: condition) { return found }
    }
    return nil
  }

  /// The texts of the labels in the view, from the back to the front.
  var labelTexts: [String] {
    ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.labelTexts)
  }

  /// The middle in the coordinates of the window.
  var windowCenter: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }

  /// The frame in the coordinates of the window.
  var windowFrame: CGRect { convert(bounds, to: nil) }
}
