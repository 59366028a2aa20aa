/// Numbers of a filter: a point, a rectangle, or a list.
///
/// Apple documentation: https://developer.apple.com/documentation/coreimage/civector
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  /// Creates a list of numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<max(count, 0)).map { values[$0] }
    super.init()
  }

  init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// Creates one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Creates the coordinates of a point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// Creates the origin and the size of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// The number of numbers.
  open var count: Int { values.count }
  /// Returns a number; 0 for an index that there is not.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  open var x: CGFloat { value(at: 0) }
  /// The second number.
  open var y: CGFloat { value(at: 1) }
  /// The third number.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number.
  open var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector)?.values == values
  }
  open override var hash: Int { values.hashValue }
}
