import Foundation
import SceneRendering

extension SceneAnimation {
  /// Returns the members of a message about the animation at a time of the scene.
  func json(at time: TimeInterval) -> String {
    let (property, start) = change.json
    var members = [
      ("id", String(id)), ("property", JSONText.string(property)), ("from", start),
      ("delay", Self.milliseconds(begin - time)), ("duration", Self.milliseconds(duration)),
      ("easing", JSONText.string(curve.css)),
    ]
    if !later.isEmpty {
      let stops = later.map { stop in
        JSONText.list([NumberText.shortest(CGFloat(stop.share)), stop.change.json.start])
      }
      members.append(("later", JSONText.list(stops)))
    }
    if repeatCount != 1 {
      members.append(("repeat", repeatCount.isInfinite ? "0" : NumberText.shortest(repeatCount)))
    }
    if isReversed { members.append(("reversed", "true")) }
    if staysAtEnd { members.append(("stays", "true")) }
    if autoreverses { members.append(("autoreverses", "true")) }
    return JSONText.object(members)
  }

  private static func milliseconds(_ seconds: TimeInterval) -> String {
    NumberText.shortest((seconds * 1e6).rounded() / 1e3)
  }
}

extension SceneAnimation.Change {
  /// The name of the property, and the start as JSON.
  fileprivate var json: (property: String, start: String) {
    switch self {
    case .position(let x, let y): ("position", JSONText.numbers(x, y))
    case .size(let width, let height): ("size", JSONText.numbers(width, height))
    case .offset(let x, let y): ("offset", JSONText.numbers(x, y))
    case .opacity(let value): ("opacity", NumberText.shortest(value))
    case .cornerRadius(let value): ("radius", NumberText.shortest(value))
    case .transform(let t): ("transform", JSONText.numbers(t.a, t.b, t.c, t.d, t.tx, t.ty))
    case .fill(let color):
      ("fill", color.map { JSONText.string($0.hexadecimal) } ?? "null")
    }
  }
}
