import Foundation

/// The recorded file of a snapshot, and the files that a failure writes.
struct SnapshotPlace {
  /// The recorded snapshot, in the folder `__Snapshots__` of the package's tests.
  let recorded: URL
  /// The snapshot of a failed test.
  let new: URL
  /// The difference of a failed test.
  let difference: URL
  /// The name of the test's file without its extension.
  let suite: String

  /// - Parameters:
  ///   - file: The file of the test.
  ///   - function: The name of the test's function.
  ///   - name: The name of the snapshot in the test; `nil` for the only one.
  init(file: String, function: String, name: String?, format: SnapshotFormat) {
    let source = URL(fileURLWithPath: file)
    suite = source.deletingPathExtension().lastPathComponent
    let test = Self.fileName(function.prefix { $0 != "(" })
    let parts = [test] + (name.map { [Self.fileName($0[...])] } ?? [])
    let base = parts.joined(separator: ".")
    let folder = source.deletingLastPathComponent()
    let package = Self.package(above: folder)
    recorded = Self.recordFolder(of: folder, in: package).appendingPathComponent(suite)
      .appendingPathComponent("\(base).\(format.fileExtension)")
    let failures =
      (package?.appendingPathComponent(".build") ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("snapshot-failures").appendingPathComponent(suite)
    new = failures.appendingPathComponent("\(base).\(format.fileExtension)")
    difference = failures.appendingPathComponent(
      "\(base).difference.\(format.kind.isPicture ? "png" : "txt")")
  }

  /// The command that records the snapshots of the test's file.
  var recordCommand: String {
    "\(SnapshotMode.variable)=record swift test --filter \(suite)"
  }

  /// Returns a path for a shell.
  static func quoted(_ url: URL) -> String {
    "'" + url.path.replacing("'", with: "'\\''") + "'"
  }

  /// Returns a text with hyphens for all characters but letters, digits, and hyphens.
  private static func fileName(_ text: Substring) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
    let name = words.joined(separator: "-")
    return name.isEmpty ? "test" : String(name.prefix(150))
  }

  /// Returns the folder of the package that contains a folder; `nil` if there is none.
  private static func package(above folder: URL) -> URL? {
    var step = folder.standardizedFileURL
    while step.path != "/" {
      if FileManager.default.fileExists(atPath: step.appendingPathComponent("Package.swift").path) {
        return step
      }
      step = step.deletingLastPathComponent()
    }
    return nil
  }

  /// Returns the folder of the snapshots of the tests in a folder.
  ///
  /// It is outside of the folders of targets, whose files a package has to declare: the snapshots
  /// of `Tests/ListTests` are in `Tests/__Snapshots__/ListTests`.
  private static func recordFolder(of folder: URL, in package: URL?) -> URL {
    let name = "__Snapshots__"
    let all = folder.standardizedFileURL.pathComponents
    let outer = package?.standardizedFileURL.pathComponents.count ?? all.count
    guard let package, all.count >= outer + 2 else { return folder.appendingPathComponent(name) }
    let inside = [all[outer], name] + all[(outer + 1)...]
    return inside.reduce(package) { $0.appendingPathComponent($1) }
  }
}

extension SnapshotFormat.Kind {
  /// A Boolean value that indicates whether the snapshot consists of pixels.
  var isPicture: Bool { if case .png = self { true } else { false } }
}
