/// A reference from the views in a window to the window, which reads `nil` once the window is gone.
///
/// A weak reference in each view would say the same, but makes every retain and release of the window
/// slower. The window owns its link and clears it when it is destroyed.
final class WindowLink {
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?
}

extension WindowLink: @unchecked Sendable {}
