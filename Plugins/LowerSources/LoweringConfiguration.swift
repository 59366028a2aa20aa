import Foundation

/// The contents of `lowering.json`.
struct LoweringConfiguration: Decodable {
  /// The folder of the originals, relative to the folder of the file.
  let sources: String
  /// Files and folders inside of `sources` that are left out.
  let excludes: [String]?
  /// The classes that are registered for interface files: none, members or all.
  let register: String?

  /// Returns the Swift files, nibs and storyboards of a folder, by the rules of `tessera-lower lower`.
  func originals(in folder: URL) throws -> [URL] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else {
      throw LoweringConfigurationError("There is no folder \(folder.path) of sources.")
    }
    let excluded = Set((excludes ?? []).map { folder.appending(path: $0).standardizedFileURL.path })
    return SourceFiles.files(in: folder, except: excluded) {
      SourceFiles.isSwiftFile($0) || SourceFiles.isInterfaceFile($0)
    }
  }

  /// Returns the names of the files that `tessera-lower lower --flat` writes.
  static func copies(of originals: [URL]) -> [String] {
    // A nib or a storyboard becomes a Swift file, which is one for all languages.
    var interfaces: Set<String> = []
    let files = originals.filter {
      $0.pathExtension == "swift" || interfaces.insert($0.lastPathComponent).inserted
    }
    let copies = files.map { file in
      let name = file.lastPathComponent
      return file.pathExtension == "swift"
        ? LoweredFileNames.copy(of: name) : LoweredFileNames.source(ofInterfaceFile: name)
    }
    return copies + [LoweredFileNames.registration]
  }
}

/// An error in the configuration of a target.
struct LoweringConfigurationError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
