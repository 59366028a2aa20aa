import Foundation
import InterfaceFiles
import SourceLowering

/// The Swift file that is made of a nib or a storyboard.
struct InterfaceSource {
  /// The name of the file.
  let name: String
  /// The contents; `nil` for an interface file with an error.
  private(set) var text: String?
  /// The errors and warnings of the interface file.
  private(set) var reports: [LoweringReport] = []

  /// Compiles an interface file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - module: The name of the module that the text is compiled in.
  init(of path: String, module: String) {
    let url = URL(filePath: path)
    name = Self.name(of: url)
    guard let data = FileManager.default.contents(atPath: path) else {
      reports = [
        LoweringReport(
          path: path, line: 1, column: 1, severity: .error, message: "The file cannot be read.")
      ]
      return
    }
    do {
      let output = try InterfaceFiles.swiftSource(
        ofXML: Array(data), named: url.deletingPathExtension().lastPathComponent, file: path,
        module: module)
      text = output.source
      reports = output.warnings.map { warning in
        LoweringReport(
          path: warning.file, line: warning.line, column: 1, severity: .warning,
          message: warning.message)
      }
    } catch {
      reports = [
        LoweringReport(
          path: error.file, line: error.line, column: 1, severity: .error, message: error.sentence)
      ]
    }
  }

  /// The contents; a comment for an interface file with an error.
  var textOrComment: String {
    text ?? "// The interface file has an error, which was reported.\n"
  }

  /// Returns the name of the Swift file that is made of an interface file.
  static func name(of file: URL) -> String { file.lastPathComponent + ".swift" }

  /// Returns whether a file is a nib or a storyboard.
  static func isInterfaceFile(_ file: URL) -> Bool {
    ["xib", "storyboard"].contains(file.pathExtension)
  }
}
