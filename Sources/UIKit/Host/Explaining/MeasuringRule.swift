/// The rules of measured views. The raw value is the number in `docs/layout-rules.md`.
package enum MeasuringRule: String, CaseIterable, Sendable {
  case freeAxes = "M1"
  case constraints = "M2"
  case content = "M3"
  case rounding = "M4"
  case ownSize = "M5"

  /// The rule in words.
  package var summary: String {
    switch self {
    case .freeAxes: "a view is measured along the axes with estimates, and has the others' lengths"
    case .constraints: "the constraints in a view determine its smallest length"
    case .content: "without constraints in it, a view is as long as its content asks for"
    case .rounding: "a length by constraints is rounded up to a pixel"
    case .ownSize: "a view may prefer a length that differs from its content"
    }
  }
}
