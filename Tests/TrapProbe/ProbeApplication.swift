import UIKit

/// The delegate of an application that is not displayed.
final class ProbeDelegate: UIResponder, UIApplicationDelegate {}

/// A host that starts the application again.
@MainActor
struct RestartingHost: ApplicationHost {
  func run(_ program: ApplicationProgram) -> Never {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ProbeDelegate.self))
    fatalError("UIApplicationMain has returned.")
  }
}
