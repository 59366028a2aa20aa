/// The visible part of the content, which pinned headers and footers stay in.
public struct LayoutViewport: Hashable, Sendable {
  /// The value that is added to the depth of a pinned item while it is visible, as in UIKit.
  public static let pinnedDepth = 1_000_000_000
  /// The depth of pinned headers and footers in flow layouts.
  static let pinnedFlowDepth = 10

  /// The visible rectangle without the parts that bars cover: the bounds without the adjusted
  /// content insets. Pinned items stay in it.
  public var visibleRect: LayoutRect

  /// Creates a viewport.
  public init(visibleRect: LayoutRect) {
    self.visibleRect = visibleRect
  }
}
