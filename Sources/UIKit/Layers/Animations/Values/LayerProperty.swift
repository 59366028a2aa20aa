/// A property of layers that animations change.
struct LayerProperty {
  /// Returns the value of a layer; `nil` for a layer without the property.
  let get: (CALayer) -> LayerValue?
  /// Sets the value of a layer, if it is of the right type.
  let set: (CALayer, LayerValue) -> Void
  /// A Boolean value that indicates whether changes are animated without an explicit animation.
  var isImplicit = true

  /// The properties by their keys.
  nonisolated(unsafe) static let all: [String: LayerProperty] = [
    "anchorPoint": plain(\CALayer.anchorPoint, LayerValue.point),
    "backgroundColor": color(\CALayer.backgroundColor),
    "borderColor": color(\CALayer.borderColor),
    "borderWidth": plain(\CALayer.borderWidth, LayerValue.number),
    "bounds": plain(\CALayer.bounds, LayerValue.rect),
    "cornerRadius": plain(\CALayer.cornerRadius, LayerValue.number),
    "opacity": float(\CALayer.opacity),
    "position": plain(\CALayer.position, LayerValue.point),
    "shadowColor": color(\CALayer.shadowColor),
    "shadowOffset": plain(\CALayer.shadowOffset, LayerValue.size),
    "shadowOpacity": float(\CALayer.shadowOpacity),
    "shadowPath": path(\CALayer.shadowPath),
    "shadowRadius": plain(\CALayer.shadowRadius, LayerValue.number),
    "sublayerTransform": plain(\CALayer.sublayerTransform, LayerValue.transform),
    "transform": plain(\CALayer.transform, LayerValue.transform),
    "zPosition": plain(\CALayer.zPosition, LayerValue.number),
    "fillColor": color(\CAShapeLayer.fillColor),
    "lineDashPhase": plain(\CAShapeLayer.lineDashPhase, LayerValue.number),
    "lineWidth": plain(\CAShapeLayer.lineWidth, LayerValue.number),
    "miterLimit": plain(\CAShapeLayer.miterLimit, LayerValue.number),
    "path": path(\CAShapeLayer.path),
    "strokeColor": color(\CAShapeLayer.strokeColor),
    "strokeEnd": plain(\CAShapeLayer.strokeEnd, LayerValue.number),
    "strokeStart": plain(\CAShapeLayer.strokeStart, LayerValue.number),
    "colors": colors,
    "endPoint": plain(\CAGradientLayer.endPoint, LayerValue.point),
    "locations": locations,
    "startPoint": plain(\CAGradientLayer.startPoint, LayerValue.point),
    "birthRate": factor(\CAEmitterLayer.birthRate),
    "emitterDepth": plain(\CAEmitterLayer.emitterDepth, LayerValue.number),
    "emitterPosition": fixedPoint(\CAEmitterLayer.emitterPosition),
    "emitterSize": plain(\CAEmitterLayer.emitterSize, LayerValue.size),
    "emitterZPosition": plain(\CAEmitterLayer.emitterZPosition, LayerValue.number),
    "lifetime": offset(\CAEmitterLayer.lifetime),
    "scale": offset(\CAEmitterLayer.scale),
    "spin": offset(\CAEmitterLayer.spin),
    "velocity": offset(\CAEmitterLayer.velocity),
    "fontSize": plain(\CATextLayer.fontSize, LayerValue.number),
    "foregroundColor": color(\CATextLayer.foregroundColor),
    "instanceAlphaOffset": offset(\CAReplicatorLayer.instanceAlphaOffset),
    "instanceBlueOffset": offset(\CAReplicatorLayer.instanceBlueOffset),
    "instanceColor": color(\CAReplicatorLayer.instanceColor),
    "instanceCount": count(\CAReplicatorLayer.instanceCount),
    "instanceDelay": seconds(\CAReplicatorLayer.instanceDelay),
    "instanceGreenOffset": offset(\CAReplicatorLayer.instanceGreenOffset),
    "instanceRedOffset": offset(\CAReplicatorLayer.instanceRedOffset),
    "instanceTransform": plain(\CAReplicatorLayer.instanceTransform, LayerValue.transform),
  ]

  private init(
    isImplicit: Bool = true, get: @escaping (CALayer) -> LayerValue?,
    set: @escaping (CALayer, LayerValue) -> Void
  ) {
    self.get = get
    self.set = set
    self.isImplicit = isImplicit
  }

  private static func property<Layer: CALayer, Value>(
    _ keyPath: ReferenceWritableKeyPath<Layer, Value>, isImplicit: Bool = true,
    wrap: @escaping (Value) -> LayerValue, unwrap: @escaping (LayerValue) -> Value?
  ) -> LayerProperty {
    LayerProperty(
      isImplicit: isImplicit,
      get: { ($0 as? Layer).map { wrap($0[keyPath: keyPath]) } },
      set: { layer, value in
        guard let layer = layer as? Layer, let value = unwrap(value) else { return }
        layer[keyPath: keyPath] = value
      })
  }

  /// A property whose values are of the type of a case of values.
  private static func plain<Layer: CALayer, Value>(
    _ keyPath: ReferenceWritableKeyPath<Layer, Value>, _ wrap: @escaping (Value) -> LayerValue
  ) -> LayerProperty {
    property(keyPath, wrap: wrap, unwrap: { $0.object as? Value })
  }

