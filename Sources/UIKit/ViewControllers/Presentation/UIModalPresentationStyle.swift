/// The manner in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window. The presenter's view leaves the window.
  case fullScreen = 0
  /// A sheet that covers the screen up to its status bar on a phone, and a page in its middle
  /// elsewhere.
  case pageSheet = 1
  /// A sheet like ``pageSheet``, smaller on a large screen.
  case formSheet = 2
  /// The area of the nearest ancestor that defines the context. The presenter's view leaves the
  /// window.
  case currentContext = 3
  /// The manner of the presentation controller that the transitioning delegate returns.
  case custom = 4
  /// The whole window, over the presenter's view.
  case overFullScreen = 5
  /// The area of the nearest ancestor that defines the context, over the presenter's view.
  case overCurrentContext = 6
  /// A popover on a large screen, and a sheet elsewhere.
  case popover = 7
  /// No presentation: the answer of a delegate that adapts none.
  case none = -1
  /// The style of the system: ``pageSheet``.
  case automatic = -2

  /// A Boolean value that indicates whether the style presents a sheet.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet: true
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .popover, .none,
      .custom:
      false
    }
  }

  /// A Boolean value that indicates whether the presenter's view leaves the window.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// A Boolean value that indicates whether the area is a context's.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The movement with which a view controller is presented and dismissed.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom of the area upwards, and back.
  case coverVertical = 0
  /// A cross-dissolve.
  case crossDissolve = 2
}
