internal import Scenes

/// A layer that emits particles and draws them, such as confetti, snow or sparks.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/caemitterlayer
///
///     let snow = CAEmitterLayer()
///     snow.emitterShape = .line
///     snow.emitterPosition = CGPoint(x: view.bounds.midX, y: 0)
///     snow.emitterSize = CGSize(width: view.bounds.width, height: 0)
///     snow.emitterCells = [flake]
///
/// The particles at a time are a function of the time and ``seed``: a picture of the same moment is
/// always the same, and no moment depends on pictures of earlier ones. As in Core Animation, the
/// emission begins at the zero of the layer's time, so that a layer that is displayed later is full
/// of particles already; `beginTime = CACurrentMediaTime()` begins it now. A changed birth rate or
/// position applies to the particles born from then on, and every other change to all.
///
/// While particles live, the window asks its host for frames. At most 1,000 of each
/// cell are drawn, the latest ones.
open class CAEmitterLayer: CALayer {
  /// The largest number of particles of a cell that are drawn at a time.
  static let mostParticles = 1000

  /// The kinds of particles. A kind is in one layer only. The default is `nil`.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in oldValue ?? [] { cell.layer = nil }
      for cell in emitterCells ?? [] { cell.layer = self }
      history = EmissionHistory()
      noteDrawingChange()
    }
  }
  /// The factor of the birth rates of all cells. The default is 1. Explicit animations of it have
  /// no effect here.
  open var birthRate: Float = 1 { didSet { cellRatesDidChange() } }
  /// The factor of the lifetimes of all particles. The default is 1.
  open var lifetime: Float = 1 { didSet { noteChange(from: oldValue, to: lifetime) } }
  /// The center of the emitter, in the coordinates of the layer. The default is zero.
  ///
  /// It moves at once here: it has no animations.
  open var emitterPosition = CGPoint.zero { didSet { positionDidChange(from: oldValue) } }
  /// The depth of the center of the emitter. It only has an effect on the order of
  /// `CAEmitterLayerRenderMode/backToFront`. The default is 0.
  open var emitterZPosition: CGFloat = 0 {
    didSet { noteChange(from: oldValue, to: emitterZPosition) }
  }
  /// The size of the emitter, in points; the width is the radius of a circle and a sphere. The
  /// default is zero.
  open var emitterSize = CGSize.zero { didSet { noteChange(from: oldValue, to: emitterSize) } }
  /// The depth of a cuboid, in points. The default is 0.
  open var emitterDepth: CGFloat = 0 { didSet { noteChange(from: oldValue, to: emitterDepth) } }
  /// The shape of the emitter. The default is `CAEmitterLayerEmitterShape/point`.
  open var emitterShape = CAEmitterLayerEmitterShape.point {
    didSet { noteChange(from: oldValue, to: emitterShape) }
  }
  /// The part of the shape that emits particles. The default is `CAEmitterLayerEmitterMode/volume`.
  open var emitterMode = CAEmitterLayerEmitterMode.volume {
    didSet { noteChange(from: oldValue, to: emitterMode) }
  }
  /// The order and the mixing of particles. The default is
  /// `CAEmitterLayerRenderMode/unordered`.
  open var renderMode = CAEmitterLayerRenderMode.unordered {
    didSet { noteChange(from: oldValue, to: renderMode) }
  }
  /// A Boolean value that indicates whether particles keep their depth. The default is `false`. It
  /// has no effect: each layer is flat here.
  open var preservesDepth = false { didSet { noteChange(from: oldValue, to: preservesDepth) } }
  /// The factor of the speeds of all particles at birth. The default is 1.
  open var velocity: Float = 1 { didSet { noteChange(from: oldValue, to: velocity) } }
  /// The factor of the scales of all particles. The default is 1.
  open var scale: Float = 1 { didSet { noteChange(from: oldValue, to: scale) } }
  /// The factor of the rotations of all particles. The default is 1.
  open var spin: Float = 1 { didSet { noteChange(from: oldValue, to: spin) } }
  /// The beginning of the random numbers. The default is 0.
  ///
  /// The numbers are not Core Animation's: the same seed gives other particles there.
  open var seed: UInt32 = 0 { didSet { noteChange(from: oldValue, to: seed) } }

  /// The rates and places of the emission until now.
  private(set) var history = EmissionHistory()
  /// The layer that this one is a displayed copy of; `nil` for others.
  private weak var original: CAEmitterLayer?
  /// The request for frames while particles live.
  private var frames: EmitterFrames?

  /// The layer's time; 0 outside of windows.
  @MainActor
  var emissionTime: TimeInterval {
    let layer = original ?? self
    return layer.animationClock.map { layer.ownTime(at: $0.now - CopyTime.delay) } ?? 0
  }

  /// Records a change of the number of births.
  func cellRatesDidChange() {
    noteDrawingChange()
    change { layer, time in
      layer.history.changeRates(to: layer.rates, at: time)
    }
  }

  private func positionDidChange(from old: CGPoint) {
    guard old != emitterPosition else { return }
    noteDrawingChange()
    change { layer, time in
      layer.history.changePosition(to: layer.emitterPosition, at: time)
    }
  }

  /// Changes the history of a layer that has been displayed. Before that, the values are those from
  /// the beginning.
  private func change(_ body: @MainActor (CAEmitterLayer, TimeInterval) -> Void) {
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated {
      guard layer.original == nil, layer.animationClock != nil, layer.history.hasBegun else {
        return
      }
      body(layer, layer.emissionTime)
    }
  }

  /// The numbers of births in a second, of each cell.
  private var rates: [Double] {
    (emitterCells ?? []).map { $0.ownRate * max(Double(birthRate), 0) }
  }

  @MainActor
  override func backdrop(in traits: UITraitCollection) -> SceneDrawing? {
    let cells = emitterCells ?? []
    guard !cells.isEmpty else { return nil }
    let owner = original ?? self
    owner.history.begin(rates: owner.rates, position: owner.emitterPosition)
    owner.askForFrames()
    let emission = ParticleEmission(of: self, history: owner.history)
    let particles = emission.particles(at: emissionTime)
    let marks = particles.flatMap { $0.marks(isAdditive: renderMode == .additive) }
    guard !marks.isEmpty else { return nil }
    return SceneDrawing(recorded: marks, in: bounds, fit: .topLeft, isClipped: false)
  }

  /// Asks the window's clock for frames, while particles live or will be born.
  @MainActor
  private func askForFrames() {
    guard frames?.isRunning != true, let clock = animationClock, clock.plays,
      lastDeath > emissionTime
    else { return }
    let frames = EmitterFrames(of: self, on: clock)
    self.frames = frames
    clock.add(frames)
  }

  /// The time of the layer after which no particles live; infinite while births go on.
  var lastDeath: TimeInterval {
    zip(emitterCells ?? [], rates).map { cell, rate in
      var end = rate > 0 ? TimeInterval.infinity : history.lastRateChange
      if cell.duration > 0 { end = min(end, cell.beginTime + cell.duration) }
      return end + ParticleEmission.longestLife(of: cell) * max(Double(lifetime), 0)
    }.max() ?? 0
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAEmitterLayer else { return }
    // The cells stay in the other layer, which their changes are reported to.
    let cells = other.emitterCells
    emitterCells = cells
    for cell in cells ?? [] { cell.layer = other }
    birthRate = other.birthRate
    lifetime = other.lifetime
    emitterPosition = other.emitterPosition
    emitterZPosition = other.emitterZPosition
    emitterSize = other.emitterSize
    emitterDepth = other.emitterDepth
    emitterShape = other.emitterShape
    emitterMode = other.emitterMode
    renderMode = other.renderMode
    preservesDepth = other.preservesDepth
    velocity = other.velocity
    scale = other.scale
    spin = other.spin
    seed = other.seed
    original = other.original ?? other
  }

  deinit {
    for cell in emitterCells ?? [] where cell.layer === self { cell.layer = nil }
  }

  /// Returns the cell with a name.
  func cell(named name: String) -> CAEmitterCell? { emitterCells?.first { $0.name == name } }
}

