// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Backgrounds of popovers of an app's own are missing; set backgroundColor.
@available(
  *, unavailable,
  message: "Backgrounds of popovers of an app's own are missing; set backgroundColor."
)
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {
}

/// Missing: Backgrounds of popovers of an app's own are missing; set backgroundColor.
@available(
  *, unavailable,
  message: "Backgrounds of popovers of an app's own are missing; set backgroundColor."
)
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: AnyObject {
}

extension UIPopoverPresentationController {
  /// Missing: Backgrounds of popovers of an app's own are missing; set backgroundColor.
  @available(
    *, unavailable,
    message: "Backgrounds of popovers of an app's own are missing; set backgroundColor."
  )
  public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    get { missing() }
    set { missing() }
  }
}
