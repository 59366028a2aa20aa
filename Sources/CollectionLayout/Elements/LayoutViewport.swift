/// What is on screen, for whatever depends on it.
public struct LayoutViewport: Hashable, Sendable {
  /// What UIKit adds to the depth of a pinned item while it is on screen.
  public static let pinnedDepth = 1_000_000_000
  /// The depth of pinned headers and footers in flow layouts.
  static let pinnedFlowDepth = 10

  /// The part of the content that can be seen, less what bars cover (the adjusted content insets).
  /// Pinned items stay in it.
  public var visibleRect: LayoutRect

  /// A viewport.
  public init(visibleRect: LayoutRect) {
    self.visibleRect = visibleRect
  }
}
