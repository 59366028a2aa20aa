#if canImport(Glibc)
  // The streams of C are variables.
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The stream that `print` writes to.
enum StandardOutput {
  /// Writes each line at its end, as to a terminal.
  static func writeLines() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Writes what is not written yet.
  static func flush() { fflush(stdout) }
}
