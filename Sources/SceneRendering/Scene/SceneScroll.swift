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
  /// The bars that show the position.
  public var indicators: SceneScrollIndicators
  /// Whether the user may scroll at all.
  public var isEnabled: Bool
  /// A Boolean value that indicates whether the user scrolls along one axis at a time.
  public var locksDirection: Bool

  /// A scrolling node's measures.
  public init(
    contentSize: CGSize, offset: CGPoint = .zero, isContentAtRight: Bool = false,
    inset: SceneInsets = .zero,
    overflow: SceneInsets = .zero, bounces: Bool = true,
    alwaysBouncesVertically: Bool = false, alwaysBouncesHorizontally: Bool = false,
    indicators: SceneScrollIndicators = SceneScrollIndicators(), isEnabled: Bool = true,
    locksDirection: Bool = false
  ) {
    self.contentSize = contentSize
    self.offset = offset
    self.isContentAtRight = isContentAtRight
    self.inset = inset
    self.overflow = overflow
    self.bounces = bounces
    self.alwaysBouncesVertically = alwaysBouncesVertically
    self.alwaysBouncesHorizontally = alwaysBouncesHorizontally
    self.indicators = indicators
    self.isEnabled = isEnabled
    self.locksDirection = locksDirection
  }
}

/// The bars that show the position of the content while it scrolls.
public struct SceneScrollIndicators: Sendable, Hashable {
  /// The brightness of the bars.
  public enum Style: String, Sendable {
    /// Visible on content of any color.
    case automatic
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// The brightness of the bars.
  public var style: Style
  /// A Boolean value that indicates whether a bar shows the position along y.
  public var showsVertical: Bool
  /// A Boolean value that indicates whether a bar shows the position along x.
  public var showsHorizontal: Bool
  /// The distances of the vertical bar from the edges of the box, in points.
  public var verticalInset: SceneInsets
  /// The distances of the horizontal bar from the edges of the box, in points.
  public var horizontalInset: SceneInsets

  /// Creates bars along both axes.
  public init(
    style: Style = .automatic, showsVertical: Bool = true, showsHorizontal: Bool = true,
    verticalInset: SceneInsets = .zero, horizontalInset: SceneInsets = .zero
  ) {
    self.style = style
    self.showsVertical = showsVertical
    self.showsHorizontal = showsHorizontal
    self.verticalInset = verticalInset
    self.horizontalInset = horizontalInset
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
