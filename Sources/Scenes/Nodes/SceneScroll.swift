import Foundation

/// The scrolling state of a node's content.
public struct SceneScroll: Sendable, Equatable {
  /// The size of the content, in points, without ``inset``.
  public var contentSize: CGSize
  /// The point of the content at the upper left corner of the box; its y is `-inset.top` at the
  /// very top.
  public var offset: CGPoint
  /// A Boolean value that indicates whether the zero of the content is its upper right corner
  /// instead of its upper left one: the content extends from `-contentSize.width` to 0. This
  /// applies to right-to-left, mirrored content, which begins at the right and grows to the left.
  public var isContentAtRight: Bool
  /// The insets around the content, which can also be scrolled into view.
  public var inset: SceneInsets
  /// The distances by which content is drawn beyond the edges of the box; zero if the box clips it.
  public var overflow: SceneInsets
  /// A Boolean value that indicates whether scrolling bounces at the ends.
  public var bounces: Bool
  /// A Boolean value that indicates whether vertical scrolling bounces even if the content fits.
  public var alwaysBouncesVertically: Bool
  /// A Boolean value that indicates whether horizontal scrolling bounces even if the content fits.
  public var alwaysBouncesHorizontally: Bool
  /// The scroll indicators.
  public var indicators: SceneScrollIndicators
  /// A Boolean value that indicates whether the user can scroll.
  public var isEnabled: Bool
  /// A Boolean value that indicates whether the user scrolls along one axis at a time.
  public var locksDirection: Bool
  /// A Boolean value that indicates whether the view handles drags that pull the content down at
  /// its top, so that a host which scrolls by itself leaves them to it.
  public var pullsDown: Bool
  /// The edges of the content at which elements are missing: above, on the left, below and on the
  /// right of the part that the scene contains.
  public var missingEdges: [Bool]

  /// Creates the scrolling state of a node.
  public init(
    contentSize: CGSize, offset: CGPoint = .zero, isContentAtRight: Bool = false,
    inset: SceneInsets = .zero,
    overflow: SceneInsets = .zero, bounces: Bool = true,
    alwaysBouncesVertically: Bool = false, alwaysBouncesHorizontally: Bool = false,
    indicators: SceneScrollIndicators = SceneScrollIndicators(), isEnabled: Bool = true,
    locksDirection: Bool = false, pullsDown: Bool = false,
    missingEdges: [Bool] = [false, false, false, false]
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
    self.pullsDown = pullsDown
    self.missingEdges = missingEdges
  }
}

/// The scroll indicators, which show the position of the content while it scrolls.
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

/// Insets from the four edges, in points.
public struct SceneInsets: Sendable, Hashable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Creates insets.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of zero on all edges.
  public static let zero = SceneInsets()
}
