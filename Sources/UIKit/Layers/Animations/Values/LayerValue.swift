/// A value of an animated property of a layer.
enum LayerValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  /// A transform, stored apart: a value of another kind is small without it.
  indirect case transform(CATransform3D)
  /// A color, which may be dynamic; `nil` for none.
  case color(UIColor?)
  /// A path; `nil` for none.
  case path(CGPath?)
  case numbers([CGFloat])
  case colors([CGColor])

  /// Creates a value of an app's; `nil` for a value of another type.
  init?(_ value: Any) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGColor: self = .color(UIColor(cgColor: value))
    case let value as CGPath: self = .path(value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as NSValue:
      guard let geometry = value.geometry else { return nil }
      self.init(geometry)
    case let value as [CGFloat]: self = .numbers(value)
    case let value as [Any]:
      let colors = value.compactMap { $0 as? CGColor }
      guard colors.count == value.count else { return nil }
      self = .colors(colors)
    default: return nil
    }
  }

  /// Creates the value of a property before a change; `nil` for a value that is not animated.
  init?<Value>(changed value: Value) {
    switch Value.self {
    // Optimized builds of Swift 6.3 trap in `value as? UIColor` if the color is `nil`.
    case is CGColor?.Type:
      self = .color(((value as? CGColor?) ?? nil).map(UIColor.init(cgColor:)))
    case is UIColor?.Type: self = .color((value as? UIColor?) ?? nil)
    case is CGPath?.Type:
      guard let path = (value as? CGPath?) ?? nil else { return nil }
      self = .path(path)
    case is [NSNumber]?.Type:
      self = .numbers((value as? [NSNumber] ?? []).map { CGFloat($0.doubleValue) })
    case is [CGColor]?.Type: self = .colors(value as? [CGColor] ?? [])
    default: self.init(value)
    }
  }

  /// The value for apps.
  var object: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value?.cgColor
    case .path(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    }
  }

  // MARK: Numbers

  /// The components; empty for values that have none.
  var list: [CGFloat] {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.minX, value.minY, value.width, value.height]
    case .transform(let value): value.numbers
    case .color(let value): value.map { Self.components($0.cgColor) } ?? [0, 0, 0, 0]
    case .numbers(let value): value
    case .colors(let value): value.flatMap(Self.components)
    case .path: []
    }
  }

  private static func components(_ color: CGColor) -> [CGFloat] {
    color.components ?? []
  }

  /// Returns a value of the same type with other components.
  private func with(_ n: [CGFloat]) -> LayerValue {
    func color(_ n: ArraySlice<CGFloat>) -> CGColor {
      let n = n.map { min(max($0, 0), 1) }
      return CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    }
    switch self {
    case .number: return .number(n[0])
    case .point: return .point(CGPoint(x: n[0], y: n[1]))
    case .size: return .size(CGSize(width: n[0], height: n[1]))
    case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .transform: return .transform(CATransform3D(numbers: n))
    case .color: return .color(UIColor(cgColor: color(n[...])))
    case .numbers: return .numbers(n)
    case .colors:
      return .colors(stride(from: 0, to: n.count, by: 4).map { color(n[$0..<($0 + 4)]) })
    case .path: return self
    }
  }

  /// The value that changes nothing when it is added.
  var zero: LayerValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .path: self
    default: with(list.map { _ in 0 })
    }
  }

  /// The value that, added to this one, changes nothing.
  var negated: LayerValue {
    switch self {
    case .number(let value): .number(-value)
    case .point(let value): .point(CGPoint(x: -value.x, y: -value.y))
    case .size(let value): .size(CGSize(width: -value.width, height: -value.height))
    case .transform(let value): .transform(value.inverse ?? CATransform3DIdentity)
    case .path: self
    case .color, .colors: self
    default: with(list.map { -$0 })
    }
  }

  /// Returns the sum with another value of the same type; of transforms, the other one first.
  func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(a + b)
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.transform(let a), .transform(let b)): return .transform(b.concatenating(a))
    case (.path, _), (_, .path): return other
    default:
      let (a, b) = (list, other.list)
      return a.count == b.count ? with(zip(a, b).map { $0 + $1 }) : other
    }
  }

  // MARK: Between

  /// Returns the value at a fraction between this one and another one. Values that cannot be
  /// interpolated change in the middle.
  func interpolated(to end: LayerValue, share: Double) -> LayerValue {
    if share == 0 { return self }
    if share == 1 { return end }
    let part = CGFloat(share)
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(.between(a, b, part))
    case (.point(let a), .point(let b)): return .point(.between(a, b, part))
    case (.size(let a), .size(let b)): return .size(.between(a, b, part))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, share: part))
    case (.path(let a?), .path(let b?)):
      return a.interpolated(to: b, share: part).map(LayerValue.path) ?? (share < 0.5 ? self : end)
    case (.color(nil), .color(let b?)):
      return LayerValue.color(b.withAlphaComponent(0)).interpolated(to: end, share: share)
    case (.color(let a?), .color(nil)):
      return interpolated(to: .color(a.withAlphaComponent(0)), share: share)
    default:
      let (a, b) = (list, end.list)
      guard !a.isEmpty, a.count == b.count else { return share < 0.5 ? self : end }
      return with(zip(a, b).map { .between($0, $1, part) })
    }
  }

  /// Returns the distance to another value: the length of the difference of all components.
  func distance(to other: LayerValue) -> Double {
    zip(list, other.list).reduce(0) { $0 + Double(($1.0 - $1.1) * ($1.0 - $1.1)) }.squareRoot()
  }

  /// A Boolean value that indicates whether the value is not a transform of space.
  var isFlat: Bool { if case .transform(let value) = self { value.isAffine } else { true } }

  /// Returns the value with a color that is not dynamic.
  func resolved(in traits: UITraitCollection) -> LayerValue {
    guard case .color(let color) = self else { return self }
    return .color(color?.resolvedColor(with: traits))
  }

  // MARK: Components

  /// Returns a component by its names; `nil` if there is none.
  func component(_ names: ArraySlice<Substring>) -> LayerValue? {
    guard let name = names.first else { return self }
    let rest = names.dropFirst()
    switch self {
    case .point(let value):
      return name == "x" ? .number(value.x) : name == "y" ? .number(value.y) : nil
    case .size(let value):
      return name == "width" ? .number(value.width) : name == "height" ? .number(value.height) : nil
    case .rect(let value):
      if name == "origin" { return LayerValue.point(value.origin).component(rest) }
      return name == "size" ? LayerValue.size(value.size).component(rest) : nil
    case .transform(let value): return value.component(name, rest.first)
    default: return nil
    }
  }

  /// Returns the value with another component; `nil` if there is no such component.
  func setting(_ names: ArraySlice<Substring>, to new: LayerValue) -> LayerValue? {
    guard let name = names.first else { return new }
    let rest = names.dropFirst()
    switch self {
    case .point(var value):
      guard case .number(let number) = new else { return nil }
      if name == "x" { value.x = number } else { value.y = number }
      return .point(value)
    case .size(var value):
      guard case .number(let number) = new else { return nil }
      if name == "width" { value.width = number } else { value.height = number }
      return .size(value)
    case .rect(var value):
      if name == "origin" {
        guard case .point(let origin)? = LayerValue.point(value.origin).setting(rest, to: new)
        else {
          return nil
        }
        value.origin = origin
      } else {
        guard case .size(let size)? = LayerValue.size(value.size).setting(rest, to: new) else {
          return nil
        }
        value.size = size
      }
      return .rect(value)
    case .transform(let value):
      return value.setting(name, rest.first, to: new).map(LayerValue.transform)
    default: return nil
    }
  }
}

