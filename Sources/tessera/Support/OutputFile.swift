import Foundation

/// A receiver of parts of a text, or of bytes.
struct OutputSink {
  private let descriptor: Int32

  /// Creates a sink that writes to a file descriptor.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Writes a text.
  ///
  /// - Throws: `SystemFailure`.
  func write(_ text: String) throws { try FileDescriptor.writeAll(text, to: descriptor) }

  /// Writes bytes.
  ///
  /// - Throws: `SystemFailure`.
  func write(_ data: Data) throws { try FileDescriptor.writeAll(data, to: descriptor) }
}

/// Atomic writing of files.
enum OutputFile {
  /// Writes a text or bytes to a path.
  ///
  /// They are written to a temporary file that replaces the existing one, so that a reader sees
  /// either the old or the new content, and a failure leaves no file. A special file, such as a
  /// pipe or a terminal, is written to directly.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - content: A closure that passes the parts of the text to a sink.
  /// - Throws: `CommandFailure.unwritableFile`, or what `content` throws.
  static func write(to path: String, _ content: (OutputSink) throws -> Void) throws {
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

  /// Checks that a file can be written at a path, before work whose result it has.
  ///
  /// - Throws: `CommandFailure.unwritableFile`.
  static func check(_ path: String) throws {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let isFolder = isThere && status.st_mode & S_IFMT == S_IFDIR
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    // A special file needs no other one beside it.
    let isReplaced = !isThere || status.st_mode & S_IFMT == S_IFREG
    guard isFolder || isThere && access(path, W_OK) != 0 || isReplaced && access(folder, W_OK) != 0
    else { return }
    let failure = isFolder ? SystemFailure(code: EISDIR) : SystemFailure.last
    throw CommandFailure.unwritableFile(path: path, reason: failure.reason)
  }

  private static func replace(
    _ path: String, mode: mode_t?, with content: (OutputSink) throws -> Void
  ) throws {
    // A read-only file is not replaced, even in a writable folder.
    if mode != nil, access(path, W_OK) != 0 { throw SystemFailure.last }
    let target = URL(fileURLWithPath: path)
    let temporary = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent.prefix(100)).\(UUID().uuidString)").path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemFailure.last }
    do {
      defer { close(descriptor) }
      if let mode, fchmod(descriptor, mode) != 0 { throw SystemFailure.last }
      try content(OutputSink(descriptor))
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
    to path: String, _ content: (OutputSink) throws -> Void
  ) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure.last }
    defer { close(descriptor) }
    try content(OutputSink(descriptor))
  }

  private static func resolvingLinks(_ path: String) throws -> String {
    guard let resolved = realpath(path, nil) else { throw SystemFailure.last }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
