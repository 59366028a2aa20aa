package import Scenes

/// A drawing in progress: a current path, a stack of settings, and the shapes drawn so far.
///
/// Apple documentation: https://developer.apple.com/documentation/coregraphics/cgcontext
///
/// `draw(_:)` of a view and `draw(in:)` of a layer receive one; see
/// `UIGraphicsGetCurrentContext()`. It records shapes, which hosts draw in their own resolution.
/// The coordinate space is the view's or the layer's: ``ctm`` is the identity at first, and the
/// y-axis points down.
public class CGContext {
  /// The settings that ``saveGState()`` saves.
  struct State {
    var ctm = CGAffineTransform.identity
    var fill = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: SceneShadow?
    /// The areas that limit what is drawn, each within the one before.
    private(set) var clips: [SceneGroup.Clip] = []
    /// The smallest rectangle around the clips; `nil` for none.
    private(set) var clipBox: CGRect?

    mutating func clip(to clip: SceneGroup.Clip, around box: CGRect) {
      clips.append(clip)
      clipBox = clipBox.map { $0.intersection(box) } ?? box
    }

    mutating func endClips() {
      clips = []
      clipBox = nil
    }
  }

  /// The area that can be drawn in.
  package final var area: CGRect
  private(set) var marks: [SceneDrawing.Mark] = []
  var state = State()
  private var saved: [State] = []
  /// The current path, in the coordinates of the view.
  var currentPath = CGMutablePath()
  /// The transparency layers that have begun: the settings before each of them, and the number of
  /// the first step in it.
  private var layers: [(before: State, firstStep: Int)] = []

  /// The number of pixels per point, for the pixels of the drawing.
  package final var scale: CGFloat = 1
  /// The pixels of a bitmap context; `nil` for another one.
  let bitmap: BitmapStorage?

  package init(area: CGRect) {
    self.area = area
    bitmap = nil
  }

  init(_ bitmap: BitmapStorage) {
    area = CGRect(x: 0, y: 0, width: bitmap.layout.width, height: bitmap.layout.height)
    self.bitmap = bitmap
  }

  /// Draws what was recorded into the memory of a bitmap context, and forgets the record.
  final func drawIntoMemory() {
    guard let bitmap, layers.isEmpty, !marks.isEmpty else { return }
    bitmap.draw(marks)
    marks = []
    openGroup = nil
  }

  /// Draws what was recorded into the memory of a bitmap context whose memory is in use.
  private func noteRecord() {
    if let bitmap, bitmap.isInUse { drawIntoMemory() }
  }

  /// Sets all settings to their defaults, for another drawing in a context without steps.
  package final func resetSettings() {
    state = State()
    saved = []
    layers = []
    if !currentPath.isEmpty { currentPath = CGMutablePath() }
  }

  /// A Boolean value that indicates whether nothing was drawn, and whether the next marks keep
  /// their positions and colors.
  package final var isUntouched: Bool {
    marks.isEmpty && layers.isEmpty && state.ctm.isIdentity && state.alpha == 1
      && state.blendMode == .normal && state.shadow == nil && state.clips.isEmpty
  }

  // MARK: Settings

  /// Saves the current settings, for ``restoreGState()``. The current path is not one of them.
  public func saveGState() { saved.append(state) }

