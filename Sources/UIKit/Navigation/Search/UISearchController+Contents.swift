/// The view over the content: what it displays, and where it is.
extension UISearchController {
  /// Displays the results, or the dimmed content.
  func showContents() {
    guard let view = viewIfLoaded else { return }
    dimming.isHidden = !obscuresBackgroundDuringPresentation || showsResults
    guard let results = searchResultsController else { return }
    if showsResults, results.parent !== self || results.viewIfLoaded?.superview !== view {
      if results.parent !== self {
        addChild(results)
        results.membership.adjustsScrollViews = true
      }
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if !showsResults, results.parent === self {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }

  /// Shows or hides the view over the content.
  func contentsDidChange() {
    if let navigation {
      navigation.placeSearchOfShown()
    } else {
      placeInHost()
    }
  }

  /// Asks the navigation controller to lay out the bar again.
  func barDidChange() {
    guard item != nil else { return }
    navigation?.searchDidChange()
  }

  /// The navigation controller with the search bar in its bar; `nil` if it is elsewhere.
  var navigation: UINavigationController? {
    guard item?.searchController === self else { return nil }
    var step: UIResponder? = bar
    while let responder = step {
      if let navigation = responder as? UINavigationController { return navigation }
      step = responder.next
    }
    return nil
  }

  /// Adds the view to the view of the view controller with the search bar, below the bar.
  private func placeInHost() {
    guard item == nil, coversContent, let host = hostOfBar, let content = host.view else {
      return leave()
    }
    enter(host, in: content, above: content.subviews.last)
    let top = bar.convert(bar.bounds, to: content).maxY
    view.frame = CGRect(
      x: 0, y: top, width: content.bounds.width, height: max(0, content.bounds.height - top))
    showContents()
  }

  private var hostOfBar: UIViewController? {
    var step: UIResponder? = bar
    while let responder = step {
      if let controller = responder as? UIViewController { return controller }
      step = responder.next
    }
    return nil
  }

  /// Adds the view to another one.
  func enter(_ parent: UIViewController, in content: UIView, above lower: UIView?) {
    if self.parent !== parent {
      leave()
      parent.addChild(self)
    }
    if view.superview !== content {
      UIView.performWithoutAnimation {
        if let lower {
          content.insertSubview(view, aboveSubview: lower)
        } else {
          content.addSubview(view)
        }
        view.alpha = 0
      }
      view.alpha = 1
      didMove(toParent: parent)
    }
  }

  /// Removes the view from the content.
  func leave() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
    showContents()
  }
}
