/// Numbers of any type.
package enum AnyNumber {
  /// Returns a number; `nil` for values of other types.
  package static func double(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