  /// Restores the settings that were saved last.
  ///
  /// - Precondition: There are saved settings. Core Graphics logs an error and continues.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      fatalError(
        "restoreGState() was called more often than saveGState(); call it once for each saved state."
      )
    }
    state = last
  }

  /// The transform from the coordinates of drawing methods to the view.
  public var ctm: CGAffineTransform { state.ctm }
  /// Moves the coordinates of what is drawn next, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }
  /// Scales the coordinates of what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  /// Rotates the coordinates of what is drawn next, by radians clockwise on screen.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
  /// Transforms the coordinates of what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Sets the color of areas. The default is opaque black.
  public func setFillColor(_ color: CGColor) { state.fill = RGBA(color) }
  /// Sets the color of areas by its components in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color of areas to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Sets the color of lines. The default is opaque black.
  public func setStrokeColor(_ color: CGColor) { state.stroke = RGBA(color) }
  /// Sets the color of lines by its components in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color of lines to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// The opacity of what is drawn next, from 0 to 1.
  package final var alpha: CGFloat { state.alpha }
  /// Sets the opacity of what is drawn next, from 0 to 1. The default is 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets the way in which colors are mixed with those behind them. The default is `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the width of lines, in points. The default is 1.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the ends of lines. The default is `butt`.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the corners of lines. The default is `miter`.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the maximum length of pointed corners, as a multiple of the width. The default is 10.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in turn, in points. An empty list draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashes = lengths
    state.dashPhase = phase
  }

  /// Draws a shadow in a third of opaque black behind each shape that is drawn next.
  ///
  /// - Parameters:
  ///   - offset: The distance from the shape, in points of the view, whatever the transform.
  ///   - blur: Twice the standard deviation of the blur, in points of the view.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Draws a shadow behind each shape that is drawn next.
  ///
  /// - Parameters:
  ///   - offset: The distance from the shape, in points of the view, whatever the transform.
  ///   - blur: Twice the standard deviation of the blur, in points of the view.
  ///   - color: The color; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      SceneShadow(
        source: .content, color: SceneColor(RGBA($0)), offset: offset, radius: max(blur, 0) / 2)
    }
  }

  // MARK: Transparency layers

  /// Begins a group, which is drawn as one shape with the current opacity, shadow and blend mode.
  /// Inside of it they have their default values.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    beginLayer(restoring: state)
  }

  /// Begins a group within a rectangle; see ``beginTransparencyLayer(auxiliaryInfo:)``.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    let before = state
    clip(to: rect)
    beginLayer(restoring: before)
  }

  /// Begins a group with the current settings.
  ///
  /// - Parameter before: The settings after the end of the group.
  private func beginLayer(restoring before: State) {
    marks.append(.begin(group(opacity: state.alpha)))
    layers.append((before, marks.count))
    openGroup = nil
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    state.endClips()
  }

  /// Ends a group and restores the settings from before it.
  ///
  /// - Precondition: A group has begun.
  public func endTransparencyLayer() {
    guard let before = layers.popLast()?.before else {
      fatalError(
        "endTransparencyLayer() was called without a layer; call beginTransparencyLayer first.")
    }
    marks.append(.end)
    openGroup = nil
    state = before
    noteRecord()
  }

  /// The group that clips, shades and mixes what is drawn with the current settings.
  private func group(opacity: CGFloat = 1) -> SceneGroup {
    SceneGroup(
      clips: state.clips, opacity: opacity, shadow: state.shadow,
      blendMode: state.blendMode.cssName)
  }

  // MARK: Erasing

  /// Erases what was drawn before in a rectangle, within the clips, so that what is behind the
  /// drawing is visible there. In a transparency layer, only the layer's own drawing is erased.
  ///
  /// In the memory of a bitmap context, the box around a turned rectangle, within the box around
  /// the clips, is erased.
  public func clear(_ rect: CGRect) {
    if let bitmap, bitmap.isInUse, layers.isEmpty {
      let box = rect.applying(ctm)
      return bitmap.clear(state.clipBox.map(box.intersection) ?? box)
    }
    let start = layers.last?.firstStep ?? 0
    guard start < marks.count, !rect.isEmpty else { return }
    let steps = PathShapes.rectangle(rect).applying(ctm)
    let isEverything =
      state.clips.isEmpty && CGPath(steps: steps).rectangle?.contains(area) == true
    openGroup = nil
    guard !isEverything else { return marks.removeSubrange(start...) }
    let black = SceneColor(red: 0, green: 0, blue: 0)
    var removed = [SceneDrawing.Mark.fill(SceneDrawing.Shape(steps), black)]
    if !state.clips.isEmpty {
      removed = [.begin(SceneGroup(clips: state.clips))] + removed + [.end]
    }
    let drawn = Array(marks[start...])
    marks.replaceSubrange(start..., with: [.cut(drawn, removing: removed)])
  }

  // MARK: Recording

  /// The recorded shapes, with all groups ended.
  package final var finishedMarks: [SceneDrawing.Mark] { marks + layers.map { _ in .end } }

  /// Records a mark with the clips, the shadow and the blend mode of the current settings.
  func record(_ mark: SceneDrawing.Mark) {
    defer { noteRecord() }
    let group = group()
    guard group != SceneGroup() else { return marks.append(mark) }
    // Steps with equal clips form one group; a shadow is behind each step by itself.
    if group.shadow == nil, group.blendMode == nil, case .end? = marks.last,
      openGroup == group
    {
      marks.removeLast()
      marks.append(mark)
    } else {
      marks.append(.begin(group))
      marks.append(mark)
      openGroup = group
    }
    marks.append(.end)
  }
  /// The group that the last step ended, if one did.
  private var openGroup: SceneGroup?
}

extension CGBlendMode {
  /// The name in CSS; `nil` for the usual mode.
  fileprivate var cssName: String? {
    switch self {
    case .normal: nil
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    default: "\(self)"
    }
  }
}
