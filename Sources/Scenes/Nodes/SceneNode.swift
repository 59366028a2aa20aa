import Foundation

/// One view of a scene: a box that may be filled, bordered, clipped, and scrolled, and contain
/// text.
///
/// Copies share their values until one of them changes: a copy costs one reference, and the
/// comparison of two copies is O(1).
public struct SceneNode: Sendable, Equatable, Identifiable {
  /// The identity, constant for the lifetime of the view: a cell keeps it when it is reused.
  public var id: Int
  /// The identity of the parent node; `nil` for the root.
  public var parent: Int?
  /// The untransformed box, in points, in the parent's content coordinates.
  public var frame: CGRect {
    get { storage.content.frame }
    _modify { yield &mutableContent.frame }
  }
  /// The point of this node's content at its upper left corner; a scroll view's offset.
  public var contentOrigin: CGPoint {
    get { storage.content.contentOrigin }
    _modify { yield &mutableContent.contentOrigin }
  }
  /// The transform about the center of ``frame``.
  public var transform: SceneTransform {
    get { storage.content.transform }
    _modify { yield &mutableContent.transform }
  }
  /// The fill color of the box; `nil` for none.
  public var fill: SceneColor? {
    get { storage.content.fill }
    _modify { yield &mutableContent.fill }
  }
  /// The line inside the edge of the box, in front of the children; `nil` for none.
  public var border: SceneBorder? {
    get { storage.content.border }
    _modify { yield &mutableContent.border }
  }
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { storage.content.cornerRadius }
    _modify { yield &mutableContent.cornerRadius }
  }
  /// The rounded corners.
  public var roundedCorners: SceneCorners {
    get { storage.content.roundedCorners }
    _modify { yield &mutableContent.roundedCorners }
  }
  /// A Boolean value that indicates whether the curvature of the corners grows gradually from the
  /// edges. Hosts begin such a corner ``SceneNode/continuousReach`` radii from its point, and draw
  /// it through the middle of the quarter circle.
  public var hasContinuousCorners: Bool {
    get { storage.content.hasContinuousCorners }
    _modify { yield &mutableContent.hasContinuousCorners }
  }
  /// The opacity of the node and its descendants, from 0 to 1.
  public var opacity: CGFloat {
    get { storage.content.opacity }
    _modify { yield &mutableContent.opacity }
  }
  /// A Boolean value that indicates whether children are clipped to the (rounded) edge.
  public var clipsChildren: Bool {
    get { storage.content.clipsChildren }
    _modify { yield &mutableContent.clipsChildren }
  }
  /// The text drawn in the box; `nil` for none.
  public var text: SceneText? {
    get { storage.content.text }
    _modify { yield &mutableContent.text }
  }
  /// The shapes and texts drawn in the box, in place of ``text``; `nil` for none.
  public var drawing: SceneDrawing? {
    get { storage.content.drawing }
    set { mutableContent.drawing = newValue }
  }
  /// The shadow, mask and other parts that few nodes have; `nil` for none.
  public var effects: SceneEffects? {
    get { storage.content.effects }
    set { mutableContent.effects = newValue }
  }
  /// The input of the node; `nil` for none.
  public var input: SceneInput? {
    get { storage.content.input }
    set { mutableContent.input = newValue }
  }
  /// The scrolling state of the content; `nil` if it does not scroll.
  public var scroll: SceneScroll? {
    get { storage.content.scroll }
    set { mutableContent.scroll = newValue }
  }
  /// The displayed element of a collection view; `nil` for other views.
  public var element: SceneElement? {
    get { storage.content.element }
    _modify { yield &mutableContent.element }
  }
  /// The description for assistive technology and tests; `nil` for none.
  public var accessibility: SceneAccessibility? {
    get { storage.content.accessibility }
    set { mutableContent.accessibility = newValue }
  }
  /// A Boolean value that indicates whether the node stays in place in the parent's box while the
  /// parent's content scrolls. Such nodes are in front of their siblings. ``frame`` is still in the
  /// coordinates of the content.
  public var staysInPlace: Bool {
    get { storage.content.staysInPlace }
    _modify { yield &mutableContent.staysInPlace }
  }
  /// The drags that the view handles, so that a host which scrolls by itself leaves them to it.
  public var claimedDrags: SceneDragAxes {
    get { storage.content.claimedDrags }
    _modify { yield &mutableContent.claimedDrags }
  }
  /// A Boolean value that indicates whether the view tracks pointers that hover over it.
  public var tracksHover: Bool {
    get { storage.content.tracksHover }
    _modify { yield &mutableContent.tracksHover }
  }
  /// The animations, in the order in which they began; empty in a scene that is only drawn.
  ///
  /// The node has its final values. See ``SceneAnimation``.
  public var animations: [SceneAnimation] {
    get { storage.content.animations }
    _modify { yield &mutableContent.animations }
  }

  /// The values that copies share.
  ///
  /// It is only changed by a node that has the only reference to it, so that nodes may be sent to
  /// other threads.
  private final class Storage: @unchecked Sendable {
    var content: SceneNodeContent

    init(_ content: SceneNodeContent) { self.content = content }
  }

  private var storage: Storage

  /// The values, for a change of this node only.
  private var mutableContent: SceneNodeContent {
    _read { yield storage.content }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.content) }
      yield &storage.content
    }
  }

  public static func == (first: SceneNode, second: SceneNode) -> Bool {
    first.id == second.id && first.parent == second.parent
      && first.hasSameContent(as: second)
  }

  /// Returns whether two nodes differ in nothing but their identities and parents.
  ///
  /// - Complexity: O(1) for unchanged copies of one node.
  package func hasSameContent(as other: SceneNode) -> Bool {
    storage === other.storage || storage.content == other.storage.content
  }

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
    storage = Storage(
      SceneNodeContent(
        frame: frame, contentOrigin: contentOrigin, transform: transform, fill: fill,
        border: border, cornerRadius: cornerRadius, roundedCorners: roundedCorners,
        hasContinuousCorners: hasContinuousCorners, opacity: opacity,
        clipsChildren: clipsChildren, text: text, drawing: drawing, effects: effects,
        input: input, scroll: scroll, element: element, accessibility: accessibility,
        staysInPlace: staysInPlace, claimedDrags: claimedDrags, tracksHover: tracksHover,
        animations: animations))
  }

  /// A Boolean value that indicates whether ``scroll`` is not `nil`, without a copy of it.
  package var isScrollArea: Bool { !storage.content.storedScroll.isNil }
  /// A Boolean value that indicates whether ``effects`` is not `nil`, without a copy of them.
  package var hasEffects: Bool { !storage.content.storedEffects.isNil }
  /// Returns whether the effects of two nodes are equal.
  package func hasSameEffects(as other: SceneNode) -> Bool {
    storage.content.storedEffects == other.storage.content.storedEffects
  }
  /// A Boolean value that indicates whether ``input`` is not `nil`, without a copy of it.
  package var isInput: Bool { !storage.content.storedInput.isNil }
  /// A Boolean value that indicates whether ``accessibility`` is not `nil`, without a copy of it.
  package var isDescribed: Bool { !storage.content.storedAccessibility.isNil }

  /// Returns whether the scroll areas of two nodes are equal.
  package func hasSameScroll(as other: SceneNode) -> Bool {
    storage.content.storedScroll == other.storage.content.storedScroll
  }
  /// Returns whether the inputs of two nodes are equal.
  package func hasSameInput(as other: SceneNode) -> Bool {
    storage.content.storedInput == other.storage.content.storedInput
  }
  /// Returns whether the descriptions of two nodes are equal.
  package func hasSameAccessibility(as other: SceneNode) -> Bool {
    storage.content.storedAccessibility == other.storage.content.storedAccessibility
  }
  /// Returns whether the drawings of two nodes are equal.
  package func hasSameDrawing(as other: SceneNode) -> Bool {
    storage.content.storedDrawing == other.storage.content.storedDrawing
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
