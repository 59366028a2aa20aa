import Foundation

/// An error for standard output that its reader has closed.
struct ClosedOutput: Error {}

/// Unbuffered standard output.
enum StandardOutput {
  /// Writes text.
  ///
  /// - Throws: `ClosedOutput` if the reader has closed the stream; `CommandFailure` for other
  ///   errors.
  static func write(_ text: String) throws { try write { try $0.write(text) } }

  /// Writes what a closure passes to a sink.
  ///
  /// - Throws: `ClosedOutput` if the reader has closed the stream; `CommandFailure` for other
  ///   errors.
  static func write(_ content: (OutputSink) throws -> Void) throws {
    do {
      try content(OutputSink(STDOUT_FILENO))
    } catch let failure as SystemFailure {
      if failure.code == EPIPE { throw ClosedOutput() }
      throw CommandFailure.unwritableFile(path: "standard output", reason: failure.reason)
    }
  }
}

/// Unbuffered standard error.
enum StandardError {
  /// Writes a line. Errors are ignored.
  static func write(line: String) {
    try? FileDescriptor.writeAll(line + "\n", to: STDERR_FILENO)
  }
}

/// The error of a system call.
struct SystemFailure: Error {
  /// The value of `errno`.
  let code: Int32

  /// The description of the code.
  var reason: String { String(cString: strerror(code)) }

  /// The error of the most recent system call.
  static var last: SystemFailure { SystemFailure(code: errno) }
}

/// Output to file descriptors.
enum FileDescriptor {
  /// Writes a whole text, with as many calls as necessary.
  static func writeAll(_ text: String, to descriptor: Int32) throws {
    var text = text
    try text.withUTF8 { try writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all bytes, with as many calls as necessary.
  static func writeAll(_ data: Data, to descriptor: Int32) throws {
    try data.withUnsafeBytes { try writeAll($0, to: descriptor) }
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno != EINTR {
        throw SystemFailure.last
      }
    }
  }
}
