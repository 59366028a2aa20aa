import UIKit

/// A screen as a tool displays it: the device, the settings of its user, and the user's actions in
/// order.
///
/// The value can be encoded, so that one process can read it from a command line and another one
/// can perform it.
package struct ScreenScript: Codable, Hashable, Sendable {
  /// A screen that fills a device, or one with a size of its own.
  package enum Display: Codable, Hashable, Sendable {
    /// The short name of a device.
    case device(String)
    /// A screen without bars, in points.
    case size(width: Double, height: Double)
  }

  /// A target on the screen.
  package enum Place: Codable, Hashable, Sendable {
    /// A point of the window, in points.
    case point(x: Double, y: Double)
    /// An item of the collection view, or a row of the table view.
    case item(section: Int, item: Int)
    /// A displayed text or an accessibility label.
    case text(String)
  }

  /// An action of a user.
  package enum Step: Codable, Hashable, Sendable {
    /// Taps an element or a point.
    case tap(Place)
    /// Types a text into the field that has the keyboard. A line break presses Return.
    case type(String)
    /// Scrolls by a distance along the content, in points; back if it is negative.
    case scroll(Double)
    /// Scrolls by distances to the right and down, in points.
    case scrollBoth(x: Double, y: Double)
    /// Scrolls until an item is in the middle of the screen, or the content ends.
    case scrollToItem(section: Int, item: Int)
    /// Waits for a time in seconds. Animations and the app's own tasks go on.
    case wait(Double)
  }

  /// The screen.
  package var display = Display.device(ScreenModel.iPhone15.name)
  /// The number of pixels per point; `nil` for the device's number.
  package var scale: Double?
  /// A Boolean value that indicates whether the device is in landscape orientation.
  package var isLandscape = false
  /// A Boolean value that indicates whether the user's language runs from right to left.
  package var isRightToLeft = false
  /// A Boolean value that indicates whether the dark style is displayed.
  package var isDark = false
  /// The text size.
  package var textSize = TextSize.large
  /// A Boolean value that indicates whether the keyboard of the device is displayed while a text is
  /// edited.
  package var showsKeyboard = false
  /// The parts of the device in pictures.
  package var deviceParts = DeviceParts.bars
  /// The actions of the user, in order.
  package var steps: [Step] = []

  /// Creates a script that displays a screen as a new iPhone 15 does.
  package init() {}

  /// The number of pixels per point of a screen with a size of its own.
  private static let standardScale = 3.0

  /// The screen model.
  ///
  /// - Throws: `UnknownScreen` if no device has the name.
  package var model: ScreenModel {
    get throws {
      switch display {
      case .device(let name):
        let model = try ScreenModel.named(name)
        return scale.map { model.with(scale: CGFloat($0)) } ?? model
      case .size(let width, let height):
        return ScreenModel(
          size: CGSize(width: width, height: height),
          scale: CGFloat(scale ?? Self.standardScale))
      }
    }
  }

  /// Displays a view controller and performs the steps.
  ///
  /// - Parameters:
  ///   - make: A closure that creates the view controller.
  ///   - beforeSteps: A closure called with the screen before the first step.
  /// - Throws: `UnknownScreen`; `ScriptFailure` for a step that cannot be performed.
  @MainActor
  package func perform(
    _ make: () -> UIViewController, beforeSteps: (HostedScreen) -> Void = { _ in }
  ) async throws -> HostedScreen {
    let screen = try makeScreen(make)
    return try await performSteps(beforeSteps) { screen }
  }

  /// Displays a view controller.
  ///
  /// - Throws: `UnknownScreen`.
  @MainActor
  func makeScreen(_ make: () -> UIViewController) throws -> HostedScreen {
    HostedScreen(
      make(), on: try model, appearance: isDark ? .dark : .light,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: textSize.category, isLandscape: isLandscape ? true : nil,
      showsKeyboard: showsKeyboard)
  }

  /// Launches an app.
  ///
  /// - Throws: `UnknownScreen`.
  @MainActor
  func launch(_ program: ApplicationProgram) throws -> HostedApp {
    var user = UserTraits()
    user.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    user.contentSizeCategory = textSize.category
    user.showsKeyboard = showsKeyboard
    return HostedApp(
      program, on: try model, appearance: isDark ? .dark : .light, user: user,
      isLandscape: isLandscape ? true : nil)
  }

  /// Launches an app and performs the steps on the screen with its key window, which a step may
  /// change.
  ///
  /// - Parameter beforeSteps: A closure called with the screen before the first step.
  /// - Throws: `UnknownScreen`; `ScriptFailure` for a step that cannot be performed, or for an app
  ///   without a window.
  @MainActor
  package func perform(
    _ program: ApplicationProgram, beforeSteps: (HostedScreen) -> Void = { _ in }
  ) async throws -> HostedScreen {
    let app = try launch(program)
    return try await performSteps(beforeSteps) {
      do {
        return try app.screen
      } catch let missing as MissingWindow {
        throw ScriptFailure(description: missing.description)
      }
    }
  }

  /// Performs the steps on the current screen, and returns the screen afterward.
  @MainActor
  private func performSteps(
    _ beforeSteps: (HostedScreen) -> Void, on screen: () throws -> HostedScreen
  ) async throws -> HostedScreen {
    try await screen().finishWorkUnderWay()
    try beforeSteps(screen())
    for step in steps {
      // A user acts on a screen that has its contents, such as photos after the permission.
      try await screen().finishWorkUnderWay()
      try await screen().perform(step)
    }
    try await screen().finishWorkUnderWay()
    return try screen()
  }
}

/// A step of a script that cannot be performed.
package struct ScriptFailure: Error, CustomStringConvertible {
  /// The reason, as one sentence without a period.
  package let description: String
}
