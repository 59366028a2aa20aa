import Foundation

/// How the content of a node scrolls.
public struct SceneScroll: Sendable, Equatable {
  /// The size of the content, in points, without ``inset``.
  public var contentSize: CGSize
  /// The point of the content at the upper left corner of the box; its y is `-inset.top` at the very top.
  public var offset: CGPoint
  /// Whether the zero of the content is its upper right corner, and not its upper left one: the content
  /// lies from `-contentSize.width` to 0. So is content that is mirrored from right to left, which begins
  /// at the right and grows to the left.
  public var isContentAtRight: Bool
  /// The room around the content that can be scrolled into view too.
  public var inset: SceneInsets
  /// How far content is drawn beyond the edges of the box; zero where the box cuts it off.
  public var overflow: SceneInsets
  /// Whether it bounces at the ends.
  public var bounces: Bool
  /// Whether it can be dragged up and down even where the content fits.
  public var alwaysBouncesVertically: Bool
  /// Whether it can be dragged sideways even where the content fits.
  public var alwaysBouncesHorizontally: Bool
  /// Whether a bar shows the position along y.
  public var showsVerticalIndicator: Bool
  /// Whether a bar shows the position along x.
  public var showsHorizontalIndicator: Bool
  /// Whether the user may scroll at all.
  public var isEnabled: Bool

  /// A scrolling node's measures.
  public init(
    contentSize: CGSize, offset: CGPoint = .zero, isContentAtRight: Bool = false,
    inset: SceneInsets = .zero,
    overflow: SceneInsets = .zero, bounces: Bool = true,
    alwaysBouncesVertically: Bool = false, alwaysBouncesHorizontally: Bool = false,
    showsVerticalIndicator: Bool = true, showsHorizontalIndicator: Bool = true,
    isEnabled: Bool = true
  ) {
    self.contentSize = contentSize
    self.offset = offset
    self.isContentAtRight = isContentAtRight
    self.inset = inset
    self.overflow = overflow
    self.bounces = bounces
    self.alwaysBouncesVertically = alwaysBouncesVertically
    self.alwaysBouncesHorizontally = alwaysBouncesHorizontally
    self.showsVerticalIndicator = showsVerticalIndicator
    self.showsHorizontalIndicator = showsHorizontalIndicator
    self.isEnabled = isEnabled
  }
}

/// Distances inwards from the four edges, in points.
public struct SceneInsets: Sendable, Hashable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// The given distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance from any edge.
  public static let zero = SceneInsets()
}
