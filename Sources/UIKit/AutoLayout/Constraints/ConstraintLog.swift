import Foundation

/// The messages about constraints that contradict each other.
@MainActor
enum ConstraintLog {
  /// Receives the messages in place of standard error, for tests.
  static var receiver: ((String) -> Void)?

  /// A contradiction: the descriptions of all its constraints, and the one that is left out.
  typealias Observer = (_ constraints: [String], _ broken: NSLayoutConstraint) -> Void

  /// The closures that receive contradictions beside the messages, by the identities of those who
  /// added them.
  static var observers: [ObjectIdentifier: Observer] = [:]

  /// Writes the message about contradicting constraints, in the words of UIKit's log.
  static func write(unsatisfiable involved: [ConstraintSource], breaking broken: NSLayoutConstraint)
  {
    if !observers.isEmpty {
      let region = broken.installation?.region
      let lines = involved.compactMap { $0.line(in: region) }
      for observer in observers.values { observer(lines, broken) }
    }
    write(message(unsatisfiable: involved, breaking: broken))
  }

  /// Writes that no more contradictions inside a view are written.
  static func write(limit: Int, inside root: UIView) {
    write(
      "[LayoutConstraints] \(limit) contradictions of constraints inside \(type(of: root)) "
        + "#\(root.sceneID) were written; further ones are resolved without a message.")
  }

  private static func write(_ message: String) {
    if let receiver {
      receiver(message)
    } else {
      DeveloperLog.writeToStandardError(message)
    }
  }

  /// Returns the message, with the trailing spaces of UIKit's log.
  private static func message(
    unsatisfiable involved: [ConstraintSource], breaking broken: NSLayoutConstraint
  ) -> String {
    let region = broken.installation?.region
    let list = involved.compactMap { $0.line(in: region) }.map { "    \($0.quotedForList)" }
    var lines = [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if involved.contains(where: { $0.isFrame(in: region) }) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) ")
    }
    lines += [
      "(", list.joined(separator: ",\n"), ")", "",
      "Will attempt to recover by breaking constraint ", broken.layoutDescription, "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The string in quotation marks, as in the description of an `NSArray`: characters outside ASCII
  /// are escaped.
  fileprivate var quotedForList: String {
    var text = "\""
    for unit in utf16 {
      switch unit {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x0A: text += "\\n"
      case 0x20..<0x7F: text.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default: text += "\\U" + String(format: "%04x", Int(unit))
      }
    }
    return text + "\""
  }
}
