/// Navigation controllers in the stack of another one, as the columns of a split view controller of
/// compact width are. The bar of the outermost one displays the items of all of them.
extension UINavigationController {
  /// The navigation controller in whose stack this one is; `nil` for none.
  private var outer: UINavigationController? {
    guard state.isColumn, let outer = parent as? UINavigationController else { return nil }
    return outer
  }

  /// A Boolean value that indicates whether the controller is in the stack of another one.
  var isNested: Bool { outer != nil }

  /// The navigation controller at the top of the stack; `nil` for another view controller.
  var topColumn: UINavigationController? { topViewController as? UINavigationController }

  /// A Boolean value that indicates whether the bar of this controller is not displayed.
  var isBarAway: Bool { isNested || state.isBarHidden }

  // MARK: Items

  /// Returns the item of a view controller of the stack. A navigation controller has its last view
  /// controller's item.
  func barItem(of controller: UIViewController) -> UINavigationItem {
    guard let column = controller as? UINavigationController else {
      return controller.navigationItem
    }
    return column.barItems.last ?? column.navigationItem
  }

  /// The items of the stack. A navigation controller in it adds all of its items.
  var barItems: [UINavigationItem] {
    state.stack.flatMap { controller in
      (controller as? UINavigationController)?.barItems ?? [controller.navigationItem]
    }
  }

  // MARK: The bar

  /// The bar that displays the items of this controller.
  var displayedBar: UINavigationBar { outer?.displayedBar ?? navigationBar }

  /// The items of ``displayedBar``.
  var displayedBarItems: [UINavigationItem] { outer?.displayedBarItems ?? barItems }

  /// Displays the items in the bar of this controller, after it was in the stack of another one.
  func takeItemsBack() {
    guard isViewLoaded else { return }
    navigationBar.prepareChange(to: barItems).finish(isFinished: true)
  }

  /// Lays out the bar that displays the items of a view controller in the stack.
  func layOutDisplayedBar(for controller: UIViewController) {
    if let outer { return outer.layOutDisplayedBar(for: self) }
    layOutBar(for: controller)
    navigationBar.layoutIfNeeded()
  }
}