  private static func float(_ keyPath: ReferenceWritableKeyPath<CALayer, Float>) -> LayerProperty {
    property(
      keyPath, wrap: { .number(CGFloat($0)) },
      unwrap: { ($0.object as? CGFloat).map { Float(min(max($0, 0), 1)) } })
  }

  private static func offset<Layer: CALayer>(
    _ keyPath: ReferenceWritableKeyPath<Layer, Float>
  ) -> LayerProperty {
    property(
      keyPath, wrap: { .number(CGFloat($0)) },
      unwrap: { ($0.object as? CGFloat).map { Float($0) } })
  }

  /// A number whose changes are not animated without an explicit animation.
  private static func factor<Layer: CALayer>(
    _ keyPath: ReferenceWritableKeyPath<Layer, Float>
  ) -> LayerProperty {
    property(
      keyPath, isImplicit: false, wrap: { .number(CGFloat($0)) },
      unwrap: { ($0.object as? CGFloat).map { Float($0) } })
  }

  /// A point whose changes are not animated without an explicit animation.
  private static func fixedPoint<Layer: CALayer>(
    _ keyPath: ReferenceWritableKeyPath<Layer, CGPoint>
  ) -> LayerProperty {
    property(
      keyPath, isImplicit: false, wrap: LayerValue.point, unwrap: { $0.object as? CGPoint })
  }

  private static func seconds<Layer: CALayer>(
    _ keyPath: ReferenceWritableKeyPath<Layer, CFTimeInterval>
  ) -> LayerProperty {
    property(
      keyPath, wrap: { .number(CGFloat($0)) },
      unwrap: { ($0.object as? CGFloat).map { CFTimeInterval($0) } })
  }

  private static func count<Layer: CALayer>(
    _ keyPath: ReferenceWritableKeyPath<Layer, Int>
  ) -> LayerProperty {
    property(
      keyPath, wrap: { .number(CGFloat($0)) },
      unwrap: { ($0.object as? CGFloat).map { Int(max($0, 0).rounded()) } })
  }

  private static func color<Layer: CALayer>(
    _ keyPath: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> LayerProperty {
    property(
      keyPath, wrap: { .color($0.map(UIColor.init(cgColor:))) },
      unwrap: { if case .color(let value) = $0 { value?.cgColor } else { nil } })
  }

  /// A path, whose changes are not animated without an explicit animation.
  private static func path<Layer: CALayer>(
    _ keyPath: ReferenceWritableKeyPath<Layer, CGPath?>
  ) -> LayerProperty {
    property(
      keyPath, isImplicit: false, wrap: LayerValue.path,
      unwrap: { if case .path(let value) = $0 { value } else { nil } })
  }

  private static var colors: LayerProperty {
    property(
      \CAGradientLayer.colors, wrap: { .colors(($0 ?? []).compactMap { $0 as? CGColor }) },
      unwrap: { if case .colors(let value) = $0 { value } else { nil } })
  }

  private static var locations: LayerProperty {
    property(
      \CAGradientLayer.locations,
      wrap: { .numbers(($0 ?? []).map { CGFloat($0.doubleValue) }) },
      unwrap: {
        guard case .numbers(let value) = $0, !value.isEmpty else { return nil }
        return value.map { NSNumber(value: Double($0)) }
      })
  }
}

extension CALayer {
  /// Returns the value at a key path such as `transform.rotation.z`; `nil` for no such property.
  func animatedValue(at keyPath: String) -> LayerValue? {
    let names = keyPath.split(separator: ".")
    guard let name = names.first, let property = LayerProperty.all[String(name)] else { return nil }
    return property.get(self)?.component(names.dropFirst())
  }

  /// Sets the value at a key path; values of other types are ignored.
  func setAnimatedValue(_ value: LayerValue, at keyPath: String) {
    let names = keyPath.split(separator: ".")
    guard let name = names.first, let property = LayerProperty.all[String(name)] else { return }
    guard names.count > 1 else { return property.set(self, value) }
    guard let whole = property.get(self)?.setting(names.dropFirst(), to: value) else { return }
    property.set(self, whole)
  }
}

extension CALayer {
  // MARK: Values by their keys

  /// Returns the value at a key path, such as `transform.rotation.z`: of a property that animations
  /// change, or that the app has stored in the layer; `nil` for none. Numbers are `CGFloat`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let (cell, key) = emitterCell(at: keyPath) { return cell.value(ofKey: key) }
    return animatedValue(at: keyPath)?.object ?? extras?.values[keyPath]
  }

  /// Sets the value at a key path: of a property that animations change, or one that the layer
  /// stores for the app.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (cell, key) = emitterCell(at: keyPath) { return cell.setValue(value, ofKey: key) }
    guard animatedValue(at: keyPath) != nil else {
      makeExtras().values[keyPath] = value
      return
    }
    if let value = value.flatMap(LayerValue.init) { setAnimatedValue(value, at: keyPath) }
  }

  /// Returns the cell of a key path such as `emitterCells.spark.birthRate`, and the key; `nil` for
  /// another key path.
  private func emitterCell(at keyPath: String) -> (cell: CAEmitterCell, key: String)? {
    let names = keyPath.split(separator: ".")
    guard names.count == 3, names[0] == "emitterCells", let layer = self as? CAEmitterLayer else {
      return nil
    }
    return layer.cell(named: String(names[1])).map { ($0, String(names[2])) }
  }

  /// Returns the value of a key; see `value(forKeyPath:)`.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the value of a key; see `setValue(_:forKeyPath:)`.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
