import Foundation
import SceneRendering

extension SceneAnimation {
  /// Writes the members of a message about the animation at a time of the scene.
  func write(at time: TimeInterval, to json: inout JSONWriter) {
    json.object { json in
      json.name("id")
      json.integer(id)
      json.name("property")
      json.string(change.property)
      json.name("from")
      change.writeStart(to: &json)
      json.name("delay")
      json.number(Self.milliseconds(begin - time))
      json.name("duration")
      json.number(Self.milliseconds(duration))
      json.name("easing")
      json.string(curve.css)
      if !later.isEmpty {
        json.name("later")
        json.list { json in
          for stop in later {
            json.list { json in
              json.number(CGFloat(stop.share))
              stop.change.writeStart(to: &json)
            }
          }
        }
      }
      if repeatCount != 1 {
        json.name("repeat")
        json.number(repeatCount.isInfinite ? 0 : repeatCount)
      }
      if isReversed { json.flag("reversed") }
      if staysAtEnd { json.flag("stays") }
      if autoreverses { json.flag("autoreverses") }
    }
  }

  private static func milliseconds(_ seconds: TimeInterval) -> CGFloat {
    CGFloat((seconds * 1e6).rounded() / 1e3)
  }
}

extension SceneAnimation.Change {
  /// The name of the property in messages.
  fileprivate var property: String {
    switch self {
    case .position: "position"
    case .size: "size"
    case .offset: "offset"
    case .opacity: "opacity"
    case .cornerRadius: "radius"
    case .transform: "transform"
    case .fill: "fill"
    }
  }

  /// Writes the value at the start.
  fileprivate func writeStart(to json: inout JSONWriter) {
    switch self {
    case .position(let x, let y), .size(let x, let y), .offset(let x, let y): json.numbers(x, y)
    case .opacity(let value), .cornerRadius(let value): json.number(value)
    case .transform(let transform): transform.write(to: &json)
    case .fill(let color?): json.color(color)
    case .fill(nil): json.null()
    }
  }
}
