import Foundation

/// One view of a scene: a box that may be filled, bordered, clipped, and scrolled, and contain
/// text.
public struct SceneNode: Sendable, Equatable, Identifiable {
  /// The identity, constant for the lifetime of the view: a cell keeps it when it is reused.
  public var id: Int
  /// The identity of the parent node; `nil` for the root.
  public var parent: Int?
  /// The untransformed box, in points, in the parent's content coordinates.
  public var frame: CGRect
  /// The point of this node's content at its upper left corner; a scroll view's offset.
  public var contentOrigin: CGPoint
  /// The transform about the center of ``frame``.
  public var transform: SceneTransform
  /// The fill color of the box; `nil` for none.
  public var fill: SceneColor?
  /// The line inside the edge of the box, in front of the children; `nil` for none.
  public var border: SceneBorder?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat
  /// The rounded corners.
  public var roundedCorners: SceneCorners
  /// A Boolean value that indicates whether the curvature of the corners grows gradually from the
  /// edges. Hosts begin such a corner ``SceneNode/continuousReach`` radii from its point, and draw
  /// it through the middle of the quarter circle.
  public var hasContinuousCorners: Bool
  /// The opacity of the node and its descendants, from 0 to 1.
  public var opacity: CGFloat
  /// A Boolean value that indicates whether children are clipped to the (rounded) edge.
  public var clipsChildren: Bool
  /// The text drawn in the box; `nil` for none.
  public var text: SceneText?
  /// The shapes and texts drawn in the box, in place of ``text``; `nil` for none.
  public var drawing: SceneDrawing? {
    get { storedDrawing.value }
    set { storedDrawing.value = newValue }
  }
  private var storedDrawing: Indirect<SceneDrawing>
  /// The shadow, mask and other parts that few nodes have; `nil` for none.
  public var effects: SceneEffects? {
    get { storedEffects.value }
    set { storedEffects.value = newValue }
  }
  private var storedEffects: Indirect<SceneEffects>
  /// The input of the node; `nil` for none.
  public var input: SceneInput? {
    get { storedInput.value }
    set { storedInput.value = newValue }
  }
  private var storedInput: Indirect<SceneInput>
  /// The scrolling state of the content; `nil` if it does not scroll.
  public var scroll: SceneScroll? {
    get { storedScroll.value }
    set { storedScroll.value = newValue }
  }
  private var storedScroll: Indirect<SceneScroll>
  /// The displayed element of a collection view; `nil` for other views.
  public var element: SceneElement?
  /// The description for assistive technology and tests; `nil` for none.
  public var accessibility: SceneAccessibility? {
    get { storedAccessibility.value }
    set { storedAccessibility = Self.stored(newValue) }
  }
  private var storedAccessibility: Indirect<SceneAccessibility>
  /// The description of most nodes that have one: cells.
  private static let listItem = Indirect(
    SceneAccessibility {
      $0.role = "listitem"
      $0.isOperable = true
    })
  private static func stored(_ description: SceneAccessibility?) -> Indirect<SceneAccessibility> {
    description == nil ? Indirect(nil) : Indirect(description, sharing: listItem)
  }
  /// A Boolean value that indicates whether the node stays in place in the parent's box while the
  /// parent's content scrolls. Such nodes are in front of their siblings. ``frame`` is still in the
  /// coordinates of the content.
  public var staysInPlace: Bool
  /// The drags that the view handles, so that a host which scrolls by itself leaves them to it.
  public var claimedDrags: SceneDragAxes
  /// A Boolean value that indicates whether the view tracks pointers that hover over it.
  public var tracksHover: Bool
  /// The animations, in the order in which they began; empty in a scene that is only drawn.
  ///
  /// The node has its final values. See ``SceneAnimation``.
  public var animations: [SceneAnimation]

