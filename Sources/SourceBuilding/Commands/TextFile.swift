import Foundation

/// The text files of a build.
enum TextFile {
  /// Writes a file, and the folders around it, unless it has the text.
  ///
  /// - Throws: ``BuildFailure`` if the file cannot be written.
  static func write(_ text: String, to file: URL) throws(BuildFailure) {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw BuildFailure("The file \(file.path) cannot be written.")
    }
  }
}
