/// The inputs of a filter and what it computes.
struct FilterKind: Sendable {
  /// An input: its key, and its value at first, which is `nil` for an image.
  struct Input: Sendable {
    let key: String
    let value: Value?

    init(_ key: String, _ value: Value? = nil) {
      self.key = key
      self.value = value
    }
  }

  /// A value of an input at first.
  enum Value: Sendable {
    case number(Double)
    case vector([Double])
    case color(Double, Double, Double, Double)
    case text(String)

    var object: Any {
      switch self {
      case .number(let number): NSNumber(value: number)
      case .vector(let numbers): CIVector(numbers.map { CGFloat($0) })
      case .color(let red, let green, let blue, let alpha):
        CIColor(red: red, green: green, blue: blue, alpha: alpha)
      case .text(let text): text
      }
    }
  }

  let name: String
  let categories: [String]
  let inputs: [Input]
  /// Returns the result; `nil` if an input is missing.
  let apply: @Sendable (FilterValues) -> CIImage?

  init(
    _ name: String, _ categories: [String], _ inputs: [Input],
    _ apply: @escaping @Sendable (FilterValues) -> CIImage?
  ) {
    self.name = name
    self.categories = categories
    self.inputs = inputs
    self.apply = apply
  }

  /// A filter of each color by itself.
  static func color(
    _ name: String, _ inputs: [Input] = [],
    _ change: @escaping @Sendable (FilterValues) -> (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterKind {
    FilterKind(name, [kCICategoryColorAdjustment], [Input(kCIInputImageKey)] + inputs) { values in
      values.image().map { $0.mapped(change(values)) }
    }
  }

  static let all: [String: FilterKind] = {
    let kinds = colorKinds + effectKinds + geometryKinds + generatorKinds
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
  }()
}

/// The values of the inputs of a filter.
struct FilterValues {
  var values: [String: Any] = [:]

  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  func number(_ key: String) -> Double { AnyNumber.double(values[key]) ?? 0 }

  func float(_ key: String) -> Float { Float(number(key)) }

  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? CIColor.black }

  func point(_ key: String) -> CGPoint {
    switch values[key] {
    case let vector as CIVector: vector.cgPointValue
    case let point as CGPoint: point
    default: .zero
    }
  }

  func rect(_ key: String) -> CGRect {
    switch values[key] {
    case let vector as CIVector: vector.cgRectValue
    case let rect as CGRect: rect
    default: .zero
    }
  }
}
