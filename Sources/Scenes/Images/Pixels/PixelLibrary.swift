import Foundation

/// A library that is loaded at run time, if the system has it.
struct PixelLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library, which stays loaded; `nil` if no file has one of these names.
  init?(_ names: String...) {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        return
      }
    }
    return nil
  }

  /// Returns a function of the library; `nil` if the library does not have it.
  ///
  /// - Parameter type: The type of the function, which the library's documentation states.
  func function<Function>(_ symbol: String, as type: Function.Type) -> Function? {
    dlsym(handle, symbol).map { unsafeBitCast($0, to: Function.self) }
  }
}
