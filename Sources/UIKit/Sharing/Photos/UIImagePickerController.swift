/// A navigation controller in which the user selects a photo of the library.
///
///     let picker = UIImagePickerController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Module Photos has the photos. Module PhotosUI displays them: no source is available in a program
/// without it. There are no cameras, no videos and no albums.
///
/// # Order of Calls
///
/// A tap selects a photo. With ``allowsEditing``, the user then moves and zooms it in a square, and
/// chooses or returns to the photos. The delegate's method is called once for each chosen photo and
/// each tap on Cancel, and dismisses the picker: the picker stays otherwise.
///
/// Chosen, because nothing is recorded: the appearance of both screens.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  private static let image = "public.image"

  // MARK: Sources

  /// Returns whether the device has a source of media: the library and the album of saved photos
  /// if the program contains module PhotosUI, and never a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera && PhotoLibraryModule.photos != nil
  }

  /// Returns the uniform type identifiers of the media of a source, here photos only; `nil` if the
  /// source is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    guard isSourceTypeAvailable(sourceType) else { return nil }
    return PhotoLibraryModule.photos?.mediaTypes
  }

  /// The source of the media. The default is the photo library. The album of saved photos has the
  /// same photos.
  ///
  /// - Precondition: The source is available; otherwise UIKit also raises an exception.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      Self.require(sourceType)
      if isViewLoaded, sourceType != oldValue { showPhotos() }
    }
  }

  /// The uniform type identifiers of the displayed media. The default is `["public.image"]`.
  ///
  /// - Precondition: At least one of the types is available in an available source; otherwise UIKit
  ///   also raises an exception.
  open var mediaTypes = [image] {
    didSet {
      requireMediaTypes()
      if isViewLoaded, mediaTypes != oldValue { showPhotos() }
    }
  }

  /// Stops the program if a source is not available.
  private static func require(_ source: SourceType) {
    guard !isSourceTypeAvailable(source) else { return }
    if source == .camera {
      fatalError(
        "UIImagePickerController has no camera; ask isSourceTypeAvailable(.camera) before setting "
          + "sourceType.")
    }
    fatalError(
      "UIImagePickerController has no photos, because the program does not contain PhotosUI; add "
        + "the product PhotosUI to the dependencies of the target.")
  }

  private func requireMediaTypes() {
    guard let available = Self.availableMediaTypes(for: sourceType),
      !mediaTypes.contains(where: available.contains)
    else { return }
    fatalError(
      "UIImagePickerController.mediaTypes \(mediaTypes) has no type of the source, which has "
        + "\(available); use types of availableMediaTypes(for:).")
  }

  // MARK: Settings

  /// The delegate, which dismisses the picker. It is also the delegate of the navigation
  /// controller.
  @_nonoverride open weak var delegate:
    (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  {
    get {
      (self as UINavigationController).delegate
        as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
    set { (self as UINavigationController).delegate = newValue }
  }

  /// A Boolean value that indicates whether the user moves and zooms the selected photo in a
  /// square. The default is `false`.
  open var allowsEditing = false

  /// The form of the file of ``InfoKey/imageURL``. The default is a form that most programs can
  /// read. All files of the library have such a form, and are delivered unchanged.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// The quality of videos. The default is medium. The library has no videos.
  open var videoQuality = QualityType.typeMedium
  /// The maximum duration of a video, in seconds. The default is ten minutes. The library has no
  /// videos.
  open var videoMaximumDuration: TimeInterval = 600

  // MARK: Photos

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPhotos()
  }

  private func showPhotos() {
    Self.require(sourceType)
    guard let photos = PhotoLibraryModule.photos else { return }
    let grid = photos.makeGrid(of: mediaTypes) { [weak self] photo in self?.didSelect(photo) }
    setViewControllers([grid], animated: false)
  }

  private func didSelect(_ photo: PickedPhoto?) {
    guard let photo else {
      delegate?.imagePickerControllerDidCancel(self)
      return
    }
    guard allowsEditing else { return finish(photo) }
    let crop = CropViewController(photo.image) { [weak self] crop in
      guard let self else { return }
      if let crop {
        finish(photo, crop)
      } else {
        popViewController(animated: true)
      }
    }
    pushViewController(crop, animated: true)
  }

  /// Notifies the delegate of the chosen photo.
  private func finish(_ photo: PickedPhoto, _ crop: PhotoCrop? = nil) {
    var info: [InfoKey: Any] = [.mediaType: Self.image, .originalImage: photo.image]
    info[.imageURL] = photo.file
    info[.phAsset] = photo.asset
    if let crop {
      info[.cropRect] = NSValue(cgRect: crop.rect)
      info[.editedImage] = photo.image.cropped(to: crop.rect)
    }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}