/// The request of an emitter layer for a frame at every moment.
@MainActor
private final class EmitterFrames: ClockAnimation {
  private weak var layer: CAEmitterLayer?
  private weak var clock: AnimationClock?
  private(set) var isRunning = true

  init(of layer: CAEmitterLayer, on clock: AnimationClock) {
    self.layer = layer
    self.clock = clock
  }

  var end: TimeInterval {
    guard let clock else { return 0 }
    guard let layer, layer.animationClock === clock else { return clock.now }
    let end = layer.lastDeath
    return end == .infinity ? .infinity : layer.windowTime(at: end)
  }

  var isPlayedByHosts: Bool { false }

  func leaveClock() {
    isRunning = false
    layer?.noteDrawingChange()
  }

  func finish() {}
}

/// The shape of an emitter layer's emitter.
///
/// Particles of a circle and a sphere move outwards: their directions are relative to the line from
/// the center.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the shape.
  public let rawValue: String

  /// Creates a shape from Core Animation's name of it. An unknown one is a ``point``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The center.
  public static let point = Self(rawValue: "point")
  /// A horizontal line through the center.
  public static let line = Self(rawValue: "line")
  /// A rectangle around the center.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A cuboid around the center, seen in projection.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle around the center, whose radius is the width of the emitter.
  public static let circle = Self(rawValue: "circle")
  /// A sphere around the center, whose radius is the width of the emitter, seen in
  /// projection.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of an emitter layer's shape that emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the part.
  public let rawValue: String

  /// Creates a part from Core Animation's name of it. An unknown one is ``volume``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The ends of a line, and the corners of a rectangle; the outline of other shapes (chosen).
  public static let points = Self(rawValue: "points")
  /// The outline.
  public static let outline = Self(rawValue: "outline")
  /// The area, and the surface of a cuboid or a sphere.
  public static let surface = Self(rawValue: "surface")
  /// The whole shape.
  public static let volume = Self(rawValue: "volume")
}

/// The order and the mixing of an emitter layer's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String

  /// Creates a mode from Core Animation's name of it. An unknown one is ``unordered``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The particles of each cell in the order of their births, the cells in their order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest particles are drawn first, behind the others.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest particles are drawn last, in front of the others.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The deepest particles are drawn first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Colors are mixed by the blend mode `screen`; Core Animation adds them.
  public static let additive = Self(rawValue: "additive")
}
