import AgentServer
import Foundation
import HeadlessHost
import PreviewHost
import ScreenHost
import SourceBuilding
import Subprocesses

/// The screens of examples and of users' sources for an agent.
actor AgentScreens: ScreenProvider {
  /// The sources of the last request.
  private struct Sources {
    var request: ScreenRequest
    let modules: SourceModules
    let build: SourceBuild
    /// The state of the files that the last program was built of; `nil` before it.
    var stamp: [String: Date]?
  }

  private var sources: Sources?

  /// Ends the use of the files of the last build.
  func end() {
    sources?.build.removeFiles()
    sources = nil
  }

  func program(for request: ScreenRequest) async throws -> ScreenProgram {
    guard UserSources.isPath(request.path) else {
      let program = try await Self.reportingFailures { try Self.program(ofExample: request) }
      end()
      return program
    }
    // Another screen of the same sources is built in the same folder.
    if let sources, sources.request.path == request.path, sources.request.target == request.target {
      self.sources?.request = request
    } else {
      end()
      let (modules, build) = try await Self.reportingFailures {
        try await UserSources.prepare(request.path, SourceChoice(target: request.target))
      }
      sources = Sources(request: request, modules: modules, build: build)
    }
    return try await build()
  }

  func changedProgram() async throws -> ScreenProgram? {
    guard let sources, sources.modules.stamp != sources.stamp else { return nil }
    return try await build()
  }

  private func build() async throws -> ScreenProgram {
    guard let sources else { throw ScreenUnavailable("no sources are open; call open") }
    let path = sources.request.path
    let stamp = sources.modules.stamp
    let product: SourceBuild.Product
    do {
      product = try await sources.build.build()
    } catch let diagnostics as SourceBuild.Diagnostics {
      throw ScreenUnavailable(
        "'\(path)' has errors; correct them, and call "
          + (sources.stamp == nil ? "open" : "reload") + " again", diagnostics: [diagnostics.text])
    } catch let failure as BuildFailure {
      throw ScreenUnavailable(failure.description)
    }
    await sources.build.keepProgram(of: product)
    let name = try await Self.reportingFailures {
      try UserSources.chosenScreen(sources.request.screen, of: product, path: path)
    }
    if self.sources?.request == sources.request { self.sources?.stamp = stamp }
    return ScreenProgram(
      program: SpawnedProcess.Program(
        path: product.program, arguments: [Tool.name],
        environment: [LiveProcess.variable: name]),
      screen: name, others: UserSources.names(of: product).filter { $0 != name },
      reports: product.reports)
  }

  private static func program(ofExample request: ScreenRequest) throws -> ScreenProgram {
    let entry = try Catalogue.entry(named: request.path)
    var program = SpawnedProcess.Program.current
    program.arguments = [Tool.name]
    program.environment[LiveProcess.variable] = entry.name
    return ScreenProgram(program: program, screen: entry.name, others: [], reports: [])
  }

  /// Throws the failures of commands as a provider's.
  private static func reportingFailures<Result: Sendable>(
    _ work: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await work()
    } catch let failure as CommandFailure {
      throw ScreenUnavailable(failure.description)
    }
  }
}
