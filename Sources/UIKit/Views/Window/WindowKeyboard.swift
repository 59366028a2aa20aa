/// The keyboard of a window: the notifications about it.
///
/// The keyboard itself is not displayed, since users type with the keys of their computers. Its
/// notifications have the area that the keyboard of the device covers, so that apps react as there.
@MainActor
final class WindowKeyboard {
  /// The duration of the movement, in seconds.
  static let duration: TimeInterval = 0.25
  /// The number of the curve of the movement, which isn't a case of `UIView.AnimationCurve`.
  static let curve = 7

  private(set) var isShown = false
  /// The number of running changes of the first responder.
  private var changes = 0

  /// Performs changes of a window's first responder, and posts the notifications about their result
  /// at the end: nothing if another field takes over the keyboard.
  func coalesce<Result>(in window: UIWindow, _ body: () -> Result) -> Result {
    changes += 1
    let result = body()
    changes -= 1
    update(in: window)
    return result
  }

  /// Shows the keyboard for a first responder that needs it, and hides it otherwise.
  func update(in window: UIWindow) {
    let isNeeded = window.firstResponder?.needsKeyboard ?? false
    guard changes == 0, isNeeded != isShown else { return }
    isShown = isNeeded
    let screen = window.screen.bounds
    let shown = CGRect(
      x: screen.minX, y: screen.maxY - window.screen.keyboardHeight, width: screen.width,
      height: window.screen.keyboardHeight)
    let hidden = shown.offsetBy(dx: 0, dy: shown.height)
    nonisolated(unsafe) let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: isNeeded ? hidden : shown),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: isNeeded ? shown : hidden),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    Self.post(
      [
        UIResponder.keyboardWillChangeFrameNotification,
        isNeeded
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      ], about: window.screen, info)
    let screenObject = window.screen
    let ended: @MainActor @Sendable () -> Void = {
      Self.post(
        [
          UIResponder.keyboardDidChangeFrameNotification,
          isNeeded
            ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
        ], about: screenObject, info)
    }
    if window.animationClock.plays {
      _ = window.animationClock.schedule(after: Self.duration, ended)
    } else {
      NextTurn.run(ended)
    }
  }

  private static func post(
    _ names: [Notification.Name], about screen: UIScreen, _ info: [AnyHashable: Any]
  ) {
    for name in names {
      NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }
  }
}

extension UIScreen {
  /// The height of the area that the keyboard of the device covers, in points, with the row of
  /// suggestions.
  ///
  /// The numbers are typical ones: 336 points on a phone with a home indicator, 346 on a wide one,
  /// 260 on one with a home button, and fewer in landscape.
  var keyboardHeight: CGFloat {
    let isPortrait = orientation == .portrait
    guard device.idiom == .phone else { return isPortrait ? 375 : 470 }
    let hasIndicator = device.safeArea(.portrait).bottom > 0
    switch (isPortrait, hasIndicator) {
    case (true, true): return device.portraitSize.width >= 414 ? 346 : 336
    case (true, false): return device.portraitSize.width >= 414 ? 271 : 260
    case (false, true): return 219
    case (false, false): return 200
    }
  }
}
