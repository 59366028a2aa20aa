internal import Scenes

/// A layer that draws its sublayers several times, each time with another transform, color and
/// time.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/careplicatorlayer
///
///     let replicator = CAReplicatorLayer()
///     replicator.addSublayer(dot)
///     replicator.instanceCount = 12
///     replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
///     replicator.instanceDelay = 1 / 12
///
/// The background and the border of the layer itself are drawn once. Touches and hit tests find the
/// first copy only, at the position of the sublayers.
///
/// A color multiplies the colors of shapes, texts and filled images; images with colors of their
/// own keep them. The opacity applies to each copy as a whole.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, with the sublayers themselves as the first one; 0 draws none. The
  /// default is 1.
  open var instanceCount = 1 {
    didSet {
      require(
        instanceCount >= 0,
        "instanceCount is \(instanceCount); give the number of copies, 0 or more.")
      noteChange(from: oldValue, to: instanceCount)
    }
  }
  /// A Boolean value that indicates whether copies keep their depth in space. The default is
  /// `false`.
  ///
  /// It has no effect: each layer is flat here.
  open var preservesDepth = false {
    didSet { noteChange(from: oldValue, to: preservesDepth) }
  }
  /// The delay of each copy's animations after the copy before, in seconds. The default is 0.
  ///
  /// An animation ends when the last copy ends it (chosen).
  open var instanceDelay: CFTimeInterval = 0 {
    didSet {
      if instanceDelay != 0 { Self.someHaveDelays = true }
      noteChange(from: oldValue, to: instanceDelay)
    }
  }
  /// The transform from each copy to the next one, about the middle of the bounds. The default is
  /// the identity.
  open var instanceTransform = CATransform3DIdentity {
    didSet { noteChange(from: oldValue, to: instanceTransform) }
  }
  /// The color that multiplies the colors of the first copy; `nil` for none. The default is opaque
  /// white.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { noteChange(from: oldValue, to: instanceColor) }
  }
  /// The number that each further copy adds to the red component of ``instanceColor``. The default
  /// is 0.
  open var instanceRedOffset: Float = 0 {
    didSet { noteChange(from: oldValue, to: instanceRedOffset) }
  }
  /// The number that each further copy adds to the green component of ``instanceColor``. The
  /// default is 0.
  open var instanceGreenOffset: Float = 0 {
    didSet { noteChange(from: oldValue, to: instanceGreenOffset) }
  }
  /// The number that each further copy adds to the blue component of ``instanceColor``. The default
  /// is 0.
  open var instanceBlueOffset: Float = 0 {
    didSet { noteChange(from: oldValue, to: instanceBlueOffset) }
  }
  /// The number that each further copy adds to the opacity of ``instanceColor``. The default is 0.
  open var instanceAlphaOffset: Float = 0 {
    didSet { noteChange(from: oldValue, to: instanceAlphaOffset) }
  }

  /// A Boolean value that indicates whether any layer has had a delay, so that delays are to be
  /// looked for.
  nonisolated(unsafe) fileprivate(set) static var someHaveDelays = false

  /// The numbers of the nodes and the animations of copies.
  private var copyIDs: [CopiedID: Int] = [:]

  override var replication: Replication? {
    Replication(
      count: instanceCount, delay: instanceDelay, transform: instanceTransform,
      color: instanceColor.map(RGBA.init) ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1),
      offsets: [instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset])
  }

  /// Returns the number of a copied node or animation, which stays the same while it is drawn.
  @MainActor
  func number(of copy: CopiedID) -> Int {
    if let known = copyIDs[copy] { return known }
    let made = copy.isAnimation ? LayerAnimation.makeID() : UIView.makeSceneID()
    copyIDs[copy] = made
    return made
  }

  /// Forgets the numbers of copies that are no longer drawn.
  func keepNumbers(of copies: Set<CopiedID>) {
    if copyIDs.count > copies.count { copyIDs = copyIDs.filter { copies.contains($0.key) } }
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CAReplicatorLayer else { return }
    instanceCount = other.instanceCount
    preservesDepth = other.preservesDepth
    instanceDelay = other.instanceDelay
    instanceTransform = other.instanceTransform
    instanceColor = other.instanceColor
    instanceRedOffset = other.instanceRedOffset
    instanceGreenOffset = other.instanceGreenOffset
    instanceBlueOffset = other.instanceBlueOffset
    instanceAlphaOffset = other.instanceAlphaOffset
  }
}

/// A node or an animation in a copy of sublayers.
struct CopiedID: Hashable {
  /// The index of the copy.
  let instance: Int
  /// The number of the original; `nil` for the group around the copy.
  let original: Int?
  var isAnimation = false
}

/// The copies of the sublayers of a layer.
struct Replication {
  var count: Int
  var delay: TimeInterval
  var transform: CATransform3D
  var color: RGBA
  /// The changes of the components of ``color`` from each copy to the next.
  var offsets: [Float]

  /// Returns the color that multiplies a copy.
  func color(of instance: Int) -> SceneColor {
    func component(_ value: CGFloat, _ index: Int) -> Double {
      Double(value) + Double(offsets[index]) * Double(instance)
    }
    return SceneColor(
      red: component(color.red, 0), green: component(color.green, 1),
      blue: component(color.blue, 2), alpha: component(color.alpha, 3))
  }

  /// The time by which the last copy is later than the first one.
  var latestDelay: TimeInterval { max(delay * Double(max(count - 1, 0)), 0) }
}

/// The time of the copy that is being drawn.
@MainActor
enum CopyTime {
  /// The number of seconds by which the animations of the copy are later.
  private(set) static var delay: TimeInterval = 0

  /// Calls a closure that draws a copy whose animations are later.
  static func run(later seconds: TimeInterval, _ body: () -> Void) {
    delay += seconds
    defer { delay -= seconds }
    body()
  }
}

extension CALayer {
  /// A Boolean value that indicates whether the sublayers may be drawn in another number than once,
  /// or in other colors.
  var isReplicating: Bool { replication != nil }

  /// The time by which the last copy of the layer is later than the layer; 0 outside of replicator
  /// layers.
  ///
  /// - Complexity: O(depth) if any layer has had a delay.
  var latestCopyDelay: TimeInterval {
    guard CAReplicatorLayer.someHaveDelays else { return 0 }
    var result: TimeInterval = 0
    var step = superlayer ?? extras?.maskedLayer
    while let layer = step {
      result += layer.replication?.latestDelay ?? 0
      step = layer.superlayer ?? layer.extras?.maskedLayer
    }
    return result
  }
}
