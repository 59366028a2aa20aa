import Foundation

/// The state of a file: one that was written, replaced or moved since has another one.
enum FileStamp {
  /// Returns the state of a file, as one line; `-` for a file that is not there.
  static func text(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "-" }
    #if canImport(Darwin)
      let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (written, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return [
      Int(status.st_ino), Int(status.st_size), Int(written.tv_sec), Int(written.tv_nsec),
      Int(changed.tv_sec), Int(changed.tv_nsec),
    ].map(String.init).joined(separator: " ")
  }

  /// Returns the states of files by their paths.
  static func texts(of files: [URL]) -> [String: String] {
    Dictionary(files.map { ($0.path, text(of: $0.path)) }) { first, _ in first }
  }
}
