import Foundation
import LoweringProtocol

/// The files of a module as the compiler takes them.
struct PreparedSources {
  /// The files of the user, and copies of those that Swift takes only in another form.
  private(set) var files: [URL] = []
  /// The names of the imported modules.
  private(set) var imports: Set<String> = []
  /// The user's file of a playground page; `nil` if there is none.
  private(set) var playground: URL?
  /// The lowering's diagnostics of the files, in the form of the compiler's.
  private(set) var reports: [String] = []
  /// The view controllers of storyboards.
  private(set) var scenes: [LoweringReply.Scene] = []
  /// The previews of the files.
  private(set) var previews: [LoweringReply.Preview] = []
  /// The public protocols with optional members; `nil` if the module has none.
  private(set) var protocols: OptionalProtocols?
  /// The parts of the files that are left out; `nil` if that is not possible.
  private(set) var leftOut: [LeftOutPart]? = []

  /// A Boolean value that indicates whether a file has statements outside of functions.
  var hasMainFile: Bool {
    files.contains { $0.lastPathComponent == LoweredFileNames.mainFile }
  }

  /// Adds a file that is not one of the user's.
  mutating func add(_ files: [URL]) { self.files += files }

  /// Reads the files of a module, lowers them, and writes the copies of those that change.
  ///
  /// A file that imports `PlaygroundSupport` is a page: its statements are the main function. A
  /// file `main.swift` that imports `BrowserHost` serves screens itself, and is left out.
  ///
  /// - Parameters:
  ///   - folder: The folder of the copies.
  ///   - lowerer: The tool that lowers sources.
  ///   - errors: The errors whose parts of the files are left out.
  ///   - protocols: The protocols with optional members of the modules that the files may import.
  /// - Throws: ``BuildFailure`` if a copy cannot be written, or if there are several pages.
  init(
    _ files: [URL], of module: SourceModule, copies folder: URL, lowerer: SourceLowerer,
    errors: [CompilerError] = [], protocols: [OptionalProtocols] = []
  ) async throws {
    let interfaces = module.interfaceFiles
    guard !files.isEmpty || !interfaces.isEmpty else { return }
    // The compiler reports a file that cannot be read.
    let sources = files.map { file in
      (file: file, text: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
    let reply = try await lowerer.lower(
      LoweringRequest(
        module: module.name,
        files: sources.map { .init(path: $0.file.path, text: $0.text) },
        registration: interfaces.isEmpty ? .members : .all, interfaces: interfaces.map(\.path),
        conditions: module.hasImportedUIKit ? sources.map(\.file.path) : [], errors: errors,
        leavesOutServers: true, keepsTypes: module.isOfOthers, protocols: protocols))
    leftOut = reply.leftOut
    reports = reply.reports.map(\.description)
    previews = reply.previews
    scenes = reply.scenes
    self.protocols = reply.protocols
    for file in reply.files where file.isGenerated {
      guard let text = file.text else { continue }
      let url = folder.appending(path: URL(fileURLWithPath: file.path).lastPathComponent)
      try TextFile.write(text, to: url)
      self.files.append(url)
    }
    let lowered = reply.files.filter { !$0.isGenerated }
    let replies = Dictionary(lowered.map { ($0.path, $0) }) { first, _ in first }
    for (file, text) in sources {
      // The lowering leaves out files that serve screens.
      guard let reply = replies[file.path] else { continue }
      let modules = Set(reply.facts?.imports ?? [])
      imports.formUnion(modules)
      let isPage = modules.contains("PlaygroundSupport")
      if isPage {
        if let playground {
          throw BuildFailure(
            "'\(playground.path)' and '\(file.path)' are both pages of a playground; preview one.")
        }
        playground = file
      }
      guard let copy = reply.text ?? (isPage ? SourceCopy.located(text, path: file.path) : nil)
      else {
        self.files.append(file)
        continue
      }
      let name =
        isPage
        ? LoweredFileNames.mainFile : LoweredFileNames.copy(of: file.lastPathComponent)
      let url = folder.appending(path: name)
      try TextFile.write(copy, to: url)
      self.files.append(url)
    }
  }
}
