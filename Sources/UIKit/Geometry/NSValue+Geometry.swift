/// Points, sizes and rectangles as objects, such as the values of an animation of a layer.
///
/// Apple documentation: https://developer.apple.com/documentation/foundation/nsvalue
extension NSValue {
  /// Creates an object with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point.
  ///
  /// - Precondition: The object was created with a point.
  public var cgPointValue: CGPoint { value(as: "point") }
  /// The size.
  ///
  /// - Precondition: The object was created with a size.
  public var cgSizeValue: CGSize { value(as: "size") }
  /// The rectangle.
  ///
  /// - Precondition: The object was created with a rectangle.
  public var cgRectValue: CGRect { value(as: "rectangle") }

  /// The point, the size or the rectangle; `nil` for an object with another value.
  var geometry: Any? {
    switch String(cString: objCType) {
    case Self.pointType: pointValue
    case Self.sizeType: sizeValue
    case Self.rectType: rectValue
    default: nil
    }
  }

  private func value<Value>(as name: String) -> Value {
    guard let value = geometry as? Value else {
      fatalError(
        "The object \(self) has no \(name), but a value of the type "
          + "'\(String(cString: objCType))'; read it by the property for that type.")
    }
    return value
  }

  private static let pointType = String(cString: NSValue(cgPoint: .zero).objCType)
  private static let sizeType = String(cString: NSValue(cgSize: .zero).objCType)
  private static let rectType = String(cString: NSValue(cgRect: .zero).objCType)
}
