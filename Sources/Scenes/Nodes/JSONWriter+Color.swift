extension JSONWriter {
  /// Writes a color as a string literal, as ``SceneColor/hexadecimal`` does.
  package mutating func color(_ color: SceneColor) {
    beginValue()
    append("\"#")
    appendTwoDigits(of: color.red)
    appendTwoDigits(of: color.green)
    appendTwoDigits(of: color.blue)
    if color.alpha < 1 { appendTwoDigits(of: color.alpha) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendTwoDigits(of component: Double) {
    let byte = UInt8(clamping: Int((component * 255).rounded()))
    func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
    bytes.append(digit(byte >> 4))
    bytes.append(digit(byte & 15))
  }
}
