import Foundation
import SourceCopies

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
  private(set) var scenes: [SourceLowerer.Reply.Scene] = []
  /// The previews of the files.
  private(set) var previews: [SourceLowerer.Reply.Preview] = []
  /// The parts of the files that are left out; `nil` if that is not possible.
  private(set) var leftOut: [LeftOutPart]? = []

  /// A Boolean value that indicates whether a file has statements outside of functions.
  var hasMainFile: Bool { files.contains { $0.lastPathComponent == Self.mainFileName } }

  private static let mainFileName = "main.swift"

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
  /// - Throws: ``BuildFailure`` if a copy cannot be written, or if there are several pages.
  init(
    _ files: [URL], of module: SourceModule, copies folder: URL, lowerer: SourceLowerer,
    errors: [CompilerError] = []
  ) async throws {
    let all = files.map { file in
      // The compiler reports a file that cannot be read.
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return (file: file, text: text, modules: ImportScan.modules(in: text))
    }
    let sources = all.filter { !Self.servesScreens($0.file, importing: $0.modules) }
    var copies: [String: String] = [:]
    let interfaces = module.interfaceFiles
    if !sources.isEmpty || !interfaces.isEmpty {
      let reply = try await lowerer.lower(
        SourceLowerer.Request(
          module: module.name,
          files: sources.map { .init(path: $0.file.path, text: $0.text) },
          registration: interfaces.isEmpty ? "members" : "all",
          interfaces: interfaces.map(\.path),
          conditions: module.hasImportedUIKit ? sources.map(\.file.path) : [], errors: errors))
      leftOut = reply.leftOut
      reports = reply.reports.map(\.text)
      previews = reply.previews
      scenes = reply.scenes
      for file in reply.files {
        if file.isGenerated, let text = file.text {
          let url = folder.appending(path: URL(fileURLWithPath: file.path).lastPathComponent)
          try Self.write(text, to: url)
          self.files.append(url)
        } else {
          copies[file.path] = file.text
        }
      }
    }
    for source in all where Self.servesScreens(source.file, importing: source.modules) {
      reports.append(
        "\(source.file.path):1:1: warning: The file is left out, because it serves screens to a browser "
          + "itself; run it with 'swift run'.")
    }
    for (file, text, modules) in sources {
      imports.formUnion(modules)
      let isPage = modules.contains("PlaygroundSupport")
      if isPage {
        if let playground {
          throw BuildFailure(
            "'\(playground.path)' and '\(file.path)' are both pages of a playground; preview one.")
        }
        playground = file
      }
      guard
        let copy = copies[file.path] ?? (isPage ? SourceCopy.located(text, path: file.path) : nil)
      else {
        self.files.append(file)
        continue
      }
      let name = isPage ? Self.mainFileName : SourceCopy.name(of: file.lastPathComponent)
      // A copy may import what a framework of Apple's includes.
      imports.formUnion(ImportScan.modules(in: copy))
      let url = folder.appending(path: name)
      try Self.write(copy, to: url)
      self.files.append(url)
    }
  }

  /// Returns whether a file is the main function of a server of screens.
  private static func servesScreens(_ file: URL, importing modules: Set<String>) -> Bool {
    file.lastPathComponent == mainFileName && modules.contains("BrowserHost")
  }

  /// Writes a file unless it has the text.
  private static func write(_ text: String, to file: URL) throws(BuildFailure) {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw BuildFailure("The file \(file.path) cannot be written.")
    }
  }
}
