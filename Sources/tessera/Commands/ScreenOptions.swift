import ArgumentParser
import Foundation
import HeadlessHost
import UIKit

/// The options of commands that display a screen: its device, the settings of its user, and what
/// the user does, in the order of the arguments.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device; 'tessera devices' lists all names. (default: \(ScreenModel.iPhone15.name))",
      valueName: "name"))
  var device: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of a screen without bars, in points.", valueName: "WxH"),
    transform: ScreenSize.init(argument:))
  var size: ScreenSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point. (default: the device's, or 3 with --size)", valueName: "number"),
    transform: { try NumberArgument.parse($0, in: 0.5...8) })
  var scale: Double?

  @Flag(help: "Turn the device to landscape orientation.")
  var landscape = false

  @Flag(help: "Use a language that runs from right to left.")
  var rightToLeft = false

  @Option(
    help: ArgumentHelp(
      """
      The text size: xs, s, m, l, xl, xxl, xxxl, ax1 to ax5, or in words such as extra-large and \
      accessibility-medium. (default: large)
      """, valueName: "size"),
    transform: TextSize.init(argument:))
  var textSize: TextSize?

  @Flag(help: "Display the keyboard of the device while a text is edited.")
  var keyboard = false

  @Option(help: "The interface style.")
  var appearance = Appearance.light

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Tap a point x,y, an item item:section,item, or a text or accessibility label on the screen \
      (text:… for a text that looks like the others).
      """, valueName: "place"),
    transform: { ArgumentStep(.tap(try ScreenScript.Place(argument: $0))) })
  var tap: [ArgumentStep] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Type a text into the field that has the keyboard. A line break presses Return.",
      valueName: "text"),
    transform: { ArgumentStep(.type($0)) })
  var type: [ArgumentStep] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Scroll by a distance along the content, back if it is negative; by x,y to the right and down; \
      or to item:section,item. It ends at the ends of the content.
      """, valueName: "points"),
    transform: { ArgumentStep(try ScreenScript.Step(scrollArgument: $0)) })
  var scroll: [ArgumentStep] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Wait for animations, timers and tasks of the app, at most 60 seconds.",
      valueName: "seconds"),
    transform: { ArgumentStep(.wait(try NumberArgument.parse($0, in: 0...60))) })
  var wait: [ArgumentStep] = []

  func validate() throws {
    if device != nil && size != nil {
      throw ValidationError("--device and --size cannot be combined; use one of them")
    }
    if landscape && size != nil {
      throw ValidationError(
        "--landscape and --size cannot be combined; a size has its orientation already")
    }
  }

  /// The device, the settings, and the steps in the order of the arguments.
  var script: ScreenScript {
    var script = ScreenScript()
    if let size {
      script.display = .size(width: size.width, height: size.height)
    } else if let device {
      script.display = .device(device)
    }
    script.scale = scale
    script.isLandscape = landscape
    script.isRightToLeft = rightToLeft
    script.showsKeyboard = keyboard
    script.isDark = appearance == .dark
    script.textSize = textSize ?? .large
    script.steps = (tap + type + scroll + wait).sorted { $0.number < $1.number }.map(\.step)
    return script
  }
}

/// A step with its number among all of the arguments.
///
/// The parser converts values in the order of the arguments, and keeps the values of each option in
/// an array of its own. The numbers give their common order.
struct ArgumentStep {
  let number: Int
  let step: ScreenScript.Step

  init(_ step: ScreenScript.Step) {
    number = Self.numbers.next()
    self.step = step
  }

  private static let numbers = StepNumbers()
}

/// Increasing numbers.
private final class StepNumbers: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0

  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
