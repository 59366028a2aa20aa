import Foundation

/// The values of a node besides its identity and its parent.
struct SceneNodeContent: Sendable, Equatable {
  var frame: CGRect
  var contentOrigin: CGPoint
  var transform: SceneTransform
  var fill: SceneColor?
  var border: SceneBorder?
  var cornerRadius: CGFloat
  var roundedCorners: SceneCorners
  var hasContinuousCorners: Bool
  var opacity: CGFloat
  var clipsChildren: Bool
  var text: SceneText?
  var drawing: SceneDrawing? {
    get { storedDrawing.value }
    set { storedDrawing.value = newValue }
  }
  private(set) var storedDrawing: Indirect<SceneDrawing>
  var effects: SceneEffects? {
    get { storedEffects.value }
    set { storedEffects.value = newValue }
  }
  private(set) var storedEffects: Indirect<SceneEffects>
  var input: SceneInput? {
    get { storedInput.value }
    set { storedInput.value = newValue }
  }
  private(set) var storedInput: Indirect<SceneInput>
  var scroll: SceneScroll? {
    get { storedScroll.value }
    set { storedScroll.value = newValue }
  }
  private(set) var storedScroll: Indirect<SceneScroll>
  var element: SceneElement?
  var accessibility: SceneAccessibility? {
    get { storedAccessibility.value }
    set { storedAccessibility = Self.stored(newValue) }
  }
  private(set) var storedAccessibility: Indirect<SceneAccessibility>
  var staysInPlace: Bool
  var claimedDrags: SceneDragAxes
  var tracksHover: Bool
  var animations: [SceneAnimation]

  init(
    frame: CGRect, contentOrigin: CGPoint, transform: SceneTransform, fill: SceneColor?,
    border: SceneBorder?, cornerRadius: CGFloat, roundedCorners: SceneCorners,
    hasContinuousCorners: Bool, opacity: CGFloat, clipsChildren: Bool, text: SceneText?,
    drawing: SceneDrawing?, effects: SceneEffects?, input: SceneInput?, scroll: SceneScroll?,
    element: SceneElement?, accessibility: SceneAccessibility?, staysInPlace: Bool,
    claimedDrags: SceneDragAxes, tracksHover: Bool, animations: [SceneAnimation]
  ) {
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

  /// The description of most nodes that have one: cells.
  private static let listItem = Indirect(
    SceneAccessibility {
      $0.role = "listitem"
      $0.isOperable = true
    })

  private static func stored(_ description: SceneAccessibility?) -> Indirect<SceneAccessibility> {
    description == nil ? Indirect(nil) : Indirect(description, sharing: listItem)
  }
}
