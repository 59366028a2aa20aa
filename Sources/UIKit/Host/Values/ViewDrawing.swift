/// The moment of a view's animations in a drawing.
package enum DrawingMoment: Sendable {
  /// The current time of the window's clock.
  case present
  /// The end of all animations, for hosts that play them.
  case end
}

/// The drawing of one view, without its subviews.
///
/// The value is all that a host needs to know about a view; ``UIView/drawing(at:)`` returns it.
/// Colors are resolved for the view's traits, and the geometry has the positions that are shown:
/// coordinates of mirrored content are converted already.
///
/// A host draws, from back to front: the shadow, ``fill``, the backdrop, ``content``, the subviews,
/// ``border``.
package struct ViewDrawing: Equatable {
  // MARK: Geometry

  /// The frame in the superview, in points, without the transform.
  package var frame: CGRect
  /// The transform around the center of the frame.
  package var transform: CGAffineTransform
  /// The point of the view's coordinates at its upper left corner, in points.
  package var contentOrigin: CGPoint
  /// The opacity of the view with everything in it, from 0 to 1.
  package var opacity: CGFloat

  // MARK: Box

  /// The color of the background; `nil` for none.
  package var fill: RGBA?
  /// The line inside the edge; `nil` for none.
  package var border: BorderDrawing?
  /// The corners of the background, the border and the clip.
  package var corners = CornerDrawing()
  /// A Boolean value that indicates whether content and subviews are clipped to the box.
  package var clipsContent = false

  /// The shadow and other parts that few views have; `nil` for none.
  package var effects: EffectsDrawing? {
    get { storedEffects?.value }
    set { storedEffects = newValue.map(Box.init) }
  }
  private var storedEffects: Box<EffectsDrawing>?

  // MARK: Content

  /// The content that the view draws itself.
  package var content = DrawnContent.none
  /// The scroll area; `nil` for a view that does not scroll.
  package var scroll: ScrollDrawing?

  // MARK: Facts

  /// The element of a collection view that the view displays; `nil` for other views.
  package var element: ElementFacts?
  /// The description of the view for assistive technology and tests.
  package var accessibility = AccessibilityFacts()
  /// A Boolean value that indicates whether the view stays in place while the superview scrolls.
  package var staysInPlace = false
  /// The drags that begin in the view, and the steps of a wheel over it, that the view handles.
  package var claimedDrags: DragAxes = []
  /// A Boolean value that indicates whether the view follows a pointer that hovers over it.
  package var tracksHover = false

  package init(
    frame: CGRect, transform: CGAffineTransform, contentOrigin: CGPoint, opacity: CGFloat
  ) {
    self.frame = frame
    self.transform = transform
    self.contentOrigin = contentOrigin
    self.opacity = opacity
  }
}

/// A value stored outside of the value that contains it.
private final class Box<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (first: Box, second: Box) -> Bool {
    first === second || first.value == second.value
  }
}

/// A line inside the edge of a view.
package struct BorderDrawing: Hashable, Sendable {
  /// The width, in points.
  package var width: CGFloat
  /// The color.
  package var color: RGBA
}

/// The rounded corners of a view.
package struct CornerDrawing: Equatable, Sendable {
  /// The radius, in points.
  package var radius: CGFloat = 0
  /// The rounded corners.
  package var rounded = CACornerMask.all
  /// A Boolean value that indicates whether the curvature grows gradually from the edges.
  package var isContinuous = false
}
