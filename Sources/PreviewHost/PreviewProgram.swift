import Foundation
import HeadlessHost
import ScreenHost
@_spi(Lowering) import UIKit

/// The main function of a program that displays the screens of a user's sources. The command
/// `tessera` makes the program, and starts it.
@MainActor
public enum PreviewProgram {
  /// A screen of the program.
  public struct Screen {
    fileprivate let entry: GalleryEntry

    /// Returns the screen of a view controller.
    public static func screen<Controller: UIViewController>(
      named name: String, _ make: @escaping @MainActor @Sendable () -> Controller
    ) -> Screen {
      Screen(entry: GalleryEntry(name: name, title: name, summary: "", make: { make() }))
    }

    /// Returns the screen of a view, which has the size that fits it, or fills the screen.
    public static func screen<View: UIView>(
      named name: String, _ make: @escaping @MainActor @Sendable () -> View
    ) -> Screen {
      Screen(
        entry: GalleryEntry(name: name, title: name, summary: "") {
          CenteredViewController(make) { $0.previewSize(in: $1) }
        })
    }

    /// Returns the screen of a `#Preview`.
    @_spi(Lowering)
    public static func screen(
      named name: String, _ make: @escaping @MainActor @Sendable () -> _PreviewContent
    ) -> Screen {
      Screen(
        entry: GalleryEntry(name: name, title: name, summary: "") {
          switch make() {
          case .controller(let controller): controller
          case .view(let view): CenteredViewController({ view }) { $0.previewSize(in: $1) }
          }
        })
    }
  }

  /// Returns the live view of the playground page that has run.
  public static func liveView() -> UIViewController {
    guard let controller = PlaygroundDisplay.controller else {
      fatalError("The page has no live view; set PlaygroundPage.current.liveView.")
    }
    return controller
  }

  /// Displays screens as the starting process orders, and ends with it.
  ///
  /// - Parameter application: A closure with the main function of the app; `nil` for none.
  public static func run(_ screens: [Screen], application: (() -> Void)?) -> Never {
    // What the app prints before it stops is written.
    StandardOutput.writeLines()
    if let name = LiveProcess.takeName() {
      if name == PreviewApplication.name, let application {
        ApplicationHosts.linked = LiveApplicationHost()
        application()
        fail("the main function of the app has ended without a call of UIApplicationMain")
      }
      let make = entry(named: name, in: screens).make
      LiveProcess.serve { try LiveScreen($0, showing: make) }
    }
    if let request = PreviewRequest.take() {
      if request.screen == PreviewApplication.name, let application {
        ApplicationHosts.linked = RequestApplicationHost(request: request)
        application()
        fail("the main function of the app has ended without a call of UIApplicationMain")
      }
      Task { @MainActor in
        await perform(request) { order, write in
          guard let screen = screens.first(where: { $0.entry.name == request.screen }) else {
            fail("this program has no screen '\(request.screen)'")
          }
          try await order.perform(screen.entry.make, write: write)
        }
      }
      MainLoop.run()
    }
    if let application, let title = getenv(PreviewApplication.variable) {
      ApplicationHosts.linked = PreviewApplicationHost(title: String(cString: title))
      unsetenv(PreviewApplication.variable)
      application()
    } else {
      ScreenProcess.serveIfOrdered { screens.map(\.entry) }
    }
    fail("this program displays screens for the command 'tessera', which starts it")
  }

  /// Returns the entry of a screen. Ends the process if there is none.
  private static func entry(named name: String, in screens: [Screen]) -> GalleryEntry {
    guard let screen = screens.first(where: { $0.entry.name == name }) else {
      fail("this program has no screen '\(name)'")
    }
    return screen.entry
  }

  /// Performs the order of a request, and ends the process.
  ///
  /// - Parameter body: A closure that performs an order, and writes the parts of its result.
  fileprivate static func perform(
    _ request: PreviewRequest,
    _ body: @MainActor (ScreenOrder, @escaping (Data) throws -> Void) async throws -> Void
  ) async -> Never {
    guard let order = try? JSONDecoder().decode(ScreenOrder.self, from: request.order),
      let output = FileHandle(forWritingAtPath: request.output)
    else { fail("the order of the starting process cannot be read") }
    do {
      try await body(order) { try output.write(contentsOf: $0) }
    } catch {
      fail("\(error)")
    }
    exit(EXIT_SUCCESS)
  }

  private static func fail(_ sentence: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("tessera: \(sentence)\n".utf8))
    exit(EXIT_FAILURE)
  }
}

/// The host of an app whose screen is wanted once.
@MainActor
private struct RequestApplicationHost: ApplicationHost {
  let request: PreviewRequest

  func run(_ program: ApplicationProgram) -> Never {
    Task { @MainActor in
      await PreviewProgram.perform(request) { order, write in
        try await order.perform(program, write: write)
      }
    }
    MainLoop.run()
  }
}

/// The host of an app in a process of screens.
@MainActor
private struct PreviewApplicationHost: ApplicationHost {
  /// The name of an app whose property list has none.
  let title: String

  func run(_ program: ApplicationProgram) -> Never {
    ScreenProcess.serveIfOrdered(
      ApplicationScreens(program, title: title), named: PreviewApplication.name)
    exit(EXIT_FAILURE)
  }
}
