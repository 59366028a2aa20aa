/// A smooth curve between two values, by the values around them: a Catmull-Rom spline, computed by
/// the method of Barry and Goldman.
struct CatmullRom<Value> {
  /// A value and its position.
  typealias Knot = (place: Double, value: Value)

  /// The knot before the curve; `nil` at an end or a jump, which has no neighbor to be smooth with.
  let before: Knot?
  let from: Knot
  let to: Knot
  /// The knot after the curve; `nil` at an end or a jump.
  let after: Knot?

  /// Returns the value at a position on the curve.
  ///
  /// - Parameter mix: Returns the value at a fraction between two others.
  func value(at place: Double, mix: (Value, Value, Double) -> Value) -> Value {
    func between(_ a: Value, _ b: Value, _ first: Double, _ last: Double) -> Value {
      mix(a, b, (place - first) / (last - first))
    }
    func line(_ a: Knot, _ b: Knot) -> Value { between(a.value, b.value, a.place, b.place) }
    let middle = line(from, to)
    var (left, right) = (middle, middle)
    if let before { left = between(line(before, from), middle, before.place, to.place) }
    if let after { right = between(middle, line(to, after), from.place, after.place) }
    return between(left, right, from.place, to.place)
  }
}
