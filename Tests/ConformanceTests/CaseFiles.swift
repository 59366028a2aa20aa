import Foundation

/// The locations of case files: the package's own, and an optional folder of more.
enum CaseFiles {
  /// The folder of the package's own cases.
  static var own: URL { Bundle.module.resourceURL!.appendingPathComponent("Cases") }

  /// The folder of more cases: the one that `TESSERA_CONFORMANCE` names, or `shared/conformance`
  /// beside the package. `nil` if there is neither.
  static var more: URL? {
    let manager = FileManager.default
    if let path = ProcessInfo.processInfo.environment["TESSERA_CONFORMANCE"] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent()
      .appendingPathComponent("shared/conformance", isDirectory: true)
    return manager.fileExists(atPath: beside.path) ? beside : nil
  }

  /// Reads every file in a folder, in the order of their names. A file contains one case or a list.
  static func read(_ folder: URL) throws -> [(name: String, cases: [Case])] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".json") }.map { name in
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let decoder = JSONDecoder()
      do {
        let cases =
          data.first == UInt8(ascii: "[")
          ? try decoder.decode([Case].self, from: data)
          : [try decoder.decode(Case.self, from: data)]
        return (String(name.dropLast(".json".count)), cases)
      } catch {
        throw CaseError(text: "\(name) cannot be read: \(error)")
      }
    }
  }
}
