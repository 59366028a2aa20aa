import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two connected descriptors that children do not inherit.
package struct DescriptorPair: Sendable {
  /// The end of this process; of a pipe, the one to read.
  package let near: Int32
  /// The end of a child; of a pipe, the one to write.
  package let far: Int32

  /// Creates two connected sockets; `nil` if the system refuses, with the reason in `errno`.
  package static func sockets() -> DescriptorPair? {
    #if os(Linux)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    return DescriptorPair(ends)
  }

  /// Creates a pipe; `nil` if the system refuses, with the reason in `errno`.
  package static func pipe() -> DescriptorPair? {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      guard Glibc.pipe(&ends) == 0 else { return nil }
    #elseif canImport(Darwin)
      guard Darwin.pipe(&ends) == 0 else { return nil }
    #endif
    return DescriptorPair(ends)
  }

  private init(_ ends: [Int32]) {
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    near = ends[0]
    far = ends[1]
  }

  /// Closes the end of a child.
  package func closeFar() { close(far) }

  /// Closes both ends.
  package func closeBoth() {
    close(near)
    close(far)
  }
}
