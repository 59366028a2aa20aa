/// The scroll area of a view. Offsets and insets have the displayed directions.
package struct ScrollDrawing: Equatable, Sendable {
  /// The size of the content, in points, without the insets.
  package var contentSize: CGSize
  /// A Boolean value that indicates whether the content begins at its upper right corner.
  package var isContentAtRight: Bool
  /// The space around the content that can be scrolled into view, in points.
  package var inset: UIEdgeInsets
  /// The distances by which content is drawn beyond the edges of the view, in points.
  package var overflow: UIEdgeInsets
  package var bounces: Bool
  package var alwaysBouncesVertically: Bool
  package var alwaysBouncesHorizontally: Bool
  /// A Boolean value that indicates whether the user can scroll.
  package var isEnabled: Bool
  /// A Boolean value that indicates whether the user scrolls along one axis at a time.
  package var locksDirection: Bool
  /// A Boolean value that indicates whether a drag that pulls the content down at its top has an
  /// effect, so that a host which scrolls by itself leaves it to the window.
  package var pullsDown: Bool
  package var indicators: ScrollIndicatorDrawing
  /// The movement of the offset to the destination of an animated scroll; `nil` while there is
  /// none.
  package var glide: Glide?
  /// The edges of the content that elements without views lie at, in the displayed directions;
  /// empty for content that always exists as a whole.
  package var unpreparedEdges: UIRectEdge

  /// A movement of the offset.
  package struct Glide: Equatable, Sendable {
    /// A number that is unique among movements and animations.
    package var id: Int
    /// The offset at the beginning less the one at the end, in points.
    package var distance: CGPoint
    package var timing: AnimationTiming
  }
}

/// The scroll indicators of a view.
package struct ScrollIndicatorDrawing: Equatable, Sendable {
  /// The brightness of the indicators.
  package enum Style: Sendable {
    /// Visible on content of any color.
    case automatic
    case black
    case white
  }

  package var style: Style
  package var showsVertical: Bool
  package var showsHorizontal: Bool
  /// The distances of the vertical indicator from the edges of the view, in points.
  package var verticalInset: UIEdgeInsets
  /// The distances of the horizontal indicator from the edges of the view, in points.
  package var horizontalInset: UIEdgeInsets
}
