import ExamplePictures

/// The photos of the example.
enum PhotoLibrary {
  /// The photos by their numbers.
  static let shared = PictureLibrary<Int> { PictureFile.make($0) }
}
