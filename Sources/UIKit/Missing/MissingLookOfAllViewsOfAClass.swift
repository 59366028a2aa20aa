// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension UIView {
  /// Missing: Appearance proxies are missing; set the properties of each view, or the
  /// standardAppearance of a bar.
  @available(
    *, unavailable,
    message:
      "Appearance proxies are missing; set the properties of each view, or the standardAppearance of a bar."
  )
  public class func appearance() -> Self { missing() }
  /// Missing: Appearance proxies are missing; set the properties of each view, or the
  /// standardAppearance of a bar.
  @available(
    *, unavailable,
    message:
      "Appearance proxies are missing; set the properties of each view, or the standardAppearance of a bar."
  )
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { missing() }
}

/// Missing: Appearance proxies are missing; set the properties of each view, or the
/// standardAppearance of a bar.
@available(
  *, unavailable,
  message:
    "Appearance proxies are missing; set the properties of each view, or the standardAppearance of a bar."
)
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {
}

extension UIBarButtonItem {
  /// Missing: Appearance proxies are missing; set the properties of each view, or the
  /// standardAppearance of a bar.
  @available(
    *, unavailable,
    message:
      "Appearance proxies are missing; set the properties of each view, or the standardAppearance of a bar."
  )
  public class func appearance() -> Self { missing() }
}
