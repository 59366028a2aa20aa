/// The appearance state of a view controller's view.
struct ViewControllerAppearance {
  enum Stage {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var stage = Stage.disappeared
  /// A Boolean value that indicates whether `viewDidAppear` is deferred until after the first
  /// layout.
  var isDeferred = false
  /// A Boolean value that indicates whether `viewIsAppearing` is pending.
  var awaitsIsAppearing = false
  /// A Boolean value that indicates whether a safe area change before `viewIsAppearing` is pending.
  var awaitsSafeArea = false
  /// A Boolean value that indicates whether the container controls the transition.
  var isManual = false
  var isAnimated = false
  /// A Boolean value that indicates whether the view enters the window in an animated transition.
  var entersAnimated = false
}

extension UIViewController {
  // Window changes of the view; see UIView+Hierarchy.swift.

  func viewWillMove(toWindow window: UIWindow?) {
    guard followsItsView else { return }
    if window != nil, appearance.stage == .disappeared {
      begin(appearing: true, animated: entersAnimated)
    } else if window == nil, appearance.stage == .appeared {
      begin(appearing: false, animated: false)
    }
  }

  func viewDidMoveToWindow() {
    if appearance.stage == .appearing { tellIsAppearing() }
  }

  func finishAppearanceUnlessDeferred() {
    guard !appearance.isManual, !waitsForLayout else { return }
    finish()
  }

  /// Runs a closure that adds the view to a window and lays it out; calls `viewDidAppear`
  /// afterward.
  func withDeferredAppearance(_ show: () -> Void) {
    appearance.isDeferred = true
    show()
    appearance.isDeferred = false
    finishWithChildren()
  }

  /// Runs a closure that adds the view to a window, in a transition that ends with
  /// ``endAppearance()``.
  func beginAppearance(animated: Bool, _ show: () -> Void) {
    appearance.isDeferred = true
    appearance.entersAnimated = animated
    show()
    appearance.entersAnimated = false
  }

  /// Ends the appearance of this view controller and its children: calls `viewDidAppear`.
  func endAppearance() {
    appearance.isDeferred = false
    finishWithChildren()
  }

  /// Begins the disappearance of this view controller and its children, which ends when the view
  /// leaves the window.
  func beginDisappearance(animated: Bool) {
    guard appearance.stage == .appeared, !appearance.isManual else { return }
    begin(appearing: false, animated: animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.beginDisappearance(animated: animated) }
  }

  /// A Boolean value that indicates whether this view controller or an ancestor enters the window
  /// in an animated transition.
  private var entersAnimated: Bool {
    var step: UIViewController? = self
    while let current = step {
      if current.appearance.entersAnimated { return true }
      step = current.parent
    }
    return false
  }

  /// Begins the appearance of a view that an animator adds to the window, before it does.
  func beginAppearanceBeforeWindow() {
    loadViewIfNeeded()
    appearance.isManual = true
    appearance.isDeferred = true
    appearance.entersAnimated = true
    begin(appearing: true, animated: true)
  }

  /// Ends an appearance that ``beginAppearanceBeforeWindow()`` began.
  func endAppearanceBeforeWindow() {
    appearance.entersAnimated = false
    endAppearance()
    appearance.isManual = false
  }

  /// Takes an appearance back that ``beginAppearanceBeforeWindow()`` began.
  func cancelAppearanceBeforeWindow() {
    appearance.entersAnimated = false
    appearance.isDeferred = false
    begin(appearing: false, animated: true)
    finish()
    appearance.isManual = false
  }

  /// Takes a disappearance back that ``beginDisappearance(animated:)`` began, with the children's.
  func reappear(animated: Bool) {
    guard appearance.stage == .disappearing else { return }
    begin(appearing: true, animated: animated)
    for child in children { child.reappear(animated: animated) }
    finishWithChildren()
  }

  /// Removes the view from its window.
  func leaveWindow() {
    viewIfLoaded?.removeFromSuperview()
  }

  private var followsItsView: Bool {
    !appearance.isManual && (parent?.shouldAutomaticallyForwardAppearanceMethods ?? true)
  }

  /// A Boolean value that indicates whether this view controller or an ancestor waits for its first
  /// layout.
  private var waitsForLayout: Bool {
    var step: UIViewController? = self
    while let current = step {
      if current.appearance.isDeferred { return true }
      step = current.parent
    }
    return false
  }

  private func finishWithChildren() {
    for child in children where !child.appearance.isManual { child.finishWithChildren() }
    finish()
  }

  private func begin(appearing: Bool, animated: Bool) {
    appearance.isAnimated = animated
    if appearing {
      appearance.stage = .appearing
      appearance.awaitsIsAppearing = true
      viewWillAppear(animated)
    } else {
      appearance.stage = .disappearing
      viewWillDisappear(animated)
    }
  }

  private func tellIsAppearing() {
    guard appearance.awaitsIsAppearing else { return }
    appearance.awaitsIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
    if appearance.awaitsSafeArea {
      appearance.awaitsSafeArea = false
      viewSafeAreaInsetsDidChange()
    }
  }

  private func finish() {
    switch appearance.stage {
    case .appearing where viewIfLoaded?.window != nil || appearance.isManual:
      tellIsAppearing()
      appearance.stage = .appeared
      userActivityFollowsAppearance()
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.stage = .disappeared
      userActivityFollowsAppearance()
      viewDidDisappear(appearance.isAnimated)
    default: break
    }
  }

  func safeAreaOfViewChanged() {
    if appearance.awaitsIsAppearing {
      appearance.awaitsSafeArea = true
    } else {
      viewSafeAreaInsetsDidChange()
    }
  }

  func layoutMarginsOfViewChanged() {
    viewLayoutMarginsDidChange()
  }

  /// Begins the appearance or disappearance of a child. For containers whose
  /// `shouldAutomaticallyForwardAppearanceMethods` is `false`.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    appearance.isManual = true
    begin(appearing: isAppearing, animated: animated)
  }

  /// Ends the transition of a child that ``beginAppearanceTransition(_:animated:)`` began.
  public func endAppearanceTransition() {
    guard appearance.isManual else { return }
    finish()
    appearance.isManual = false
  }
}
