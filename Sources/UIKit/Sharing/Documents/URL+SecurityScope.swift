/// The files outside of the app that pickers gave to it.
///
/// Safe to use from any thread: a lock guards the paths.
final class ScopedFiles: @unchecked Sendable {
  static let shared = ScopedFiles()

  private let lock = NSLock()
  private var paths: Set<String> = []

  /// Permits the access to files and to the contents of folders.
  func add(_ files: [URL]) {
    lock.lock()
    defer { lock.unlock() }
    paths.formUnion(files.map(\.standardizedFileURL.path))
  }

  /// Returns whether a picker gave a file, or a folder around it, to the app.
  func contains(_ file: URL) -> Bool {
    guard file.isFileURL else { return false }
    lock.lock()
    defer { lock.unlock() }
    let path = file.standardizedFileURL.path
    return paths.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}

#if !canImport(Darwin)
  extension URL {
    /// Requests access to a file that a picker of documents gave to the app without a copy.
    ///
    /// Each call that returns `true` needs one of ``stopAccessingSecurityScopedResource()`` on
    /// iOS. Files are not protected here.
    ///
    /// - Returns: `true` for files that a picker gave, and for files in such a folder; `false` for
    ///   all others, which need no request.
    public func startAccessingSecurityScopedResource() -> Bool { ScopedFiles.shared.contains(self) }

    /// Ends the access to a file. The file can also be read afterward here.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
