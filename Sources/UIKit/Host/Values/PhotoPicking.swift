/// The photos of the user for ``UIImagePickerController``. A module above UIKit has them.
///
/// `PhotoLibraryModule` finds the class that conforms by its name, so that a program without photos
/// does not contain their module.
@MainActor
package protocol PhotoPicking: AnyObject {
  /// The uniform type identifiers of the library's media.
  static var mediaTypes: [String] { get }

  /// Returns a view controller that displays photos and has a button to cancel.
  ///
  /// - Parameters:
  ///   - mediaTypes: The uniform type identifiers of the displayed media.
  ///   - didFinish: A closure that is called each time the user selects a photo, and with `nil`
  ///     when the user cancels.
  static func makeGrid(
    of mediaTypes: [String], didFinish: @escaping (PickedPhoto?) -> Void
  ) -> UIViewController
}

/// A photo that the user selected.
@MainActor
package struct PickedPhoto {
  /// The image, with one point per pixel.
  package let image: UIImage
  /// The file of a copy; `nil` if it cannot be written.
  package let file: URL?
  /// The asset of the library; `nil` if the app has no access to the library.
  package let asset: AnyObject?

  /// Creates the values of a photo.
  package init(image: UIImage, file: URL?, asset: AnyObject?) {
    self.image = image
    self.file = file
    self.asset = asset
  }
}

/// The module with the user's photos.
@MainActor
enum PhotoLibraryModule {
  /// The name of the class of PhotosUI that conforms to ``PhotoPicking``.
  private static let className = "PhotosUI.LibraryPhotoPicking"

  /// The photos; `nil` if the program does not contain PhotosUI.
  static let photos = _typeByName(className) as? any PhotoPicking.Type
}
