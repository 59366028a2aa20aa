import Foundation
import ScreenHost
import UIKit

/// The host of an app in the browser: serves the app until the process is interrupted.
///
/// The program is started again as a process of the app. Every page connects a scene of it; see
/// ``ApplicationScreens``.
@MainActor
struct BrowserApplicationHost: ApplicationHost {
  func run(_ program: ApplicationProgram) -> Never {
    let screens = ApplicationScreens(program)
    ScreenProcess.serveIfOrdered(screens, named: BrowserServer.applicationName)
    // A closed pipe is an error of a write, and does not end the process.
    signal(SIGPIPE, SIG_IGN)
    let name = ProcessInfo.processInfo.processName
    do throws(ApplicationOptions.Failure) {
      let options = try ApplicationOptions(Array(CommandLine.arguments.dropFirst()))
      if options.describesOptions {
        write("Serves \(program.name) to a browser on this machine.\n\n\(ApplicationOptions.help)")
        exit(EXIT_SUCCESS)
      }
      Task { @MainActor in await serve(screens, options, name) }
      MainLoop.run()
    } catch {
      fail(name, error.description, EX_USAGE)
    }
  }

  private func serve(
    _ screens: ApplicationScreens, _ options: ApplicationOptions, _ name: String
  ) async {
    let server = BrowserServer(
      port: options.port, application: screens, device: options.device)
    let title = screens.name
    do {
      try await Interruption.end {
        try await server.runProcesses { port in
          await write("Serving \(title) at http://127.0.0.1:\(port)/\n")
        }
      }
    } catch BrowserServerError.portInUse(let port) {
      fail(
        name,
        "port \(port) is in use; choose another port with --port, or any free port with "
          + "--port 0", EXIT_FAILURE)
    } catch {
      fail(name, "the app cannot be served: \(error)", EXIT_FAILURE)
    }
    exit(EXIT_SUCCESS)
  }

  private func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  private func fail(_ name: String, _ reason: String, _ code: Int32) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(name): \(reason)\n".utf8))
    exit(code)
  }
}

/// Registers this module as the host of the program. The function replaces a weak one of UIKit, so
/// that it suffices to link the module.
@_cdecl("uikit_register_linked_host")
func registerBrowserHost() {
  MainActor.assumeIsolated { ApplicationHosts.linked = BrowserApplicationHost() }
}
