import Foundation

/// The settings with which the Swift runtime of a child writes the stack of an error.
package enum StackSettings {
  /// The value of the environment variable `SWIFT_BACKTRACE`.
  package static let value = text(swift: SearchPath.path(of: "swift"))

  /// Returns the value of the variable.
  ///
  /// The program that writes stacks is part of the toolchain. The runtime searches for it beside
  /// the libraries of Swift, and an executable that contains these libraries needs its path.
  ///
  /// - Parameter swift: The path of the toolchain's `swift`; `nil` if there is no toolchain.
  package static func text(swift: String?) -> String {
    let settings =
      "enable=yes,color=no,interactive=no,threads=crashed,limit=32,images=none,registers=none"
    guard let swift else { return settings }
    let writer = URL(filePath: swift).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "libexec/swift/linux/swift-backtrace").path
    // The settings are separated by commas.
    guard FileManager.default.isExecutableFile(atPath: writer), !writer.contains(",") else {
      return settings
    }
    return settings + ",swift-backtrace=" + writer
  }
}
