import Foundation

extension UIWindow {
  /// Returns an overview of the window.
  ///
  /// - Parameters:
  ///   - sectionLimit: The number of sections listed for each collection or table view.
  ///   - viewLimit: The number of listed views.
  package func overview(sectionLimit: Int = 100, viewLimit: Int = 200) -> ScreenExplanation {
    settleLayout()
    let insets = safeAreaInsets
    var result = ScreenExplanation(
      size: [Double(bounds.width), Double(bounds.height)],
      scale: Double(traitCollection.displayScale),
      safeArea: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) },
      style: traitCollection.userInterfaceStyle == .dark ? "dark" : "light",
      direction: traitCollection.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight",
      textSize: traitCollection.preferredContentSizeCategory.rawValue,
      controllers: displayedControllers.reversed().map { "\(type(of: $0))" },
      lists: [], views: [], furtherViews: 0)
    func visit(_ view: UIView, depth: Int) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if result.views.count < viewLimit {
        result.views.append(ScreenExplanation.Node(depth: depth, view: view.explained))
      } else {
        result.furtherViews += 1
      }
      if let list = (view as? UIScrollView)?.displayedList {
        result.lists.append(list.overview(sectionLimit: sectionLimit))
        return
      }
      for child in view.childrenBackToFront { visit(child, depth: depth + 1) }
    }
    visit(self, depth: 0)
    return result
  }

  /// The displayed view controllers, children before their parents.
  package var displayedControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard controller.viewIfLoaded?.owningWindow === self else { return }
      controllers.append(controller)
      for child in controller.children { visit(child) }
    }
    var step = rootViewController
    while let controller = step {
      visit(controller)
      step = controller.presentedViewController
    }
    return controllers.reversed()
  }
}
