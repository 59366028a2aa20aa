import Foundation

/// A library that is loaded at run time, so that builds do not depend on it.
struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer
  private let name: String

  /// Loads a library, which stays loaded.
  ///
  /// - Parameters:
  ///   - linux: The name of the file on Linux.
  ///   - apple: The name of the file on Apple's platforms.
  /// - Throws: ``PNGFailure/missingLibrary(_:)``.
  init(linux: String, apple: String) throws(PNGFailure) {
    #if canImport(Darwin)
      let names = [apple, "/opt/homebrew/lib/\(apple)", "/usr/local/lib/\(apple)"]
    #else
      let names = [linux]
    #endif
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        self.name = name
        return
      }
    }
    throw .missingLibrary(names[0])
  }

  /// Returns a function of the library.
  ///
  /// - Parameter type: The type of the function, which the library's documentation states.
  /// - Throws: ``PNGFailure/missingLibrary(_:)`` if the library is too old to have it.
  func function<Function>(_ symbol: String, as type: Function.Type) throws(PNGFailure) -> Function {
    guard let address = dlsym(handle, symbol) else {
      throw .missingLibrary("the function \(symbol) of \(name)")
    }
    return unsafeBitCast(address, to: Function.self)
  }
}
