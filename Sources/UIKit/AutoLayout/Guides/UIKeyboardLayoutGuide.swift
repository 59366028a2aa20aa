import Foundation

/// A guide for the area of its view that the keyboard covers.
///
/// While no keyboard is shown, the guide is at the bottom of the view, and as high as the safe area
/// there, so its top is the bottom of the safe area. This library has no on-screen keyboard: the
/// guide always has that rectangle, and views that are constrained to its top stay where they are
/// while text is edited.
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
    usesBottomSafeArea ? storedOwner?.safeAreaInsets.bottom ?? 0 : 0
  }
}

extension UIView {
  /// A guide for the area of the view that the keyboard covers.
  ///
  /// This library has no on-screen keyboard; the top of the guide is the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
  }
}
