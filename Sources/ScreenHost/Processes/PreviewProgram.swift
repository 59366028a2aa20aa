import Foundation
import UIKit

/// The main function of a program that displays the screens of a user's sources in a process of its
/// own. `tessera preview` makes the program.
@_spi(Preview)
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
          ViewPreviewController(make)
        })
    }
  }

  /// The name of the example of an application.
  package nonisolated static let applicationName = "application"
  /// The name of the environment variable that starts the application.
  package nonisolated static let applicationVariable = "TESSERA_PREVIEW_APPLICATION"

  /// Displays screens as the server orders, and ends with it.
  ///
  /// - Parameter application: A closure with the main function of the app; `nil` for none.
  public static func run(_ screens: [Screen], application: (() -> Void)?) -> Never {
    if let application, getenv(applicationVariable) != nil {
      unsetenv(applicationVariable)
      ApplicationHosts.linked = PreviewApplicationHost()
      application()
    } else {
      ScreenProcess.serveIfOrdered { screens.map(\.entry) }
    }
    FileHandle.standardError.write(
      Data("This program displays screens for 'tessera preview', which starts it.\n".utf8))
    exit(EXIT_FAILURE)
  }
}

/// The host of an app in a process of screens.
@MainActor
private struct PreviewApplicationHost: ApplicationHost {
  func run(_ program: ApplicationProgram) -> Never {
    let screens = ApplicationScreens(program)
    ScreenProcess.serveIfOrdered {
      [
        GalleryEntry(
          name: PreviewProgram.applicationName, title: screens.name, application: screens)
      ]
    } whenEnding: {
      screens.terminate()
    }
    exit(EXIT_FAILURE)
  }
}
