import Foundation
internal import ScreenReading
import UIKit

/// A screen that stays, and performs the orders of another process one after the other.
@MainActor
package final class LiveScreen {
  /// The source of the screen's window.
  private enum Source {
    case controller(HostedScreen)
    case app(HostedApp)
  }

  private let source: Source
  private var model: ScreenModel
  private var reader: ScreenReader
  private var hosted: HostedScreen?

  /// Displays a view controller.
  ///
  /// - Throws: `UnknownScreen` if no device has the name of the opening.
  package init(_ opening: LiveOpening, showing make: () -> UIViewController) throws {
    let script = ScreenScript(opening.settings)
    model = try script.model
    reader = ScreenReader(continuing: opening.former)
    source = .controller(try script.makeScreen(make))
  }

  /// Launches an app.
  ///
  /// - Throws: `UnknownScreen` if no device has the name of the opening.
  package init(_ opening: LiveOpening, launching program: ApplicationProgram) throws {
    let script = ScreenScript(opening.settings)
    model = try script.model
    reader = ScreenReader(continuing: opening.former)
    source = .app(try script.launch(program))
  }

  /// The current screen. Steps may change the key window of an app.
  ///
  /// - Throws: `ScriptFailure` for an app without a window.
  var screen: HostedScreen {
    get throws {
      let current: HostedScreen
      switch source {
      case .controller(let screen): current = screen
      case .app(let app):
        do {
          current = try app.screen
        } catch let missing as MissingWindow {
          throw ScriptFailure(description: missing.description)
        }
      }
      if let hosted, hosted.window === current.window, hosted.model == model,
        hosted.viewController === current.viewController
      {
        return hosted
      }
      let screen = HostedScreen(
        current.window, viewController: current.viewController, on: model)
      hosted = screen
      return screen
    }
  }

  /// Performs an order, and returns the answer, which says so if it could not be performed.
  package func perform(_ order: LiveOrder) async -> LiveAnswer {
    do {
      switch order {
      case .open(let opening): return try await open(opening)
      case .snapshot(let reading): return try await describe(reading)
      case .find(let text): return try await find(text)
      case .screenshot(let scale): return try await draw(scale: scale)
      case .act(let steps): return try await act(steps)
      case .wait(let condition, let seconds): return try await wait(for: condition, seconds)
      case .explain(let target): return try await explain(target)
      case .set(let settings): return try await set(settings)
      }
    } catch {
      return LiveAnswer("\(error)", isFailure: true)
    }
  }

  /// Reads the current screen.
  func read() throws -> ScreenSnapshot { try screen.read(by: &reader) }

  /// Returns the last known element of a reference that is not on the screen any more.
  func formerElement(_ reference: Int) -> ReadElement? {
    reader.formerElement(withReference: reference)
  }

  /// Changes the device and the settings of its user, and returns the difference.
  private func set(_ settings: LiveSettings) async throws -> LiveAnswer {
    let before = try read()
    let window = try screen.window
    guard let scene = window.windowScene, let present = scene.settings else {
      throw ScriptFailure(description: "the screen has no scene; open it again")
    }
    if settings.device != nil || settings.system != nil {
      model = try ScreenModel.named(settings.deviceName(present: model.name))
    }
    let isLandscape = settings.isLandscape ?? (present.orientation == .landscape)
    window.resize(to: model.device, orientation: isLandscape ? .landscape : .portrait)
    var user = present.user
    if let size = settings.textSize { user.contentSizeCategory = size.category }
    if let isMirrored = settings.isRightToLeft {
      user.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    if let shows = settings.showsKeyboard { user.showsKeyboard = shows }
    let style = settings.isDark.map { $0 ? UIUserInterfaceStyle.dark : .light }
    scene.change(to: style, user: user)
    try await screen.finishWorkUnderWay()
    return answer(from: before, to: try read())
  }

  /// Returns the description of a difference.
  func answer(
    from before: ScreenSnapshot, to after: ScreenSnapshot, sentences: [String] = [],
    isFailure: Bool = false
  ) -> LiveAnswer {
    let difference = SnapshotDifference(from: before, to: after)
    let lines = sentences + [difference.text(), "hash \(after.hash)"]
    var answer = LiveAnswer(lines.joined(separator: "\n"), isFailure: isFailure)
    answer.hash = after.hash
    answer.changes = LiveChanges(difference)
    answer.snapshot = after
    return answer
  }
}

extension ScreenReader {
  /// Creates a reader that continues the references of a snapshot, if there is one.
  fileprivate init(continuing former: ScreenSnapshot?) {
    self.init()
    if let former { continueReferences(of: former) }
  }
}

extension ScreenScript {
  /// Creates a script without steps.
  fileprivate init(_ settings: LiveSettings) {
    self.init()
    display = .device(settings.deviceName(present: ScreenModel.iPhone15.name))
    isLandscape = settings.isLandscape ?? false
    isDark = settings.isDark ?? false
    textSize = settings.textSize ?? .large
    isRightToLeft = settings.isRightToLeft ?? false
    showsKeyboard = settings.showsKeyboard ?? false
  }
}
