// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The delegate of an ``SFSafariViewController``. All methods have defaults.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Returns the activities of the app in the sheet that shares the page. The default is empty.
  ///
  /// - Parameter title: The title of the page; `nil` here, because it is not loaded.
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
  /// Returns the activities that are left out of the sheet. The default is empty.
  func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType]
  /// Called after the user tapped the button that dismisses the view controller. It is dismissed
  /// after the call.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called after the view controller has appeared for the first time.
  ///
  /// - Parameter didLoadSuccessfully: `true` here: the placeholder stands for the loaded page.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called after the page was redirected, which never occurs here.
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// Called before the page is opened outside of the app.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Returns an empty list.
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
  /// Returns an empty list.
  public func safariViewController(
    _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
  ) -> [UIActivity.ActivityType] { [] }
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
