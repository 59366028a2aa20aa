/// An animation in a form that hosts play by themselves.
struct PlayedAnimation {
  /// A number that is unique among animations.
  var id: Int
  var property: AnimatedProperty
  /// The start, relative to the own value.
  var start: AnimationStart
  /// The intermediate values. One at the end stands for a value other than the own one.
  var later: [AnimationStop]
  var timing: AnimationTiming
  /// A Boolean value that indicates whether the last value stays until the animation is removed.
  var staysAtEnd: Bool
}

extension LayerAnimation {
  /// The animation of a view for hosts; `nil` for a paused animation, or one that another animation
  /// displays.
  fileprivate var played: PlayedAnimation? {
    guard let movement, !isSuperseded, timing.held == nil, let layer, let view = layer.view,
      layer.hasPlainTime
    else { return nil }
    let start = movement.start
    var result = PlayedAnimation(
      id: id, property: movement.property, start: start, later: later, timing: timing,
      staysAtEnd: timing.staysAtEnd)
    result.timing.begin = layer.windowTime(at: timing.begin)
    let (first, last) = (timing.firstProgress, timing.lastProgress)
    guard (first, last) != (0, 1), first != last else { return result }
    let end = start.end(for: view)
    let between = later.filter { min(first, last) < $0.share && $0.share < max(first, last) }
    result.start = value(after: first, end: end)
    result.later = between.map {
      AnimationStop(share: ($0.share - first) / (last - first), value: $0.value)
    }
    if last < first { result.later.reverse() }
    if last != 1 {
      result.later.append(AnimationStop(share: 1, value: value(after: last, end: end)))
    }
    (result.timing.firstProgress, result.timing.lastProgress) = (0, 1)
    return result
  }
}

extension CALayer {
  /// The animations of the layer that hosts play by themselves. Others are a part of its drawing.
  @MainActor
  var playedAnimations: [PlayedAnimation] {
    guard !animations.isEmpty else { return [] }
    return animations.compactMap(\.played) + playableRecords.flatMap(\.leaves)
  }

  /// A Boolean value that indicates whether the layer is in a mask, which hosts do not animate.
  var isInMask: Bool {
    var step: CALayer? = self
    while let layer = step {
      if layer.extras?.maskedLayer != nil { return true }
      step = layer.superlayer
    }
    return false
  }

  /// The animations that hosts play by themselves, with a part for each property.
  @MainActor
  var playableRecords: [PlayableRecord] {
    let all = animations
    guard hasExplicitAnimations, hasPlainTime, let clock = animationClock, clock.plays else {
      return []
    }
    let now = convertTime(clock.now, from: nil)
    var made: [PlayableRecord] = []
    var uses: [AnimatedProperty: Int] = [:]
    for record in all where record.hasBegun {
      if let property = record.property {
        uses[property, default: 0] += 1
        continue
      }
      for path in record.animation.keyPaths {
        if let property = AnimatedProperty(keyPath: path) { uses[property, default: 0] += 1 }
      }
      guard record.animation.timing.beginTime <= now,
        let leaves = record.leaves(
          of: self, begin: convertTime(record.animation.beginTime, to: nil))
      else { continue }
      made.append(PlayableRecord(record: record, leaves: leaves))
    }
    return made.filter { record in record.leaves.allSatisfy { uses[$0.property] == 1 } }
  }
}

/// An animation that hosts play by themselves, with a part for each property.
struct PlayableRecord {
  let record: LayerAnimation
  let leaves: [PlayedAnimation]
}

extension AnimatedProperty {
  /// The property with a key path; `nil` for one that hosts do not animate.
  init?(keyPath: String) {
    switch keyPath.split(separator: ".").first {
    case "opacity": self = .opacity
    case "cornerRadius": self = .cornerRadius
    case "position": self = .position
    case "bounds" where keyPath.hasPrefix("bounds.size"): self = .size
    case "transform": self = .transform
    case "backgroundColor": self = .fill
    default: return nil
    }
  }
}

extension LayerAnimation {
  /// Returns the parts for hosts; `nil` if hosts cannot play all of them.
  ///
  /// - Parameter begin: The beginning, in the time of the window.
  fileprivate func leaves(of layer: CALayer, begin: TimeInterval) -> [PlayedAnimation]? {
    let outer = animation.timing
    guard outer.speed == 1, outer.timeOffset == 0, outer.duration > 0 else { return nil }
    var children = [animation]
    if let group = animation as? CAAnimationGroup {
      guard group.timingFunction == nil else { return nil }
      children = group.animations ?? []
      var plain = MediaTiming()
      plain.duration = outer.duration
      for child in children {
        var timing = child.timing
        timing.fillMode = .removed
        guard timing == plain else { return nil }
      }
    }
    var timing = AnimationTiming(begin: begin, duration: outer.duration, curve: .linear)
    timing.autoreverses = outer.autoreverses
    timing.repeatCount =
      outer.repeatDuration > 0
      ? outer.repeatDuration / (outer.duration * (outer.autoreverses ? 2 : 1)) : outer.runCount
    var result: [PlayedAnimation] = []
    var bases: [LayerValue] = []
    for child in children {
      guard let child = child as? CAPropertyAnimation,
        let leaf = PlayedLeaf(child, of: layer, timing: timing)
      else { return nil }
      bases.append(leaf.base)
      result.append(leaf.animation)
    }
    guard !result.isEmpty, Set(result.map(\.property)).count == result.count else { return nil }
    let ids = ids(of: bases)
    for index in result.indices {
      result[index].id = ids[index]
      result[index].staysAtEnd = staysAtEnd
    }
    return result
  }
}

