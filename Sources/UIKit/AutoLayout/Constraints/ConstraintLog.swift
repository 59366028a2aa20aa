import Foundation

/// The messages about constraints that contradict each other.
@MainActor
enum ConstraintLog {
  /// Receives the messages in place of standard error, for tests.
  static var receiver: ((String) -> Void)?

  /// Writes the message about contradicting constraints, in the words of UIKit's log.
  static func write(unsatisfiable involved: [ConstraintSource], breaking broken: NSLayoutConstraint)
  {
    let list = involved.compactMap(\.constraint).map { "    \"\($0)\"" }.joined(separator: ",\n")
    let message = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken)

      """
    if let receiver {
      receiver(message)
    } else {
      FileHandle.standardError.write(Data(message.utf8))
    }
  }
}

extension NSLayoutConstraint {
  /// The description of the constraint, as in UIKit's log.
  var layoutDescription: String {
    let sign =
      relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "<NSLayoutConstraint \(first.itemName).\(firstAttribute.name) \(sign)"
    if let second {
      if multiplier != 1 { text += " \(multiplier)*" }
      text += " \(second.itemName).\(secondAttribute.name)"
      if constant != 0 { text += constant > 0 ? " + \(constant)" : " - \(-constant)" }
    } else {
      text += " \(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return text + "\(isActive ? "   (active)" : "")>"
  }
}
