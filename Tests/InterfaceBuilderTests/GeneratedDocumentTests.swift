import Foundation
import InterfaceFiles
import Testing

/// The Swift files of this target that are made of interface files.
struct GeneratedDocumentTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// `TESSERA_WRITE_INTERFACES=1` writes the files in place of a comparison.
  @Test(arguments: [
    "Panels.storyboard", "Photos.storyboard", "PhotoCell.xib", "Trips.storyboard", "FormView.xib",
    "Tabs.storyboard", "Albums.storyboard", "TrackCell.xib", "TrackHeader.xib",
    "Split.storyboard",
  ])
  func `a generated file is what the generator emits now`(file: String) throws {
    let source = Self.folder.appendingPathComponent("Documents/\(file)")
    let name = source.deletingPathExtension().lastPathComponent
    let output = try InterfaceFiles.swiftSource(
      ofXML: [UInt8](Data(contentsOf: source)), named: name, file: file,
      module: "InterfaceBuilderTests")
    let target = Self.folder.appendingPathComponent("Generated/\(name).swift")
    if ProcessInfo.processInfo.environment["TESSERA_WRITE_INTERFACES"] == "1" {
      try Data(output.source.utf8).write(to: target)
    }
    #expect(try String(contentsOf: target, encoding: .utf8) == output.source)
  }
}
