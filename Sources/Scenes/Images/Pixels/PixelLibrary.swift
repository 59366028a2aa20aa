import Foundation

/// A library that is loaded at run time, if the system has it, so that builds do not depend on it.
package struct PixelLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  /// The name of the file.
  package let name: String

  /// Returns the names of the files of a library, in the order in which they are tried.
  ///
  /// - Parameters:
  ///   - linux: The name of the file on Linux.
  ///   - apple: The name of the file on Apple's platforms.
  package static func names(linux: String, apple: String) -> [String] {
    #if canImport(Darwin)
      [apple, "/opt/homebrew/lib/\(apple)", "/usr/local/lib/\(apple)"]
    #else
      [linux]
    #endif
  }

  /// Loads a library, which stays loaded; `nil` if there is no file with its names.
  package init?(linux: String, apple: String) {
    for name in Self.names(linux: linux, apple: apple) {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        self.name = name
        return
      }
    }
    return nil
  }

  /// Returns a function of the library; `nil` if the library does not have it.
  ///
  /// - Parameter type: The type of the function, which the library's documentation states.
  package func function<Function>(_ symbol: String, as type: Function.Type) -> Function? {
    dlsym(handle, symbol).map { unsafeBitCast($0, to: Function.self) }
  }
}
