import Foundation

/// A guide for the area of its view that the keyboard covers.
///
/// While no keyboard is shown, the guide is at the bottom of the view, and as high as the safe area
/// there, so its top is the bottom of the safe area. The guide also has that rectangle if the host
/// does not display the keyboard of the device, unless an app's view is displayed in place of the
/// keyboard or above it. Otherwise it covers the same part of its view as the keyboard does.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  override var systemKind: SystemGuideKind? { storedOwner == nil ? nil : .keyboard }

  /// A Boolean value that indicates whether the guide also follows a keyboard that is not at the
  /// bottom of the screen. The default is `false`. It has no effect without an on-screen keyboard.
  open var followsUndockedKeyboard = false

  /// A Boolean value that indicates whether the top of the guide is the bottom of the safe area
  /// while no keyboard is shown, and not the bottom of the view. The default is `true`.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { storedOwner?.systemGuidesDidChange() } }
  }

  override var keyboardHeight: CGFloat {
    guard let view = storedOwner else { return 0 }
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, window.keyboard.displayedHeight > 0 else { return rest }
    let top = window.bounds.maxY - window.keyboard.displayedHeight
    let frame = view.convert(view.bounds, to: window)
    return max(rest, min(frame.maxY - top, frame.height))
  }
}

extension UIView {
  /// A guide for the area of the view that the keyboard covers.
  ///
  /// The top of the guide is the bottom of the safe area unless the keyboard of the device, or an
  /// app's view in place of it or above it, is displayed.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
  }
}
