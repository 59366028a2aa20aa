/// How far a view controller's view is from being shown.
struct ViewControllerAppearance {
  enum Stage {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var stage = Stage.disappeared
  /// The end of appearing waits until the first layout is done.
  var isDeferred = false
  /// `viewIsAppearing` is still to come.
  var awaitsIsAppearing = false
  /// The safe area changed before `viewIsAppearing`, and is told after it.
  var awaitsSafeArea = false
  /// The container drives the transition by itself.
  var isManual = false
  var isAnimated = false
}

extension UIViewController {
  // The view enters and leaves windows; see UIView+Hierarchy.swift.

  func viewWillMove(toWindow window: UIWindow?) {
    guard followsItsView else { return }
    if window != nil, appearance.stage == .disappeared {
      begin(appearing: true, animated: false)
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

  /// Runs the closure, which puts the view into a window and lays it out; `viewDidAppear` comes
  /// after it.
  func withDeferredAppearance(_ show: () -> Void) {
    appearance.isDeferred = true
    show()
    appearance.isDeferred = false
    finishWithChildren()
  }

  /// Takes the view out of its window.
  func leaveWindow() {
    viewIfLoaded?.removeFromSuperview()
  }

  private var followsItsView: Bool {
    !appearance.isManual && (parent?.shouldAutomaticallyForwardAppearanceMethods ?? true)
  }

  /// Whether this or a view controller above waits for its first layout.
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
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.stage = .disappeared
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

  /// Tells a child that it is about to appear or disappear. For containers whose
  /// `shouldAutomaticallyForwardAppearanceMethods` is false.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    appearance.isManual = true
    begin(appearing: isAppearing, animated: animated)
  }

  /// Tells a child that the transition begun by ``beginAppearanceTransition(_:animated:)`` is over.
  public func endAppearanceTransition() {
    guard appearance.isManual else { return }
    finish()
    appearance.isManual = false
  }
}
