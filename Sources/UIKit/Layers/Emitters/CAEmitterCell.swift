/// A kind of particle of an emitter layer, or of other particles.
///
/// Apple documentation: https://developer.apple.com/documentation/quartzcore/caemittercell
///
/// A range is the largest difference from the mean value, in both directions; the values of
/// particles are spread evenly (chosen). Angles are in radians, from the x-axis towards the y-axis.
///
/// Filters of scaled images have no properties here: hosts smooth.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// A name for the key paths of the layer, such as `emitterCells.spark.birthRate`. The default is
  /// `nil`.
  open var name: String?
  /// A Boolean value that indicates whether particles are emitted. The default is `true`.
  open var isEnabled = true { didSet { rateDidChange() } }
  /// The number of particles emitted in a second. The default is 0.
  open var birthRate: Float = 0 { didSet { rateDidChange() } }
  /// The mean lifetime of a particle, in seconds. The default is 0.
  open var lifetime: Float = 0 { didSet { didChange() } }
  /// The range of the lifetime, in seconds. The default is 0.
  open var lifetimeRange: Float = 0 { didSet { didChange() } }

  // MARK: Motion

  /// The angle of the emission out of the plane. The default is 0.
  open var emissionLatitude: CGFloat = 0 { didSet { didChange() } }
  /// The angle of the emission in the plane. The default is 0, to the right.
  open var emissionLongitude: CGFloat = 0 { didSet { didChange() } }
  /// The width of the cone around the direction of the emission: directions differ by up to half of
  /// it. The default is 0.
  open var emissionRange: CGFloat = 0 { didSet { didChange() } }
  /// The mean speed at birth, in points per second. The default is 0.
  open var velocity: CGFloat = 0 { didSet { didChange() } }
  /// The range of the speed. The default is 0.
  open var velocityRange: CGFloat = 0 { didSet { didChange() } }
  /// The acceleration along x, in points per second squared. The default is 0.
  open var xAcceleration: CGFloat = 0 { didSet { didChange() } }
  /// The acceleration along y, in points per second squared. The default is 0.
  open var yAcceleration: CGFloat = 0 { didSet { didChange() } }
  /// The acceleration towards the viewer, in points per second squared. It only has an effect on
  /// the order of `CAEmitterLayerRenderMode/backToFront`. The default is 0.
  open var zAcceleration: CGFloat = 0 { didSet { didChange() } }
  /// The mean scale at birth. The default is 1.
  open var scale: CGFloat = 1 { didSet { didChange() } }
  /// The range of the scale. The default is 0.
  open var scaleRange: CGFloat = 0 { didSet { didChange() } }
  /// The change of the scale in a second. The default is 0.
  open var scaleSpeed: CGFloat = 0 { didSet { didChange() } }
  /// The mean rotation in a second. The default is 0.
  open var spin: CGFloat = 0 { didSet { didChange() } }
  /// The range of the rotation in a second. The default is 0.
  open var spinRange: CGFloat = 0 { didSet { didChange() } }

  // MARK: Appearance

  /// The mean color at birth, which multiplies the colors of the image; `nil` for opaque white. The
  /// default is opaque white.
  ///
  /// The picture of a file takes the color if all of its pixels have one color; one with several
  /// colors keeps them, with the opacity of the color.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { didChange() } }
  /// The range of the red component. The default is 0.
  open var redRange: Float = 0 { didSet { didChange() } }
  /// The range of the green component. The default is 0.
  open var greenRange: Float = 0 { didSet { didChange() } }
  /// The range of the blue component. The default is 0.
  open var blueRange: Float = 0 { didSet { didChange() } }
  /// The range of the opacity. The default is 0.
  open var alphaRange: Float = 0 { didSet { didChange() } }
  /// The change of the red component in a second. The default is 0.
  open var redSpeed: Float = 0 { didSet { didChange() } }
  /// The change of the green component in a second. The default is 0.
  open var greenSpeed: Float = 0 { didSet { didChange() } }
  /// The change of the blue component in a second. The default is 0.
  open var blueSpeed: Float = 0 { didSet { didChange() } }
  /// The change of the opacity in a second. The default is 0.
  open var alphaSpeed: Float = 0 { didSet { didChange() } }
  /// The image of a particle, a `CGImage`; `nil`, the default, or a value of another type, draws
  /// nothing.
  open var contents: Any? {
    didSet {
      picture = ParticlePicture(contents as? CGImage)
      didChange()
    }
  }
  /// The part of the image, as fractions of its size. The default is all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { didChange() } }
  /// The number of pixels of the image per point. The default is 1.
  open var contentsScale: CGFloat = 1 { didSet { didChange() } }

  /// The kinds of particles that each particle of this kind emits in its lifetime, at its position
  /// and in directions of their own. The default is `nil`.
  open var emitterCells: [CAEmitterCell]? { didSet { didChange() } }

  // MARK: Time

  /// The time at which the emission begins, in the time of the layer, or after the birth of the
  /// emitting particle. The default is 0.
  open var beginTime: CFTimeInterval = 0 { didSet { didChange() } }
  /// The duration of the emission, in seconds; 0, the default, for no end.
  open var duration: CFTimeInterval = 0 { didSet { didChange() } }
  /// The speed of the time of a cell. It has no effect here. The default is 1.
  open var speed: Float = 1
  /// A number of seconds added to the time of a cell. It has no effect here. The default is 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs. It has no effect here. The default is 0.
  open var repeatCount: Float = 0
  /// The duration of all runs. It has no effect here. The default is 0.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether time runs backwards in turn. It has no effect here. The
  /// default is `false`.
  open var autoreverses = false
  /// The values before and after the emission. It has no effect here. The default is `removed`.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The image with what it takes to draw it in colors.
  private(set) var picture = ParticlePicture(nil)
  /// The layer that emits the cell.
  weak var layer: CAEmitterLayer?

  /// Creates a kind of particle with the default values, which draws nothing yet.
  public override init() { super.init() }

  private func didChange() { layer?.noteDrawingChange() }

  private func rateDidChange() { layer?.cellRatesDidChange() }

  /// The number of particles emitted in a second, which is never less than 0.
  var ownRate: Double { isEnabled ? max(Double(birthRate), 0) : 0 }
  /// The longest lifetime of a particle, in seconds.
  var longestLifetime: Double { max(Double(lifetime) + Double(abs(lifetimeRange)), 0) }

  /// The properties that have values by their keys.
  nonisolated(unsafe) private static let numbers:
    [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
      "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
      "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
      "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
      "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
      "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    ]
  nonisolated(unsafe) private static let floats:
    [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
      "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
      "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
      "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
      "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]

  /// Returns the value of a key; `nil` for an unknown one. Numbers are `CGFloat`.
  func value(ofKey key: String) -> Any? {
    if let path = Self.numbers[key] { return self[keyPath: path] }
    if let path = Self.floats[key] { return CGFloat(self[keyPath: path]) }
    return key == "color" ? color : nil
  }

  /// Sets the value of a key; values of other types and unknown keys are ignored.
  func setValue(_ value: Any?, ofKey key: String) {
    if key == "color" {
      color = value as? CGColor
      return
    }
    guard let value = value.flatMap(LayerValue.init), case .number(let number) = value else {
      return
    }
    if let path = Self.numbers[key] { self[keyPath: path] = number }
    if let path = Self.floats[key] { self[keyPath: path] = Float(number) }
  }
}
