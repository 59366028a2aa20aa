import Foundation
import InterfaceFiles
import LoweringProtocol
import SourceLowering

/// The Swift file that is made of a nib or a storyboard.
struct InterfaceSource {
  /// The name of the file.
  let name: String
  /// The contents; `nil` for an interface file with an error.
  private(set) var text: String?
  /// The errors and warnings of the interface file.
  private(set) var reports: [LoweringReport] = []
  /// The view controllers of a storyboard.
  private(set) var scenes: [InterfaceScene] = []
  /// The path of the interface file.
  let path: String

  /// Compiles an interface file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - module: The name of the module that the text is compiled in.
  init(of path: String, module: String) {
    self.path = path
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
      scenes = output.scenes
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

  /// Compiles interface files: one of the files with the same name.
  ///
  /// The languages of a localized file have one name. The file in the folder `Base.lproj` is
  /// compiled, or else the English one, or else the first; each other one has a warning. Strings
  /// files translate the document at run time.
  static func all(of paths: [String], module: String) -> [InterfaceSource] {
    let groups = Dictionary(grouping: paths) { name(of: URL(filePath: $0)) }
    return groups.keys.sorted().map { name in
      let files = groups[name]!.sorted()
      let chosen =
        ["Base.lproj", "en.lproj"].lazy.compactMap { folder in
          files.first { language(of: $0) == folder }
        }.first ?? files.first { language(of: $0) == nil } ?? files[0]
      var source = InterfaceSource(of: chosen, module: module)
      for file in files where file != chosen {
        source.reports.append(
          LoweringReport(
            path: file, line: 1, column: 1, severity: .warning,
            message: "The file is left out: \(chosen) has its name and is compiled. Strings files "
              + "translate it."))
      }
      return source
    }
  }

  /// Returns the folder of the language of a localized file; `nil` for another one.
  private static func language(of path: String) -> String? {
    let folder = URL(filePath: path).deletingLastPathComponent().lastPathComponent
    return folder.hasSuffix(".lproj") ? folder : nil
  }

  /// The contents; a comment for an interface file with an error.
  var textOrComment: String {
    text ?? "// The interface file has an error, which was reported.\n"
  }

  /// Returns the name of the Swift file that is made of an interface file.
  static func name(of file: URL) -> String {
    LoweredFileNames.source(ofInterfaceFile: file.lastPathComponent)
  }
}
