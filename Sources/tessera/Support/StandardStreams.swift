import Foundation

/// The reader of standard output has gone away.
struct ClosedOutput: Error {}

/// Writes to standard output without a buffer of its own, so that a line is there at once.
enum StandardOutput {
  /// Writes text.
  ///
  /// - Throws: `ClosedOutput` where nobody reads any more, `CommandFailure` on any other trouble.
  static func write(_ text: String) throws {
    do {
      try FileDescriptor.writeAll(text, to: STDOUT_FILENO)
    } catch let failure as SystemFailure {
      if failure.code == EPIPE { throw ClosedOutput() }
      throw CommandFailure.unwritableFile(path: "standard output", reason: failure.reason)
    }
  }
}

/// Writes to standard error.
enum StandardError {
  /// Writes a line. Trouble is passed over: there is no other place to report it to.
  static func write(line: String) {
    try? FileDescriptor.writeAll(line + "\n", to: STDERR_FILENO)
  }
}

/// What a system call answered when it failed.
struct SystemFailure: Error {
  /// The value of `errno`.
  let code: Int32

  /// What the code means, in words.
  var reason: String { String(cString: strerror(code)) }

  /// The failure of the call that was made last.
  static var last: SystemFailure { SystemFailure(code: errno) }
}

/// Writing to open files.
enum FileDescriptor {
  /// Writes all of a text, however many calls that takes.
  static func writeAll(_ text: String, to descriptor: Int32) throws {
    var text = text
    try text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
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
}
