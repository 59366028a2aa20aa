import Foundation

/// Takes a text in, piece by piece.
typealias TextSink = (String) throws -> Void

/// Writes a file whole or not at all.
enum OutputFile {
  /// Puts a text at a path.
  ///
  /// The text is written beside the file and moved into its place, so that a reader sees the old
  /// content or the new one, and a failure leaves nothing behind. What is not a regular file, a
  /// pipe or a terminal for example, is written to directly.
  ///
  /// - Parameter content: hands the text over, in one piece or in many.
  /// - Throws: `CommandFailure.unwritableFile`, or what `content` throws.
  static func write(to path: String, _ content: (TextSink) throws -> Void) throws {
    do {
      var status = stat()
      if stat(path, &status) != 0 {
        try replace(path, mode: nil, with: content)
      } else if status.st_mode & S_IFMT == S_IFDIR {
        throw SystemFailure(code: EISDIR)
      } else if status.st_mode & S_IFMT == S_IFREG {
        try replace(resolvingLinks(path), mode: status.st_mode & 0o7777, with: content)
      } else {
        try writeDirectly(to: path, content)
      }
    } catch let failure as SystemFailure {
      throw CommandFailure.unwritableFile(path: path, reason: failure.reason)
    }
  }

  private static func replace(
    _ path: String, mode: mode_t?, with content: (TextSink) throws -> Void
  ) throws {
    // A file that may not be written is not written, even where its folder would allow a new one.
    if mode != nil, access(path, W_OK) != 0 { throw SystemFailure.last }
    let target = URL(fileURLWithPath: path)
    let temporary = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent.prefix(100)).\(UUID().uuidString)").path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemFailure.last }
    do {
      defer { close(descriptor) }
      if let mode, fchmod(descriptor, mode) != 0 { throw SystemFailure.last }
      try content { try FileDescriptor.writeAll($0, to: descriptor) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let failure = SystemFailure.last
      unlink(temporary)
      throw failure
    }
  }

  private static func writeDirectly(
    to path: String, _ content: (TextSink) throws -> Void
  ) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure.last }
    defer { close(descriptor) }
    try content { try FileDescriptor.writeAll($0, to: descriptor) }
  }

  private static func resolvingLinks(_ path: String) throws -> String {
    guard let resolved = realpath(path, nil) else { throw SystemFailure.last }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
