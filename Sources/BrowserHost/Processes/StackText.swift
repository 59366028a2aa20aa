import Foundation

/// The text of a stack as the Swift runtime writes it, in short form for a page.
enum StackText {
  /// Returns an output with the frames of stacks reduced to the function, the file and the line.
  ///
  /// Frames of the runtime without a line of a source are left out. Other lines are kept.
  static func shortened(_ output: String) -> String {
    var lines: [String] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let frame = Frame(line) else {
        guard !isMachineDetail(line) else { continue }
        lines.append(String(line))
        continue
      }
      guard let place = frame.place else { continue }
      lines.append("\(frame.function)\n    \(place)")
    }
    return collapsed(lines).joined(separator: "\n")
  }

  /// The modules whose code is not the app's.
  static let foreignModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "UIKit", "UIKitRuntime",
    "CollectionLayout", "ConstraintSolver", "TextLayout", "DiffableSnapshots", "Scenes",
    "SceneRendering", "ScreenHost", "BrowserHost", "PreviewHost", "HeadlessHost",
    "TesseraTesting",
  ]

  /// Returns the file and the line of the first frame of a stack that is the app's own code.
  ///
  /// - Returns: A text such as `Cell.swift:12`; `nil` if there is no such frame.
  static func place(in output: String) -> String? {
    for line in output.split(separator: "\n") {
      guard let place = Frame(line)?.place else { continue }
      let parts = place.split(separator: ":")
      guard parts.count >= 2, Int(parts[1]) != nil, isOfApp(String(parts[0])) else { continue }
      return "\(parts[0].split(separator: "/").last ?? ""):\(parts[1])"
    }
    return nil
  }

  /// Returns whether a path names a source that exists here, and is not in a module of this
  /// package.
  private static func isOfApp(_ path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    return !foreignModules.contains { path.hasPrefix("\(modules)/\($0)/") }
  }

  /// The folder of the modules of this package, where it was built.
  private static let modules = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The parts of a line such as ` 3 [ra] 0x55 Type.method() + 127 in App at /path/File.swift:2:5`.
  private struct Frame {
    let function: Substring
    /// The path, line and column; `nil` if they are not known.
    let place: Substring?

    init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let number = words.first, words.count == 2, Int(number) != nil,
        let address = line.range(of: "0x"),
        let space = line[address.lowerBound...].firstIndex(of: " ")
      else { return nil }
      let rest = line[space...].drop { $0 == " " }
      let at = rest.range(of: " at ", options: .backwards)
      let isGenerated = at.map { rest[$0.upperBound...].contains("<compiler-generated>") } ?? true
      place = isGenerated ? nil : at.map { rest[$0.upperBound...] }
      let end = rest.range(of: " + ")?.lowerBound ?? at?.lowerBound ?? rest.endIndex
      function = rest[..<end]
    }
  }

  private static func isMachineDetail(_ line: Substring) -> Bool {
    ["*** Signal", "Platform:", "Backtrace took", "swift runtime: unable to locate"]
      .contains { line.hasPrefix($0) }
  }

  /// Returns the lines without repeated empty ones.
  private static func collapsed(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { result, line in
      if line.isEmpty, result.last?.isEmpty ?? true { return }
      result.append(line)
    }
  }
}