/// The animation of one property for hosts.
@MainActor
private struct PlayedLeaf {
  /// The layer's own value.
  let base: LayerValue
  private(set) var animation: PlayedAnimation

  /// The number of lines that stand for a change that is not straight.
  private static let pieceCount = 60
  /// The number of lines that stand for a rotation.
  private static let turnCount = 24

  init?(_ leaf: CAPropertyAnimation, of layer: CALayer, timing: AnimationTiming) {
    guard let keyPath = leaf.keyPath, let property = AnimatedProperty(keyPath: keyPath),
      leaf.keyPaths.count == 1, !leaf.isCumulative,
      let name = keyPath.split(separator: ".").first.map(String.init),
      let whole = layer.animatedValue(at: name), let base = layer.animatedValue(at: keyPath)
    else { return nil }
    let geometry = layer.geometry
    if property == .size {
      guard geometry.anchorPoint == CGPoint(x: 0.5, y: 0.5),
        layer.view != nil || type(of: layer) == CALayer.self && layer.extras?.content == nil
      else { return nil }
    }
    let names = keyPath.split(separator: ".").dropFirst()
    func start(at share: Double) -> AnimationStart? {
      guard let value = leaf.value(at: share, from: base),
        let new = whole.setting(names, to: leaf.isAdditive ? base.adding(value) : value)
      else { return nil }
      return AnimationStart(new, relativeTo: whole, geometry)
    }
    func stops(_ shares: [Double]) -> [AnimationStop]? {
      var result: [AnimationStop] = []
      for share in shares {
        guard let value = start(at: share) else { return nil }
        result.append(AnimationStop(share: share, value: value))
      }
      return result
    }
    func even(_ count: Int) -> [Double] { (0...count).map { Double($0) / Double(count) } }

    var timing = timing
    timing.curve = leaf.timingFunction?.curve ?? .linear
    var shares = property == .transform ? even(Self.turnCount) : [0, 1]
    if let keyframes = leaf as? CAKeyframeAnimation {
      guard keyframes.calculationMode != .discrete else { return nil }
      shares = keyframes.stopShares
    } else if let spring = leaf as? CASpringAnimation {
      guard leaf.timingFunction == nil else { return nil }
      if spring.ends(from: base).to == base, !leaf.isAdditive, property != .transform {
        timing.curve = spring.curve
        guard let first = start(at: 0) else { return nil }
        self.base = whole
        animation = PlayedAnimation(
          id: 0, property: property, start: first, later: [], timing: timing, staysAtEnd: false)
        return
      }
      shares = even(Self.pieceCount)
    }
    guard var stops = stops(shares) else { return nil }
    if timing.curve.overshoots {
      // Beyond the last value, hosts would continue to the layer's own one.
      guard !(leaf is CAKeyframeAnimation), property != .transform else { return nil }
      let curve = timing.curve
      timing.curve = .linear
      var sampled: [AnimationStop] = []
      for share in even(Self.pieceCount) {
        guard let value = start(at: curve.value(at: share)) else { return nil }
        sampled.append(AnimationStop(share: share, value: value))
      }
      stops = sampled
    }
    self.base = whole
    animation = PlayedAnimation(
      id: 0, property: property, start: stops[0].value, later: Array(stops.dropFirst()),
      timing: timing, staysAtEnd: false)
  }
}

extension TimingCurve {
  /// A Boolean value that indicates whether values outside of 0 to 1 occur.
  fileprivate var overshoots: Bool {
    guard case .bezier(_, let y1, _, let y2) = self else { return false }
    return y1 < 0 || y1 > 1 || y2 < 0 || y2 > 1
  }
}

extension AnimationStart {
  /// Creates the start of an animation at a value; `nil` for one that hosts cannot display.
  fileprivate init?(
    _ value: LayerValue, relativeTo base: LayerValue, _ geometry: ViewGeometry
  ) {
    switch (value, base) {
    case (.number(let value), .number(let base)):
      self = .distance(CGPoint(x: value - base, y: 0))
    case (.point(let value), .point(let base)): self = .distance(value - base)
    case (.rect(let value), .rect(let base)):
      guard value.origin == base.origin else { return nil }
      self = .distance(CGPoint(x: value.width - base.width, y: value.height - base.height))
    case (.transform(let value), .transform(let base)):
      guard value.isAffine, base.isAffine else { return nil }
      self = .transform(geometry.aboutMiddle(value.flat))
    case (.color(let value), .color): self = .fill(value.map { UIColor(cgColor: $0) })
    default: return nil
    }
  }
}
