/// The keyboard of a window: the notifications about it, and the views in place of it and above it.
///
/// A host chooses whether the keyboard itself is displayed: users of a browser type with the keys
/// of their computers. Its notifications have the area that the keyboard of the device covers, so
/// that apps react as there. A view above it is displayed where it is on the device.
@MainActor
final class WindowKeyboard {
  /// The duration of the movement, in seconds.
  static let duration: TimeInterval = 0.25
  /// The number of the curve of the movement, which isn't a case of `UIView.AnimationCurve`.
  static let curve = 7

  /// A Boolean value that indicates whether the keyboard, or a view in place of it or above it, is
  /// shown.
  var isShown: Bool { height > 0 }
  /// The height of the area that is covered, from the bottom of the screen, in points.
  private(set) var height: CGFloat = 0
  /// The number of running changes of the first responder.
  private var changes = 0
  private var host: InputHostView?
  /// The number of movements so far; completions of earlier ones are ignored.
  private var movementCount = 0

  /// The displayed keyboard of the device, and the responder that it types into.
  private var drawn: UIView?
  private weak var drawnOwner: UIResponder?

  /// The height of the area that is covered by displayed views, from the bottom of the window, in
  /// points. It is 0 if there are none: if no host displays the keyboard, and the app has no view
  /// in place of it or above it.
  var displayedHeight: CGFloat { host == nil ? 0 : height }

  /// Performs changes of a window's first responder, and posts the notifications about their result
  /// at the end: nothing if another field takes over the keyboard.
  func coalesce<Result>(in window: UIWindow, _ body: () -> Result) -> Result {
    changes += 1
    let result = body()
    changes -= 1
    update(in: window)
    return result
  }

  /// Shows the keyboard, or the views in place of it and above it, for the first responder, and
  /// hides them if it needs none.
  func update(in window: UIWindow) {
    guard changes == 0 else { return }
    var views = InputViews(of: window.firstResponder)
    views.keyboard = views.needsKeyboard ? drawnKeyboard(in: window) : nil
    drawn = views.keyboard
    let accessory = views.accessoryHeight(width: window.bounds.width)
    let before = height
    height = views.isEmpty ? 0 : accessory + views.inputHeight(in: window)
    let displaysViews = views.accessory != nil || views.input != nil || views.keyboard != nil
    if displaysViews || host != nil {
      show(views, accessory: accessory, displaysViews: displaysViews, before: before, in: window)
    }
    if height != before { post(from: before, in: window) }
  }

  // MARK: Views

  /// Returns the keyboard of the device for the first responder; `nil` if the host displays none.
  private func drawnKeyboard(in window: UIWindow) -> UIView? {
    guard window.windowScene?.settings?.user.showsKeyboard == true,
      let owner = window.firstResponder
    else { return nil }
    if let drawn, drawnOwner === owner {
      drawn.setNeedsLayout()
      return drawn
    }
    drawnOwner = owner
    return owner.makeKeyboardView()
  }

  /// Called after a change of the text or of its selection, which determine the case of the
  /// letters.
  func textDidChange() { drawn?.setNeedsLayout() }

  private func show(
    _ views: InputViews, accessory: CGFloat, displaysViews: Bool, before: CGFloat,
    in window: UIWindow
  ) {
    movementCount += 1
    let number = movementCount
    let bounds = window.bounds
    let host = host ?? InputHostView()
    let isNew = host.superview == nil
    if displaysViews {
      self.host = host
      let shown = views.needsKeyboard && views.keyboard == nil ? accessory : height
      UIView.performWithoutAnimation {
        if isNew {
          host.frame = CGRect(
            x: 0, y: bounds.maxY - before, width: bounds.width, height: shown)
          window.addSubview(host)
        } else {
          host.frame.size.height = shown
        }
        host.show(views, in: window)
        host.layoutIfNeeded()
      }
    }
    let height = height
    guard displaysViews else {
      self.host = nil
      return move(in: window) {
        host.frame.origin.y = bounds.maxY
      } completion: {
        host.show(InputViews(of: nil), in: window)
        host.removeFromSuperview()
      }
    }
    move(in: window) {
      host.frame.origin.y = bounds.maxY - height
    } completion: { [weak self] in
      if self?.movementCount == number { host.layoutIfNeeded() }
    }
  }

  private func move(
    in window: UIWindow, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    let all = {
      changes()
      window.keyboardGuidesDidChange()
      if UIView.isInAnimation { window.layoutIfNeeded() }
    }
    guard UIView.areAnimationsEnabled else {
      all()
      return completion()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: all
    ) { _ in completion() }
  }

  /// Keeps the views in front of one that was added to their window.
  func didAdd(_ view: UIView, to window: UIWindow) {
    guard let host, view !== host, host.superview === window else { return }
    window.bringSubviewToFront(host)
  }

  // MARK: Notifications

  private func post(from before: CGFloat, in window: UIWindow) {
    let isNeeded = height > 0
    let screen = window.screen.bounds
    func frame(_ covered: CGFloat, height: CGFloat) -> CGRect {
      CGRect(x: screen.minX, y: screen.maxY - covered, width: screen.width, height: height)
    }
    let begin = frame(before, height: before > 0 ? before : height)
    let end = frame(height, height: isNeeded ? height : before)
    nonisolated(unsafe) let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
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
  /// Returns the height of the area that the keyboard of the device covers, in points.
  ///
  /// The numbers are typical ones: with suggestions 336 points on a phone with a home indicator,
  /// 346 on a wide one, 260 on one with a home button, and fewer in landscape.
  ///
  /// - Parameter hasSuggestions: A Boolean value that indicates whether there is a row of
  ///   suggestions above the keys.
  func keyboardHeight(hasSuggestions: Bool) -> CGFloat {
    fullKeyboardHeight
      - (hasSuggestions || device.idiom == .pad ? 0 : suggestionRowHeight)
  }

  private var fullKeyboardHeight: CGFloat {
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

  /// The height of the row of suggestions: 45 points on a phone with a home indicator, 44 on
  /// another one, 38 in landscape, and 55 on a pad, which has it for all kinds of keyboards.
  var suggestionRowHeight: CGFloat {
    guard device.idiom == .phone else { return 55 }
    guard orientation == .portrait else { return 38 }
    return device.safeArea(.portrait).bottom > 0 ? 45 : 44
  }
}
