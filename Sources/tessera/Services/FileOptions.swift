import ArgumentParser
import Foundation

/// The options of the files that screens find.
struct FileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder that 'UIDocumentPickerViewController' displays. (default: a few example files)",
      valueName: "folder"))
  var files: String?

  func validate() throws {
    guard let files else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: files, isDirectory: &isFolder), isFolder.boolValue
    else { throw ValidationError("there is no folder '\(files)'") }
  }

  /// Applies the option to this process and the processes that it starts.
  func apply() {
    guard let files else { return }
    setenv("TESSERA_FILES", URL(fileURLWithPath: files).standardizedFileURL.path, 1)
  }
}
