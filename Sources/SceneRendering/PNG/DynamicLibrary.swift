internal import Scenes

/// A library that is loaded at run time, with an error if the system does not have it.
struct DynamicLibrary: Sendable {
  private let library: PixelLibrary

  /// Loads a library, which stays loaded.
  ///
  /// - Parameters:
  ///   - linux: The name of the file on Linux.
  ///   - apple: The name of the file on Apple's platforms.
  /// - Throws: ``PNGFailure/missingLibrary(_:)``.
  init(linux: String, apple: String) throws(PNGFailure) {
    guard let library = PixelLibrary(linux: linux, apple: apple) else {
      throw .missingLibrary(PixelLibrary.names(linux: linux, apple: apple)[0])
    }
    self.library = library
  }

  /// Returns a function of the library.
  ///
  /// - Parameter type: The type of the function, which the library's documentation states.
  /// - Throws: ``PNGFailure/missingLibrary(_:)`` if the library is too old to have it.
  func function<Function>(_ symbol: String, as type: Function.Type) throws(PNGFailure) -> Function {
    guard let function = library.function(symbol, as: type) else {
      throw .missingLibrary("the function \(symbol) of \(library.name)")
    }
    return function
  }
}
