import Foundation
import LoweringProtocol
import SourceLowering

/// A Swift file, a nib or a storyboard, or a folder with some.
struct SourceFolder {
  let url: URL
  let isFolder: Bool
  private let urls: [URL]
  /// The nibs and storyboards of the folder, in the order of their paths.
  let interfaceFiles: [URL]

  /// Finds the files.
  ///
  /// - Parameter excluded: Paths of files and folders inside of the folder that are left out.
  init(path: String, excluded: [String] = []) throws {
    url = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
      throw LoweringFailure("There is no file or folder at \(path).")
    }
    isFolder = isDirectory.boolValue
    guard isFolder else {
      guard Self.isRegularFile(url) else {
        throw LoweringFailure("\(path) is no file with contents.")
      }
      let isInterfaceFile = SourceFiles.isInterfaceFile(url)
      urls = isInterfaceFile ? [] : [url]
      interfaceFiles = isInterfaceFile ? [url] : []
      return
    }
    let base = url
    let excluded = Set(excluded.map { base.appending(path: $0).standardizedFileURL.path })
    let files = SourceFiles.files(in: url, except: excluded) {
      SourceFiles.isSwiftFile($0) || SourceFiles.isInterfaceFile($0)
    }
    let readable = files.filter { file in
      if Self.isRegularFile(file) { return true }
      // A directory, a link without a file, a pipe: reading one fails or never ends.
      StandardError.write("\(file.path):1:1: warning: It is no file and is left out.\n")
      return false
    }
    urls = readable.filter(SourceFiles.isSwiftFile)
    interfaceFiles = readable.filter(SourceFiles.isInterfaceFile)
    guard !files.isEmpty else {
      throw LoweringFailure("There is no Swift file, nib or storyboard in \(path).")
    }
  }

  /// Returns whether a path, or the file that a link names, is a file with contents.
  private static func isRegularFile(_ file: URL) -> Bool {
    var status = stat()
    return stat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The contents of the files in the order of their paths, and the errors of those that cannot be
  /// read.
  func contents() -> (files: [LoweringInput.File], errors: [LoweringReport]) {
    var files: [LoweringInput.File] = []
    var errors: [LoweringReport] = []
    for url in urls {
      do {
        files.append(LoweringInput.File(path: url.path, text: try Self.text(of: url.path)))
      } catch {
        errors.append(
          LoweringReport(
            path: url.path, line: 1, column: 1, severity: .error, message: "\(error)"))
      }
    }
    return (files, errors)
  }

  /// The name of the file or folder, as a module is named.
  var moduleName: String {
    let name = isFolder ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    let plain = name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return plain.first?.isNumber == false ? String(plain) : "_" + String(plain)
  }

  /// Returns the path of a file inside the folder.
  func relativePath(of path: String) -> String {
    guard isFolder, path.hasPrefix(url.path + "/") else {
      return URL(filePath: path).lastPathComponent
    }
    return String(path.dropFirst(url.path.count + 1))
  }

  /// Returns the text of a file.
  static func text(of path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LoweringFailure("The file \(path) cannot be read.")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw LoweringFailure("The file \(path) is not UTF-8 text.")
    }
    return text
  }
}
