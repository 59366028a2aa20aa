internal import Scenes

/// The particles of an emitter layer as a function of the time.
///
/// Each birth has random numbers of its own, which follow from the seed, the cell and the number of
/// the birth.
@MainActor
struct ParticleEmission {
  private let layer: CAEmitterLayer
  private let history: EmissionHistory
  /// The number of kinds of particles that emit each other, at most.
  private static let deepest = 3

  init(of layer: CAEmitterLayer, history: EmissionHistory) {
    self.layer = layer
    self.history = history
  }

  /// Returns the longest time from the birth of a particle to the death of the last one that comes
  /// from it.
  nonisolated static func longestLife(of cell: CAEmitterCell, depth: Int = 0) -> TimeInterval {
    guard depth < 3 else { return 0 }
    let inner = (cell.emitterCells ?? []).map { longestLife(of: $0, depth: depth + 1) }.max() ?? 0
    return cell.longestLifetime + inner
  }

  /// Returns the particles at a time of the layer, from back to front.
  ///
  /// - Complexity: O(n log n) in the number of particles that live, which is limited for each cell.
  func particles(at time: TimeInterval) -> [Particle] {
    var result: [Particle] = []
    for (index, cell) in (layer.emitterCells ?? []).enumerated() {
      var found: [Particle] = []
      let oldest = time - Self.longestLife(of: cell) * max(Double(layer.lifetime), 0)
      let first = Int(max(history.births(ofCell: index, until: max(oldest, 0)), 0))
      let last = Int(min(history.births(ofCell: index, until: time), 1e15))
      let start = max(first, last - CAEmitterLayer.mostParticles)
      if start <= last {
        for number in (start...last).reversed() {
          if found.count >= CAEmitterLayer.mostParticles { break }
          guard let birth = history.time(ofBirth: number, ofCell: index), birth <= time,
            birth >= cell.beginTime,
            cell.duration <= 0 || birth < cell.beginTime + cell.duration
          else { continue }
          var random = RandomNumbers(layer.seed, index, number)
          let source = source(at: birth, &random)
          add(cell, from: source, birth: birth, at: time, random, depth: 0, to: &found)
        }
      }
      result += sorted(found) { $0.birth < $1.birth }.suffix(CAEmitterLayer.mostParticles)
    }
    switch layer.renderMode {
    case .oldestFirst: result = sorted(result) { $0.birth < $1.birth }
    case .oldestLast: result = sorted(result) { $0.birth > $1.birth }
    case .backToFront: result = sorted(result) { $0.depth < $1.depth }
    default: break
    }
    return result
  }

  /// Returns the particles in an order; those that are equal in it keep theirs.
  private func sorted(
    _ particles: [Particle], by isBefore: (Particle, Particle) -> Bool
  ) -> [Particle] {
    particles.indices.sorted {
      if isBefore(particles[$0], particles[$1]) { return true }
      return $0 < $1 && !isBefore(particles[$1], particles[$0])
    }.map { particles[$0] }
  }

  /// The position and the direction of a birth.
  private struct Source {
    var position: CGPoint
    var depth: CGFloat = 0
    /// The direction from the center of a round shape; 0 for others.
    var angle: CGFloat = 0
  }

  /// Adds a particle and those that it emits, if they live.
  private func add(
    _ cell: CAEmitterCell, from source: Source, birth: TimeInterval, at time: TimeInterval,
    _ numbers: RandomNumbers, depth: Int, to result: inout [Particle]
  ) {
    var random = numbers
    let life =
      (Double(cell.lifetime) + Double(cell.lifetimeRange) * random.signed())
      * max(Double(layer.lifetime), 0)
    let speed =
      (cell.velocity + cell.velocityRange * CGFloat(random.signed())) * CGFloat(layer.velocity)
    let longitude =
      source.angle + cell.emissionLongitude + cell.emissionRange / 2 * CGFloat(random.signed())
    let scale = cell.scale + cell.scaleRange * CGFloat(random.signed())
    let spin = (cell.spin + cell.spinRange * CGFloat(random.signed())) * CGFloat(layer.spin)
    let base = cell.color.map(RGBA.init) ?? RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    let own = zip(
      [base.red, base.green, base.blue, base.alpha],
      [cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange]
    ).map { Double($0) + Double($1) * random.signed() }
    let latitude = Double(cell.emissionLatitude)
    let flat = speed * CGFloat(cos(latitude))

    /// The position after a number of seconds.
    func place(_ age: Double) -> Source {
      let age = CGFloat(age)
      return Source(
        position: CGPoint(
          x: source.position.x + flat * CGFloat(cos(Double(longitude))) * age
            + cell.xAcceleration * age * age / 2,
          y: source.position.y + flat * CGFloat(sin(Double(longitude))) * age
            + cell.yAcceleration * age * age / 2),
        depth: source.depth + speed * CGFloat(sin(latitude)) * age
          + cell.zAcceleration * age * age / 2)
    }

    let age = time - birth
    guard age >= 0, life > 0 else { return }
    if depth + 1 < Self.deepest, let cells = cell.emitterCells, !cells.isEmpty {
      for (index, inner) in cells.enumerated() {
        let rate = inner.ownRate
        guard rate > 0 else { continue }
        let longest = Self.longestLife(of: inner, depth: depth + 1) * max(Double(layer.lifetime), 0)
        var end = min(life, age)
        if inner.duration > 0 { end = min(end, inner.beginTime + inner.duration) }
        let begin = max(inner.beginTime, 0)
        guard end >= begin, age - longest <= end else { continue }
        let most = Double(CAEmitterLayer.mostParticles)
        let last = min(((end - begin) * rate).rounded(.down), 1e15)
        let first = max(((age - longest - begin) * rate).rounded(.up), 0, last - most)
        guard first <= last else { continue }
        for number in Int(first)...Int(last) {
          let start = begin + Double(number) / rate
          add(
            inner, from: place(start), birth: birth + start, at: time,
            numbers.inner(index, number), depth: depth + 1, to: &result)
        }
      }
    }
    guard age < life else { return }
    let place = place(age)
    let speeds = [cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed]
    let now = zip(own, speeds).map { $0 + Double($1) * age }
    result.append(
      Particle(
        birth: birth, position: place.position, depth: place.depth,
        scale: max(scale + cell.scaleSpeed * CGFloat(age), 0) * CGFloat(layer.scale),
        rotation: spin * CGFloat(age),
        color: SceneColor(red: now[0], green: now[1], blue: now[2], alpha: now[3]), cell: cell))
  }

