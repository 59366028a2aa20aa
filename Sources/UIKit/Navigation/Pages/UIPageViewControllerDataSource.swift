/// The pages before and after a page.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the view controller before another one, or `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the view controller after another one, or `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of pages in the page indicator. Without this method, there is none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the page that is selected in the page indicator, after
  /// `setViewControllers(_:direction:animated:completion:)`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns -1: there is no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { -1 }
  /// Returns -1: there is no page indicator.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { -1 }
}
