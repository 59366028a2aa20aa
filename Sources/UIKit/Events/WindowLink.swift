/// A reference from the views in a window to the window, which reads `nil` after the window is
/// deallocated.
///
/// A weak reference in each view would be equivalent, but slows every retain and release of the
/// window. The window owns its link and clears it when it is deallocated.
final class WindowLink {
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?
}

extension WindowLink: @unchecked Sendable {}
