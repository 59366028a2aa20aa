/// Formatting of numbers without a trailing `.0`.
package enum PlainNumber {
  package static func text(_ value: CGFloat) -> String {
    let number = Double(value)
    return number == number.rounded() && abs(number) < 1e15
      ? String(Int64(number)) : String(number)
  }
}
