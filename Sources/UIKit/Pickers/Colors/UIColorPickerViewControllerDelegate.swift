/// The delegate of a ``UIColorPickerViewController``. All methods are optional.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called each time the user chooses a color.
  ///
  /// - Parameters:
  ///   - viewController: The picker.
  ///   - color: The color.
  ///   - continuously: `true` while the user drags. A last call with `false` follows.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called after the user dismissed the picker. The app's own dismissal does not call it.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Called each time the user chooses a color, if the method with the color is missing. Apple
  /// replaced it in iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls the method without the color.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
}