extension CATransform3D {
  fileprivate func component(_ name: Substring, _ axis: Substring?) -> LayerValue? {
    guard let parts = Transform3DParts(self) else {
      // A transform that collapses to nothing has no rotation.
      return name == "translation" ? nil : .number(0)
    }
    let index = axis.flatMap(Self.index)
    switch name {
    case "rotation": return .number(parts.angles[index ?? 2])
    case "scale":
      return .number(index.map { parts.scale[$0] } ?? parts.scale.reduce(0, +) / 3)
    case "translation":
      guard let index else {
        return .size(CGSize(width: parts.movement[0], height: parts.movement[1]))
      }
      return .number(parts.movement[index])
    default: return nil
    }
  }

  fileprivate func setting(
    _ name: Substring, _ axis: Substring?, to new: LayerValue
  ) -> CATransform3D? {
    guard var parts = Transform3DParts(self) else { return nil }
    let index = axis.flatMap(Self.index)
    let numbers = new.list
    guard let first = numbers.first else { return nil }
    switch name {
    case "rotation": parts.angles[index ?? 2] = first
    case "scale":
      if let index { parts.scale[index] = first } else { parts.scale = [first, first, first] }
    case "translation":
      if let index {
        parts.movement[index] = first
      } else {
        for (index, number) in numbers.prefix(3).enumerated() { parts.movement[index] = number }
      }
    default: return nil
    }
    return parts.planeTransform
  }

  private static func index(_ axis: Substring) -> Int? {
    switch axis {
    case "x": 0
    case "y": 1
    case "z": 2
    default: nil
    }
  }
}

extension Transform3DParts {
  /// The transform; without depth if it only moves points within the plane.
  fileprivate var planeTransform: CATransform3D {
    let result = transform
    let depths = [
      result.m13, result.m14, result.m23, result.m24, result.m31, result.m32, result.m34,
      result.m43,
    ]
    // The depth of a layer in the plane may be scaled, which nothing shows.
    guard depths.allSatisfy({ abs($0) < 1e-12 }), abs(result.m44 - 1) < 1e-12 else { return result }
    return CATransform3D(result.flat)
  }
}

extension CGPath {
  /// Returns the path at a fraction between this one and one of the same steps; `nil` for one of
  /// other steps.
  fileprivate func interpolated(to end: CGPath, share: CGFloat) -> CGPath? {
    guard steps.count == end.steps.count else { return nil }
    var result: [PathStep] = []
    for (a, b) in zip(steps, end.steps) {
      switch (a, b) {
      case (.move(let a), .move(let b)): result.append(.move(.between(a, b, share)))
      case (.line(let a), .line(let b)): result.append(.line(.between(a, b, share)))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        result.append(.quadCurve(.between(a, b, share), control: .between(c, d, share)))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        result.append(
          .curve(
            .between(a, b, share), control1: .between(c, d, share),
            control2: .between(e, f, share)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return CGPath(steps: result)
  }
}