  /// Returns the position and the direction of a birth in the shape of the layer.
  private func source(at time: TimeInterval, _ random: inout RandomNumbers) -> Source {
    let center = history.position(at: time)
    let (size, mode) = (layer.emitterSize, layer.emitterMode)
    let (a, b, c) = (random.signed(), random.signed(), random.signed())
    func box(_ x: Double, _ y: Double, _ z: Double) -> Source {
      Source(
        position: CGPoint(
          x: center.x + size.width / 2 * CGFloat(x), y: center.y + size.height / 2 * CGFloat(y)),
        depth: layer.emitterZPosition + layer.emitterDepth / 2 * CGFloat(z))
    }
    func end(_ value: Double) -> Double { value < 0 ? -1 : 1 }
    switch layer.emitterShape {
    case .line: return box(mode == .points ? end(a) : a, 0, 0)
    case .rectangle:
      switch mode {
      case .points: return box(end(a), end(b), 0)
      case .outline:
        // The sides have the weights of their lengths.
        let isHorizontal = (c + 1) / 2 * Double(size.width + size.height) < Double(size.width)
        return isHorizontal ? box(a, end(b), 0) : box(end(a), b, 0)
      default: return box(a, b, 0)
      }
    case .cuboid:
      switch mode {
      case .points: return box(end(a), end(b), end(c))
      case .outline:
        // One of the three directions of the edges.
        switch Int(random.unit() * 3) {
        case 0: return box(a, end(b), end(c))
        case 1: return box(end(a), b, end(c))
        default: return box(end(a), end(b), c)
        }
      case .surface:
        switch Int(random.unit() * 3) {
        case 0: return box(end(a), b, c)
        case 1: return box(a, end(b), c)
        default: return box(a, b, end(c))
        }
      default: return box(a, b, c)
      }
    case .circle, .sphere:
      let angle = (a + 1) * Double.pi
      let isInside =
        layer.emitterShape == .circle
        ? mode == .surface || mode == .volume : mode == .volume
      let share = (b + 1) / 2
      var radius = 1.0
      if isInside { radius = layer.emitterShape == .circle ? share.squareRoot() : cbrt(share) }
      // Points of a sphere have evenly spread depths.
      let depth = layer.emitterShape == .sphere ? c : 0
      let flat = radius * (1 - depth * depth).squareRoot()
      return Source(
        position: CGPoint(
          x: center.x + size.width * CGFloat(flat * cos(angle)),
          y: center.y + size.width * CGFloat(flat * sin(angle))),
        depth: layer.emitterZPosition + size.width * CGFloat(radius * depth),
        angle: CGFloat(angle))
    default: return box(0, 0, 0)
    }
  }
}

/// Random numbers that follow from a few numbers.
private struct RandomNumbers {
  private var state: UInt64

  /// Begins the numbers of a birth.
  init(_ seed: UInt32, _ cell: Int, _ birth: Int) {
    state = UInt64(seed)
    mix(cell)
    mix(birth)
  }

  /// Returns the beginning of the numbers of a particle that another one emits.
  func inner(_ cell: Int, _ birth: Int) -> RandomNumbers {
    var result = self
    result.mix(~cell)
    result.mix(birth)
    return result
  }

  private mutating func mix(_ number: Int) {
    state = (state ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15
    state = next()
  }

  /// The numbers of SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns the next number from 0 up to 1.
  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  /// Returns the next number from -1 up to 1.
  mutating func signed() -> Double { unit() * 2 - 1 }
}
