/// An animation in a form that hosts play by themselves.
struct PlayedAnimation {
  /// A number that is unique among animations.
  var id = 0
  var property: AnimatedProperty
  /// The start, relative to the own value.
  var start: LayerValue
  /// The intermediate values. One at the end stands for a value other than the own one.
  var later: [AnimationStop]
  var timing: MediaTiming
  /// A Boolean value that indicates whether the last value stays until the animation is removed.
  var staysAtEnd = false
}

extension LayerAnimation {
  /// The animation of a view for hosts; `nil` for a paused animation, or one that another animation
  /// displays.
  fileprivate var played: PlayedAnimation? {
    guard !isSuperseded, timing.held == nil, isPlayedByHosts, let movement, let layer else {
      return nil
    }
    var timing = timing
    timing.beginTime = layer.windowTime(at: timing.beginTime)
    var (start, later) = (movement.start, movement.later)
    let (first, last) = (timing.firstProgress, timing.lastProgress)
    if (first, last) != (0, 1), first != last {
      let own = layer.ownPresentation.value(of: movement.property)
      later = later.filter { min(first, last) < $0.share && $0.share < max(first, last) }
        .map { AnimationStop(share: ($0.share - first) / (last - first), value: $0.value) }
      if last < first { later.reverse() }
      start = value(after: first, own: own)
      if last != 1 { later.append(AnimationStop(share: 1, value: value(after: last, own: own))) }
    }
    if movement.property == .transform {
      start = start.aboutMiddle(of: layer)
      for index in later.indices { later[index].value = later[index].value.aboutMiddle(of: layer) }
    }
    return PlayedAnimation(
      id: id, property: movement.property, start: start, later: later, timing: timing,
      staysAtEnd: timing.isReversed || last != 1)
  }

  /// The properties that the animation changes and that hosts animate.
  fileprivate var hostProperties: [AnimatedProperty] {
    property.map { [$0] }
      ?? animation.keyPaths.compactMap { AnimatedProperty(keyPath: $0) }
  }
}

extension LayerValue {
  /// Returns a transform about the middle of a layer, as hosts display it; other values themselves.
  fileprivate func aboutMiddle(of layer: CALayer) -> LayerValue {
    guard case .transform(let value) = self else { return self }
    return .transform(CATransform3D(layer.geometry.aboutMiddle(value.flat)))
  }
}

extension CALayer {
  /// The animations of the layer that hosts play by themselves. Others are a part of its drawing.
  @MainActor
  var playedAnimations: [PlayedAnimation] {
    guard !animations.isEmpty else { return [] }
    return animations.compactMap(\.played) + playableRecords.flatMap(\.leaves)
  }

