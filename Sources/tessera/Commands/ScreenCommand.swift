import Foundation
import HeadlessHost
import SceneRendering

/// A command about one screen: an order, and the screen to perform it on.
struct ScreenCommand {
  let order: ScreenOrder
  let screen: ScreenName

  /// Performs the order, and returns the result.
  ///
  /// - Throws: `CommandFailure`.
  @MainActor
  func result() async throws -> Data {
    let parts = Parts()
    try await write { parts.data.append($0) }
    return parts.data
  }

  private final class Parts {
    var data = Data()
  }

  /// Performs the order, and passes the parts of the result to a closure.
  ///
  /// - Throws: `CommandFailure`, or what the closure throws.
  @MainActor
  func write(_ write: @escaping (Data) throws -> Void) async throws {
    guard !UserSources.isPath(screen.example) else {
      // An unknown device is reported before the sources are built.
      try checkDevice()
      let result = try await UserSources.interruptible { [order, screen] in
        try await UserSources.result(
          of: order, on: screen.example, screen: screen.type, screen.choice)
      }
      return try write(result)
    }
    let entry = try Catalogue.entry(named: screen.example)
    try checkDevice()
    do {
      try await order.perform(entry.make, write: write)
    } catch let failure as ScriptFailure {
      throw CommandFailure.screen(failure.description)
    } catch let failure as PNGFailure {
      throw CommandFailure.picture(failure.description)
    }
  }

  /// Checks that the order's device exists.
  ///
  /// - Throws: `CommandFailure.unknownDevice`.
  private func checkDevice() throws {
    do {
      _ = try order.script.model
    } catch let unknown as UnknownScreen {
      throw CommandFailure.unknownDevice(
        unknown.name, suggestion: unknown.suggestion, reason: unknown.reason)
    }
  }
}