  /// Creates a box with a frame in its parent, without drawn content.
  public init(
    id: Int, parent: Int? = nil, frame: CGRect, contentOrigin: CGPoint = .zero,
    transform: SceneTransform = .identity, fill: SceneColor? = nil, border: SceneBorder? = nil,
    cornerRadius: CGFloat = 0, roundedCorners: SceneCorners = .all,
    hasContinuousCorners: Bool = false, opacity: CGFloat = 1,
    clipsChildren: Bool = false,
    text: SceneText? = nil, drawing: SceneDrawing? = nil, effects: SceneEffects? = nil,
    input: SceneInput? = nil,
    scroll: SceneScroll? = nil,
    element: SceneElement? = nil,
    accessibility: SceneAccessibility? = nil, staysInPlace: Bool = false,
    claimedDrags: SceneDragAxes = [], tracksHover: Bool = false, animations: [SceneAnimation] = []
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
    storedDrawing = Indirect(drawing)
    storedEffects = Indirect(effects)
    storedInput = Indirect(input)
    storedScroll = Indirect(scroll)
    self.element = element
    storedAccessibility = Self.stored(accessibility)
    self.staysInPlace = staysInPlace
    self.claimedDrags = claimedDrags
    self.tracksHover = tracksHover
    self.animations = animations
  }

  /// A Boolean value that indicates whether ``scroll`` is not `nil`, without a copy of it.
  package var isScrollArea: Bool { !storedScroll.isNil }
  /// A Boolean value that indicates whether ``effects`` is not `nil`, without a copy of them.
  package var hasEffects: Bool { !storedEffects.isNil }
  /// Returns whether the effects of two nodes are equal.
  package func hasSameEffects(as other: SceneNode) -> Bool {
    storedEffects == other.storedEffects
  }
  /// A Boolean value that indicates whether ``input`` is not `nil`, without a copy of it.
  package var isInput: Bool { !storedInput.isNil }
  /// A Boolean value that indicates whether ``accessibility`` is not `nil`, without a copy of it.
  package var isDescribed: Bool { !storedAccessibility.isNil }

  /// Returns whether the scroll areas of two nodes are equal.
  package func hasSameScroll(as other: SceneNode) -> Bool { storedScroll == other.storedScroll }
  /// Returns whether the inputs of two nodes are equal.
  package func hasSameInput(as other: SceneNode) -> Bool { storedInput == other.storedInput }
  /// Returns whether the descriptions of two nodes are equal.
  package func hasSameAccessibility(as other: SceneNode) -> Bool {
    storedAccessibility == other.storedAccessibility
  }
  /// Returns whether the drawings of two nodes are equal.
  package func hasSameDrawing(as other: SceneNode) -> Bool {
    storedDrawing == other.storedDrawing
  }

  /// The effective radius of the rounded corners: at most half of the shorter side, and zero if no
  /// corner is rounded.
  public var drawnCornerRadius: CGFloat {
    roundedCorners.isEmpty ? 0 : max(0, min(cornerRadius, min(frame.width, frame.height) / 2))
  }

  /// The distance from a corner at which a continuous curve begins, as a multiple of the radius. It
  /// is less where a side is too short.
  public static let continuousReach: CGFloat = 1.528
}

/// The drags, and the steps of a wheel, that a node handles.
public struct SceneDragAxes: OptionSet, Hashable, Sendable {
  /// The bits of the axes.
  public let rawValue: Int

  /// Makes a set of axes from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// From left to right, and back.
  public static let horizontal = SceneDragAxes(rawValue: 1)
  /// Up and down.
  public static let vertical = SceneDragAxes(rawValue: 2)
  /// Along both axes, after the finger was held still.
  public static let afterPress = SceneDragAxes(rawValue: 4)
  /// The steps of a wheel.
  public static let wheel = SceneDragAxes(rawValue: 8)
  /// Clicks with the secondary button of a mouse.
  public static let menuClick = SceneDragAxes(rawValue: 16)
  /// Along both axes.
  public static let all: SceneDragAxes = [.horizontal, .vertical]
}
