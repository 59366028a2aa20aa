import Foundation

/// One view of a scene: a box that may be filled, bordered, clipped, scrolled and hold text.
public struct SceneNode: Sendable, Equatable, Identifiable {
  /// The identity, the same for as long as the view lives: a cell keeps it when it is reused.
  public var id: Int
  /// The identity of the node this one lies in; nil for the root.
  public var parent: Int?
  /// The untransformed box, in points, in the parent's content coordinates.
  public var frame: CGRect
  /// The point of this node's content that lies at its upper left corner; a scroll view's offset.
  public var contentOrigin: CGPoint
  /// What is applied around the centre of ``frame``.
  public var transform: SceneTransform
  /// The colour of the box; nil where it has none.
  public var fill: SceneColor?
  /// The line drawn inside the edge of the box, over the children; nil where there is none.
  public var border: SceneBorder?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat
  /// The corners that are rounded.
  public var roundedCorners: SceneCorners
  /// A Boolean value that indicates whether the curvature of the corners grows gradually from the edges.
  /// Hosts begin such a corner ``SceneNode/continuousReach`` radii from its point, and draw it through the
  /// middle of the quarter circle.
  public var hasContinuousCorners: Bool
  /// How opaque the node and everything in it is, 0 to 1.
  public var opacity: CGFloat
  /// Whether children are cut off at the (rounded) edge.
  public var clipsChildren: Bool
  /// The text drawn in the box; nil where there is none.
  public var text: SceneText?
  /// The shapes and texts drawn in the box, in place of ``text``; `nil` for none.
  public var drawing: SceneDrawing?
  /// What the user can type here; nil where nothing.
  public var input: SceneInput?
  /// How the content scrolls; nil where it does not.
  public var scroll: SceneScroll?
  /// Which element of a collection view this is; nil for other views.
  public var element: SceneElement?
  /// What assistive technology and tests may read; nil where the view says nothing.
  public var accessibility: SceneAccessibility?
  /// Whether it stays in its place in the parent's box while the parent's content scrolls. Such nodes are in
  /// front of their siblings. ``frame`` is in the coordinates of the content all the same.
  public var staysInPlace: Bool
  /// Whether it follows the user's finger, from where that comes down on it until it is lifted.
  public var tracksTouches: Bool
  /// What moves, in the order in which it began; empty in a scene that is drawn and not played.
  ///
  /// The node is as it will be at the end. See ``SceneAnimation``.
  public var animations: [SceneAnimation]

  /// A box at a place in its parent, with nothing drawn yet.
  public init(
    id: Int, parent: Int? = nil, frame: CGRect, contentOrigin: CGPoint = .zero,
    transform: SceneTransform = .identity, fill: SceneColor? = nil, border: SceneBorder? = nil,
    cornerRadius: CGFloat = 0, roundedCorners: SceneCorners = .all,
    hasContinuousCorners: Bool = false, opacity: CGFloat = 1,
    clipsChildren: Bool = false,
    text: SceneText? = nil, drawing: SceneDrawing? = nil, input: SceneInput? = nil,
    scroll: SceneScroll? = nil,
    element: SceneElement? = nil,
    accessibility: SceneAccessibility? = nil, staysInPlace: Bool = false,
    tracksTouches: Bool = false, animations: [SceneAnimation] = []
  ) {
    self.id = id
    self.parent = parent
    self.frame = frame
    self.contentOrigin = contentOrigin
    self.transform = transform
    self.fill = fill
    self.border = border
    self.cornerRadius = cornerRadius
    self.roundedCorners = roundedCorners
    self.hasContinuousCorners = hasContinuousCorners
    self.opacity = opacity
    self.clipsChildren = clipsChildren
    self.text = text
    self.drawing = drawing
    self.input = input
    self.scroll = scroll
    self.element = element
    self.accessibility = accessibility
    self.staysInPlace = staysInPlace
    self.tracksTouches = tracksTouches
    self.animations = animations
  }

  /// The radius that the rounded corners are drawn with: never more than half of the shorter side,
  /// and zero where no corner is rounded.
  public var drawnCornerRadius: CGFloat {
    roundedCorners.isEmpty ? 0 : max(0, min(cornerRadius, min(frame.width, frame.height) / 2))
  }

  /// The distance from a corner at which a continuous curve begins, as a multiple of the radius. It is
  /// less where a side is too short.
  public static let continuousReach: CGFloat = 1.528
}
