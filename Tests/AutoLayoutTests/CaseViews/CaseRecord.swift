import Foundation

/// A line of a file of recorded layouts; `Cases/README.md` describes the fields.
struct CaseRecord: Decodable {
  let id: String
  let machine: String
  let kind: String
  let coords: String?
  let tolerance: Double?
  let tree: CaseValue
  let expected: CaseValue

  /// The number of pixels per point of the machine.
  var scale: CGFloat {
    for scale in [3, 2, 1] where machine.contains("@\(scale)x") { return CGFloat(scale) }
    return 2
  }

  /// A Boolean value that indicates whether the recorded view was in no window. UIKit then rounds
  /// origins to whole points and sizes to half points.
  var isOffscreen: Bool { machine.contains("offscreen") }
}

/// The recorded cases.
enum CaseRecords {
  /// The folder of the package's own cases.
  private static let own = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Cases")

  /// The folder of more cases: the one that `TESSERA_CONFORMANCE` names, or `shared/conformance`
  /// beside the package.
  private static var more: URL {
    if let path = ProcessInfo.processInfo.environment["TESSERA_CONFORMANCE"] {
      return URL(fileURLWithPath: path, isDirectory: true).appendingPathComponent("views")
    }
    // Cases, AutoLayoutTests, Tests, the package
    var package = own
    for _ in 0..<3 { package.deleteLastPathComponent() }
    return package.deletingLastPathComponent().appendingPathComponent("shared/conformance/views")
  }

  /// Returns the cases of a file: the package's own, then those with other names from the folder of
  /// more cases.
  static func read(_ name: String) throws -> [CaseRecord] {
    var records = try read(own.appendingPathComponent(name))
    let file = more.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return records }
    let known = Set(records.map(\.id))
    records += try read(file).filter { !known.contains($0.id) }
    return records
  }

  private static func read(_ file: URL) throws -> [CaseRecord] {
    let decoder = JSONDecoder()
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try decoder.decode(CaseRecord.self, from: Data($0.utf8))
    }
  }
}

/// The reason why a case cannot be built or compared.
struct CaseError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
