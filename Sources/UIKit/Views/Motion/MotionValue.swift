/// A value of a motion effect as numbers.
struct MotionValue {
  private enum Kind { case number, point, size, rect, offset, insets }

  private let kind: Kind
  private let numbers: [CGFloat]

  private init(_ kind: Kind, _ numbers: [CGFloat]) {
    self.kind = kind
    self.numbers = numbers
  }

  /// Creates a value; `nil` for an object of another type.
  init?(_ value: Any?) {
    if let number = AttributeNumber.of(value) ?? (value as? Double).map({ CGFloat($0) }) {
      self.init(.number, [number])
      return
    }
    switch value {
    case let point as CGPoint: self.init(.point, [point.x, point.y])
    case let size as CGSize: self.init(.size, [size.width, size.height])
    case let rect as CGRect:
      self.init(.rect, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case let offset as UIOffset: self.init(.offset, [offset.horizontal, offset.vertical])
    case let insets as UIEdgeInsets:
      self.init(.insets, [insets.top, insets.left, insets.bottom, insets.right])
    case let object as NSValue:
      guard let geometry = object.geometry else { return nil }
      self.init(geometry)
    default: return nil
    }
  }

  /// Returns the value at a fraction of the way to another value; `nil` if that has another type.
  func interpolated(to other: MotionValue, at fraction: CGFloat) -> MotionValue? {
    guard kind == other.kind else { return nil }
    return MotionValue(kind, zip(numbers, other.numbers).map { $0 + ($1 - $0) * fraction })
  }

  /// Returns the sum with another value; `nil` if that has another type.
  func adding(_ other: MotionValue) -> MotionValue? {
    guard kind == other.kind else { return nil }
    return MotionValue(kind, zip(numbers, other.numbers).map(+))
  }

  /// The value as an object or a structure.
  var object: Any {
    switch kind {
    case .number: NSNumber(value: Double(numbers[0]))
    case .point: NSValue(cgPoint: CGPoint(x: numbers[0], y: numbers[1]))
    case .size: NSValue(cgSize: CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      NSValue(
        cgRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .offset: UIOffset(horizontal: numbers[0], vertical: numbers[1])
    case .insets:
      UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
  }
}