  /// A Boolean value that indicates whether the layer shares a space with others, so that its
  /// changes also change others' drawings.
  var isInDepth: Bool { hasDepth || superlayer?.hasDepth ?? false }

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
    guard hasExplicitAnimations, hasPlainTime, !isInDepth, let clock = animationClock, clock.plays
    else {
      return []
    }
    // Before all copies have begun, the layers display their own values in some of them.
    let now = ownTime(at: clock.now - latestCopyDelay)
    var made: [PlayableRecord] = []
    var uses: [AnimatedProperty: Int] = [:]
    for record in all where record.hasBegun {
      for property in record.hostProperties { uses[property, default: 0] += 1 }
      guard record.property == nil, record.timing.beginTime <= now,
        let leaves = record.leaves(of: self, begin: windowTime(at: record.timing.beginTime))
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
      let plain = MediaTiming(duration: outer.duration)
      for child in children {
        var timing = child.timing
        timing.fillMode = .removed
        timing.curve = .linear
        guard timing == plain else { return nil }
      }
    }
    let timing = MediaTiming(
      beginTime: begin, duration: outer.duration,
      repeatCount: outer.repeatDuration > 0
        ? outer.repeatDuration / (outer.duration * (outer.autoreverses ? 2 : 1)) : outer.runCount,
      autoreverses: outer.autoreverses)
    var result: [PlayedAnimation] = []
    var bases: [LayerValue] = []
    for child in children {
      guard let leaf = (child as? CAPropertyAnimation)?.played(on: layer, timing: timing) else {
        return nil
      }
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

@MainActor
extension CAPropertyAnimation {
  /// The number of lines that stand for a change that is not straight.
  private static let pieceCount = 60
  /// The number of lines that stand for a rotation.
  private static let turnCount = 24

  /// Returns the animation for hosts, with the layer's own value; `nil` if hosts cannot play it.
  fileprivate func played(
    on layer: CALayer, timing: MediaTiming
  ) -> (base: LayerValue, animation: PlayedAnimation)? {
    guard let keyPath, let property = AnimatedProperty(keyPath: keyPath), keyPaths.count == 1,
      !isCumulative, let name = keyPath.split(separator: ".").first.map(String.init),
      let whole = layer.animatedValue(at: name), let base = layer.animatedValue(at: keyPath)
    else { return nil }
    if property == .size {
      guard layer.geometry.anchorPoint == CGPoint(x: 0.5, y: 0.5),
        layer.view != nil || type(of: layer) == CALayer.self && layer.extras?.content == nil
      else { return nil }
    }
    let names = keyPath.split(separator: ".").dropFirst()
    func even(_ count: Int) -> [Double] { (0...count).map { Double($0) / Double(count) } }

    var timing = timing
    timing.curve = timingFunction?.curve ?? .linear
    var shares = property == .transform ? even(Self.turnCount) : [0, 1]
    if let keyframes = self as? CAKeyframeAnimation {
      guard keyframes.calculationMode != .discrete else { return nil }
      shares = keyframes.stopShares
    } else if let spring = self as? CASpringAnimation {
      guard timingFunction == nil else { return nil }
      if spring.ends(from: base).to == base, !isAdditive, property != .transform {
        timing.curve = spring.curve
        shares = [0]
      } else {
        shares = even(Self.pieceCount)
      }
    }
    var bend = TimingCurve.linear
    if timing.curve.overshoots {
      // Beyond the last value, hosts would continue to the layer's own one.
      guard !(self is CAKeyframeAnimation), property != .transform else { return nil }
      (bend, timing.curve) = (timing.curve, .linear)
      shares = even(Self.pieceCount)
    }
    var stops: [AnimationStop] = []
    for share in shares {
      guard let value = value(at: bend.value(at: share), from: base),
        let new = whole.setting(names, to: isAdditive ? base.adding(value) : value),
        let start = new.relative(to: whole)
      else { return nil }
      stops.append(AnimationStop(share: share, value: start.aboutMiddle(of: layer)))
    }
    let played = PlayedAnimation(
      property: property, start: stops[0].value, later: Array(stops.dropFirst()), timing: timing)
    return (whole, played)
  }
}

extension TimingCurve {
  /// A Boolean value that indicates whether values outside of 0 to 1 occur.
  fileprivate var overshoots: Bool {
    guard case .bezier(_, let y1, _, let y2) = self else { return false }
    return y1 < 0 || y1 > 1 || y2 < 0 || y2 > 1
  }
}

extension LayerValue {
  /// Returns the value for hosts, which add distances to the own value; `nil` for a value that they
  /// cannot display.
  fileprivate func relative(to base: LayerValue) -> LayerValue? {
    switch (self, base) {
    case (.number, .number), (.point, .point): return adding(base.negated)
    case (.rect(let value), .rect(let base)):
      guard value.origin == base.origin else { return nil }
      return .size(
        CGSize(width: value.width - base.width, height: value.height - base.height))
    case (.transform, .transform): return isFlat && base.isFlat ? self : nil
    case (.color, .color): return self
    default: return nil
    }
  }
}
